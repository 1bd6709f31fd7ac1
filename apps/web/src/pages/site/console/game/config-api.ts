import { queryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import type { ConfigFault } from './config-form.ts';
import type { JsonSchema } from './schema.ts';

export type ConfigState = Answer<'GET /api/admin/games/:game/config'>;
export type ConfigVersion = ConfigState['versions'][number];
export type ConfigSave = Body<'PUT /api/admin/games/:game/config'>;
export type ConfigChapter = { title: string; schema: JsonSchema };
export type Maintenance = Answer<'GET /api/admin/games/:game/maintenance'>;
export type MaintenanceChange = Body<'PUT /api/admin/games/:game/maintenance'>;

export const configKey = (game: string) => ['admin', 'config', game] as const;
export const maintenanceKey = (game: string) => ['admin', 'maintenance', game] as const;

export function configQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: configKey(game),
    queryFn: async ({ signal }): Promise<ConfigState> =>
      await api('GET /api/admin/games/:game/config', { params: { game }, signal }),
  });
}

/** A version never changes, so it is loaded once. */
export function storedConfigQuery(api: CallApi, game: string, version: number) {
  return queryOptions({
    queryKey: ['admin', 'stored-config', game, version],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      return (
        await api('GET /api/admin/games/:game/config/versions/:version', {
          params: { game, version },
          signal,
        })
      ).config;
    },
  });
}

export function chaptersQuery(api: CallApi) {
  return queryOptions({
    queryKey: ['admin', 'config-schema'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<ConfigChapter[]> =>
      (await api('GET /api/admin/game-config-schema', { signal })).chapters,
  });
}

export async function sendConfig(api: CallApi, game: string, save: ConfigSave, key: string) {
  return await api('PUT /api/admin/games/:game/config', { params: { game }, key, body: save });
}

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

export function maintenanceQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: maintenanceKey(game),
    queryFn: async ({ signal }): Promise<Maintenance> =>
      await api('GET /api/admin/games/:game/maintenance', { params: { game }, signal }),
  });
}

export async function setMaintenance(
  api: CallApi,
  game: string,
  body: MaintenanceChange,
  key: string,
) {
  return await api('PUT /api/admin/games/:game/maintenance', { params: { game }, key, body });
}
