import type { RoleName } from '@deckframe/database/roles';
import { ROLES } from '@deckframe/database/roles';
import type { Site } from '../render/site.ts';

/** The database through the proxy, at whoever is the primary. */
export function writeUrl(site: Site, role: RoleName): string {
  const { app, database, ports, secrets } = site;
  return `postgres://${ROLES[role]}:${secrets[role]}@${app}:${ports.write}/${database}`;
}

export const superuserUrl = ({ app, ports, secrets }: Site): string =>
  `postgres://postgres:${secrets.superuser}@${app}:${ports.write}/postgres`;

export const siteUrl = ({ app, ports }: Site): string => `http://${app}:${ports.site}`;
