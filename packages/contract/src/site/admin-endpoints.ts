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
  summary: 'List house ads with their counts, newest first',
  tags: ['administration'],
  policy: 'ads.manage',
  result: managedAdsAnswer,
});

export const createAd = endpoint('POST /api/admin/ads', {
  operationId: 'createAd',
  summary: 'Create a house ad',
  tags: ['administration'],
  policy: 'ads.manage',
  proof: 'session',
  body: adBody,
  result: managedAdAnswer,
  write: 'keyed',
});

export const changeAd = endpoint('PUT /api/admin/ads/:adId', {
  operationId: 'changeAd',
  summary: 'Change a house ad; needs the version that was read',
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
  summary: 'Delete a house ad with its counts',
  tags: ['administration'],
  policy: 'ads.manage',
  proof: 'session',
  params: adParams,
  write: 'keyed',
});

export const getMaintenance = endpoint('GET /api/admin/games/:game/maintenance', {
  operationId: 'getMaintenance',
  summary: 'Read whether a game is locked',
  tags: ['administration'],
  policy: 'maintenance.manage',
  params: gameParams,
  result: maintenanceState,
});

export const changeMaintenance = endpoint('PUT /api/admin/games/:game/maintenance', {
  operationId: 'changeMaintenance',
  summary: 'Lock a game with a maintenance code, or unlock it',
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
    'Refused with 400 and all reasons in `errors`, or with 409 and the current config in `current`.',
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
  summary: 'Read the current config of a game, its file and its newest versions',
  tags: ['administration'],
  policy: 'games.manage',
  params: gameParams,
  result: configState,
});

export const getStoredGameConfig = endpoint('GET /api/admin/games/:game/config/versions/:version', {
  operationId: 'getStoredGameConfig',
  summary: 'Read a version of a game config; 0 is the file',
  tags: ['administration'],
  policy: 'games.manage',
  params: versionParams,
  result: storedConfig,
});

export const getGameConfigSchema = endpoint('GET /api/admin/game-config-schema', {
  operationId: 'getGameConfigSchema',
  summary: 'Read the documentation of all game config keys by chapter',
  tags: ['administration'],
  policy: 'games.manage',
  result: configSchemas,
});

export const getSiteHealth = endpoint('GET /api/admin/health', {
  operationId: 'getSiteHealth',
  summary: 'Read the health of jobs, deliveries, database and caches from stored measurements',
  tags: ['administration'],
  policy: 'health.manage',
  query: healthQuery,
  result: siteHealth,
});

export const retryJob = endpoint('POST /api/admin/health/jobs/:jobId/retry', {
  operationId: 'retryJob',
  summary: 'Retry a failed job now',
  tags: ['administration'],
  policy: 'health.manage',
  proof: 'session',
  params: jobParams,
  query: noQuery,
  write: 'keyed',
});

export const startInvariantRun = endpoint('POST /api/admin/health/invariants', {
  operationId: 'startInvariantRun',
  summary: 'Start a comparison of all counters with their rows',
  tags: ['administration'],
  policy: 'health.manage',
  proof: 'session',
  query: noQuery,
  result: invariantRunStarted,
  write: 'keyed',
});

export const getWritingRules = endpoint('GET /api/admin/writing-rules', {
  operationId: 'getWritingRules',
  summary: 'Read the writing rules and the limits of new members',
  tags: ['administration'],
  policy: 'writingRules.manage',
  result: writingRulesState,
});

export const changeWritingRules = endpoint('PUT /api/admin/writing-rules', {
  operationId: 'changeWritingRules',
  summary: 'Change the writing rules with immediate effect; needs the version that was read',
  tags: ['administration'],
  policy: 'writingRules.manage',
  proof: 'session',
  body: writingRulesChange,
  result: writingRulesState,
  write: 'keyed',
});
