import { endpoint } from '../endpoint.ts';
import { cardParams, gameParams } from '../params.ts';
import {
  adminCardsAnswer,
  adminCardsQuery,
  alternatesAnswer,
  alternatesBody,
  alternatesQuery,
  alternatesSaved,
  cardEditsAnswer,
  cardEditsBody,
  cardHistoryAnswer,
  cardPictureAnswer,
  publicationAnswer,
  publicationBody,
  scheduleParams,
  schedulesAnswer,
} from './card-admin.ts';
import {
  importBegun,
  importBody,
  importRun,
  importRunParams,
  importRuns,
  importUndone,
  importWriteBody,
} from './card-imports.ts';
import {
  cardNumberUse,
  renumberBegun,
  renumberBody,
  renumberParams,
  renumbersAnswer,
} from './card-numbers.ts';
import {
  cardReportParams,
  cardReportsAnswer,
  cardReportsQuery,
  reportResolution,
} from './card-reports.ts';

export const listAlternates = endpoint('GET /api/admin/games/:game/alternates', {
  operationId: 'listAlternates',
  summary: 'List groups of printings of one card, the main printing first',
  tags: ['administration'],
  policy: 'catalogue.manage',
  params: gameParams,
  query: alternatesQuery,
  result: alternatesAnswer,
});

export const saveAlternates = endpoint('PUT /api/admin/games/:game/alternates', {
  operationId: 'saveAlternates',
  summary: 'Change groups of printings and publish the catalogue',
  tags: ['administration'],
  policy: 'catalogue.manage',
  proof: 'session',
  params: gameParams,
  body: alternatesBody,
  result: alternatesSaved,
  write: 'keyed',
});

export const uploadCardPicture = endpoint('POST /api/admin/games/:game/cards/:cardno/picture', {
  operationId: 'uploadCardPicture',
  summary:
    'Store a picture for a card; the body is the file itself. The card shows it when its column `image` is saved with the answered name',
  tags: ['administration'],
  policy: 'cards.edit',
  proof: 'session',
  params: cardParams,
  result: cardPictureAnswer,
  write: 'keyed',
});

export const listAllCards = endpoint('GET /api/admin/games/:game/cards', {
  operationId: 'listAllCards',
  summary: 'List all cards of a game with all columns, including hidden cards, by number',
  tags: ['administration'],
  policy: 'cards.readAll',
  params: gameParams,
  query: adminCardsQuery,
  result: adminCardsAnswer,
});

export const getCardHistory = endpoint('GET /api/admin/games/:game/cards/:cardno/history', {
  operationId: 'getCardHistory',
  summary: 'List the changes of a card, newest first',
  tags: ['administration'],
  policy: 'cards.readAll',
  params: cardParams,
  result: cardHistoryAnswer,
});

/** Enough for 20,000 cells, of which few have a long text. */
const EDITS_BYTES = 8 * 1024 * 1024;
export const saveCardEdits = endpoint('POST /api/admin/games/:game/cards/edits', {
  operationId: 'saveCardEdits',
  summary: 'Change cells of many cards in one transaction',
  tags: ['administration'],
  policy: 'cards.edit',
  proof: 'session',
  bodyLimit: EDITS_BYTES,
  params: gameParams,
  body: cardEditsBody,
  result: cardEditsAnswer,
  write: 'keyed',
});

export const setCardPublication = endpoint('POST /api/admin/games/:game/cards/publication', {
  operationId: 'setCardPublication',
  summary: 'Publish or hide cards, now or at a set time',
  tags: ['administration'],
  policy: 'cards.edit',
  proof: 'session',
  bodyLimit: EDITS_BYTES,
  params: gameParams,
  body: publicationBody,
  result: publicationAnswer,
  write: 'keyed',
});

export const listCardSchedules = endpoint('GET /api/admin/games/:game/card-schedules', {
  operationId: 'listCardSchedules',
  summary: 'List scheduled publications of cards',
  tags: ['administration'],
  policy: 'cards.readAll',
  params: gameParams,
  result: schedulesAnswer,
});

export const cancelCardSchedule = endpoint(
  'DELETE /api/admin/games/:game/card-schedules/:scheduleId',
  {
    operationId: 'cancelCardSchedule',
    summary: 'Cancel a scheduled publication',
    tags: ['administration'],
    policy: 'cards.edit',
    proof: 'session',
    params: scheduleParams,
    write: 'keyed',
  },
);

export const listImports = endpoint('GET /api/admin/games/:game/imports', {
  operationId: 'listImports',
  summary: 'List uploaded files of cards and prices, newest first',
  tags: ['administration'],
  policy: 'catalogue.manage',
  params: gameParams,
  result: importRuns,
});

export const getImport = endpoint('GET /api/admin/games/:game/imports/:id', {
  operationId: 'getImport',
  summary: 'List the changes of an import, planned or done',
  tags: ['administration'],
  policy: 'catalogue.manage',
  params: importRunParams,
  result: importRun,
});

/** Enough for a catalogue of 50,000 cards, as JSON within JSON. */
const SOURCE_BYTES = 64 * 1024 * 1024;
export const sendImport = endpoint('POST /api/admin/games/:game/imports', {
  operationId: 'sendImport',
  summary: 'Upload a file for a preview; changes no cards',
  tags: ['administration'],
  policy: 'catalogue.manage',
  proof: 'session',
  bodyLimit: SOURCE_BYTES,
  params: gameParams,
  body: importBody,
  result: importBegun,
  status: 201,
  write: 'keyed',
});

export const writeImport = endpoint('POST /api/admin/games/:game/imports/:id/write', {
  operationId: 'writeImport',
  summary: 'Apply the previewed changes of a file',
  tags: ['administration'],
  policy: 'catalogue.manage',
  proof: 'fresh',
  params: importRunParams,
  body: importWriteBody,
  result: importBegun,
  write: 'keyed',
});

export const undoImport = endpoint('POST /api/admin/games/:game/imports/:id/undo', {
  operationId: 'undoImport',
  summary: 'Undo an import; later changes stay',
  tags: ['administration'],
  policy: 'catalogue.manage',
  proof: 'fresh',
  params: importRunParams,
  result: importUndone,
  write: 'keyed',
});

export const discardImport = endpoint('POST /api/admin/games/:game/imports/:id/discard', {
  operationId: 'discardImport',
  summary: 'Discard an uploaded file',
  tags: ['administration'],
  policy: 'catalogue.manage',
  proof: 'session',
  params: importRunParams,
  result: importBegun,
  write: 'keyed',
});

export const getCardNumberUse = endpoint('GET /api/admin/games/:game/card-numbers/:cardno', {
  operationId: 'getCardNumberUse',
  summary: 'Count where a card number is used: decks, collections, trades and more',
  tags: ['administration'],
  policy: 'catalogue.manage',
  params: cardParams,
  result: cardNumberUse,
});

export const listRenumbers = endpoint('GET /api/admin/games/:game/renumbers', {
  operationId: 'listRenumbers',
  summary: 'List renumbered cards with the worker’s progress, newest first',
  tags: ['administration'],
  policy: 'catalogue.manage',
  params: gameParams,
  result: renumbersAnswer,
});

export const beginRenumber = endpoint('POST /api/admin/games/:game/renumbers', {
  operationId: 'beginRenumber',
  summary: 'Renumber a card; the old number redirects to the new one',
  tags: ['administration'],
  policy: 'catalogue.manage',
  proof: 'fresh',
  params: gameParams,
  body: renumberBody,
  result: renumberBegun,
  status: 201,
  write: 'keyed',
});

export const undoRenumber = endpoint('POST /api/admin/games/:game/renumbers/:id/undo', {
  operationId: 'undoRenumber',
  summary: 'Undo the renumbering of a card',
  tags: ['administration'],
  policy: 'catalogue.manage',
  proof: 'fresh',
  params: renumberParams,
  result: renumberBegun,
  write: 'keyed',
});

export const listCardReports = endpoint('GET /api/admin/games/:game/card-reports', {
  operationId: 'listCardReports',
  summary: 'List card reports of a game: open ones oldest first, handled ones newest first',
  tags: ['administration'],
  policy: 'community.moderate',
  params: gameParams,
  query: cardReportsQuery,
  reads: 'card-reports',
  result: cardReportsAnswer,
});

export const resolveCardReport = endpoint(
  'PUT /api/admin/games/:game/card-reports/:reportId/resolution',
  {
    operationId: 'resolveCardReport',
    summary: 'Answer a card report; all reporters are notified and may get a banner',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: cardReportParams,
    body: reportResolution,
    write: 'keyed',
  },
);

export const reopenCardReport = endpoint(
  'DELETE /api/admin/games/:game/card-reports/:reportId/resolution',
  {
    operationId: 'reopenCardReport',
    summary: 'Undo an answer with its notification or gift, unless it has been claimed',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: cardReportParams,
    write: 'keyed',
  },
);
