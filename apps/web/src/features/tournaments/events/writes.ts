import type { TournamentState } from '@deckframe/domain/tournaments/states';
import type { StaffRole } from '@deckframe/domain/tournaments/event';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';
import { type OwnEntry, type Tournament } from './api.ts';

export type TournamentWrite = Body<'POST /api/games/:game/tournaments'>;
type ImportBody = Body<'POST /api/games/:game/tournament-imports'>;
type ImportAnswer = Answer<'POST /api/games/:game/tournament-imports'>;
type Entry = { entry: OwnEntry | null };

export const createTournamentWrites = (api: CallApi, game: string) => ({
  create: async (body: TournamentWrite, key: string): Promise<Tournament> => {
    return await api('POST /api/games/:game/tournaments', { params: { game }, key, body });
  },
  importEvent: async (body: ImportBody, key: string): Promise<ImportAnswer> => {
    return await api('POST /api/games/:game/tournament-imports', { params: { game }, key, body });
  },
});

/** Writes of an event. */
export function createEventWrites(api: CallApi, game: string, tournamentId: string) {
  const params = { game, tournamentId };
  return {
    edit: async (body: TournamentWrite, version: number, key: string): Promise<Tournament> => {
      return await api('PUT /api/games/:game/tournaments/:tournamentId', {
        params,
        key,
        version,
        body,
      });
    },
    remove: async (key: string): Promise<unknown> =>
      api('DELETE /api/games/:game/tournaments/:tournamentId', { params, key }),
    verify: async (isVerified: boolean, key: string): Promise<Tournament> =>
      isVerified
        ? await api('PUT /api/admin/games/:game/tournaments/:tournamentId/verification', {
            params,
            key,
          })
        : await api('DELETE /api/admin/games/:game/tournaments/:tournamentId/verification', {
            params,
            key,
          }),
    object: async (text: string, key: string): Promise<unknown> =>
      await api('POST /api/games/:game/tournaments/:tournamentId/objections', {
        params,
        key,
        body: { text },
      }),
    answerObjection: async (
      objectionId: string,
      body: { isUpheld: boolean; answer: string },
      key: string,
    ): Promise<unknown> => {
      return await api('PUT /api/games/:game/tournaments/:tournamentId/objections/:objectionId', {
        params: { ...params, objectionId },
        key,
        body,
      });
    },
    setState: async (status: TournamentState, key: string): Promise<Tournament> =>
      await api('PUT /api/games/:game/tournaments/:tournamentId/state', {
        params,
        key,
        body: { status },
      }),
    copy: async (weeks: number, key: string): Promise<{ ids: string[] }> =>
      await api('POST /api/games/:game/tournaments/:tournamentId/copies', {
        params,
        key,
        body: { weeks },
      }),
    addStaff: async (
      body: { username: string; duty: StaffRole },
      key: string,
    ): Promise<Tournament> =>
      await api('PUT /api/games/:game/tournaments/:tournamentId/staff', { params, key, body }),
    removeStaff: async (username: string, key: string): Promise<Tournament> => {
      return await api('DELETE /api/games/:game/tournaments/:tournamentId/staff/:username', {
        params: { ...params, username },
        key,
      });
    },
    acceptDuty: async (key: string): Promise<Tournament> =>
      await api('PUT /api/games/:game/tournaments/:tournamentId/duty', { params, key }),
    leaveDuty: async (key: string): Promise<unknown> =>
      api('DELETE /api/games/:game/tournaments/:tournamentId/duty', { params, key }),
    ...createPlayerWrites(api, params),
  };
}

function createPlayerWrites(api: CallApi, params: { game: string; tournamentId: string }) {
  return {
    register: async (deckId: string | null, key: string): Promise<Entry> =>
      await api('POST /api/games/:game/tournaments/:tournamentId/registrations', {
        params,
        key,
        body: { deckId },
      }),
    changeList: async (deckId: string, key: string): Promise<Entry> =>
      await api('PUT /api/games/:game/tournaments/:tournamentId/registrations/me/list', {
        params,
        key,
        body: { deckId },
      }),
    checkIn: async (key: string): Promise<Entry> =>
      await api('PUT /api/games/:game/tournaments/:tournamentId/registrations/me/check-in', {
        params,
        key,
      }),
    leave: async (key: string): Promise<unknown> =>
      api('DELETE /api/games/:game/tournaments/:tournamentId/registrations/me', { params, key }),
  };
}
