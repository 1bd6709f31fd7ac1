import { deckParams } from '../decks/decks.ts';
import { endpoint } from '../endpoint.ts';
import { gameParams } from '../params.ts';
import {
  entryDeckParams,
  entryBody,
  frozenList,
  guestBody,
  legalityAnswer,
  listChangeBody,
  listParams,
  listsAnswer,
  ownEntryAnswer,
  rosterAnswer,
  rosterEntry,
  rosterQuery,
} from './tournament-entries.ts';
import {
  memberResultsParams,
  metaAnswer,
  resultsAnswer,
  resultsQuery,
  samplesAnswer,
  samplesQuery,
} from './tournament-results.ts';
import { tournamentParams } from './tournaments.ts';

export const listDeckResults = endpoint('GET /api/games/:game/decks/:deckId/results', {
  operationId: 'listDeckResults',
  summary: 'List the results of a deck in finished tournaments, newest first',
  tags: ['tournaments'],
  policy: 'decks.read',
  personal: true,
  params: deckParams,
  query: resultsQuery,
  result: resultsAnswer,
});

export const listMemberResults = endpoint('GET /api/games/:game/users/:userId/results', {
  operationId: 'listMemberResults',
  summary: 'List the results of a member in finished tournaments, newest first',
  tags: ['tournaments'],
  policy: 'profiles.read',
  params: memberResultsParams,
  query: resultsQuery,
  result: resultsAnswer,
});

export const listTournamentSamples = endpoint('GET /api/games/:game/tournament-samples', {
  operationId: 'listTournamentSamples',
  summary: 'List placed decklists of finished tournaments',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  query: samplesQuery,
  result: samplesAnswer,
});

export const getTournamentMeta = endpoint('GET /api/games/:game/tournament-meta', {
  operationId: 'getTournamentMeta',
  summary: 'Count plays and placements per archetype in finished tournaments',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  result: metaAnswer,
});

export const enterTournament = endpoint(
  'POST /api/games/:game/tournaments/:tournamentId/registrations',
  {
    operationId: 'enterTournament',
    summary:
      'Register with a deck; the server stores a copy. A full event puts you on the wait list',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: tournamentParams,
    body: entryBody,
    result: ownEntryAnswer,
    write: 'keyed',
  },
);

export const changeTournamentList = endpoint(
  'PUT /api/games/:game/tournaments/:tournamentId/registrations/me/list',
  {
    operationId: 'changeTournamentList',
    summary: 'Replace your registered list, until the deadline',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: tournamentParams,
    body: listChangeBody,
    result: ownEntryAnswer,
    write: 'keyed',
  },
);

export const checkInForTournament = endpoint(
  'PUT /api/games/:game/tournaments/:tournamentId/registrations/me/check-in',
  {
    operationId: 'checkInForTournament',
    summary: 'Check in, within the hour before the start',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: tournamentParams,
    result: ownEntryAnswer,
    write: 'keyed',
  },
);

export const leaveTournament = endpoint(
  'DELETE /api/games/:game/tournaments/:tournamentId/registrations/me',
  {
    operationId: 'leaveTournament',
    summary: 'Withdraw your registration; before the start, the place goes to the wait list',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: tournamentParams,
    write: 'keyed',
  },
);

export const addTournamentGuest = endpoint(
  'POST /api/games/:game/tournaments/:tournamentId/guests',
  {
    operationId: 'addTournamentGuest',
    summary: 'Register a player without an account (staff)',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: tournamentParams,
    body: guestBody,
    result: rosterEntry,
    write: 'keyed',
  },
);

export const getOwnTournamentEntry = endpoint(
  'GET /api/games/:game/tournaments/:tournamentId/registrations/me',
  {
    operationId: 'getOwnTournamentEntry',
    summary: 'Read your registration with its list and ticket',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: tournamentParams,
    result: ownEntryAnswer,
  },
);

export const judgeDeckForTournament = endpoint(
  'GET /api/games/:game/tournaments/:tournamentId/legality/:deckId',
  {
    operationId: 'judgeDeckForTournament',
    summary: 'Check your deck against the rules on the day of the tournament',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: entryDeckParams,
    result: legalityAnswer,
  },
);

export const listTournamentPlayers = endpoint(
  'GET /api/games/:game/tournaments/:tournamentId/registrations',
  {
    operationId: 'listTournamentPlayers',
    summary: 'List the players of a tournament; list details as the event’s policy allows',
    tags: ['tournaments'],
    policy: 'tournaments.read',
    personal: true,
    params: tournamentParams,
    query: rosterQuery,
    result: rosterAnswer,
  },
);

export const listTournamentLists = endpoint(
  'GET /api/games/:game/tournaments/:tournamentId/lists',
  {
    operationId: 'listTournamentLists',
    summary: 'List the readable decklists of an event, best placed first',
    tags: ['tournaments'],
    policy: 'tournaments.read',
    personal: true,
    params: tournamentParams,
    result: listsAnswer,
  },
);

export const getTournamentList = endpoint(
  'GET /api/games/:game/tournaments/:tournamentId/lists/:listId',
  {
    operationId: 'getTournamentList',
    summary: 'Read a registered list, for its player, the staff, or as the event’s policy allows',
    tags: ['tournaments'],
    policy: 'tournaments.read',
    personal: true,
    params: listParams,
    result: frozenList,
  },
);

export const checkTournamentList = endpoint(
  'POST /api/games/:game/tournaments/:tournamentId/lists/:listId/checks',
  {
    operationId: 'checkTournamentList',
    summary: 'Open a list for a deck check (staff); its player sees who opened it and when',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: listParams,
    result: frozenList,
    write: 'keyed',
  },
);
