// Where the visitor is: the address as state, moving by links and by `go`, without loading the page anew.
import { at, site } from './site';

class Place {
  /** Without the path under which the site is. */
  path = $state('/');
  query = $state.raw(new URLSearchParams());

  constructor() {
    if (typeof window === 'undefined') return;
    this.#read();
    window.addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  #read(): void {
    this.path = window.location.pathname.slice(site.path.length) || '/';
    this.query = new URLSearchParams(window.location.search);
  }

  /** Go to an address of this site; `replace` leaves no way back to the one before. */
  go(address: string, { replace = false }: { replace?: boolean } = {}): void {
    if (replace) window.history.replaceState(null, '', at(address));
    else window.history.pushState(null, '', at(address));
    this.#read();
    if (!replace) window.scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== window.location.origin || !link.pathname.startsWith(at('/'))) return;
    if (link.pathname.startsWith(at('/api/'))) return;
    if (link.hash && link.pathname === window.location.pathname) return;
    event.preventDefault();
    this.go(link.pathname.slice(site.path.length) + link.search + link.hash);
  }
}

export const place = new Place();
