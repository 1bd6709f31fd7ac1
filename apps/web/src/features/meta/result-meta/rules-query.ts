import { queryOptions } from '@tanstack/react-query';
import type { Body, CallApi } from '#lib/api-client.ts';

type Rule = Body<'POST /api/games/:game/archetype-proposals'>['rule'];

export const archetypeRulesQuery = (api: CallApi, game: string) =>
  queryOptions({
    queryKey: ['archetype-rules', game],
    queryFn: async ({ signal }): Promise<Rule[]> => {
      return (await api('GET /api/games/:game/archetype-rules', { params: { game }, signal }))
        .rules;
    },
  });
