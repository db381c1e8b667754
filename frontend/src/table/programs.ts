// How a program of somebody's comes to its seat: the address of its socket, and a command that connects there.

/** The whole address of a socket that the server named by its path. */
export function socketAddress(page: Pick<Location, 'protocol' | 'host'>, path: string): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}${path}`;
}

/** What to type in a checkout of the project: a bot in forty lines, to begin with. */
export function commandFor(address: string): string {
  return `python examples/bot_over_socket.py "${address}"`;
}
