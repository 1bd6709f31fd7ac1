import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type WritingRules = components['schemas']['WritingRulesState'];
export type WritingRulesChange = components['schemas']['WritingRulesChange'];

export const WRITING_RULES_KEY = ['admin', 'writing-rules'] as const;

export function writingRulesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: WRITING_RULES_KEY,
    queryFn: async ({ signal }) => getData(await api.GET('/api/admin/writing-rules', { signal })),
  });
}

export async function saveWritingRules(
  api: ApiClient,
  body: WritingRulesChange,
  key: string,
): Promise<WritingRules> {
  return getData(
    await api.PUT('/api/admin/writing-rules', { params: { header: writeHeaders(key) }, body }),
  );
}
