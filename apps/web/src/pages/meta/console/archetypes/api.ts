import { queryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';

export type RulesState = Answer<'GET /api/admin/games/:game/archetype-rules'>;
export type RulesChange = Body<'PUT /api/admin/games/:game/archetype-rules'>;
export type Proposal = Answer<'GET /api/games/:game/archetype-proposals'>['proposals'][number];
export type Decision =
  Body<'POST /api/admin/games/:game/archetype-proposals/:proposalId/decision'> & { id: string };

export const ARCHETYPES_KEY = ['admin', 'archetypes'] as const;
/** Polling interval while the worker runs. */
const LOOK_MS = 1000;

export const rulesQuery = (api: CallApi, game: string) =>
  queryOptions({
    queryKey: [...ARCHETYPES_KEY, game, 'rules'],
    queryFn: async ({ signal }): Promise<RulesState> =>
      await api('GET /api/admin/games/:game/archetype-rules', { params: { game }, signal }),
    refetchInterval: ({ state }) => (state.data?.isWalked === false ? LOOK_MS : false),
  });

export const proposalsQuery = (api: CallApi, game: string) =>
  queryOptions({
    queryKey: [...ARCHETYPES_KEY, game, 'proposals'],
    queryFn: async ({ signal }): Promise<Proposal[]> =>
      (await api('GET /api/admin/games/:game/archetype-proposals', { params: { game }, signal }))
        .proposals,
  });

export async function sendRules(
  api: CallApi,
  game: string,
  body: RulesChange,
  key: string,
): Promise<RulesState> {
  return await api('PUT /api/admin/games/:game/archetype-rules', { params: { game }, key, body });
}

export async function decideProposal(
  api: CallApi,
  game: string,
  { id, ...body }: Decision,
  key: string,
): Promise<void> {
  await api('POST /api/admin/games/:game/archetype-proposals/:proposalId/decision', {
    params: { game, proposalId: id },
    key,
    body,
  });
}
