import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

declare const process: { env: Record<string, string | undefined> };

// Where `make frontend-dev` finds the running server. It is asked under the address in the browser: only pages of the same
// origin may talk to it.
const server = process.env['HANABI_SERVER'] ?? 'http://127.0.0.1:8000';

// Every file costs close to a kilobyte of headers on its way: what is needed together comes together.
const FRAME = /frontend[\\/]src[\\/]shared[\\/](Site|Settings|NotFound)\w*\.svelte/;
const SHARED =
  /frontend[\\/]src[\\/](board|words|shared|lobby[\\/](boxes|durations|setup))(?!.*(Show|Site|Settings|NotFound|Words))/;
const GROUPS = [
  { name: catalogues, debugName: 'catalogues', test: /locales/, priority: 3 },
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  { name: 'parts', test: SHARED, minShareCount: 9, priority: 1 },
  { name: 'board', test: SHARED, minShareCount: 2 },
  { name: 'frame', test: FRAME, minShareCount: 2 },
  { name: 'table', test: /frontend[\\/]src[\\/]table[\\/](TablePage|Game)\.svelte/ },
];

/** The texts that nearly every page needs are one file a language, those of a table another. */
function catalogues(id: string): string | null {
  const [, language = '', name = ''] = /locales[\\/](\w+)[\\/](\w+)\.ftl/.exec(id) ?? [];
  if (['common', 'game', 'lobby', 'errors'].includes(name)) return `texts-${language}`;
  if (name === 'table') return `texts-table-${language}`;
  return null;
}

/** A file by its own name, without the names of all who need it. */
function fileName(name: string, ending: string): string {
  return `assets/${name.split(/[~.]/)[0] ?? ''}-[hash]${ending}`;
}

/** Texts come without the remarks that are for whoever translates them. */
const withoutRemarks = {
  name: 'without-remarks',
  transform(code: string, id: string): string | null {
    const [, text] = /\.ftl\?raw$/.test(id) ? (/^export default (".*")/s.exec(code) ?? []) : [];
    if (text === undefined) return null;
    const lines = (JSON.parse(text) as string).split('\n').filter((line) => line && !line.startsWith('#'));
    return `export default ${JSON.stringify(`${lines.join('\n')}\n`)}`;
  },
};

export default defineConfig({
  // Tests take Svelte as a browser does; without it, effects would never run.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  base: './', // the site may be under a path: the server puts it before the page's own files
  plugins: [svelte(), withoutRemarks],
  build: {
    target: 'es2022',
    outDir: '../src/hanabi/site/pages',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        chunkFileNames: ({ name }) => fileName(name, '.js'),
        assetFileNames: ({ names }) => fileName(names[0] ?? '', '[extname]'),
      },
    },
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
