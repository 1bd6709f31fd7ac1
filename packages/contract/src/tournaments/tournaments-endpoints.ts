import { endpoint } from '../endpoint.ts';
import { gameParams } from '../params.ts';
import { importAnswer, importBody } from './tournament-imports.ts';
import { tournamentPlacesAnswer } from './tournament-points.ts';
import {
  objectionAnswerBody,
  objectionBody,
  objectionParams,
  objectionsAnswer,
} from './tournament-results.ts';
import {
  staffBody,
  staffParams,
  tournamentCopies,
  tournamentCopiesAnswer,
  tournamentStateBody,
  tournamentWrite,
} from './tournament-writes.ts';
import {
  myTournamentsAnswer,
  tournament,
  tournamentDaysAnswer,
  tournamentDaysQuery,
  tournamentParams,
  tournamentsAnswer,
  tournamentsQuery,
} from './tournaments.ts';

export const listMyTournaments = endpoint('GET /api/games/:game/my-tournaments', {
  operationId: 'listMyTournaments',
  summary: 'List the events you play in or work at: your running table first, then by day',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: gameParams,
  result: myTournamentsAnswer,
});

export const listTournamentDays = endpoint('GET /api/games/:game/tournament-days', {
  operationId: 'listTournamentDays',
  summary: 'Count tournaments per day of a month',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  query: tournamentDaysQuery,
  result: tournamentDaysAnswer,
});

export const listTournamentPlaces = endpoint('GET /api/games/:game/tournament-places', {
  operationId: 'listTournamentPlaces',
  summary: 'List towns with upcoming events for the search by distance',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  result: tournamentPlacesAnswer,
});

export const listTournaments = endpoint('GET /api/games/:game/tournaments', {
  operationId: 'listTournaments',
  summary: 'List upcoming, running or finished tournaments of a game',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  query: tournamentsQuery,
  result: tournamentsAnswer,
});

export const getTournament = endpoint('GET /api/games/:game/tournaments/:tournamentId', {
  operationId: 'getTournament',
  summary: 'Read a tournament; drafts only for their staff',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  personal: true,
  params: tournamentParams,
  result: tournament,
});

export const setTournamentState = endpoint('PUT /api/games/:game/tournaments/:tournamentId/state', {
  operationId: 'setTournamentState',
  summary: 'Change the state of a tournament: announce, open, start, finish or cancel it',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: tournamentParams,
  body: tournamentStateBody,
  result: tournament,
  write: 'keyed',
});

export const putTournamentStaff = endpoint('PUT /api/games/:game/tournaments/:tournamentId/staff', {
  operationId: 'putTournamentStaff',
  summary: 'Invite a member to the staff of a tournament, or change the role of a staff member',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: tournamentParams,
  body: staffBody,
  result: tournament,
  write: 'keyed',
});

export const removeTournamentStaff = endpoint(
  'DELETE /api/games/:game/tournaments/:tournamentId/staff/:username',
  {
    operationId: 'removeTournamentStaff',
    summary: 'Remove a member from the staff, or withdraw the invitation',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: staffParams,
    result: tournament,
    write: 'keyed',
  },
);

export const acceptTournamentDuty = endpoint(
  'PUT /api/games/:game/tournaments/:tournamentId/duty',
  {
    operationId: 'acceptTournamentDuty',
    summary: 'Accept an invitation to the staff of a tournament',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: tournamentParams,
    result: tournament,
    write: 'keyed',
  },
);

export const leaveTournamentDuty = endpoint(
  'DELETE /api/games/:game/tournaments/:tournamentId/duty',
  {
    operationId: 'leaveTournamentDuty',
    summary: 'Decline an invitation to the staff, or leave the staff',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: tournamentParams,
    write: 'keyed',
  },
);

/** Standings of 2,000 players with their decks. */
const IMPORT_BYTES = 2 * 1024 * 1024;
export const importTournament = endpoint('POST /api/games/:game/tournament-imports', {
  operationId: 'importTournament',
  summary: 'Import a tournament that was held elsewhere, from tables or a Deckframe document',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  bodyLimit: IMPORT_BYTES,
  params: gameParams,
  body: importBody,
  result: importAnswer,
  write: 'keyed',
});

export const listObjections = endpoint(
  'GET /api/games/:game/tournaments/:tournamentId/objections',
  {
    operationId: 'listObjections',
    summary: 'List corrections after the end; for staff, all objections',
    tags: ['tournaments'],
    policy: 'tournaments.read',
    personal: true,
    params: tournamentParams,
    result: objectionsAnswer,
  },
);

export const addObjection = endpoint('POST /api/games/:game/tournaments/:tournamentId/objections', {
  operationId: 'addObjection',
  summary: 'Object to a result within 48 hours of the end',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: tournamentParams,
  body: objectionBody,
  result: objectionsAnswer,
  write: 'keyed',
});

export const answerObjection = endpoint(
  'PUT /api/games/:game/tournaments/:tournamentId/objections/:objectionId',
  {
    operationId: 'answerObjection',
    summary: 'Uphold or reject an objection; upheld ones are public',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: objectionParams,
    body: objectionAnswerBody,
    result: objectionsAnswer,
    write: 'keyed',
  },
);

export const addTournament = endpoint('POST /api/games/:game/tournaments', {
  operationId: 'addTournament',
  summary: 'Create a tournament as a draft',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: gameParams,
  body: tournamentWrite,
  result: tournament,
  write: 'keyed',
});

export const updateTournament = endpoint('PUT /api/games/:game/tournaments/:tournamentId', {
  operationId: 'updateTournament',
  summary: 'Change a tournament; refused if it has changed meanwhile',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: tournamentParams,
  body: tournamentWrite,
  result: tournament,
  write: 'versioned',
});

export const deleteTournament = endpoint('DELETE /api/games/:game/tournaments/:tournamentId', {
  operationId: 'deleteTournament',
  summary: 'Delete a draft',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: tournamentParams,
  write: 'keyed',
});

export const copyTournament = endpoint('POST /api/games/:game/tournaments/:tournamentId/copies', {
  operationId: 'copyTournament',
  summary: 'Create drafts of the same tournament for the following weeks',
  tags: ['tournaments'],
  policy: 'tournaments.take-part',
  params: tournamentParams,
  body: tournamentCopies,
  result: tournamentCopiesAnswer,
  write: 'keyed',
});
