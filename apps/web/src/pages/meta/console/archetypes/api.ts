import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

type Schemas = components['schemas'];
export type RulesState = Schemas['ArchetypeRulesState'];
export type RulesChange = Schemas['ArchetypeRulesChange'];
export type Proposal = Schemas['ArchetypeProposal'];
export type Decision = Schemas['ProposalDecision'] & { id: string };

const RULES = '/api/admin/games/{game}/archetype-rules';
const PROPOSALS = '/api/admin/games/{game}/archetype-proposals';
export const ARCHETYPES_KEY = ['admin', 'archetypes'] as const;
/** How soon the page hears of what the worker has done. */
const LOOK_MS = 1000;

export const rulesQuery = (api: ApiClient, game: string) =>
  queryOptions({
    queryKey: [...ARCHETYPES_KEY, game, 'rules'],
    queryFn: async ({ signal }): Promise<RulesState> =>
      getData(await api.GET(RULES, { params: { path: { game } }, signal })),
    refetchInterval: ({ state }) => (state.data?.isWalked === false ? LOOK_MS : false),
  });

export const proposalsQuery = (api: ApiClient, game: string) =>
  queryOptions({
    queryKey: [...ARCHETYPES_KEY, game, 'proposals'],
    queryFn: async ({ signal }): Promise<Proposal[]> =>
      getData(await api.GET(PROPOSALS, { params: { path: { game } }, signal })).proposals,
  });

export async function sendRules(
  api: ApiClient,
  game: string,
  body: RulesChange,
  key: string,
): Promise<RulesState> {
  const params = { path: { game }, header: writeHeaders(key) };
  return getData(await api.PUT(RULES, { params, body }));
}

export async function decideProposal(
  api: ApiClient,
  game: string,
  { id, ...body }: Decision,
  key: string,
): Promise<void> {
  const params = { path: { game, proposalId: id }, header: writeHeaders(key) };
  await api.POST(`${PROPOSALS}/{proposalId}/decision`, { params, body });
}
