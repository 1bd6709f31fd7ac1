import { accountSamples } from './account-samples.ts';
import { adSamples } from './ad-samples.ts';
import { cardAdminSamples } from './card-admin-samples.ts';
import { cardImportSamples } from './card-import-samples.ts';
import { cardNumberSamples } from './card-number-samples.ts';
import { cardReportSamples } from './card-report-samples.ts';
import { collectionSamples } from './collection-samples.ts';
import { communitySamples } from './community-samples.ts';
import { contentSamples } from './content-samples.ts';
import { customSeriesSamples } from './custom-series-samples.ts';
import { deckSamples } from './deck-samples.ts';
import { mailboxSamples } from './mailbox-samples.ts';
import { reportQueueSamples } from './report-queue-samples.ts';
import { profileSamples } from './profile-samples.ts';
import type { RouteSamples } from './route-sample.ts';
import { siteSamples } from './site-samples.ts';
import { tournamentDeskSamples } from './tournament-desk-samples.ts';
import { archetypeSamples } from './archetype-samples.ts';
import { tournamentSamples } from './tournament-samples.ts';
import { tradeSamples } from './trade-samples.ts';
import { userAdminSamples } from './user-admin-samples.ts';

/**
 * Sample requests for the authorisation tests. A route with parameters or a body needs one here,
 * with the expected answer for admitted callers.
 */
export const ROUTE_SAMPLES: RouteSamples = {
  ...siteSamples,
  ...adSamples,
  ...accountSamples,
  ...userAdminSamples,
  ...profileSamples,
  ...deckSamples,
  ...collectionSamples,
  ...customSeriesSamples,
  ...archetypeSamples,
  ...tournamentSamples,
  ...tradeSamples,
  ...tournamentDeskSamples,
  ...communitySamples,
  ...contentSamples,
  ...cardReportSamples,
  ...cardAdminSamples,
  ...cardImportSamples,
  ...cardNumberSamples,
  ...mailboxSamples,
  ...reportQueueSamples,
};
