import { queryOptions } from '@tanstack/react-query';
import type { Rule } from '#features/meta/archetype-rules/rule-draft.ts';
import type { Answer, CallApi } from '#lib/api-client.ts';

type Proposal = Answer<'GET /api/games/:game/archetype-proposals'>['proposals'][number];

export const ownProposalsQuery = (api: CallApi, game: string) =>
  queryOptions({
    queryKey: ['archetype-proposals', game],
    queryFn: async ({ signal }): Promise<Proposal[]> =>
      (await api('GET /api/games/:game/archetype-proposals', { params: { game }, signal }))
        .proposals,
  });

export async function proposeArchetype(
  api: CallApi,
  game: string,
  body: { rule: Rule; note: string },
  key: string,
): Promise<void> {
  await api('POST /api/games/:game/archetype-proposals', { params: { game }, key, body });
}
