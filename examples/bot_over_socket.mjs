// A bot over a socket in JavaScript, for Node 22 or newer, which needs nothing else: it moves by chance.
//
//     node examples/bot_over_socket.mjs "ws://localhost:8000/api/tables/TABLE/socket?key=KEY"
//
// The host of the table makes the key: docs/bot-protocol.md says how.

const address = process.argv[2];
if (!address?.startsWith('ws')) {
  console.error('name the socket of a seat, as in: node examples/bot_over_socket.mjs "ws://…/socket?key=KEY"');
  process.exit(3);
}

let position = {};

function connect() {
  const socket = new WebSocket(address);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    position = message.position ?? position;
    if (position.outcome) {
      console.log(JSON.stringify(position.outcome));
      process.exit();
    }
    if (['table', 'news'].includes(message.type) && position.legal?.length) {
      const { legal, turn } = position;
      const move = legal[Math.floor(Math.random() * legal.length)]; // here a bot thinks
      socket.send(JSON.stringify({ type: 'make-move', id: `turn ${turn}`, move, turn })); // sent twice, it is still made once
    }
  };
  socket.onclose = () => setTimeout(connect, 500); // comes back when the line breaks
}

connect();
