// How a page beckons whoever looks elsewhere: the tab's icon turns gold, and an installed app shows a number.

const BECKONING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#ffcf5c"/>' +
      '<g stroke="#1c1503" stroke-width="3" stroke-linecap="round"><path d="M16 5v6M16 21v6M5 16h6M21 16h6M8.2 8.2l4 4M19.8 19.8l4 4M23.8 8.2l-4 4M12.2 19.8l-4 4"/></g></svg>',
  );

/** The tab's icon turns gold while the page waits for its visitor; what is given back undoes it. */
export function beckon(): () => void {
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')];
  const own = icons.map((icon) => icon.href);
  for (const icon of icons) icon.href = BECKONING;
  return () => icons.forEach((icon, at) => (icon.href = own[at] ?? icon.href));
}

/** The number on the icon of an installed app; what is given back removes it. */
export function showBadge(count: number): () => void {
  if (!('setAppBadge' in navigator)) return () => undefined;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  return () => void navigator.clearAppBadge().catch(() => undefined);
}
