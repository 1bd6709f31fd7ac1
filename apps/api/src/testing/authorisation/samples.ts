import { accountSamples } from './account-samples.ts';
import { cardReportSamples } from './card-report-samples.ts';
import { collectionSamples } from './collection-samples.ts';
import { communitySamples } from './community-samples.ts';
import { deckSamples } from './deck-samples.ts';
import { mailboxSamples } from './mailbox-samples.ts';
import { profileSamples } from './profile-samples.ts';
import type { RouteSamples } from './route-sample.ts';
import { siteSamples } from './site-samples.ts';
import { tradeSamples } from './trade-samples.ts';

/**
 * How each route is called by the authorisation tests. A route with a parameter or a body must have
 * its sample here, and says by it what everybody gets whom its policy admits.
 */
export const ROUTE_SAMPLES: RouteSamples = {
  ...siteSamples,
  ...accountSamples,
  ...profileSamples,
  ...deckSamples,
  ...collectionSamples,
  ...tradeSamples,
  ...communitySamples,
  ...cardReportSamples,
  ...mailboxSamples,
};
