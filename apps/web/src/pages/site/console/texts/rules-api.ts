import { queryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';

export type WritingRules = Answer<'GET /api/admin/writing-rules'>;
export type WritingRulesChange = Body<'PUT /api/admin/writing-rules'>;

export const WRITING_RULES_KEY = ['admin', 'writing-rules'] as const;

export function writingRulesQuery(api: CallApi) {
  return queryOptions({
    queryKey: WRITING_RULES_KEY,
    queryFn: async ({ signal }) => await api('GET /api/admin/writing-rules', { signal }),
  });
}

export async function saveWritingRules(
  api: CallApi,
  body: WritingRulesChange,
  key: string,
): Promise<WritingRules> {
  return await api('PUT /api/admin/writing-rules', { key, body });
}
