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
  summary: 'Public contents, newest first: of a game, an author, a deck or a card',
  tags: ['contents'],
  policy: 'contents.read',
  params: gameParams,
  query: contentsQuery,
  result: contentsAnswer,
});

export const listOwnContents = endpoint('GET /api/games/:game/my-contents', {
  operationId: 'listOwnContents',
  summary: 'Your contents of a game, drafts and hidden ones too',
  tags: ['contents'],
  policy: 'contents.own',
  params: gameParams,
  result: ownContentsAnswer,
});

export const getContent = endpoint('GET /api/games/:game/contents/:contentId', {
  operationId: 'getContent',
  summary: 'A content with its text; drafts for their author only',
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
  summary: 'Change your content; refused where it was changed since',
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
  summary: 'Delete your content',
  tags: ['contents'],
  policy: 'contents.own',
  params: contentParams,
  write: 'keyed',
});

export const writeCustomCards = endpoint(
  'POST /api/games/:game/custom-series/:seriesId/cards/batch',
  {
    operationId: 'writeCustomCards',
    summary: 'New cards and changes of cards, each refused or written by itself',
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
  summary: 'The cards of a fan-made series, by its series_map',
  tags: ['custom series'],
  policy: 'customSeries.read',
  personal: true,
  params: seriesParams,
  result: customCardsAnswer,
});

export const createCustomCard = endpoint('POST /api/games/:game/custom-series/:seriesId/cards', {
  operationId: 'createCustomCard',
  summary: 'A new card of a fan-made series',
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
    summary: 'Change some cells of a card; each names what it held before',
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
  summary: 'Published fan-made series, the newest first',
  tags: ['custom series'],
  policy: 'customSeries.read',
  params: gameParams,
  query: seriesQuery,
  result: seriesPage,
});

export const listOwnCustomSeries = endpoint('GET /api/games/:game/my-custom-series', {
  operationId: 'listOwnCustomSeries',
  summary: 'Fan-made series that one owns or works on',
  tags: ['custom series'],
  policy: 'customSeries.write',
  params: gameParams,
  result: seriesPage,
});

export const getCustomSeries = endpoint('GET /api/games/:game/custom-series/:seriesId', {
  operationId: 'getCustomSeries',
  summary: 'One fan-made series',
  tags: ['custom series'],
  policy: 'customSeries.read',
  personal: true,
  params: seriesParams,
  result: customSeries,
});

export const createCustomSeries = endpoint('POST /api/games/:game/custom-series', {
  operationId: 'createCustomSeries',
  summary: 'A new fan-made series, a draft at first',
  tags: ['custom series'],
  policy: 'customSeries.write',
  params: gameParams,
  body: seriesBody,
  result: customSeries,
  write: 'keyed',
});

export const changeCustomSeries = endpoint('PUT /api/games/:game/custom-series/:seriesId', {
  operationId: 'changeCustomSeries',
  summary: 'Give a series another name and description; If-Match names its version',
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
    summary: 'Show a series to everyone, or make it a draft again',
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
    summary: 'Remove a member or an invitation; leave a series or decline an invitation oneself',
    tags: ['custom series'],
    policy: 'customSeries.write',
    params: seriesMemberParams,
    write: 'keyed',
  },
);
