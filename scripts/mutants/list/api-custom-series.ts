import type { Mutant } from '../mutant.ts';

const SERIES_TEST = ['apps/api/src/modules/custom-series/custom-series.test.ts'];
const CARDS_TEST = ['apps/api/src/modules/custom-cards/custom-cards.test.ts'];

/** Fan-made series and cards on the server. */
export const API_CUSTOM_SERIES_MUTANTS: readonly Mutant[] = [
  {
    id: 'custom-draft-read',
    file: 'apps/api/src/modules/custom-series/service.ts',
    find: 'const isPublic = row?.is_published === true && row.moderated_at === null;',
    replace: 'const isPublic = row?.moderated_at === null;',
    tests: SERIES_TEST,
    why: 'a draft is read by anybody',
  },
  {
    id: 'custom-removed-read',
    file: 'apps/api/src/modules/custom-series/service.ts',
    find: 'const isPublic = row?.is_published === true && row.moderated_at === null;',
    replace: 'const isPublic = row?.is_published === true;',
    tests: SERIES_TEST,
    why: 'a series that a moderator hid is read by anybody',
  },
  {
    id: 'custom-card-overwritten',
    file: 'packages/domain/src/custom/custom-fields.ts',
    find: '.filter(({ from, to, current }) => current !== from && current !== to)',
    replace: '.filter(({ from, to, current }) => current === undefined && from !== to)',
    tests: CARDS_TEST,
    why: 'the second of two editors overwrites the first without a word',
  },
  {
    id: 'custom-like-uncounted',
    file: 'packages/database/functions.sql',
    find: 'update public.custom_series set like_count = like_count - 1',
    replace: 'update public.custom_series set like_count = like_count - 0',
    tests: SERIES_TEST,
    why: 'a like that is taken back stays counted',
  },
];
