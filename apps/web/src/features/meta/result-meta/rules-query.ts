import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';

type Rule = components['schemas']['ArchetypeRule'];

export const archetypeRulesQuery = (api: ApiClient, game: string) =>
  queryOptions({
    queryKey: ['archetype-rules', game],
    queryFn: async ({ signal }): Promise<Rule[]> => {
      const params = { path: { game } };
      return getData(await api.GET('/api/games/{game}/archetype-rules', { params, signal })).rules;
    },
  });
