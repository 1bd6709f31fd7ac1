import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';
import type { ConfigFault } from './config-form.ts';
import type { JsonSchema } from './schema.ts';

export type ConfigState = components['schemas']['GameConfigState'];
export type ConfigVersion = ConfigState['versions'][number];
export type ConfigSave = components['schemas']['GameConfigSave'];
export type ConfigChapter = { title: string; schema: JsonSchema };
export type Maintenance = components['schemas']['MaintenanceState'];
export type MaintenanceChange = components['schemas']['MaintenanceChange'];

export const configKey = (game: string) => ['admin', 'config', game] as const;
export const maintenanceKey = (game: string) => ['admin', 'maintenance', game] as const;

export function configQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: configKey(game),
    queryFn: async ({ signal }): Promise<ConfigState> =>
      getData(
        await api.GET('/api/admin/games/{game}/config', { params: { path: { game } }, signal }),
      ),
  });
}

/** A version never changes, so it is asked for once. */
export function storedConfigQuery(api: ApiClient, game: string, version: number) {
  return queryOptions({
    queryKey: ['admin', 'stored-config', game, version],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const params = { path: { game, version } };
      const path = '/api/admin/games/{game}/config/versions/{version}';
      return getData(await api.GET(path, { params, signal })).config;
    },
  });
}

export function chaptersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['admin', 'config-schema'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<ConfigChapter[]> =>
      getData(await api.GET('/api/admin/game-config-schema', { signal })).chapters,
  });
}

export async function sendConfig(api: ApiClient, game: string, save: ConfigSave, key: string) {
  const params = { path: { game }, header: writeHeaders(key) };
  return getData(await api.PUT('/api/admin/games/{game}/config', { params, body: save }));
}

/** What the server found wrong, place by place; none where it was refused for another reason. */
export function faultsOf(error: unknown): readonly ConfigFault[] {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_REQUEST') return [];
  return (error.body as { errors?: ConfigFault[] } | undefined)?.errors ?? [];
}

export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'VERSION_CONFLICT';

/** The archetypes in force, also where the game's own file names them. */
export async function readArchetypes(game: string): Promise<Record<string, unknown>> {
  const response = await fetch(`/v3/${game}/config/archetypes.json`);
  return response.ok ? ((await response.json()) as Record<string, unknown>) : {};
}

export function maintenanceQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: maintenanceKey(game),
    queryFn: async ({ signal }): Promise<Maintenance> =>
      getData(
        await api.GET('/api/admin/games/{game}/maintenance', {
          params: { path: { game } },
          signal,
        }),
      ),
  });
}

export async function setMaintenance(
  api: ApiClient,
  game: string,
  body: MaintenanceChange,
  key: string,
) {
  const params = { path: { game }, header: writeHeaders(key) };
  return getData(await api.PUT('/api/admin/games/{game}/maintenance', { params, body }));
}
