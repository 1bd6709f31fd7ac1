import type { Mutant } from '../mutant.ts';

const TEST = 'apps/api/src/modules/creators/contents/contents.test.ts';

/** Visibility, changes and links of contents. */
export const CONTENT_MUTANTS: readonly Mutant[] = [
  {
    id: 'content-draft-seen',
    file: 'apps/api/src/modules/creators/contents/service.ts',
    find: "if (state !== 'published' && !can(user, 'contents.see-draft', owned)) return false;",
    replace: "if (state === 'draft' && user === null) return false;",
    tests: [TEST],
    why: 'members read drafts of others',
  },
  {
    id: 'content-version-ignored',
    file: 'apps/api/src/modules/creators/contents/service.ts',
    find: "if (row.version !== version) throw new AppError('VERSION_CONFLICT');",
    replace: "if (row.version < version) throw new AppError('VERSION_CONFLICT');",
    tests: [TEST],
    why: 'two editors overwrite each other',
  },
  {
    id: 'content-hidden-listed',
    file: 'apps/api/src/modules/creators/contents/queries.ts',
    find: '      and contents.moderated_at is null\n',
    replace: '',
    tests: [TEST],
    why: 'hidden content is listed',
  },
  {
    id: 'content-link-with-user',
    file: 'packages/domain/src/creators/contents/web-link.ts',
    find: 'https:\\/\\/([a-z0-9.-]+)',
    replace: 'https:\\/\\/(?:\\S+@)?([a-z0-9.-]+)',
    tests: ['packages/domain/src/creators/contents/contents.test.ts'],
    why: 'a link can hide its host behind user information',
  },
];
