// Which address shows which page. A page is loaded when it is first visited, with the catalogues it needs.
import type { Component } from 'svelte';

import { homeAsks } from './lobby/asks';
import { replayOf } from './replay/links';
import type { Catalogue } from './shared/texts.svelte';

export type PageProps = { params: Readonly<Record<string, string>> };

export interface Route {
  /** Parts after a colon are handed to the page: `/table/:id`. */
  readonly path: string;
  readonly catalogues: readonly Catalogue[];
  readonly load: () => Promise<{ default: Component<PageProps> }>;
  /** What the page will ask the server first: asked while the page itself is still being loaded. */
  readonly ahead?: (params: PageProps['params']) => readonly string[];
}

const replayAddress = ({ id = '' }: PageProps['params']): readonly string[] => [replayOf(id)];

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    catalogues: ['lobby', 'people', 'game', 'errors'],
    load: () => import('./lobby/LobbyPage.svelte'),
    ahead: homeAsks,
  },
  {
    path: '/table/:id',
    catalogues: ['table', 'game', 'lobby', 'errors'],
    load: () => import('./table/TablePage.svelte'),
  },
  {
    path: '/rules',
    catalogues: ['rules', 'lobby', 'game', 'errors'],
    load: () => import('./rules/RulesPage.svelte'),
  },
  {
    path: '/rules/:edition',
    catalogues: ['rules', 'lobby', 'game', 'errors'],
    load: () => import('./rules/RulesPage.svelte'),
  },
  { path: '/learn', catalogues: ['learn', 'lobby'], load: () => import('./learn/LearnPage.svelte') },
  {
    path: '/learn/:lesson',
    catalogues: ['learn', 'lobby', 'game', 'table', 'bots', 'errors'],
    load: () => import('./learn/LessonPage.svelte'),
  },
  {
    path: '/replay',
    catalogues: ['replay', 'import', 'review', 'game', 'table', 'bots', 'lobby', 'errors'],
    load: () => import('./replay/OpenPage.svelte'),
  },
  {
    path: '/replay/:id',
    catalogues: ['replay', 'import', 'review', 'game', 'table', 'bots', 'lobby', 'errors'],
    load: () => import('./replay/ReplayPage.svelte'),
    ahead: replayAddress,
  },
  {
    path: '/embed/:id',
    catalogues: ['replay', 'review', 'game', 'table', 'errors'],
    load: () => import('./replay/EmbedPage.svelte'),
    ahead: replayAddress,
  },
  {
    path: '/history',
    catalogues: ['history', 'deals', 'people', 'import', 'replay', 'lobby', 'table', 'game', 'errors'],
    load: () => import('./history/HistoryPage.svelte'),
  },
  {
    path: '/insights',
    catalogues: ['insights', 'history', 'replay', 'lobby', 'game', 'errors'],
    load: () => import('./insights/InsightsPage.svelte'),
  },
  {
    path: '/off/:token',
    catalogues: ['people', 'lobby', 'errors'],
    load: () => import('./people/MailOffPage.svelte'),
  },
  {
    path: '/challenge',
    catalogues: ['challenge', 'lobby', 'game', 'errors'],
    load: () => import('./challenge/NewChallengePage.svelte'),
  },
  {
    path: '/challenge/:id',
    catalogues: ['challenge', 'lobby', 'game', 'errors'],
    load: () => import('./challenge/ChallengePage.svelte'),
  },
  {
    path: '/puzzles',
    catalogues: ['puzzles', 'review', 'game', 'table', 'bots', 'lobby', 'errors'],
    load: () => import('./puzzles/PuzzlePage.svelte'),
  },
  {
    path: '/puzzles/:id',
    catalogues: ['puzzles', 'review', 'game', 'table', 'bots', 'lobby', 'errors'],
    load: () => import('./puzzles/PuzzlePage.svelte'),
  },
  { path: '/gallery', catalogues: ['game', 'bots'], load: () => import('./gallery/GalleryPage.svelte') },
];

export const NOT_FOUND: Route = {
  path: '',
  catalogues: [],
  load: () => import('./shared/NotFoundPage.svelte'),
};

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The route of a path, such as `/table/k7` → the table page with `{ id: 'k7' }`. */
export function match(path: string): Match {
  for (const route of ROUTES) {
    const params = fit(route.path.split('/'), trimmed(path).split('/'));
    if (params) return { route, params };
  }
  return { route: NOT_FOUND, params: {} };
}

function trimmed(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function fit(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, expected] of pattern.entries()) {
    const part = parts[at] ?? '';
    if (expected.startsWith(':') && part) params[expected.slice(1)] = readable(part);
    else if (expected !== part) return null;
  }
  return params;
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
