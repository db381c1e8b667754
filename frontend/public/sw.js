// What wakes up while no page is open: it shows that it is somebody's turn, and leads to the table.
self.addEventListener('push', (event) => {
  let said = {};
  try {
    said = event.data ? event.data.json() : {};
  } catch {
    // a message that is none of ours says nothing but that there is one
  }
  const { title = 'Hanabi', body = '', url = './', tag = 'hanabi' } = said;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: 'icon-192.png', data: { url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? './', self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
      return open ? open.focus() : self.clients.openWindow(url.href);
    }),
  );
});
