import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { gameParams } from '../params.ts';
import {
  changedAnswer,
  collectionAnswer,
  collectionChanges,
  collectionIdParams,
  collectionInfoChange,
  collectionParams,
  collectionSave,
  collectionsAnswer,
  newCollection,
  ownCollectionAnswer,
  ownerQuery,
  savedAnswer,
  sinceQuery,
  valueAnswer,
} from './collection.ts';
import {
  matchesAnswer,
  matchesQuery,
  partnerAnswer,
  partnerParams,
  tradeSettings,
} from './trade-matches.ts';
import {
  claimsAnswer,
  claimsQuery,
  tradeConfirmation,
  tradeCounter,
  tradeNoteBody,
  tradeOffer,
  tradeParams,
  tradeView,
  tradesAnswer,
  tradesQuery,
} from './trades.ts';

export const getCollectionValue = endpoint('GET /api/games/:game/my-collection/value', {
  operationId: 'getCollectionValue',
  summary: 'Read the value of your collection over the last months',
  tags: ['collection'],
  policy: 'collections.keep',
  params: gameParams,
  result: valueAnswer,
});

export const getOwnCollection = endpoint('GET /api/games/:game/my-collection', {
  operationId: 'getOwnCollection',
  summary: 'Read your collections of a game, or their changes since a number',
  tags: ['collection'],
  policy: 'collections.keep',
  params: gameParams,
  query: sinceQuery,
  result: ownCollectionAnswer,
});

export const exportCollectionCsv = endpoint('GET /api/games/:game/my-collection.csv', {
  operationId: 'exportCollectionCsv',
  summary: 'Export your collections of a game as CSV',
  tags: ['collection'],
  policy: 'collections.keep',
  params: gameParams,
  result: z.any().meta({ type: 'string', format: 'binary' }),
});

export const exportCollectionJson = endpoint('GET /api/games/:game/my-collection.json', {
  operationId: 'exportCollectionJson',
  summary: 'Export your collections of a game as JSON',
  tags: ['collection'],
  policy: 'collections.keep',
  params: gameParams,
  result: z.any().meta({ type: 'string', format: 'binary' }),
});

const CHANGES_BYTES = 256 * 1024;
export const changeCollection = endpoint('POST /api/games/:game/my-collection/changes', {
  operationId: 'changeCollection',
  summary: 'Change a collection; each count changes by the given difference',
  tags: ['collection'],
  policy: 'collections.keep',
  bodyLimit: CHANGES_BYTES,
  params: gameParams,
  body: collectionChanges,
  result: changedAnswer,
  write: 'keyed',
});

export const createCollection = endpoint('POST /api/games/:game/my-collections', {
  operationId: 'createCollection',
  summary: 'Create an empty collection',
  tags: ['collection'],
  policy: 'collections.keep',
  params: gameParams,
  body: newCollection,
  result: collectionsAnswer,
  write: 'keyed',
});

export const changeCollectionInfo = endpoint(
  'PATCH /api/games/:game/my-collections/:collectionId',
  {
    operationId: 'changeCollectionInfo',
    summary: 'Rename a collection or change its visibility',
    tags: ['collection'],
    policy: 'collections.keep',
    params: collectionIdParams,
    body: collectionInfoChange,
    result: collectionsAnswer,
    write: 'keyed',
  },
);

export const deleteCollection = endpoint('DELETE /api/games/:game/my-collections/:collectionId', {
  operationId: 'deleteCollection',
  summary: 'Delete a collection with its entries',
  tags: ['collection'],
  policy: 'collections.keep',
  params: collectionIdParams,
  result: collectionsAnswer,
  write: 'keyed',
});

export const getCollection = endpoint('GET /api/games/:game/collections/:userId', {
  operationId: 'getCollection',
  summary: 'Read the visible collections of a member in a game',
  tags: ['collection'],
  policy: 'collections.read',
  personal: true,
  params: collectionParams,
  result: collectionAnswer,
});

export const findCollection = endpoint('GET /api/games/:game/collections', {
  operationId: 'findCollection',
  summary: 'Read the visible collections of a member by username',
  tags: ['collection'],
  policy: 'collections.read',
  personal: true,
  params: gameParams,
  query: ownerQuery,
  result: collectionAnswer,
});

/** Enough for 20,000 entries with names and notes. */
const SAVE_BYTES = 4 * 1024 * 1024;
export const saveCollection = endpoint('PUT /api/games/:game/collections/:userId', {
  operationId: 'saveCollection',
  summary: 'Replace your collections; accepts the current and the older format',
  tags: ['collection'],
  policy: 'collections.keep',
  bodyLimit: SAVE_BYTES,
  params: collectionParams,
  body: collectionSave,
  result: savedAnswer,
  write: 'keyed',
});

export const listTradeMatches = endpoint('GET /api/games/:game/trade-matches', {
  operationId: 'listTradeMatches',
  summary: 'List possible trade partners, those who match both ways first',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: gameParams,
  query: matchesQuery,
  result: matchesAnswer,
});

export const getTradePartner = endpoint('GET /api/games/:game/trade-partners/:userId', {
  operationId: 'getTradePartner',
  summary: 'List what you and a member could trade',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: partnerParams,
  result: partnerAnswer,
});

export const getTradeSettings = endpoint('GET /api/me/trade-settings', {
  operationId: 'getTradeSettings',
  summary: 'Read your trade settings',
  tags: ['trades'],
  policy: 'trades.take-part',
  result: tradeSettings,
});

export const changeTradeSettings = endpoint('PUT /api/me/trade-settings', {
  operationId: 'changeTradeSettings',
  summary: 'Change your trade settings',
  tags: ['trades'],
  policy: 'trades.take-part',
  proof: 'session',
  body: tradeSettings,
  result: tradeSettings,
  write: 'keyed',
});

export const listTrades = endpoint('GET /api/games/:game/trades', {
  operationId: 'listTrades',
  summary: 'List your trades of a game, open or finished',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: gameParams,
  query: tradesQuery,
  result: tradesAnswer,
});

export const getTrade = endpoint('GET /api/games/:game/trades/:tradeId', {
  operationId: 'getTrade',
  summary: 'Read one of your trades with its messages and history',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: tradeParams,
  result: tradeView,
});

export const listTakenCopies = endpoint('GET /api/games/:game/my-taken-copies', {
  operationId: 'listTakenCopies',
  summary: 'List your copies in sleeved decks and open trades',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: gameParams,
  query: claimsQuery,
  result: claimsAnswer,
});

export const proposeTrade = endpoint('POST /api/games/:game/trades', {
  operationId: 'proposeTrade',
  summary: 'Propose a trade to a member',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: gameParams,
  body: tradeOffer,
  result: tradeView,
  write: 'keyed',
});

export const counterTrade = endpoint('POST /api/games/:game/trades/:tradeId/counter', {
  operationId: 'counterTrade',
  summary: 'Make a counter-offer in a trade',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: tradeParams,
  body: tradeCounter,
  result: tradeView,
  write: 'keyed',
});

export const addTradeNote = endpoint('POST /api/games/:game/trades/:tradeId/notes', {
  operationId: 'addTradeNote',
  summary: 'Send a message to the other trader',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: tradeParams,
  body: tradeNoteBody,
  result: tradeView,
  write: 'keyed',
});

export const confirmTrade = endpoint('POST /api/games/:game/trades/:tradeId/confirm', {
  operationId: 'confirmTrade',
  summary: 'Confirm the terms of a trade; the second confirmation changes both collections',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: tradeParams,
  body: tradeConfirmation,
  result: tradeView,
  write: 'keyed',
});

export const declineTrade = endpoint('POST /api/games/:game/trades/:tradeId/decline', {
  operationId: 'declineTrade',
  summary: 'Decline a trade that was proposed to you',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: tradeParams,
  result: tradeView,
  write: 'keyed',
});

export const withdrawTrade = endpoint('POST /api/games/:game/trades/:tradeId/withdraw', {
  operationId: 'withdrawTrade',
  summary: 'Withdraw a trade that you proposed',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: tradeParams,
  result: tradeView,
  write: 'keyed',
});

export const undoTrade = endpoint('POST /api/games/:game/trades/:tradeId/undo', {
  operationId: 'undoTrade',
  summary:
    'Request that a trade is undone, within a day; when both traders have, the cards go back',
  tags: ['trades'],
  policy: 'trades.take-part',
  params: tradeParams,
  result: tradeView,
  write: 'keyed',
});
