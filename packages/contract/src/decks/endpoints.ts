import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { archetypeCards, archetypesSchema } from '../meta/archetypes.ts';
import { gameParams } from '../params.ts';
import {
  bookmarksQuery,
  deckFoldersAnswer,
  deckFoldersChange,
  deckPreferences,
  decksAnswer,
  folder,
  folderBody,
  folderParams,
  foldersAnswer,
  ownDeckCards,
  ownDecksAnswer,
  ownDecksQuery,
  popularDecksAnswer,
  publicDecksQuery,
  userDecksParams,
  userDecksQuery,
} from './deck-lists.ts';
import {
  DECK_BODY_BYTES,
  deck,
  deckArchiveChange,
  deckConflict,
  deckCreate,
  deckDeleted,
  deckDuplicate,
  deckParams,
  deckSave,
  deckSleevedChange,
  deckVisibilityChange,
  readDeck,
  revision,
  revisionDiff,
  revisionDiffQuery,
  revisionParams,
  revisionsAnswer,
  revisionsQuery,
  savedDeck,
} from './decks.ts';

export const changeDeckVisibility = endpoint('PUT /api/games/:game/decks/:deckId/visibility', {
  operationId: 'changeDeckVisibility',
  summary: 'Change the visibility of a deck',
  tags: ['decks'],
  policy: 'decks.save',
  params: deckParams,
  body: deckVisibilityChange,
  result: savedDeck,
  refusals: { 409: deckConflict },
  write: 'versioned',
});

export const sleeveDeck = endpoint('PUT /api/games/:game/decks/:deckId/sleeved', {
  operationId: 'sleeveDeck',
  summary: 'Mark your deck as sleeved or not sleeved',
  tags: ['decks'],
  policy: 'decks.organise',
  params: deckParams,
  body: deckSleevedChange,
  result: deckSleevedChange,
  write: 'keyed',
});

export const archiveDeck = endpoint('PUT /api/games/:game/decks/:deckId/archive', {
  operationId: 'archiveDeck',
  summary: 'Archive or unarchive your deck',
  tags: ['decks'],
  policy: 'decks.organise',
  params: deckParams,
  body: deckArchiveChange,
  result: deck,
  write: 'keyed',
});

export const deleteDeck = endpoint('DELETE /api/games/:game/decks/:deckId', {
  operationId: 'deleteDeck',
  summary: 'Delete your deck; it can be restored for some days',
  tags: ['decks'],
  policy: 'decks.save',
  params: deckParams,
  result: deckDeleted,
  write: 'keyed',
});

export const undeleteDeck = endpoint('POST /api/games/:game/decks/:deckId/undelete', {
  operationId: 'undeleteDeck',
  summary: 'Restore a deleted deck',
  tags: ['decks'],
  policy: 'decks.save',
  params: deckParams,
  result: deck,
  write: 'keyed',
});

export const duplicateDeck = endpoint('POST /api/games/:game/decks/:deckId/duplicate', {
  operationId: 'duplicateDeck',
  summary: 'Copy a deck that you may read',
  tags: ['decks'],
  policy: 'decks.save',
  params: deckParams,
  body: deckDuplicate,
  result: savedDeck,
  refusals: { 409: deckConflict.partial({ stored: true }) },
  write: 'keyed',
});

export const listDeckRevisions = endpoint('GET /api/games/:game/decks/:deckId/revisions', {
  operationId: 'listDeckRevisions',
  summary: 'List the versions of your deck, newest first',
  tags: ['decks'],
  policy: 'decks.save',
  params: deckParams,
  query: revisionsQuery,
  result: revisionsAnswer,
});

export const getDeckRevision = endpoint('GET /api/games/:game/decks/:deckId/revisions/:version', {
  operationId: 'getDeckRevision',
  summary: 'Read a stored version of your deck',
  tags: ['decks'],
  policy: 'decks.save',
  params: revisionParams,
  result: revision,
});

export const diffDeckRevisions = endpoint('GET /api/games/:game/decks/:deckId/revision-diff', {
  operationId: 'diffDeckRevisions',
  summary: 'Compare two versions of a deck',
  tags: ['decks'],
  policy: 'decks.save',
  params: deckParams,
  query: revisionDiffQuery,
  result: revisionDiff,
});

export const restoreDeckRevision = endpoint(
  'POST /api/games/:game/decks/:deckId/revisions/:version/restore',
  {
    operationId: 'restoreDeckRevision',
    summary: 'Restore an older version of a deck as its newest',
    tags: ['decks'],
    policy: 'decks.save',
    params: revisionParams,
    result: savedDeck,
    refusals: { 409: deckConflict },
    write: 'versioned',
  },
);

export const recordDeckView = endpoint('POST /api/games/:game/decks/:deckId/views', {
  operationId: 'recordDeckView',
  summary: 'Count a view of a deck, once per visitor, deck and UTC day',
  tags: ['decks'],
  policy: 'decks.view',
  params: deckParams,
});

export const createDeck = endpoint('POST /api/games/:game/decks', {
  operationId: 'createDeck',
  summary: 'Create a deck; the client may choose its id',
  tags: ['decks'],
  policy: 'decks.save',
  bodyLimit: DECK_BODY_BYTES,
  params: gameParams,
  body: deckCreate,
  result: savedDeck,
  refusals: { 409: deckConflict.partial({ stored: true }) },
  write: 'keyed',
});

export const getDeck = endpoint('GET /api/games/:game/decks/:deckId', {
  operationId: 'getDeck',
  summary: 'Read a deck; private decks only for their owner',
  tags: ['decks'],
  policy: 'decks.read',
  personal: true,
  params: deckParams,
  result: readDeck,
});

export const saveDeck = endpoint('PUT /api/games/:game/decks/:deckId', {
  operationId: 'saveDeck',
  summary: 'Save a new version of your deck',
  tags: ['decks'],
  policy: 'decks.save',
  bodyLimit: DECK_BODY_BYTES,
  params: deckParams,
  body: deckSave,
  result: savedDeck,
  refusals: { 409: deckConflict },
  write: 'versioned',
});

export const getArchetypes = endpoint('GET /v3/:game/config/archetypes.json', {
  operationId: 'getArchetypes',
  summary: 'List the known archetypes of a game',
  tags: ['games'],
  policy: 'games.read',
  params: gameParams,
  result: archetypesSchema,
});

export const listArchetypeCards = endpoint('GET /api/games/:game/archetypes', {
  operationId: 'listArchetypeCards',
  summary: 'List archetypes gathered from the cards of a game',
  tags: ['games'],
  policy: 'games.read',
  params: gameParams,
  result: archetypeCards,
});

export const exportMyDecks = endpoint('GET /api/me/decks.zip', {
  operationId: 'exportMyDecks',
  summary: 'Export your decks of all games as texts and JSON in a zip file',
  tags: ['decks'],
  policy: 'decks.organise',
  result: z.any().meta({ type: 'string', format: 'binary' }),
});

export const listDeckFolders = endpoint('GET /api/games/:game/my-deck-folders', {
  operationId: 'listDeckFolders',
  summary: 'List your folders with their number of decks',
  tags: ['decks'],
  policy: 'decks.organise',
  params: gameParams,
  result: foldersAnswer,
});

export const createDeckFolder = endpoint('POST /api/games/:game/my-deck-folders', {
  operationId: 'createDeckFolder',
  summary: 'Create an empty folder',
  tags: ['decks'],
  policy: 'decks.organise',
  params: gameParams,
  body: folderBody,
  result: folder,
  write: 'keyed',
});

export const renameDeckFolder = endpoint('PUT /api/games/:game/my-deck-folders/:folderId', {
  operationId: 'renameDeckFolder',
  summary: 'Rename a folder',
  tags: ['decks'],
  policy: 'decks.organise',
  params: folderParams,
  body: folderBody,
  result: folder,
  write: 'keyed',
});

export const deleteDeckFolder = endpoint('DELETE /api/games/:game/my-deck-folders/:folderId', {
  operationId: 'deleteDeckFolder',
  summary: 'Delete a folder; its decks stay',
  tags: ['decks'],
  policy: 'decks.organise',
  params: folderParams,
  result: z.strictObject({}),
  write: 'keyed',
});

export const fileDeck = endpoint('PUT /api/games/:game/decks/:deckId/folders', {
  operationId: 'fileDeck',
  summary: 'Set the folders of a deck',
  tags: ['decks'],
  policy: 'decks.organise',
  params: deckParams,
  body: deckFoldersChange,
  result: deckFoldersAnswer,
  write: 'keyed',
});

export const listBookmarks = endpoint('GET /api/games/:game/my-bookmarks', {
  operationId: 'listBookmarks',
  summary: 'List the decks you have kept, latest first',
  tags: ['decks'],
  policy: 'decks.organise',
  params: gameParams,
  query: bookmarksQuery,
  result: decksAnswer,
});

export const addBookmark = endpoint('PUT /api/games/:game/decks/:deckId/bookmark', {
  operationId: 'addBookmark',
  summary: 'Keep a deck',
  tags: ['decks'],
  policy: 'decks.organise',
  params: deckParams,
  result: z.strictObject({}),
  write: 'keyed',
});

export const removeBookmark = endpoint('DELETE /api/games/:game/decks/:deckId/bookmark', {
  operationId: 'removeBookmark',
  summary: 'Remove a deck from the kept ones',
  tags: ['decks'],
  policy: 'decks.organise',
  params: deckParams,
  result: z.strictObject({}),
  write: 'keyed',
});

export const getDeckPreferences = endpoint('GET /api/me/deck-preferences', {
  operationId: 'getDeckPreferences',
  summary: 'Read the default visibility of your new decks',
  tags: ['decks'],
  policy: 'decks.organise',
  result: deckPreferences,
});

export const changeDeckPreferences = endpoint('PUT /api/me/deck-preferences', {
  operationId: 'changeDeckPreferences',
  summary: 'Change the default visibility of your new decks',
  tags: ['decks'],
  policy: 'decks.organise',
  body: deckPreferences,
  result: deckPreferences,
  write: 'keyed',
});

export const listDecks = endpoint('GET /api/games/:game/decks', {
  operationId: 'listDecks',
  summary: 'List public decks of other members, 25 per page',
  tags: ['decks'],
  policy: 'decks.read',
  personal: true,
  params: gameParams,
  query: publicDecksQuery,
  result: decksAnswer,
});

export const listPopularDecks = endpoint('GET /api/games/:game/popular-decks', {
  operationId: 'listPopularDecks',
  summary: 'List four popular public decks of the last seven days, or of all time if there are few',
  tags: ['decks'],
  policy: 'decks.read',
  params: gameParams,
  result: popularDecksAnswer,
});

export const listMyDecks = endpoint('GET /api/games/:game/my-decks', {
  operationId: 'listMyDecks',
  summary: 'List your decks, 25 per page, without locked ones',
  tags: ['decks'],
  policy: 'decks.organise',
  params: gameParams,
  query: ownDecksQuery,
  result: ownDecksAnswer,
});

export const listUserDecks = endpoint('GET /api/games/:game/users/:userId/decks', {
  operationId: 'listUserDecks',
  summary: 'List public decks of a member, 25 per page',
  tags: ['decks'],
  policy: 'decks.read',
  params: userDecksParams,
  query: userDecksQuery,
  result: decksAnswer,
});

export const listMyDeckCards = endpoint('GET /api/games/:game/my-deck-cards', {
  operationId: 'listMyDeckCards',
  summary: 'List the cards each of your decks needs, without archived and locked decks',
  tags: ['decks'],
  policy: 'decks.organise',
  params: gameParams,
  result: ownDeckCards,
});
