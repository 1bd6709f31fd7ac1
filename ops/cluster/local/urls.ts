import type { RoleName } from '@deckframe/database/roles';
import { ROLES } from '@deckframe/database/roles';
import type { Site } from '../render/site.ts';
import { schemeOf, sslQuery } from '../render/tls.ts';

/** The database URL through the proxy, which leads to the primary. */
export function writeUrl(site: Site, role: RoleName): string {
  const { app, database, ports, secrets } = site;
  return `postgres://${ROLES[role]}:${secrets[role]}@${app}:${ports.write}/${database}${sslQuery(site)}`;
}

export function superuserUrl(site: Site): string {
  const { app, ports, secrets } = site;
  return `postgres://postgres:${secrets.superuser}@${app}:${ports.write}/postgres${sslQuery(site)}`;
}

export const siteUrl = ({ app, ports }: Site): string => `http://${app}:${ports.site}`;

const hostOf = ({ nodes }: Site, node: string): string =>
  nodes.find(({ name }) => name === node)?.host ?? '';

export const etcdUrl = (site: Site, node: string): string =>
  `${schemeOf(site)}://${hostOf(site, node)}:${site.ports.etcd}`;

export const patroniUrl = (site: Site, node: string): string =>
  `${schemeOf(site)}://${hostOf(site, node)}:${site.ports.patroni}`;

export const peerUrl = (site: Site, node: string): string =>
  `${schemeOf(site)}://${hostOf(site, node)}:${site.ports.etcdPeer}`;
