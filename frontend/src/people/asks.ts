// Where the server is asked about people: asked ahead by pages that will want it.

/** Who invites me. */
export const INVITATIONS = '/api/invitations';
/** Those I have played with. */
export const CO_PLAYERS = '/api/co-players';
