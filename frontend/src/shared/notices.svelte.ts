// Being told of one's turn while no page is open: by the browser's push service, where there is one.
import { ask } from './api';
import type { NoticeWish, Notices } from './messages';
import { settings } from './settings.svelte';
import { at } from './site';

class TurnNotices {
  /** Whether this browser is told by push, so that an open page need not do it as well. */
  pushed = $state(false);

  /** Whether somebody may still be asked: not where the browser cannot, and not after a no. */
  get askable(): boolean {
    return 'Notification' in window && Notification.permission !== 'denied' && !settings.notifications;
  }

  /** Ask for permission, and be told from now on; whether that is so. */
  async begin(): Promise<boolean> {
    if (!('Notification' in window)) return false;
    settings.notifications = (await Notification.requestPermission()) === 'granted';
    if (settings.notifications) await this.#subscribe().catch(() => undefined); // an open page still tells
    return settings.notifications;
  }

  /** Be told no longer. */
  async end(): Promise<void> {
    settings.notifications = this.pushed = false;
    const subscription = await (await registration())?.pushManager?.getSubscription();
    if (!subscription) return;
    const host = new URL(subscription.endpoint).hostname;
    await subscription.unsubscribe(); // the site is told so by the push service at the latest
    const { notices } = await ask<Notices>('GET', '/api/notices');
    const own = notices.filter((each) => each.kind === 'push' && each.host === host);
    if (own.length === 1 && own[0]) await ask('DELETE', `/api/notices/${own[0].id}`);
  }

  /** See whether this browser is told by push already. */
  async look(): Promise<void> {
    if (!settings.notifications) return;
    const found = await (await registration())?.pushManager?.getSubscription();
    this.pushed = !!found;
  }

  async #subscribe(): Promise<void> {
    if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
    const { key } = await ask<Notices>('GET', '/api/notices');
    const worker = await navigator.serviceWorker.register(at('/sw.js'));
    await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    });
    const keys = made.toJSON().keys ?? {};
    const wish: NoticeWish = {
      to: {
        type: 'push',
        endpoint: made.endpoint,
        p256dh: keys['p256dh'] ?? '',
        auth: keys['auth'] ?? '',
      },
    };
    await ask<Notices>('POST', '/api/notices', wish);
    this.pushed = true;
  }
}

function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(undefined);
  return navigator.serviceWorker.getRegistration(at('/'));
}

/** The bytes that a text in base64url stands for. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export const turnNotices = new TurnNotices();
