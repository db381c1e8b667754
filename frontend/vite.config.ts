import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

declare const process: { env: Record<string, string | undefined> };

// Where `make frontend-dev` finds the running server. It is asked under the address in the browser: only pages of the same
// origin may talk to it.
const server = process.env['HANABI_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  // Tests take Svelte as a browser does; without it, effects would never run.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  base: './', // the site may be under a path: the server puts it before the page's own files
  plugins: [svelte()],
  build: {
    target: 'es2022',
    outDir: '../src/hanabi/site/pages',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: './tests/environment.ts',
    css: true,
  },
});
