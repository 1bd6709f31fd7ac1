import { PAGES } from '@deckframe/domain/site/pages/pages';
import { TEXT_AREAS, type Page, type TextArea } from '@deckframe/domain/site/pages/page';
import { pageModule } from '@deckframe/domain/site/pages/page-module';
import { defineConfig } from '@lingui/cli';
import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { messageExtractor } from './build/message-extractor.ts';

/**
 * Texts of later parts have their own catalogues. A page's record names the one of its folder;
 * shared folders are listed here.
 */
const SHARED_FOLDERS: Readonly<Record<TextArea, readonly string[]>> = {
  cards: [
    'features/community/sharing',
    'features/cards/card-browse',
    'features/cards/series-picker',
    'features/decks/editor/add',
  ],
  site: ['features/accounts/preferences', 'features/site/ads'],
  profile: [
    'features/community/{profile,sharing}',
    'features/rewards/leveling',
    'features/creators/contents/manage',
  ],
  account: ['features/accounts/account'],
  community: [
    'features/community/{actions,comments,rating}',
    'features/cards/card-faults',
    'features/cards/card-report',
    'features/creators/custom-cards',
    'features/decks/editor/add',
    'features/creators/contents/shown',
    'features/tournaments/results',
  ],
  collection: ['features/collection'],
  trades: [],
  tournaments: [
    'features/meta/archetype-rules',
    'features/meta/result-meta',
    'features/tournaments/desk',
    'features/tournaments/play',
    'features/tournaments/events',
  ],
  mailbox: ['features/rewards/mailbox'],
  administration: [
    'features/staff',
    'features/rewards/campaigns',
    'features/meta/archetype-rules',
    'features/cards/card-faults',
  ],
  decks: ['decks', 'features/decks/editor', 'features/decks/lists', 'features/decks/reading'],
  // Parts that load after the home page.
  // Later parts of every page, and pages that are rarely seen.
  shell: [
    'app/{error-pages/later,palette,shortcuts}',
    'catalogue/previews',
    'features/site/maintenance',
    'pages/site/coming-soon',
  ],
  home: ['pages/site/home/later', 'features/cards/card-of-the-day/later'],
};
/** Deck messages load with decks. */
const DECK_MESSAGES = '<rootDir>/../../packages/contract/src/deck-messages.ts';
/** Texts that no page shows before its own texts are loaded. */
const LATER_MESSAGES = '<rootDir>/src/lib/later-messages.ts';
/** Texts for staff. */
const OFFICE_MESSAGES = [
  '<rootDir>/../../packages/contract/src/staff-messages.ts',
  '<rootDir>/build/office-descriptions.ts',
];
const DECK_AREAS: ReadonlySet<TextArea> = new Set([
  'cards',
  'collection',
  'community',
  'decks',
  'tournaments',
]);
const NEVER = ['**/*.test.ts', '**/*.gen.ts', '**/node_modules/**'];

export default defineConfig({
  sourceLocale: 'en',
  // `plural` outside a hook uses the language of the current render.
  runtimeConfigModule: { i18n: ['#lib/current-i18n.ts', 'renderI18n'] },
  locales: ['en', 'de'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: [
        '<rootDir>/src/**/*.{ts,tsx}',
        '<rootDir>/../../packages/domain/src/site/pages/pages.ts',
        '<rootDir>/../../packages/domain/src/site/pages/menu-entries.ts',
      ],
      exclude: [
        ...NEVER,
        LATER_MESSAGES,
        '<rootDir>/src/pages/site/kit/**',
        ...TEXT_AREAS.flatMap(listFolders).map((folder) => `${folder}/**`),
      ],
    },
    // Texts not needed for the first paint.
    {
      path: '<rootDir>/src/locales/answers/{locale}',
      include: [
        '<rootDir>/../../packages/contract/src/messages.ts',
        '<rootDir>/../../packages/domain/src/community/profile/cosmetic-looks.ts',
        '<rootDir>/build/menu-hints.ts',
        LATER_MESSAGES,
      ],
      exclude: NEVER,
    },
    // No page shows its description before another page is opened.
    {
      path: '<rootDir>/src/locales/descriptions/{locale}',
      include: ['<rootDir>/build/page-descriptions.ts'],
      exclude: NEVER,
    },
    ...TEXT_AREAS.map((area) => ({
      path: `<rootDir>/src/locales/${area}/{locale}`,
      include: [
        ...listFolders(area).map((folder) => `${folder}/**/*.{ts,tsx}`),
        ...(DECK_AREAS.has(area) ? [DECK_MESSAGES] : []),
        ...(area === 'administration' ? OFFICE_MESSAGES : []),
      ],
      exclude: NEVER,
    })),
  ],
  extractors: [messageExtractor, babelExtractor],
  // File names would change both catalogues on every move.
  format: formatter({ origins: false, printPlaceholdersInComments: false }),
  orderBy: 'messageId',
});

function listFolders(area: TextArea): string[] {
  const pages = (PAGES as readonly Page[])
    .filter(({ texts }) => texts?.[0] === area)
    .map((page) => `pages/*/${pageModule(page).split('/')[0] ?? ''}`);
  return [...new Set([...SHARED_FOLDERS[area], ...pages])].map((name) => `<rootDir>/src/${name}`);
}
