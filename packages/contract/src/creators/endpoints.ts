import { endpoint } from '../endpoint.ts';
import { gameParams } from '../params.ts';
import {
  CONTENT_BODY_BYTES,
  content,
  contentParams,
  contentWrite,
  contentsAnswer,
  contentsQuery,
  ownContentsAnswer,
} from './contents.ts';
import {
  customBatchAnswer,
  customCard,
  customCardBatch,
  customCardChange,
  customCardParams,
  customCardsAnswer,
  customSeries,
  newCustomCard,
  seriesBody,
  seriesMemberBody,
  seriesMemberParams,
  seriesPage,
  seriesParams,
  seriesPublication,
  seriesQuery,
} from './custom-series.ts';

export const listContents = endpoint('GET /api/games/:game/contents', {
  operationId: 'listContents',
  summary: 'List public articles and links of a game, author, deck or card, newest first',
  tags: ['contents'],
  policy: 'contents.read',
  params: gameParams,
  query: contentsQuery,
  result: contentsAnswer,
});

export const listOwnContents = endpoint('GET /api/games/:game/my-contents', {
  operationId: 'listOwnContents',
  summary: 'List your articles and links of a game, including drafts and removed ones',
  tags: ['contents'],
  policy: 'contents.own',
  params: gameParams,
  result: ownContentsAnswer,
});

export const getContent = endpoint('GET /api/games/:game/contents/:contentId', {
  operationId: 'getContent',
  summary: 'Read an article or link with its text; drafts only for their author',
  tags: ['contents'],
  policy: 'contents.read',
  personal: true,
  params: contentParams,
  result: content,
});

export const createContent = endpoint('POST /api/games/:game/contents', {
  operationId: 'createContent',
  summary: 'Add a link or an article of your own',
  tags: ['contents'],
  policy: 'contents.write',
  bodyLimit: CONTENT_BODY_BYTES,
  params: gameParams,
  body: contentWrite,
  result: content,
  write: 'keyed',
});

export const updateContent = endpoint('PUT /api/games/:game/contents/:contentId', {
  operationId: 'updateContent',
  summary: 'Change your article or link; refused if it has changed meanwhile',
  tags: ['contents'],
  policy: 'contents.write',
  bodyLimit: CONTENT_BODY_BYTES,
  params: contentParams,
  body: contentWrite,
  result: content,
  write: 'versioned',
});

export const deleteContent = endpoint('DELETE /api/games/:game/contents/:contentId', {
  operationId: 'deleteContent',
  summary: 'Delete your article or link',
  tags: ['contents'],
  policy: 'contents.own',
  params: contentParams,
  write: 'keyed',
});

export const writeCustomCards = endpoint(
  'POST /api/games/:game/custom-series/:seriesId/cards/batch',
  {
    operationId: 'writeCustomCards',
    summary: 'Create or change fan-made cards; each is accepted or refused separately',
    tags: ['custom series'],
    policy: 'customSeries.write',
    params: seriesParams,
    body: customCardBatch,
    result: customBatchAnswer,
    write: 'keyed',
  },
);

export const uploadCustomPicture = endpoint(
  'POST /api/games/:game/custom-series/:seriesId/cards/:cardId/picture',
  {
    operationId: 'uploadCustomPicture',
    summary:
      'Upload the picture of a fan-made card by a form: `action` is `upload`, `json` {"folder":"customcards"} with a `crop` in shares of the picture where a part is wanted, and `file`',
    tags: ['custom series'],
    policy: 'customSeries.write',
    params: customCardParams,
    result: customCard,
    write: 'keyed',
  },
);

export const listCustomCards = endpoint('GET /api/games/:game/custom-series/:seriesId/cards', {
  operationId: 'listCustomCards',
  summary: 'List the cards of a fan-made series by its series_map',
  tags: ['custom series'],
  policy: 'customSeries.read',
  personal: true,
  params: seriesParams,
  result: customCardsAnswer,
});

export const createCustomCard = endpoint('POST /api/games/:game/custom-series/:seriesId/cards', {
  operationId: 'createCustomCard',
  summary: 'Create a card in a fan-made series',
  tags: ['custom series'],
  policy: 'customSeries.write',
  params: seriesParams,
  body: newCustomCard,
  result: customCard,
  write: 'keyed',
});

export const changeCustomCard = endpoint(
  'PUT /api/games/:game/custom-series/:seriesId/cards/:cardId',
  {
    operationId: 'changeCustomCard',
    summary: 'Change cells of a card; each names its previous value',
    tags: ['custom series'],
    policy: 'customSeries.write',
    params: customCardParams,
    body: customCardChange,
    result: customCard,
    write: 'keyed',
  },
);

export const deleteCustomCard = endpoint(
  'DELETE /api/games/:game/custom-series/:seriesId/cards/:cardId',
  {
    operationId: 'deleteCustomCard',
    summary: 'Delete a card of a fan-made series',
    tags: ['custom series'],
    policy: 'customSeries.write',
    params: customCardParams,
    write: 'keyed',
  },
);

export const listCustomSeries = endpoint('GET /api/games/:game/custom-series', {
  operationId: 'listCustomSeries',
  summary: 'List published fan-made series, newest first',
  tags: ['custom series'],
  policy: 'customSeries.read',
  params: gameParams,
  query: seriesQuery,
  result: seriesPage,
});

export const listOwnCustomSeries = endpoint('GET /api/games/:game/my-custom-series', {
  operationId: 'listOwnCustomSeries',
  summary: 'List fan-made series that you own or edit',
  tags: ['custom series'],
  policy: 'customSeries.write',
  params: gameParams,
  result: seriesPage,
});

export const getCustomSeries = endpoint('GET /api/games/:game/custom-series/:seriesId', {
  operationId: 'getCustomSeries',
  summary: 'Read a fan-made series',
  tags: ['custom series'],
  policy: 'customSeries.read',
  personal: true,
  params: seriesParams,
  result: customSeries,
});

export const createCustomSeries = endpoint('POST /api/games/:game/custom-series', {
  operationId: 'createCustomSeries',
  summary: 'Create a fan-made series as a draft',
  tags: ['custom series'],
  policy: 'customSeries.write',
  params: gameParams,
  body: seriesBody,
  result: customSeries,
  write: 'keyed',
});

export const changeCustomSeries = endpoint('PUT /api/games/:game/custom-series/:seriesId', {
  operationId: 'changeCustomSeries',
  summary: 'Change the name and description of a series; If-Match contains its version',
  tags: ['custom series'],
  policy: 'customSeries.write',
  params: seriesParams,
  body: seriesBody,
  result: customSeries,
  write: 'keyed',
});

export const deleteCustomSeries = endpoint('DELETE /api/games/:game/custom-series/:seriesId', {
  operationId: 'deleteCustomSeries',
  summary: 'Delete a series with all its cards',
  tags: ['custom series'],
  policy: 'customSeries.write',
  params: seriesParams,
  write: 'keyed',
});

export const publishCustomSeries = endpoint(
  'PUT /api/games/:game/custom-series/:seriesId/publication',
  {
    operationId: 'publishCustomSeries',
    summary: 'Publish a series, or make it a draft again',
    tags: ['custom series'],
    policy: 'customSeries.write',
    params: seriesParams,
    body: seriesPublication,
    result: customSeries,
    write: 'keyed',
  },
);

export const addCustomSeriesMember = endpoint(
  'POST /api/games/:game/custom-series/:seriesId/members',
  {
    operationId: 'addCustomSeriesMember',
    summary: 'Invite another member to work on a series',
    tags: ['custom series'],
    policy: 'customSeries.write',
    params: seriesParams,
    body: seriesMemberBody,
    result: customSeries,
    write: 'keyed',
  },
);

export const acceptCustomSeries = endpoint(
  'PUT /api/games/:game/custom-series/:seriesId/membership',
  {
    operationId: 'acceptCustomSeries',
    summary: 'Accept an invitation to work on a series',
    tags: ['custom series'],
    policy: 'customSeries.write',
    params: seriesParams,
    result: customSeries,
    write: 'keyed',
  },
);

export const removeCustomSeriesMember = endpoint(
  'DELETE /api/games/:game/custom-series/:seriesId/members/:userId',
  {
    operationId: 'removeCustomSeriesMember',
    summary: 'Remove an editor or an invitation; you can also remove yourself or decline',
    tags: ['custom series'],
    policy: 'customSeries.write',
    params: seriesMemberParams,
    write: 'keyed',
  },
);
