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
  summary: 'Where a deck ended in finished tournaments, newest first',
  tags: ['tournaments'],
  policy: 'decks.read',
  personal: true,
  params: deckParams,
  query: resultsQuery,
  result: resultsAnswer,
});

export const listMemberResults = endpoint('GET /api/games/:game/users/:userId/results', {
  operationId: 'listMemberResults',
  summary: 'Where a member ended in finished tournaments, newest first',
  tags: ['tournaments'],
  policy: 'profiles.read',
  params: memberResultsParams,
  query: resultsQuery,
  result: resultsAnswer,
});

export const listTournamentSamples = endpoint('GET /api/games/:game/tournament-samples', {
  operationId: 'listTournamentSamples',
  summary: 'Lists of finished tournaments that have a placement',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  query: samplesQuery,
  result: samplesAnswer,
});

export const getTournamentMeta = endpoint('GET /api/games/:game/tournament-meta', {
  operationId: 'getTournamentMeta',
  summary: 'How often each archetype was played and placed in finished tournaments',
  tags: ['tournaments'],
  policy: 'tournaments.read',
  params: gameParams,
  result: metaAnswer,
});

export const enterTournament = endpoint(
  'POST /api/games/:game/tournaments/:tournamentId/registrations',
  {
    operationId: 'enterTournament',
    summary: 'Enter with a deck, of which a copy is kept; beyond the places one waits',
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
    summary: 'Another list, until the deadline',
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
    summary: 'Check in by yourself within the hour before the start',
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
    summary: 'Leave; before the start the place goes to whoever waits',
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
    summary: 'Enter somebody without an account, by staff',
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
    summary: 'Your registration with its list and ticket',
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
    summary: 'What the rules of the day of the tournament say of a deck of yours',
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
    summary: 'Who plays, by name; what of a list may be seen only where the policy says so',
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
    summary: 'The lists that may be read now, the best placed first',
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
    summary: 'One list, where its owner, the staff or the policy lets it be read',
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
    summary: 'Open a list for a deck check by staff; its player sees who opened it, and when',
    tags: ['tournaments'],
    policy: 'tournaments.take-part',
    params: listParams,
    result: frozenList,
    write: 'keyed',
  },
);
