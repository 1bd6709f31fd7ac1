import type * as accountsAccount from './accounts/account-endpoints.ts';
import type * as accountsSignIn from './accounts/sign-in-endpoints.ts';
import type * as cardsAdmin from './cards/admin-endpoints.ts';
import type * as cards from './cards/endpoints.ts';
import type * as collection from './collection/endpoints.ts';
import type * as communityAdmin from './community/admin-endpoints.ts';
import type * as community from './community/endpoints.ts';
import type * as creatorsAdmin from './creators/admin-endpoints.ts';
import type * as creators from './creators/endpoints.ts';
import type * as decksAdmin from './decks/admin-endpoints.ts';
import type * as decks from './decks/endpoints.ts';
import type * as metaAdmin from './meta/admin-endpoints.ts';
import type * as meta from './meta/endpoints.ts';
import type * as rewardsAdmin from './rewards/admin-endpoints.ts';
import type * as rewards from './rewards/endpoints.ts';
import type * as siteAdmin from './site/admin-endpoints.ts';
import type * as site from './site/endpoints.ts';
import type * as staffAdmin from './staff/admin-endpoints.ts';
import type * as tournamentsAdmin from './tournaments/admin-endpoints.ts';
import type * as tournamentsDesk from './tournaments/desk-endpoints.ts';
import type * as tournamentsEntries from './tournaments/entries-endpoints.ts';
import type * as tournamentsTournaments from './tournaments/tournaments-endpoints.ts';
import type { RouteMap } from './endpoint.ts';

/** All routes with an endpoint. For types only. */
export interface Api
  extends
    RouteMap<typeof accountsAccount>,
    RouteMap<typeof accountsSignIn>,
    RouteMap<typeof cardsAdmin>,
    RouteMap<typeof cards>,
    RouteMap<typeof collection>,
    RouteMap<typeof communityAdmin>,
    RouteMap<typeof community>,
    RouteMap<typeof creatorsAdmin>,
    RouteMap<typeof creators>,
    RouteMap<typeof decksAdmin>,
    RouteMap<typeof decks>,
    RouteMap<typeof metaAdmin>,
    RouteMap<typeof meta>,
    RouteMap<typeof rewardsAdmin>,
    RouteMap<typeof rewards>,
    RouteMap<typeof siteAdmin>,
    RouteMap<typeof site>,
    RouteMap<typeof staffAdmin>,
    RouteMap<typeof tournamentsAdmin>,
    RouteMap<typeof tournamentsDesk>,
    RouteMap<typeof tournamentsEntries>,
    RouteMap<typeof tournamentsTournaments> {}
