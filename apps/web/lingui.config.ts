import { defineConfig } from '@lingui/cli';
import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { messageExtractor } from './build/message-extractor.ts';

/** Texts of parts that are opened later have a catalogue of their own, loaded with them. */
const AREAS = {
  cards: [
    '<rootDir>/src/features/card-browse',
    '<rootDir>/src/features/series-picker',
    '<rootDir>/src/features/deck-editor/add',
    '<rootDir>/src/pages/card',
    '<rootDir>/src/pages/card-list',
  ],
  site: [
    '<rootDir>/src/features/preferences',
    '<rootDir>/src/pages/data-protection',
    '<rootDir>/src/pages/settings',
  ],
  profile: [
    '<rootDir>/src/features/profile',
    '<rootDir>/src/features/leveling',
    '<rootDir>/src/pages/profile',
  ],
  account: ['<rootDir>/src/features/account', '<rootDir>/src/pages/account'],
  community: [
    '<rootDir>/src/features/community',
    '<rootDir>/src/pages/leaderboard',
    '<rootDir>/src/pages/reports',
  ],
  decks: [
    '<rootDir>/src/decks',
    '<rootDir>/src/features/deck-editor',
    '<rootDir>/src/features/deck-lists',
    '<rootDir>/src/features/deck-reading',
    '<rootDir>/src/pages/deck',
    '<rootDir>/src/pages/deck-builder',
    '<rootDir>/src/pages/decks',
    '<rootDir>/src/pages/my-decks',
    '<rootDir>/src/pages/decklists',
  ],
};
const NEVER = ['**/*.test.ts', '**/*.gen.ts', '**/node_modules/**'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: [
        '<rootDir>/src/**/*.{ts,tsx}',
        '<rootDir>/../../packages/contract/src/messages.ts',
        '<rootDir>/../../packages/domain/src/pages.ts',
        '<rootDir>/../../packages/domain/src/profile/cosmetics.ts',
      ],
      exclude: [
        ...NEVER,
        '<rootDir>/src/pages/kit/**',
        ...Object.values(AREAS).flatMap((folders) => folders.map((folder) => `${folder}/**`)),
      ],
    },
    ...Object.entries(AREAS).map(([area, folders]) => ({
      path: `<rootDir>/src/locales/${area}/{locale}`,
      include: folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
      exclude: NEVER,
    })),
  ],
  extractors: [messageExtractor, babelExtractor],
  // Line numbers would make every edit of a page an edit of both catalogues.
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
