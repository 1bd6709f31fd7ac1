import { queryOptions } from '@tanstack/react-query';
import type { Rule } from '#features/meta/archetype-rules/rule-draft.ts';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

type Proposal = components['schemas']['ArchetypeProposal'];
const PROPOSALS = '/api/games/{game}/archetype-proposals';

export const ownProposalsQuery = (api: ApiClient, game: string) =>
  queryOptions({
    queryKey: ['archetype-proposals', game],
    queryFn: async ({ signal }): Promise<Proposal[]> =>
      getData(await api.GET(PROPOSALS, { params: { path: { game } }, signal })).proposals,
  });

export async function proposeArchetype(
  api: ApiClient,
  game: string,
  body: { rule: Rule; note: string },
  key: string,
): Promise<void> {
  await api.POST(PROPOSALS, { params: { path: { game }, header: writeHeaders(key) }, body });
}
