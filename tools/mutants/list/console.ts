import type { Mutant } from '../mutant.ts';

const RULES = 'apps/api/src/modules/site/writing-rules/service.ts';
const CHANGE = 'apps/api/src/modules/site/writing-rules/service.ts';
const RULES_TESTS = ['apps/api/src/modules/site/writing-rules/writing-rules.test.ts'];
const UNDO = 'apps/api/src/modules/cards/editing/import-service.ts';
const IMPORT_TESTS = ['apps/api/src/modules/cards/editing/card-imports.test.ts'];

/** The operator's console: word lists, limits for new members, undoing an import. */
export const CONSOLE_MUTANTS: readonly Mutant[] = [
  {
    id: 'console-words-unasked',
    file: RULES,
    find: "if (found !== null) throw new AppError('TEXT_REFUSED', { found });",
    replace: 'void found;',
    tests: RULES_TESTS,
    why: 'words on the staff’s list are accepted',
  },
  {
    id: 'console-words-staff',
    file: RULES,
    find: "if (said.length === 0 || can(user, 'comment.write-always', {})) return;",
    replace: 'if (said.length === 0) return;',
    tests: RULES_TESTS,
    why: 'staff cannot choose the refused words',
  },
  {
    id: 'console-new-for-ever',
    file: RULES,
    find: '(await findAccountDays(db, user.id)) < newMember.days ? newMember : null',
    replace: '(await findAccountDays(db, user.id)) > newMember.days ? newMember : null',
    tests: RULES_TESTS,
    why: 'limits for new members apply to old members instead',
  },
  {
    id: 'console-rules-overwritten',
    file: CHANGE,
    find: 'if (before.version !== version || !(await insertRules(db, next))) {',
    replace: 'if (!(await insertRules(db, { ...next, version: before.version + 1 }))) {',
    tests: RULES_TESTS,
    why: 'a save from an older version silently overwrites a newer one',
  },
  {
    id: 'console-rules-unrecorded',
    file: CHANGE,
    find: 'after: toFacts(version + 1, rules, before),',
    replace: 'after: toFacts(version + 1, before, before),',
    tests: RULES_TESTS,
    why: 'the record does not say which words were listed',
  },
  {
    id: 'console-private-decks',
    file: 'apps/api/src/modules/decks/decks/service.ts',
    find: "if (document.visibility !== 'private') await assertWords(",
    replace: "if (document.visibility === 'private') await assertWords(",
    tests: RULES_TESTS,
    why: 'refused words apply to private deck names instead of public ones',
  },
  {
    id: 'console-undo-overwrites',
    file: UNDO,
    find: 'columns.filter((column) => isSame(current?.[column], after?.[column]))',
    replace: 'columns.filter((column) => column in (after ?? {}))',
    tests: IMPORT_TESTS,
    why: 'undoing an import overwrites later changes by others',
  },
  {
    id: 'console-undo-shows',
    file: UNDO,
    find: "const isDue = isShown === (kind === 'new');",
    replace: "const isDue = isShown && kind === 'new';",
    tests: IMPORT_TESTS,
    why: 'cards hidden by an import stay hidden after its undo',
  },
  {
    id: 'console-undo-twice',
    file: 'apps/api/src/modules/cards/editing/import-service.ts',
    find: '  await markUndone(write.db, id);\n',
    replace: '',
    tests: IMPORT_TESTS,
    why: 'an import can be undone twice',
  },
];
