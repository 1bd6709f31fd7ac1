import type { Mutant } from '../mutant.ts';

const LISTS_TEST = 'apps/api/src/modules/decks/lists/deck-lists.test.ts';
const DECKS_TEST = 'apps/api/src/modules/decks/decks/decks.test.ts';

/** One bug per ledger row about decks and collections. The ids name the rows. */
export const LEDGER_DECK_MUTANTS: readonly Mutant[] = [
  {
    id: 'row-dlist-01-own',
    file: 'apps/api/src/modules/decks/lists/queries.ts',
    find: 'deck.user_id <> ',
    replace: '0 <> ',
    tests: [LISTS_TEST],
    why: 'a member’s own decks are listed among those of others',
  },
  {
    id: 'row-dlist-03-popular',
    file: 'apps/api/src/modules/decks/lists/filter-queries.ts',
    find: "popular: { column: 'visitorcount', type: 'integer', descending: true,",
    replace: "popular: { column: 'visitorcount', type: 'integer', descending: false,",
    tests: [LISTS_TEST],
    why: 'the least visited decks are the most popular',
  },
  {
    id: 'row-dlist-03-commented',
    file: 'apps/api/src/modules/decks/lists/filter-queries.ts',
    find: "commented: { column: 'comment_count',",
    replace: "commented: { column: 'like_count',",
    tests: [LISTS_TEST],
    why: 'most commented is most liked',
  },
  {
    id: 'row-dlist-14-listed',
    file: 'apps/api/src/modules/decks/lists/queries.ts',
    find: '      and deck.is_locked = 0 and ${placed}',
    replace: '      and ${placed}',
    tests: [DECKS_TEST],
    why: 'locked decks appear in their owner’s list',
  },
  {
    id: 'row-dlist-14-deleted',
    file: 'apps/api/src/modules/decks/decks/moderation.ts',
    find: "  if (row.is_locked === 1) throw new AppError('DECK_DELETE_LOCKED');\n",
    replace: '',
    tests: [DECKS_TEST],
    why: 'a locked deck is deleted',
  },
  {
    id: 'row-deck-24-favourite',
    file: 'apps/api/src/modules/decks/decks/reading-service.ts',
    find: "    favoriteCard: row.favoritecard ?? '',",
    replace: "    favoriteCard: row.favoritecardlink ?? '',",
    tests: [DECKS_TEST],
    why: 'a deck is loaded with the wrong favourite card',
  },
  {
    id: 'row-deck-29-permission',
    file: 'apps/web/src/features/decks/editor/save/tell-outcome.ts',
    find: "    case 'PERMISSION_DENIED':\n      return { kind: 'error', title: errorText(error) };\n",
    replace: '',
    tests: ['apps/web/src/features/decks/editor/save/tell-outcome.test.ts'],
    why: 'a missing permission is reported as a failed save',
  },
  {
    id: 'row-dio-08-form',
    file: 'packages/domain/src/decks/deck-text/deck-url.ts',
    find: '\\/decklists\\/([A-Za-z0-9_-]{1,64})',
    replace: '\\/deck(?:lists)?\\/([A-Za-z0-9_-]{1,64})',
    tests: ['packages/domain/src/decks/deck-text/deck-url.test.ts', 'games/decks.test.ts'],
    why: 'an invalid address is read as a deck address',
  },
  {
    id: 'row-coll-04-marks',
    file: 'packages/domain/src/collection/entries/documented-collection.ts',
    find: 'i: toBit(ignored), w: toBit(wanted) };',
    replace: 'i: toBit(wanted), w: toBit(ignored) };',
    tests: ['packages/domain/src/collection/entries/collection-shapes.test.ts'],
    why: 'an ignored card is announced as wanted',
  },
  {
    id: 'row-coll-12-toggle',
    file: 'packages/domain/src/collection/entries/edit-entry.ts',
    find: 'return { cardno, [mark]: !entry[mark] };',
    replace: 'return { cardno, [mark]: true };',
    tests: ['packages/domain/src/collection/entries/entry-change.test.ts'],
    why: 'a mark cannot be taken back',
  },
  {
    id: 'row-coll-17-older',
    file: 'packages/domain/src/collection/entries/documented-collection.ts',
    find: "readMark(fields['t'] ?? fields['isTrading'])",
    replace: "readMark(fields['t'])",
    tests: ['apps/api/src/modules/collection/collection/collection.test.ts'],
    why: 'a collection in the older form loses its trading marks',
  },
];
