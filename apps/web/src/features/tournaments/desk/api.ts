import { queryOptions } from '@tanstack/react-query';
import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';

export type DeskView = Answer<'GET /api/games/:game/tournaments/:tournamentId/desk'>;
export type EventPlace = { readonly game: string; readonly tournamentId: string };

export async function fetchDeskView(api: CallApi, path: EventPlace): Promise<DeskView> {
  return await api('GET /api/games/:game/tournaments/:tournamentId/desk', { params: path });
}

export type LogPart = { entries: Entry[]; seq: number; hasMore: boolean };

export async function fetchLog(api: CallApi, path: EventPlace, after: number): Promise<LogPart> {
  const answer = await api('GET /api/games/:game/tournaments/:tournamentId/log', {
    params: path,
    query: { after },
  });
  // The server validates commands.
  return { ...answer, entries: answer.entries as unknown as Entry[] };
}

export async function joinDevice(
  api: CallApi,
  path: EventPlace,
  body: Body<'POST /api/games/:game/tournaments/:tournamentId/devices'>,
  key: string,
): Promise<void> {
  await api('POST /api/games/:game/tournaments/:tournamentId/devices', { params: path, key, body });
}

export async function sendEntries(
  api: CallApi,
  path: EventPlace,
  upload: { device: string; entries: readonly Entry[]; signature: string },
  key: string,
): Promise<Answer<'POST /api/games/:game/tournaments/:tournamentId/log'>> {
  const entries = upload.entries.map(({ id, count, at, command }) => ({ id, count, at, command }));
  const body = {
    ...upload,
    entries,
  } as unknown as Body<'POST /api/games/:game/tournaments/:tournamentId/log'>;
  return await api('POST /api/games/:game/tournaments/:tournamentId/log', {
    params: path,
    key,
    body,
  });
}

/** Opens a list for a deck check. The server logs it, so it is sent once, with a key for retries. */
export function deckCheckQuery(api: CallApi, path: EventPlace, listId: string, key: string) {
  return queryOptions({
    queryKey: ['tournament-list', path, listId],
    queryFn: async ({
      signal,
    }): Promise<Answer<'GET /api/games/:game/tournaments/:tournamentId/lists/:listId'>> => {
      return await api('POST /api/games/:game/tournaments/:tournamentId/lists/:listId/checks', {
        params: { ...path, listId },
        key,
        signal,
      });
    },
    // A frozen list never changes.
    staleTime: Infinity,
  });
}
