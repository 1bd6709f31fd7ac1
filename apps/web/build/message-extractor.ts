import { pathToFileURL } from 'node:url';
import type { listMenuPlans } from '@deckframe/domain/site/pages/menu-entries';
import type { ExtractorType } from '@lingui/conf';

/** Data files with texts, and the explicit id of each text. */
const TEXT_FILES: Record<string, (exports: Record<string, unknown>) => [string, string][]> = {
  'packages/contract/src/messages.ts': (exports) => [
    ...listTexts('error', exports.ERROR_MESSAGES),
    ...listTexts('maintenance', exports.MAINTENANCE_MESSAGES),
    ...listTexts('account', exports.ACCOUNT_MESSAGES),
    ...listTexts('catalogue', exports.CATALOGUE_MESSAGES),
    ...listTexts('collection', exports.COLLECTION_MESSAGES),
    ...listTexts('community', exports.COMMUNITY_MESSAGES),
    ...listTexts('content', exports.CONTENT_MESSAGES),
    ...listTexts('deck', exports.DECK_MESSAGES),
    ...listTexts('mailbox', exports.MAILBOX_MESSAGES),
  ],
  'packages/contract/src/staff-messages.ts': (exports) =>
    listTexts('error', exports.STAFF_MESSAGES),
  'packages/contract/src/deck-messages.ts': (exports) => [
    ...listTexts('deckReason', exports.DECK_REASON_MESSAGES),
    ...listTexts('deckText', exports.TRANSFER_MESSAGES),
  ],
  'apps/web/src/lib/messages.ts': (exports) => listTexts('web', exports.FIRST_MESSAGES),
  'apps/web/src/lib/later-messages.ts': (exports) => listTexts('web', exports.LATER_MESSAGES),
  'packages/domain/src/community/profile/cosmetic-looks.ts': (exports) =>
    (exports.COSMETIC_LOOKS as { kind: string; key: string; name: string }[]).map(
      ({ kind, key, name }): [string, string] => [`cosmetic.${kind}.${key}`, name],
    ),
  'packages/domain/src/site/pages/pages.ts': (exports) =>
    (exports.PAGES as { id: string; title: string }[]).map(({ id, title }): [string, string] => [
      `page.${id}.title`,
      title,
    ]),
  'packages/domain/src/site/pages/menu-entries.ts': (exports) =>
    (exports.listMenuPlans as typeof listMenuPlans)().map(({ id, label }): [string, string] => [
      `menu.${id}.label`,
      label,
    ]),
  'apps/web/build/office-descriptions.ts': (exports) => [
    ...(exports.OFFICE_DESCRIPTIONS as [string, string][]),
  ],
  'apps/web/build/menu-hints.ts': (exports) => [...(exports.MENU_HINTS as [string, string][])],
  'apps/web/build/page-descriptions.ts': (exports) => [
    ...(exports.PAGE_DESCRIPTIONS as [string, string][]),
  ],
};

/** Extracts literal texts from data files for translation. */
export const messageExtractor: ExtractorType = {
  match: (filename) => findReader(filename) !== undefined,
  extract: async (filename, _code, onMessageExtracted) => {
    const reader = findReader(filename);
    if (!reader) return;
    const exports: Record<string, unknown> = await import(pathToFileURL(filename).href);
    for (const [id, message] of reader(exports)) {
      onMessageExtracted({ id, message, origin: [filename, 1], placeholders: {} });
    }
  },
};

function findReader(filename: string) {
  const entry = Object.entries(TEXT_FILES).find(([suffix]) => filename.endsWith(suffix));
  return entry?.[1];
}

function listTexts(prefix: string, texts: unknown): [string, string][] {
  return Object.entries(texts as Record<string, string>).map(([key, text]) => [
    `${prefix}.${key}`,
    text,
  ]);
}
