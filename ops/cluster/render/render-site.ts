import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate, type Values } from './fill-template.ts';
import type { Site } from './site.ts';
import { checkTls, schemeOf, sslQuery } from './tls.ts';

const TEMPLATES = join(import.meta.dirname, '..', '..', '..', 'deploy', 'cluster');

/** A rendered file. Its path starts with the machine name. */
export type RenderedFile = { path: string; text: string };

/** Renders the configuration of every part of a cluster. */
export function renderSite(site: Site): RenderedFile[] {
  const scheme = schemeOf(site);
  const etcdCluster = site.nodes
    .map(({ name, host }) => `${name}=${scheme}://${host}:${site.ports.etcdPeer}`)
    .join(',');
  const { secrets, ports, database } = site;
  const query = sslQuery(site);
  const readUrls = site.nodes
    .map(
      ({ host }) =>
        `postgres://deckframe_app:${secrets.app}@${host}:${ports.postgres}/${database}${query}`,
    )
    .join(',');
  const hba = site.tls.on ? 'hostssl' : 'host';
  const nodes = site.nodes.map((node) => ({ ...node, checkTls: checkTls(site, node.name) }));
  const withTls = site.tls.on ? [{}] : [];
  const all = { ...site, etcdCluster, readUrls, scheme, hba, sslQuery: query, withTls };
  return [
    ...site.nodes.flatMap((node) =>
      ['patroni.yml', 'etcd.yml', 'pgbackrest.conf', 'pgbackrest-archive.sh'].map((file) =>
        render(`node/${file}`, `${node.name}/${file}`, { ...all, ...node }),
      ),
    ),
    ...['haproxy.cfg', 'redis.conf', 'worker.env'].map((file) =>
      render(`app/${file}`, `app/${file}`, { ...all, nodes }),
    ),
    ...site.apis.map((api) => render('app/api.env', `app/${api.name}.env`, { ...all, ...api })),
  ];
}

function render(template: string, path: string, values: Values): RenderedFile {
  return {
    path,
    text: fillTemplate(readFileSync(join(TEMPLATES, `${template}.template`), 'utf8'), values),
  };
}
