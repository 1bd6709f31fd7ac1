import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import {
  tournamentDeskRoutes,
  tournamentMatchRoutes,
  tournamentRoundRoutes,
} from './desk/routes.ts';
import type { LogFollower } from './desk/service.ts';
import {
  deckCheckRoutes,
  entryWriteRoutes,
  tournamentGuestRoutes,
  ownEntryRoutes,
  tournamentEntryRoutes,
} from './entries/routes.ts';
import { tournamentPlacementRoutes, tournamentResultRoutes } from './entries/result-routes.ts';
import { followEntries } from './entries/service.ts';
import { tournamentAdminRoutes, tournamentVerificationRoutes } from './tournaments/admin-routes.ts';
import {
  tournamentCalendarRoutes,
  tournamentDayRoutes,
  ownTournamentRoutes,
  tournamentPlaceRoutes,
  tournamentRoutes,
} from './tournaments/routes.ts';
import {
  tournamentImportRoutes,
  tournamentManageRoutes,
  tournamentObjectionRoutes,
  tournamentWriteRoutes,
} from './tournaments/write-routes.ts';
import { followState } from './tournaments/service.ts';

/** Registers tournaments, desks and entries. */
export function registerTournaments(
  app: App,
  services: AppServices,
  /** Further actions after each upload of a desk, provided by other areas. */
  followers: readonly LogFollower[],
): void {
  tournamentDeskRoutes(app, services, [followEntries, followState, ...followers]);
  tournamentMatchRoutes(app, services);
  tournamentRoundRoutes(app, services);
  tournamentEntryRoutes(app, services);
  ownEntryRoutes(app, services);
  entryWriteRoutes(app, services);
  tournamentGuestRoutes(app, services);
  deckCheckRoutes(app, services);
  tournamentResultRoutes(app, services);
  tournamentPlacementRoutes(app, services);
  tournamentRoutes(app, services);
  ownTournamentRoutes(app, services);
  tournamentDayRoutes(app, services);
  tournamentPlaceRoutes(app, services);
  tournamentWriteRoutes(app, services);
  tournamentManageRoutes(app, services);
  tournamentImportRoutes(app, services);
  tournamentObjectionRoutes(app, services);
  tournamentVerificationRoutes(app, services);
  tournamentAdminRoutes(app, services);
  tournamentCalendarRoutes(app, services);
}
