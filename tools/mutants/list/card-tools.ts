import type { Mutant } from '../mutant.ts';

const IMPORT_TESTS = ['apps/api/src/modules/cards/editing/card-imports.test.ts'];

/** Staff tools for cards: imports and printing sheets. */
export const CARD_TOOL_MUTANTS: readonly Mutant[] = [
  {
    id: 'import-unseen',
    file: 'apps/api/src/modules/cards/editing/jobs.ts',
    find: "run.state === 'writing' && found.digest === run.digest",
    replace: "run.state === 'writing'",
    tests: IMPORT_TESTS,
    why: 'a file writes changes that nobody was shown',
  },
  {
    id: 'import-faulty',
    file: 'apps/api/src/modules/cards/editing/import-service.ts',
    find: "!isReady || (run.outcome === 'faulty' && !skipFaulty)",
    replace: '!isReady',
    tests: IMPORT_TESTS,
    why: 'a file with faulty rows begins to be written unasked',
  },
  {
    id: 'import-report-apart',
    file: 'apps/api/src/modules/cards/editing/jobs.ts',
    find: 'conclude: (trx, importId, { digest }) => endStep(trx, run, { ...WRITTEN, digest, importId }),',
    replace: '',
    tests: IMPORT_TESTS,
    why: 'a worker that dies after its commit leaves an import that nobody can undo',
  },
  {
    id: 'printings-main-unsaved',
    file: 'apps/web/src/pages/cards/console/printings/layout.ts',
    find: "return [main?.cardno ?? '', ...rest].join(' ');",
    replace: "return [main?.cardno ?? '', ...rest].toSorted().join(' ');",
    tests: ['apps/web/src/pages/cards/console/printings/layout.test.ts'],
    why: 'another main printing is no change',
  },
];
