import { endpoint } from '../endpoint.ts';
import { gameParams, noQuery } from '../params.ts';
import { adBody, adChange, adParams, managedAdAnswer, managedAdsAnswer } from './ads.ts';
import {
  configSave,
  configSchemas,
  configState,
  savedConfig,
  storedConfig,
  versionParams,
} from './game-config.ts';
import { maintenanceChange, maintenanceState } from './maintenance.ts';
import { healthQuery, invariantRunStarted, jobParams, siteHealth } from './site-health.ts';
import { writingRulesChange, writingRulesState } from './writing-rules.ts';

export const listManagedAds = endpoint('GET /api/admin/ads', {
  operationId: 'listManagedAds',
  summary: 'All ads of the house with what was counted, the newest first',
  tags: ['administration'],
  policy: 'ads.manage',
  result: managedAdsAnswer,
});

export const createAd = endpoint('POST /api/admin/ads', {
  operationId: 'createAd',
  summary: 'Make an ad of the house',
  tags: ['administration'],
  policy: 'ads.manage',
  proof: 'session',
  body: adBody,
  result: managedAdAnswer,
  write: 'keyed',
});

export const changeAd = endpoint('PUT /api/admin/ads/:adId', {
  operationId: 'changeAd',
  summary: 'Change an ad of the house, from the version that was read',
  tags: ['administration'],
  policy: 'ads.manage',
  proof: 'session',
  params: adParams,
  body: adChange,
  result: managedAdAnswer,
  write: 'keyed',
});

export const deleteAd = endpoint('DELETE /api/admin/ads/:adId', {
  operationId: 'deleteAd',
  summary: 'Remove an ad of the house with what was counted of it',
  tags: ['administration'],
  policy: 'ads.manage',
  proof: 'session',
  params: adParams,
  write: 'keyed',
});

export const getMaintenance = endpoint('GET /api/admin/games/:game/maintenance', {
  operationId: 'getMaintenance',
  summary: 'Whether a game is locked',
  tags: ['administration'],
  policy: 'maintenance.manage',
  params: gameParams,
  result: maintenanceState,
});

export const changeMaintenance = endpoint('PUT /api/admin/games/:game/maintenance', {
  operationId: 'changeMaintenance',
  summary: 'Lock a game with a code, or open it',
  tags: ['administration'],
  policy: 'maintenance.manage',
  proof: 'fresh',
  params: gameParams,
  body: maintenanceChange,
  result: maintenanceState,
  write: 'keyed',
});

export const saveGameConfig = endpoint('PUT /api/admin/games/:game/config', {
  operationId: 'saveGameConfig',
  summary: 'Add a version of a game config; every process follows it within a second',
  description:
    'Refused with 400 and every reason in `errors`, or with 409 and what is in force now in `current`.',
  tags: ['administration'],
  policy: 'games.manage',
  proof: 'fresh',
  params: gameParams,
  body: configSave,
  result: savedConfig,
  write: 'keyed',
});

export const getGameConfigState = endpoint('GET /api/admin/games/:game/config', {
  operationId: 'getGameConfigState',
  summary: 'The config of a game that is in force, its file, and its newest versions',
  tags: ['administration'],
  policy: 'games.manage',
  params: gameParams,
  result: configState,
});

export const getStoredGameConfig = endpoint('GET /api/admin/games/:game/config/versions/:version', {
  operationId: 'getStoredGameConfig',
  summary: 'One version of a game config; 0 is the file',
  tags: ['administration'],
  policy: 'games.manage',
  params: versionParams,
  result: storedConfig,
});

export const getGameConfigSchema = endpoint('GET /api/admin/game-config-schema', {
  operationId: 'getGameConfigSchema',
  summary: 'What each key of a game config may say, chapter by chapter',
  tags: ['administration'],
  policy: 'games.manage',
  result: configSchemas,
});

export const getSiteHealth = endpoint('GET /api/admin/health', {
  operationId: 'getSiteHealth',
  summary: 'Jobs, deliveries, database, caches and measurements; nothing is counted for it',
  tags: ['administration'],
  policy: 'health.manage',
  query: healthQuery,
  result: siteHealth,
});

export const retryJob = endpoint('POST /api/admin/health/jobs/:jobId/retry', {
  operationId: 'retryJob',
  summary: 'Try a failed job again at once',
  tags: ['administration'],
  policy: 'health.manage',
  proof: 'session',
  params: jobParams,
  query: noQuery,
  write: 'keyed',
});

export const startInvariantRun = endpoint('POST /api/admin/health/invariants', {
  operationId: 'startInvariantRun',
  summary: 'Have the worker compare all counters with their rows',
  tags: ['administration'],
  policy: 'health.manage',
  proof: 'session',
  query: noQuery,
  result: invariantRunStarted,
  write: 'keyed',
});

export const getWritingRules = endpoint('GET /api/admin/writing-rules', {
  operationId: 'getWritingRules',
  summary: 'What members may not write or link to, and what new members may do',
  tags: ['administration'],
  policy: 'writingRules.manage',
  result: writingRulesState,
});

export const changeWritingRules = endpoint('PUT /api/admin/writing-rules', {
  operationId: 'changeWritingRules',
  summary: 'Change these rules, from the version that was read; they count at once',
  tags: ['administration'],
  policy: 'writingRules.manage',
  proof: 'session',
  body: writingRulesChange,
  result: writingRulesState,
  write: 'keyed',
});
