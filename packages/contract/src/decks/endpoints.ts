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
  summary: 'Make a deck private, public or unlisted',
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
  summary: 'Say whether a deck of one’s own is put together with real cards',
  tags: ['decks'],
  policy: 'decks.organise',
  params: deckParams,
  body: deckSleevedChange,
  result: deckSleevedChange,
  write: 'keyed',
});

export const archiveDeck = endpoint('PUT /api/games/:game/decks/:deckId/archive', {
  operationId: 'archiveDeck',
  summary: 'Put a deck of one’s own out of the way, or bring it back',
  tags: ['decks'],
  policy: 'decks.organise',
  params: deckParams,
  body: deckArchiveChange,
  result: deck,
  write: 'keyed',
});

export const deleteDeck = endpoint('DELETE /api/games/:game/decks/:deckId', {
  operationId: 'deleteDeck',
  summary: 'Delete a deck of one’s own; it can be had back for a while',
  tags: ['decks'],
  policy: 'decks.save',
  params: deckParams,
  result: deckDeleted,
  write: 'keyed',
});

export const undeleteDeck = endpoint('POST /api/games/:game/decks/:deckId/undelete', {
  operationId: 'undeleteDeck',
  summary: 'Have a deleted deck back',
  tags: ['decks'],
  policy: 'decks.save',
  params: deckParams,
  result: deck,
  write: 'keyed',
});

export const duplicateDeck = endpoint('POST /api/games/:game/decks/:deckId/duplicate', {
  operationId: 'duplicateDeck',
  summary: 'A copy of one’s own, of any deck that one may read',
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
  summary: 'Every save of a deck of one’s own, newest first',
  tags: ['decks'],
  policy: 'decks.save',
  params: deckParams,
  query: revisionsQuery,
  result: revisionsAnswer,
});

export const getDeckRevision = endpoint('GET /api/games/:game/decks/:deckId/revisions/:version', {
  operationId: 'getDeckRevision',
  summary: 'A deck of one’s own as it was saved once',
  tags: ['decks'],
  policy: 'decks.save',
  params: revisionParams,
  result: revision,
});

export const diffDeckRevisions = endpoint('GET /api/games/:game/decks/:deckId/revision-diff', {
  operationId: 'diffDeckRevisions',
  summary: 'What differs between any two saves of a deck',
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
    summary: 'Make an older save the newest version',
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
  summary: 'Tell that somebody looks at a deck: once per visitor, deck and UTC day',
  tags: ['decks'],
  policy: 'decks.view',
  params: deckParams,
});

export const createDeck = endpoint('POST /api/games/:game/decks', {
  operationId: 'createDeck',
  summary: 'A new deck; its id may be made by the client',
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
  summary: 'One deck; a private one for its owner only',
  tags: ['decks'],
  policy: 'decks.read',
  personal: true,
  params: deckParams,
  result: readDeck,
});

export const saveDeck = endpoint('PUT /api/games/:game/decks/:deckId', {
  operationId: 'saveDeck',
  summary: 'The next version of a deck of one’s own',
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
  summary: 'Kinds of decks that players of a game know by name',
  tags: ['games'],
  policy: 'games.read',
  params: gameParams,
  result: archetypesSchema,
});

export const listArchetypeCards = endpoint('GET /api/games/:game/archetypes', {
  operationId: 'listArchetypeCards',
  summary: 'Kinds of decks that the cards of a game tell, beside those of its file',
  tags: ['games'],
  policy: 'games.read',
  params: gameParams,
  result: archetypeCards,
});

export const exportMyDecks = endpoint('GET /api/me/decks.zip', {
  operationId: 'exportMyDecks',
  summary: 'All one’s decks of all games, as texts and JSON in a zip file',
  tags: ['decks'],
  policy: 'decks.organise',
  result: z.any().meta({ type: 'string', format: 'binary' }),
});

export const listDeckFolders = endpoint('GET /api/games/:game/my-deck-folders', {
  operationId: 'listDeckFolders',
  summary: 'One’s folders and how many decks each holds',
  tags: ['decks'],
  policy: 'decks.organise',
  params: gameParams,
  result: foldersAnswer,
});

export const createDeckFolder = endpoint('POST /api/games/:game/my-deck-folders', {
  operationId: 'createDeckFolder',
  summary: 'A new, empty folder',
  tags: ['decks'],
  policy: 'decks.organise',
  params: gameParams,
  body: folderBody,
  result: folder,
  write: 'keyed',
});

export const renameDeckFolder = endpoint('PUT /api/games/:game/my-deck-folders/:folderId', {
  operationId: 'renameDeckFolder',
  summary: 'Give a folder another name',
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
  summary: 'Set which of one’s folders hold a deck',
  tags: ['decks'],
  policy: 'decks.organise',
  params: deckParams,
  body: deckFoldersChange,
  result: deckFoldersAnswer,
  write: 'keyed',
});

export const listBookmarks = endpoint('GET /api/games/:game/my-bookmarks', {
  operationId: 'listBookmarks',
  summary: 'Decks that one has kept, last kept first',
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
  summary: 'Keep it no longer',
  tags: ['decks'],
  policy: 'decks.organise',
  params: deckParams,
  result: z.strictObject({}),
  write: 'keyed',
});

export const getDeckPreferences = endpoint('GET /api/me/deck-preferences', {
  operationId: 'getDeckPreferences',
  summary: 'How one’s new decks are shown',
  tags: ['decks'],
  policy: 'decks.organise',
  result: deckPreferences,
});

export const changeDeckPreferences = endpoint('PUT /api/me/deck-preferences', {
  operationId: 'changeDeckPreferences',
  summary: 'Change how one’s new decks are shown',
  tags: ['decks'],
  policy: 'decks.organise',
  body: deckPreferences,
  result: deckPreferences,
  write: 'keyed',
});

export const listDecks = endpoint('GET /api/games/:game/decks', {
  operationId: 'listDecks',
  summary: 'Public decks of other members, 25 a page',
  tags: ['decks'],
  policy: 'decks.read',
  personal: true,
  params: gameParams,
  query: publicDecksQuery,
  result: decksAnswer,
});

export const listPopularDecks = endpoint('GET /api/games/:game/popular-decks', {
  operationId: 'listPopularDecks',
  summary: 'Four public decks of the last seven days, most seen first; of all time if few',
  tags: ['decks'],
  policy: 'decks.read',
  params: gameParams,
  result: popularDecksAnswer,
});

export const listMyDecks = endpoint('GET /api/games/:game/my-decks', {
  operationId: 'listMyDecks',
  summary: 'One’s own decks, 25 a page; locked ones are hidden',
  tags: ['decks'],
  policy: 'decks.organise',
  params: gameParams,
  query: ownDecksQuery,
  result: ownDecksAnswer,
});

export const listUserDecks = endpoint('GET /api/games/:game/users/:userId/decks', {
  operationId: 'listUserDecks',
  summary: 'Public decks of one member, 25 a page',
  tags: ['decks'],
  policy: 'decks.read',
  params: userDecksParams,
  query: userDecksQuery,
  result: decksAnswer,
});

export const listMyDeckCards = endpoint('GET /api/games/:game/my-deck-cards', {
  operationId: 'listMyDeckCards',
  summary: 'What each of one’s own decks takes to build; archived and locked ones are left out',
  tags: ['decks'],
  policy: 'decks.organise',
  params: gameParams,
  result: ownDeckCards,
});
