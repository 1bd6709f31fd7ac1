import type { Draw } from './draw-mutants.ts';

/** Modules and seed of the second set of random bugs. */
export const SECOND_WAVE: Omit<Draw, 'root'> = {
  seed: 20_261_119,
  count: 72,
  perOperator: 7,
  folders: [
    'packages/domain/src/collection',
    'packages/domain/src/tournaments',
    'packages/domain/src/rewards/mailbox',
    'packages/domain/src/creators',
    'packages/domain/src/cards/daily-card',
    'packages/domain/src/site/ads',
    'packages/domain/src/meta',
    'apps/api/src/modules/collection/trades',
    'apps/api/src/modules/rewards/mailbox',
    'apps/api/src/modules/rewards/notices',
    'apps/api/src/modules/creators/series',
    'apps/api/src/modules/creators/contents',
    'apps/api/src/modules/cards/reports',
    'apps/api/src/modules/cards/ratings',
    'apps/api/src/modules/cards/numbers',
    'apps/api/src/modules/cards/editing',
    'apps/api/src/modules/site/ads',
    'apps/api/src/modules/meta/meta',
    'apps/api/src/modules/meta/archetype-rules',
    'apps/api/src/modules/tournaments/tournaments',
    'apps/api/src/modules/tournaments/desk',
    'apps/api/src/modules/tournaments/entries',
    'apps/api/src/modules/accounts/second-factor',
    'apps/api/src/modules/community/moderation',
  ],
};
