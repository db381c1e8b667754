// What the server says of the site in the head of the page: under which path it is, what it is called, who runs it.

function said(name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="site-${name}"]`)?.content ?? '';
}

export const site = {
  path: said('path'),
  name: said('name') || 'Hanabi',
  contact: said('contact'),
  inviteOnly: said('invite-only') === 'true',
};

/** An address of this site as links and requests need it: `at('/rules')`. */
export function at(address: string): string {
  return address.startsWith('/') ? site.path + address : address;
}

/** The whole address, for links that are passed on. */
export function everywhere(address: string): string {
  return window.location.origin + at(address);
}

/** Where a contact leads that is an address of mail or a link; null for a sentence. */
export function contactLink(contact: string): string | null {
  if (/^(https?:|mailto:)\S+$/.test(contact)) return contact;
  return /^[^\s@:/]+@[^\s@:/]+$/.test(contact) ? `mailto:${contact}` : null;
}
