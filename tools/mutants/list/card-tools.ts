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
    why: 'an import writes changes that were not in the preview',
  },
  {
    id: 'import-faulty',
    file: 'apps/api/src/modules/cards/editing/import-service.ts',
    find: "!isReady || (run.outcome === 'faulty' && !skipFaulty)",
    replace: '!isReady',
    tests: IMPORT_TESTS,
    why: 'a file with invalid rows is imported without confirmation',
  },
  {
    id: 'import-report-apart',
    file: 'apps/api/src/modules/cards/editing/jobs.ts',
    find: 'conclude: (trx, importId, { digest }) => endStep(trx, run, { ...WRITTEN, digest, importId }),',
    replace: '',
    tests: IMPORT_TESTS,
    why: 'an import cannot be undone if the worker dies after its commit',
  },
  {
    id: 'printings-main-unsaved',
    file: 'apps/web/src/pages/cards/console/printings/layout.ts',
    find: "return [main?.cardno ?? '', ...rest].join(' ');",
    replace: "return [main?.cardno ?? '', ...rest].toSorted().join(' ');",
    tests: ['apps/web/src/pages/cards/console/printings/layout.test.ts'],
    why: 'a changed main printing is not detected',
  },
];
