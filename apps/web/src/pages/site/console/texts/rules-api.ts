import type { Answer, Body } from '#lib/api-client.ts';

export const WRITING_RULES = 'GET /api/admin/writing-rules';

export type WritingRules = Answer<typeof WRITING_RULES>;
export type WritingRulesChange = Body<'PUT /api/admin/writing-rules'>;
