// Where the unit tests run: Node, with the pages compiled for a browser, so that state and effects are alive.
import type { Environment } from 'vitest/runtime';

export default {
  name: 'pages',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
