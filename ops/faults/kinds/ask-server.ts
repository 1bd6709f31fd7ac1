import { createPool } from '@deckframe/database/db';
import type { Site } from '../../cluster/render/site.ts';
import { sslQuery } from '../../cluster/render/tls.ts';

/** Runs a statement as superuser on one server, without the proxy. Returns nothing if it fails. */
export async function askServer<Row extends object>(
  site: Site,
  node: string,
  statement: string,
): Promise<Row[] | undefined> {
  const host = site.nodes.find(({ name }) => name === node)?.host;
  const pool = createPool({
    url: `postgres://postgres:${site.secrets.superuser}@${host}:${site.ports.postgres}/${site.database}${sslQuery(site)}`,
    poolSize: 1,
    applicationName: 'deckframe-faults',
    statementTimeoutMs: 2000,
    patienceMs: 2000,
  });
  try {
    const { rows } = await pool.query<Row>(statement);
    return rows;
  } catch {
    return undefined;
  } finally {
    await pool.end().catch(() => undefined);
  }
}
