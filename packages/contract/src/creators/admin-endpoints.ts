import { removalBody } from '../community/moderation.ts';
import { endpoint } from '../endpoint.ts';
import { contentParams, contentSummary } from './contents.ts';
import { customSeries, seriesParams } from './custom-series.ts';

export const removeContent = endpoint('PUT /api/admin/games/:game/contents/:contentId/removal', {
  operationId: 'removeContent',
  summary: 'Remove an article or link; its author sees the reason',
  tags: ['administration'],
  policy: 'community.moderate',
  proof: 'session',
  params: contentParams,
  body: removalBody,
  result: contentSummary,
  write: 'keyed',
});

export const restoreContent = endpoint(
  'DELETE /api/admin/games/:game/contents/:contentId/removal',
  {
    operationId: 'restoreContent',
    summary: 'Restore a removed article or link',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: contentParams,
    result: contentSummary,
    write: 'keyed',
  },
);

export const removeCustomSeries = endpoint(
  'PUT /api/admin/games/:game/custom-series/:seriesId/removal',
  {
    operationId: 'removeCustomSeries',
    summary: 'Remove a fan-made series; its owner sees the reason',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: seriesParams,
    body: removalBody,
    result: customSeries,
    write: 'keyed',
  },
);

export const restoreCustomSeries = endpoint(
  'DELETE /api/admin/games/:game/custom-series/:seriesId/removal',
  {
    operationId: 'restoreCustomSeries',
    summary: 'Restore a removed fan-made series',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: seriesParams,
    result: customSeries,
    write: 'keyed',
  },
);
