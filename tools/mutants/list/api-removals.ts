import type { Mutant } from '../mutant.ts';

const APPEALS = 'apps/api/src/modules/community/moderation/appeal-service.ts';
const APPEALS_TEST = 'apps/api/src/modules/community/moderation/appeals.test.ts';

/** Moderated content, and appeals against removals. */
export const API_REMOVAL_MUTANTS: readonly Mutant[] = [
  {
    id: 'comment-lock-edit',
    file: 'apps/api/src/modules/community/comments/service.ts',
    find: '  await assertOpen(db, user, content);\n  await assertReachable(db, user, content);\n',
    replace: '  await assertReachable(db, user, content);\n',
    tests: ['apps/api/src/modules/community/comments/comments.test.ts'],
    why: 'a closed thread can be changed',
  },
  {
    id: 'deck-styles-max',
    file: 'packages/domain/src/decks/deck/save-deck.ts',
    find: "return known.slice(0, config['max-selectable-items']);",
    replace: 'return known;',
    tests: ['apps/api/src/modules/decks/decks/decks.test.ts'],
    why: 'a deck has more styles than its game allows',
  },
  {
    id: 'undelete-removed-list',
    file: 'apps/api/src/modules/decks/decks/moderation.ts',
    find: '  await assertNotRemoved(write, id, prepared);\n',
    replace: '',
    tests: [APPEALS_TEST],
    why: 'a copy deleted earlier makes a removed list public again',
  },
  {
    id: 'removed-list-anew',
    file: 'apps/api/src/modules/decks/decks/write-deck.ts',
    find: "if (printList(listHeldCards(held, book)) === list) throw new AppError('DECK_LIST_REMOVED');",
    replace:
      "if (printList(listHeldCards(held, book)) === '') throw new AppError('DECK_LIST_REMOVED');",
    tests: [APPEALS_TEST],
    why: 'a removed deck is published again under another id',
  },
  {
    id: 'appeal-of-others',
    file: APPEALS,
    find: "if (!found?.moderatedAt || !can(user, 'content.appeal', { ownerId: found.ownerId })) {",
    replace: 'if (!found?.moderatedAt) {',
    tests: [APPEALS_TEST],
    why: 'another member uses up the owner’s only appeal',
  },
  {
    id: 'appeal-of-nothing',
    file: APPEALS,
    find: "if (!found?.moderatedAt || !can(user, 'content.appeal', { ownerId: found.ownerId })) {",
    replace: "if (!found || !can(user, 'content.appeal', { ownerId: found.ownerId })) {",
    tests: [APPEALS_TEST],
    why: 'decks that were not removed can be appealed',
  },
  {
    id: 'appeal-comment-other-game',
    file: APPEALS,
    find: 'if (row?.gameid !== game) return undefined;',
    replace: 'if (row === undefined) return undefined;',
    tests: [APPEALS_TEST],
    why: 'an appeal is stored under the wrong game',
  },
];
