import { queryOptions } from '@tanstack/react-query';
import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

type Schemas = components['schemas'];
export type DeskView = Schemas['DeskView'];
export type EventPlace = { readonly game: string; readonly tournamentId: string };

const ONE = '/api/games/{game}/tournaments/{tournamentId}';

export async function fetchDeskView(api: ApiClient, path: EventPlace): Promise<DeskView> {
  return getData(await api.GET(`${ONE}/desk`, { params: { path } }));
}

export type LogPart = { entries: Entry[]; seq: number; hasMore: boolean };

export async function fetchLog(api: ApiClient, path: EventPlace, after: number): Promise<LogPart> {
  const answer = getData(await api.GET(`${ONE}/log`, { params: { path, query: { after } } }));
  // The server validates commands.
  return { ...answer, entries: answer.entries as unknown as Entry[] };
}

export async function joinDevice(
  api: ApiClient,
  path: EventPlace,
  body: Schemas['DeskDevice'],
  key: string,
): Promise<void> {
  await api.POST(`${ONE}/devices`, { params: { path, header: writeHeaders(key) }, body });
}

export async function sendEntries(
  api: ApiClient,
  path: EventPlace,
  upload: { device: string; entries: readonly Entry[]; signature: string },
  key: string,
): Promise<Schemas['DeskUploadAnswer']> {
  const entries = upload.entries.map(({ id, count, at, command }) => ({ id, count, at, command }));
  const body = { ...upload, entries } as unknown as Schemas['DeskUpload'];
  const params = { path, header: writeHeaders(key) };
  return getData(await api.POST(`${ONE}/log`, { params, body }));
}

/** Opens a list for a deck check. The server logs it, so it is sent once, with a key for retries. */
export function deckCheckQuery(api: ApiClient, path: EventPlace, listId: string, key: string) {
  return queryOptions({
    queryKey: ['tournament-list', path, listId],
    queryFn: async ({ signal }): Promise<Schemas['TournamentList']> => {
      const params = { path: { ...path, listId }, header: writeHeaders(key) };
      return getData(await api.POST(`${ONE}/lists/{listId}/checks`, { params, signal }));
    },
    // It never changes.
    staleTime: Infinity,
  });
}
