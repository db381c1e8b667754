// What is remembered for as long as the tab is open; a browser that keeps nothing forgets it at once.

export function recall(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // nothing depends on it
  }
}

export function forget(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
