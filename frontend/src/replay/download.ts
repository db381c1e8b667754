// Giving the visitor a file that was made in the browser.

export function give(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A picture of this site as PNG, drawn twice as large so that it stays sharp. */
export async function asPng(address: string): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * picture.naturalWidth;
  canvas.height = 2 * picture.naturalHeight;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const made = await new Promise<Blob | null>((take) => canvas.toBlob(take, 'image/png'));
  if (!made) throw new Error('this browser makes no PNG');
  return made;
}
