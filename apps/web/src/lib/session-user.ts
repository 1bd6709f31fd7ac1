import type { Answer } from './api-client.ts';

export type SessionUser = NonNullable<Answer<'GET /api/me'>['user']>;
