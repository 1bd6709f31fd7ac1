import { defineConfig } from '@lingui/cli';
import { babelExtractor } from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { messageExtractor } from './build/message-extractor.ts';

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
      ],
      exclude: ['**/*.test.ts', '**/*.gen.ts', '**/node_modules/**', '<rootDir>/src/pages/kit/**'],
    },
  ],
  extractors: [messageExtractor, babelExtractor],
  // Line numbers would make every edit of a page an edit of both catalogues.
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
