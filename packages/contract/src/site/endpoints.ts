import { z } from 'zod';
import { faceMapping } from '../cards/face-mapping.ts';
import { endpoint } from '../endpoint.ts';
import { gameParams } from '../params.ts';
import { adCountsBody, adsAnswer, adsQuery } from './ads.ts';
import { analyticsBody } from './analytics.ts';
import { clientErrorBody } from './client-errors.ts';
import { publicGameConfigSchema } from './game-config.ts';
import { gamesAnswer } from './games.ts';
import { liveQuery } from './live.ts';
import { unlockBody } from './maintenance.ts';
import { healthAnswer, readyAnswer } from './site-health.ts';
import { contentImageAnswer, uploadAnswer } from './uploads.ts';

export const listAds = endpoint('GET /api/games/:game/ads', {
  operationId: 'listAds',
  summary: 'Read the active ads of a game and the frame of its ad partner',
  tags: ['ads'],
  policy: 'ads.read',
  params: gameParams,
  query: adsQuery,
  result: adsAnswer,
});

/** Ten times the size of twenty counts. */
const AD_EVENT_BYTES = 8192;
export const countAds = endpoint('POST /api/games/:game/ads/counts', {
  operationId: 'countAds',
  summary: 'Count views and clicks of ads; stores nothing about anyone',
  tags: ['ads'],
  policy: 'ads.count',
  bodyLimit: AD_EVENT_BYTES,
  params: gameParams,
  body: adCountsBody,
});

export const unlockMaintenance = endpoint('POST /api/games/:game/maintenance/unlock', {
  operationId: 'unlockMaintenance',
  summary: 'Unlock a game for this browser session',
  tags: ['maintenance'],
  policy: 'maintenance.unlock',
  params: gameParams,
  body: unlockBody,
});

export const listGames = endpoint('GET /api/games', {
  operationId: 'listGames',
  summary: 'List the games of this site',
  tags: ['games'],
  policy: 'games.read',
  result: gamesAnswer,
});

export const getGameConfig = endpoint('GET /v3/:game/config/game-config.json', {
  operationId: 'getGameConfig',
  summary: 'Read the config of a game and whether it is locked',
  tags: ['games'],
  policy: 'games.read',
  params: gameParams,
  result: publicGameConfigSchema,
});

export const getFaceMapping = endpoint('GET /api/games/:game/face-mapping', {
  operationId: 'getFaceMapping',
  summary: 'Read how card faces of a game are drawn',
  tags: ['games'],
  policy: 'games.read',
  params: gameParams,
  result: faceMapping,
});

export const recordAnalytics = endpoint('POST /api/games/:game/analytics', {
  operationId: 'recordAnalytics',
  summary: 'Count page views and clicks; stores nothing about anyone',
  tags: ['analytics'],
  policy: 'analytics.record',
  params: gameParams,
  body: analyticsBody,
});

/** Four times the longest valid report, in bytes. */
const CLIENT_ERROR_BYTES = 16_384;
export const recordClientError = endpoint('POST /api/client-errors', {
  operationId: 'recordClientError',
  summary: 'Report an error of the web app; contains no personal data',
  tags: ['operations'],
  policy: 'clientErrors.record',
  bodyLimit: CLIENT_ERROR_BYTES,
  body: clientErrorBody,
});

export const getHealth = endpoint('GET /health', {
  operationId: 'getHealth',
  summary: 'Liveness check',
  tags: ['operations'],
  policy: 'operations.read',
  result: healthAnswer,
});

export const getReady = endpoint('GET /ready', {
  operationId: 'getReady',
  summary: 'Readiness check; stays ready without Redis',
  tags: ['operations'],
  policy: 'operations.read',
  result: readyAnswer,
  refusals: { 503: readyAnswer },
});

export const listenLive = endpoint('GET /api/live', {
  operationId: 'listenLive',
  summary:
    'Server-sent hints: something of yours, of this deck or card, or of the game has changed',
  description:
    'Each event is `{"type","topic"}`. Returns 503 while live hints are unavailable; poll instead.',
  tags: ['community'],
  policy: 'live.listen',
  query: liveQuery,
  result: z.any().meta({ description: 'text/event-stream' }),
});

export const uploadContentImage = endpoint('POST /api/uploads', {
  operationId: 'uploadContentImage',
  summary:
    'Upload a picture of a content by a form: `action` is `uploadContentImage` with `userId` and `file`, or `upload` with `json` ({"folder":"contents"}) and `file`',
  tags: ['contents'],
  policy: 'contents.write',
  result: contentImageAnswer,
  write: 'keyed',
});

export const uploadAvatar = endpoint('POST /api/me/uploads/avatar', {
  operationId: 'uploadAvatar',
  summary: 'Upload a picture to use as avatar; the body is the file itself',
  tags: ['profile'],
  policy: 'uploads.create',
  result: uploadAnswer,
  write: 'keyed',
});
