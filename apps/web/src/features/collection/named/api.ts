import type { Answer } from '#lib/api-client.ts';

export type CollectionInfo = Answer<'GET /api/games/:game/my-collection'>['collections'][number];
