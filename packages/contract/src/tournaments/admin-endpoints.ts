import { removalBody } from '../community/moderation.ts';
import { endpoint } from '../endpoint.ts';
import { tournament, tournamentParams } from './tournaments.ts';

export const removeTournament = endpoint(
  'PUT /api/admin/games/:game/tournaments/:tournamentId/removal',
  {
    operationId: 'removeTournament',
    summary: 'Remove a tournament; its organiser sees the reason',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: tournamentParams,
    body: removalBody,
    result: tournament,
    write: 'keyed',
  },
);

export const restoreTournament = endpoint(
  'DELETE /api/admin/games/:game/tournaments/:tournamentId/removal',
  {
    operationId: 'restoreTournament',
    summary: 'Restore a removed tournament',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: tournamentParams,
    result: tournament,
    write: 'keyed',
  },
);

export const verifyTournament = endpoint(
  'PUT /api/admin/games/:game/tournaments/:tournamentId/verification',
  {
    operationId: 'verifyTournament',
    summary: 'Verify a tournament',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: tournamentParams,
    result: tournament,
    write: 'keyed',
  },
);

export const unverifyTournament = endpoint(
  'DELETE /api/admin/games/:game/tournaments/:tournamentId/verification',
  {
    operationId: 'unverifyTournament',
    summary: 'Withdraw the verification of a tournament',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: tournamentParams,
    result: tournament,
    write: 'keyed',
  },
);
