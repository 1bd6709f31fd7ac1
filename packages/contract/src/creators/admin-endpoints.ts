import { removalBody } from '../community/moderation.ts';
import { endpoint } from '../endpoint.ts';
import { contentParams, contentSummary } from './contents.ts';
import { customSeries, seriesParams } from './custom-series.ts';

export const removeContent = endpoint('PUT /api/admin/games/:game/contents/:contentId/removal', {
  operationId: 'removeContent',
  summary: 'Take a content out of public; its author is told the reason',
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
    summary: 'Let a hidden content be seen again',
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
    summary: 'Take a fan-made series out of public; its owner is told the reason',
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
    summary: 'Let a hidden fan-made series be seen again',
    tags: ['administration'],
    policy: 'community.moderate',
    proof: 'session',
    params: seriesParams,
    result: customSeries,
    write: 'keyed',
  },
);
