import { API_ACCOUNT_MUTANTS } from './list/api-accounts.ts';
import { API_BASE_MUTANTS } from './list/api-base.ts';
import { AD_MUTANTS } from './list/ads.ts';
import { API_CARD_REPORT_MUTANTS } from './list/api-card-reports.ts';
import { API_COMMUNITY_MUTANTS } from './list/api-community.ts';
import { API_CUSTOM_SERIES_MUTANTS } from './list/api-custom-series.ts';
import { API_DECK_MUTANTS } from './list/api-decks.ts';
import { API_GUARD_MUTANTS } from './list/api-guards.ts';
import { API_MAILBOX_MUTANTS } from './list/api-mailbox.ts';
import { API_REMOVAL_MUTANTS } from './list/api-removals.ts';
import { API_SECOND_FACTOR_MUTANTS } from './list/api-second-factor.ts';
import { API_SESSION_MUTANTS } from './list/api-sessions.ts';
import { API_SITE_MUTANTS } from './list/api-site.ts';
import { API_WRITE_MUTANTS } from './list/api-writes.ts';
import { CARD_TOOL_MUTANTS } from './list/card-tools.ts';
import { CONSOLE_MUTANTS } from './list/console.ts';
import { DATABASE_RIGHT_MUTANTS } from './list/database-rights.ts';
import { DATABASE_MUTANTS } from './list/database.ts';
import { DOMAIN_CARD_MUTANTS } from './list/domain-cards.ts';
import { DOMAIN_DECK_MUTANTS } from './list/domain-decks.ts';
import { DOMAIN_MEMBER_MUTANTS } from './list/domain-members.ts';
import { LEDGER_DECK_MUTANTS } from './list/ledger-decks.ts';
import { LEDGER_MEMBER_MUTANTS } from './list/ledger-members.ts';
import { LEDGER_WEB_MUTANTS } from './list/ledger-web.ts';
import { CONTENT_MUTANTS } from './list/contents.ts';
import { LOW_FINDING_MUTANTS } from './list/low-findings.ts';
import { DRAWN_API_MUTANTS } from './list/drawn-api.ts';
import { DRAWN_DOMAIN_MUTANTS } from './list/drawn-domain.ts';
import { REPORT_QUEUE_MUTANTS } from './list/report-queue.ts';
import { SECOND_ROUND_MUTANTS } from './list/second-round.ts';
import { SURVIVOR_MUTANTS } from './list/survivors.ts';
import { TOURNAMENT_ENGINE_MUTANTS } from './list/tournament-engine.ts';
import { TRADE_MUTANTS } from './list/trades.ts';
import { WEB_BROWSER_MUTANTS } from './list/web-browser.ts';
import { WEB_MUTANTS } from './list/web.ts';
import { WORKER_SWEEP_MUTANTS } from './list/worker-sweeps.ts';
import { SITE_HEALTH_MUTANTS } from './list/site-health.ts';
import { GAME_CONFIG_MUTANTS } from './list/game-config.ts';
import { WORKER_MUTANTS } from './list/worker.ts';
import type { Mutant } from './mutant.ts';

export const ALL_MUTANTS: readonly Mutant[] = [
  ...DRAWN_DOMAIN_MUTANTS,
  ...DRAWN_API_MUTANTS,
  ...SECOND_ROUND_MUTANTS,
  ...DOMAIN_CARD_MUTANTS,
  ...DOMAIN_DECK_MUTANTS,
  ...DOMAIN_MEMBER_MUTANTS,
  ...API_ACCOUNT_MUTANTS,
  ...API_BASE_MUTANTS,
  ...AD_MUTANTS,
  ...API_CARD_REPORT_MUTANTS,
  ...API_COMMUNITY_MUTANTS,
  ...API_CUSTOM_SERIES_MUTANTS,
  ...API_DECK_MUTANTS,
  ...API_GUARD_MUTANTS,
  ...API_MAILBOX_MUTANTS,
  ...API_REMOVAL_MUTANTS,
  ...API_SECOND_FACTOR_MUTANTS,
  ...API_SESSION_MUTANTS,
  ...API_SITE_MUTANTS,
  ...API_WRITE_MUTANTS,
  ...CONTENT_MUTANTS,
  ...GAME_CONFIG_MUTANTS,
  ...SITE_HEALTH_MUTANTS,
  ...LOW_FINDING_MUTANTS,
  ...REPORT_QUEUE_MUTANTS,
  ...SURVIVOR_MUTANTS,
  ...TOURNAMENT_ENGINE_MUTANTS,
  ...TRADE_MUTANTS,
  ...WORKER_SWEEP_MUTANTS,
  ...WORKER_MUTANTS,
  ...CARD_TOOL_MUTANTS,
  ...CONSOLE_MUTANTS,
  ...DATABASE_RIGHT_MUTANTS,
  ...DATABASE_MUTANTS,
  ...LEDGER_DECK_MUTANTS,
  ...LEDGER_MEMBER_MUTANTS,
  ...LEDGER_WEB_MUTANTS,
  ...WEB_BROWSER_MUTANTS,
  ...WEB_MUTANTS,
];
