import { endpoint } from '../endpoint.ts';
import {
  deskParams,
  deskView,
  deviceBody,
  deviceParams,
  logAnswer,
  logQuery,
  uploadAnswer,
  uploadBody,
} from './tournament-log.ts';
import {
  bracketAnswer,
  callBody,
  matchParams,
  myMatchAnswer,
  reportBody,
  roundAnswer,
  roundParams,
  standingsAnswer,
  standingsQuery,
} from './tournament-rounds.ts';

/** Pairings of thousands of players are one entry. */
const UPLOAD_BYTES = 1024 * 1024;
export const uploadDeskEntries = endpoint('POST /api/games/:game/tournaments/:tournamentId/log', {
  operationId: 'uploadDeskEntries',
  summary: 'Upload entries of a desk; each has a result under its id and can be sent again',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  bodyLimit: UPLOAD_BYTES,
  params: deskParams,
  body: uploadBody,
  result: uploadAnswer,
  write: 'keyed',
});

export const getDesk = endpoint('GET /api/games/:game/tournaments/:tournamentId/desk', {
  operationId: 'getDesk',
  summary: 'Read what a desk needs besides the log: your role, names and structure',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: deskParams,
  result: deskView,
});

export const readDeskLog = endpoint('GET /api/games/:game/tournaments/:tournamentId/log', {
  operationId: 'readDeskLog',
  summary: 'Read the log of a tournament (staff)',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: deskParams,
  query: logQuery,
  result: logAnswer,
});

export const joinDeskDevice = endpoint('POST /api/games/:game/tournaments/:tournamentId/devices', {
  operationId: 'joinDeskDevice',
  summary: 'Register your device at the desk by its public key',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: deskParams,
  body: deviceBody,
  write: 'keyed',
});

export const dismissDeskDevice = endpoint(
  'DELETE /api/games/:game/tournaments/:tournamentId/devices/:deviceId',
  {
    operationId: 'dismissDeskDevice',
    summary: 'Revoke a device of the desk',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: deviceParams,
    write: 'keyed',
  },
);

export const getMyMatch = endpoint('GET /api/games/:game/tournaments/:tournamentId/my-match', {
  operationId: 'getMyMatch',
  summary: 'Read your table in the running round',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: deskParams,
  result: myMatchAnswer,
});

export const reportMatch = endpoint(
  'POST /api/games/:game/tournaments/:tournamentId/matches/:round/:table/report',
  {
    operationId: 'reportMatch',
    summary: 'Report the result of your match; two equal reports confirm it',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: matchParams,
    body: reportBody,
    result: myMatchAnswer,
    write: 'keyed',
  },
);

export const callJudge = endpoint(
  'POST /api/games/:game/tournaments/:tournamentId/matches/:round/:table/call',
  {
    operationId: 'callJudge',
    summary: 'Call a judge to your table, or cancel the call',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: matchParams,
    body: callBody,
    result: myMatchAnswer,
    write: 'keyed',
  },
);

export const getRound = endpoint('GET /api/games/:game/tournaments/:tournamentId/rounds/:round', {
  operationId: 'getRound',
  summary: 'Read the tables of a round, their results and the clock',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  personal: true,
  params: roundParams,
  result: roundAnswer,
});

export const getStandings = endpoint('GET /api/games/:game/tournaments/:tournamentId/standings', {
  operationId: 'getStandings',
  summary: 'Read the standings after a round with the deciding tie-break of each place',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  personal: true,
  params: deskParams,
  query: standingsQuery,
  result: standingsAnswer,
});

export const getBracket = endpoint('GET /api/games/:game/tournaments/:tournamentId/bracket', {
  operationId: 'getBracket',
  summary: 'Read the seeds and matches after the cut',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  personal: true,
  params: deskParams,
  result: bracketAnswer,
});
