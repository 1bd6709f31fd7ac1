import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import type * as extractor from './message-extractor.ts';
import type * as pageTexts from './page-texts.ts';
import type * as navigation from '../src/app/navigation/navigation-model.ts';
import type * as palette from '../src/app/palette/fixed-pages.ts';
import type * as routing from '../src/app/routing/router.tsx';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Everything needed for a new page: see "A new page" in docs/new-code.md. */
const RECORD = `  {
    id: 'treasureMap',
    path: '/treasure-map',
    title: 'Treasure map',
    description: 'Where the treasure lies.',
    feature: 'leaderboard',
    access: 'member',
    indexed: false,
    texts: ['community'],
    icon: 'trophy',
    palette: true,
    menu: { label: 'Treasure Map', hint: 'Dig here', groups: ['community'] },
  },
`;
const COMPONENT = `import { useLingui } from '@lingui/react/macro';
export function TreasureMapPage() {
  const { t } = useLingui();
  return <h1>{t\`X marks the spot\`}</h1>;
}
`;
const ORDER = "  'treasureMap',\n";
const GERMAN = {
  title: '\n#. js-lingui-explicit-id\nmsgid "page.treasureMap.title"\nmsgstr "Schatzkarte"\n',
  words: '\nmsgid "X marks the spot"\nmsgstr "Hier liegt er"\n',
};

let copy: string;
let server: ViteDevServer;
const touched: string[] = [];

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'sample-page-'));
  copyHouse();
  edit('packages/domain/src/site/pages/community.ts', (text) =>
    text.replace('[\n', `[\n${RECORD}`),
  );
  edit('apps/web/src/app/navigation/navigation-model.ts', (text) =>
    text.replace("  'leaderboard',\n", `${ORDER}  'leaderboard',\n`),
  );
  edit('apps/web/src/pages/site/treasure-map/treasure-map-page.tsx', () => COMPONENT);
  edit('apps/web/src/locales/de.po', (text) => text + GERMAN.title);
  edit('apps/web/src/locales/community/de.po', (text) => text + GERMAN.words);
  server = await createServer({
    configFile: join(copy, 'apps/web/vite.config.ts'),
    cacheDir: join(copy, '.vite'),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  rmSync(copy, { recursive: true });
});

it('a new page consists of five files', () => {
  expect(touched).toHaveLength(5);
});

it('a new page is in the menu for members, at its place, while its feature is on', async () => {
  const { listNavGroups } = await load<typeof navigation>(
    '/src/app/navigation/navigation-model.ts',
  );
  const print = (feature: 'live' | 'comingSoon' | 'hidden', roles: string[] | null) =>
    listNavGroups({
      features: { leaderboard: feature },
      user: roles && { id: '7', roles },
      hostname: 'cards.example',
    })
      .flatMap(({ entries }) => entries)
      .map(({ id, comingSoon }) => `${id}${comingSoon ? ' (soon)' : ''}`);
  expect(print('live', [])).toEqual(['treasureMap', 'leaderboard']);
  expect(print('comingSoon', [])).toContain('treasureMap (soon)');
  expect(print('hidden', [])).not.toContain('treasureMap');
  expect(print('live', null)).toEqual(['leaderboard']);
});

it('a new page has a route with its own file and the access of its record', async () => {
  // There is no storage outside a browser.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { createAppRouter } = await load<typeof routing>('/src/app/routing/router.tsx');
  const member = { id: '7', roles: [] };
  const open = async (user: object | null, feature = 'live') => {
    const config = { gameid: 'gundam', features: { leaderboard: feature } } as unknown;
    const session = { get: () => user, set: () => {}, subscribe: () => () => {} };
    const router = createAppRouter({
      getConfig: () => config as PublicGameConfig,
      session: session as never,
    });
    const route = router.routesByPath['/treasure-map' as '/'];
    const { beforeLoad } = route.options as unknown as { beforeLoad: (given: object) => void };
    try {
      beforeLoad({ location: { href: '/treasure-map' } });
    } catch (refusal) {
      return refusal;
    }
    const lazy: { options: object } | undefined = await route.lazyFn?.();
    const { component } = { ...lazy?.options } as { component?: { name: string } };
    return [route.options.staticData?.pageId, component?.name];
  };
  expect(await open(member)).toEqual(['treasureMap', 'TreasureMapPage']);
  expect(await open(null)).toMatchObject({ options: { to: '/login' } });
  expect(await open(member, 'comingSoon')).toEqual(['treasureMap', 'ComingSoonPage']);
  expect(await open(member, 'hidden')).toMatchObject({ isNotFound: true });
});

it('a new page has title and texts in the catalogues, and is in the palette', async () => {
  // Uses Node like the extraction, because the bundle has no such texts.
  const { messageExtractor } = (await import(
    pathToFileURL(join(copy, 'apps/web/build/message-extractor.ts')).href
  )) as typeof extractor;
  const found = new Map<string, string | undefined>();
  const note = ({ id, message }: { id: string; message?: string }) => found.set(id, message);
  for (const file of [
    'packages/domain/src/site/pages/pages.ts',
    'packages/domain/src/site/pages/menu-entries.ts',
    'apps/web/build/office-descriptions.ts',
    'apps/web/build/page-descriptions.ts',
    'apps/web/build/menu-hints.ts',
  ]) {
    await messageExtractor.extract(join(copy, file), '', note, {} as never);
  }
  expect(found.get('page.treasureMap.title')).toBe('Treasure map');
  expect(found.get('page.treasureMap.description')).toBe('Where the treasure lies.');
  expect(found.get('menu.treasureMap.label')).toBe('Treasure Map');
  expect(found.get('menu.treasureMap.hint')).toBe('Dig here');
  const texts = (await import(
    pathToFileURL(join(copy, 'apps/web/build/page-texts.ts')).href
  )) as typeof pageTexts;
  expect((await texts.readPageTexts('de'))['treasureMap']?.title).toBe('Schatzkarte');
  const { FIXED_PAGES } = await load<typeof palette>('/src/app/palette/fixed-pages.ts');
  expect(FIXED_PAGES.map(({ id }) => id)).toContain('treasureMap');
});

/** Copies the sources and links packages. */
function copyHouse(): void {
  const take = (path: string) => {
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (from) => !/\/(?:node_modules|dist|\.tsbuild)(?:\/|$)/.test(from),
    });
  };
  const own = ['domain', 'contract', 'card-faces'];
  for (const path of ['tsconfig.base.json', 'apps/web', ...own.map((name) => `packages/${name}`)]) {
    take(path);
  }
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@deckframe'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@deckframe') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
  for (const name of own) {
    symlinkSync(join(copy, 'packages', name), join(packages, '@deckframe', name));
  }
  symlinkSync(join(ROOT, 'apps/web/node_modules'), join(copy, 'apps/web/node_modules'));
}

function edit(path: string, change: (text: string) => string): void {
  const file = join(copy, path);
  mkdirSync(join(file, '..'), { recursive: true });
  const before = readOr(file);
  const after = change(before);
  expect(after, path).not.toBe(before);
  writeFileSync(file, after);
  touched.push(path);
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function load<Module>(path: string): Promise<Module> {
  return (await server.ssrLoadModule(path)) as Module;
}
