import type { Mutant } from '../mutant.ts';

const SERIES_TEST = ['apps/api/src/modules/creators/series/custom-series.test.ts'];
const AUDIENCES_TEST = ['apps/api/src/modules/creators/series/audiences.test.ts'];
const FACTS_TEST = ['apps/api/src/modules/creators/series/series-facts.test.ts'];
const DECKS_TEST = ['apps/api/src/modules/creators/series/series-decks.test.ts'];
const CARDS_TEST = ['apps/api/src/modules/creators/series/custom-cards.test.ts'];

/** Fan-made series and cards on the server. */
export const API_CUSTOM_SERIES_MUTANTS: readonly Mutant[] = [
  {
    id: 'custom-draft-read',
    file: 'apps/api/src/modules/creators/series/service.ts',
    find: 'const isPublic = row.is_published && row.moderated_at === null;',
    replace: 'const isPublic = row.moderated_at === null;',
    tests: SERIES_TEST,
    why: 'a draft is public',
  },
  {
    id: 'custom-removed-read',
    file: 'apps/api/src/modules/creators/series/service.ts',
    find: 'const isPublic = row.is_published && row.moderated_at === null;',
    replace: 'const isPublic = row.is_published;',
    tests: SERIES_TEST,
    why: 'a hidden series is public',
  },
  {
    id: 'custom-editor-unasked',
    file: 'apps/api/src/modules/creators/series/service.ts',
    find: '  await invite(write, invitedTo(place), { userId: member.id, role: null, label });\n',
    replace: '  await insertEditor(db, place.game, place.seriesId, member.id);\n',
    tests: SERIES_TEST,
    why: 'a member becomes an editor without accepting',
  },
  {
    id: 'custom-card-overwritten',
    file: 'packages/domain/src/creators/series/custom-fields.ts',
    find: '.filter(({ from, to, current }) => current !== from && current !== to)',
    replace: '.filter(({ from, to, current }) => current === undefined && from !== to)',
    tests: CARDS_TEST,
    why: 'the second of two editors silently overwrites the first',
  },
  {
    id: 'custom-like-uncounted',
    file: 'packages/database/functions/community.sql',
    find: 'update public.custom_series set like_count = like_count - 1',
    replace: 'update public.custom_series set like_count = like_count - 0',
    tests: SERIES_TEST,
    why: 'a removed like is still counted',
  },
  {
    id: 'custom-link-listed',
    file: 'apps/api/src/modules/creators/series/series-queries.ts',
    find: 'series.is_published and series.is_listed',
    replace: 'series.is_published',
    tests: AUDIENCES_TEST,
    why: 'an unlisted series appears in the public list',
  },
  {
    id: 'custom-cover-unpainted',
    file: 'apps/api/src/modules/creators/series/series-queries.ts',
    find: 'order by cards.picture_file is null, length(cards.id), cards.id',
    replace: 'order by length(cards.id), cards.id',
    tests: FACTS_TEST,
    why: 'a card without a picture becomes the cover although another card has one',
  },
  {
    id: 'custom-deck-uncounted',
    file: 'packages/database/functions/creators.sql',
    find: 'where new.visibility = 1 and new.deleted_at is null and new.moderated_at is null\n    ) as changes',
    replace: 'where new.visibility = 1 and new.deleted_at is null\n    ) as changes',
    tests: DECKS_TEST,
    why: 'a hidden deck is still counted for its series',
  },
];
