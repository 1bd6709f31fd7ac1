import type { TournamentState } from '@deckframe/domain/tournaments/states';
import type { StaffRole } from '@deckframe/domain/tournaments/event';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { changeHeaders, writeHeaders } from '#lib/write/write-key.ts';
import { TOURNAMENT, type OwnEntry, type Tournament } from './api.ts';

export type TournamentWrite = components['schemas']['TournamentWrite'];
type ImportBody = components['schemas']['EventImport'];
type ImportAnswer = components['schemas']['EventImportAnswer'];
const VERIFICATION = '/api/admin/games/{game}/tournaments/{tournamentId}/verification';
type Entry = { entry: OwnEntry | null };

export const createTournamentWrites = (api: ApiClient, game: string) => ({
  create: async (body: TournamentWrite, key: string): Promise<Tournament> => {
    const params = { path: { game }, header: writeHeaders(key) };
    return getData(await api.POST('/api/games/{game}/tournaments', { params, body }));
  },
  importEvent: async (body: ImportBody, key: string): Promise<ImportAnswer> => {
    const params = { path: { game }, header: writeHeaders(key) };
    return getData(await api.POST('/api/games/{game}/tournament-imports', { params, body }));
  },
});

/** What can be done to one event, or in it. */
export function createEventWrites(api: ApiClient, game: string, tournamentId: string) {
  const path = { game, tournamentId };
  const headed = (key: string) => ({ params: { path, header: writeHeaders(key) } });
  return {
    edit: async (body: TournamentWrite, version: number, key: string): Promise<Tournament> => {
      const params = { path, header: changeHeaders(key, version) };
      return getData(await api.PUT(TOURNAMENT, { params, body }));
    },
    remove: async (key: string): Promise<unknown> => api.DELETE(TOURNAMENT, headed(key)),
    verify: async (isVerified: boolean, key: string): Promise<Tournament> =>
      getData(
        isVerified
          ? await api.PUT(VERIFICATION, headed(key))
          : await api.DELETE(VERIFICATION, headed(key)),
      ),
    object: async (text: string, key: string): Promise<unknown> =>
      getData(await api.POST(`${TOURNAMENT}/objections`, { ...headed(key), body: { text } })),
    answerObjection: async (
      objectionId: string,
      body: { isUpheld: boolean; answer: string },
      key: string,
    ): Promise<unknown> => {
      const params = { path: { ...path, objectionId }, header: writeHeaders(key) };
      return getData(await api.PUT(`${TOURNAMENT}/objections/{objectionId}`, { params, body }));
    },
    setState: async (status: TournamentState, key: string): Promise<Tournament> =>
      getData(await api.PUT(`${TOURNAMENT}/state`, { ...headed(key), body: { status } })),
    copy: async (weeks: number, key: string): Promise<{ ids: string[] }> =>
      getData(await api.POST(`${TOURNAMENT}/copies`, { ...headed(key), body: { weeks } })),
    addStaff: async (
      body: { username: string; duty: StaffRole },
      key: string,
    ): Promise<Tournament> =>
      getData(await api.PUT(`${TOURNAMENT}/staff`, { ...headed(key), body })),
    removeStaff: async (username: string, key: string): Promise<Tournament> => {
      const params = { path: { ...path, username }, header: writeHeaders(key) };
      return getData(await api.DELETE(`${TOURNAMENT}/staff/{username}`, { params }));
    },
    register: async (deckId: string | null, key: string): Promise<Entry> =>
      getData(await api.POST(`${TOURNAMENT}/registrations`, { ...headed(key), body: { deckId } })),
    changeList: async (deckId: string, key: string): Promise<Entry> =>
      getData(
        await api.PUT(`${TOURNAMENT}/registrations/me/list`, { ...headed(key), body: { deckId } }),
      ),
    checkIn: async (key: string): Promise<Entry> =>
      getData(await api.PUT(`${TOURNAMENT}/registrations/me/check-in`, headed(key))),
    leave: async (key: string): Promise<unknown> =>
      api.DELETE(`${TOURNAMENT}/registrations/me`, headed(key)),
  };
}
