import type { Answer, Body } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { apiQuery } from '#lib/api-query.ts';
import type { ConfigFault } from './config-form.ts';
import type { JsonSchema } from './schema.ts';

export const CONFIG = 'GET /api/admin/games/:game/config';

export type ConfigState = Answer<typeof CONFIG>;
export type ConfigVersion = ConfigState['versions'][number];
export type ConfigSave = Body<'PUT /api/admin/games/:game/config'>;
export type ConfigChapter = { title: string; schema: JsonSchema };

// A version never changes, so it is loaded once.
export const storedConfigQuery = (game: string, version: number) =>
  apiQuery(
    'GET /api/admin/games/:game/config/versions/:version',
    { params: { game, version } },
    { staleTime: Infinity, select: ({ config }) => config },
  );

/** Returns the server's errors by path; empty for other refusals. */
export function faultsOf(error: unknown): readonly ConfigFault[] {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_REQUEST') return [];
  return (error.body as { errors?: ConfigFault[] } | undefined)?.errors ?? [];
}

export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'VERSION_CONFLICT';

/** The active archetypes, also if they come from the game's file. */
export async function readArchetypes(game: string): Promise<Record<string, unknown>> {
  const response = await fetch(`/v3/${game}/config/archetypes.json`);
  return response.ok ? ((await response.json()) as Record<string, unknown>) : {};
}
