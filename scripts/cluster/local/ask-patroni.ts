import type { Site } from '../render/site.ts';

/** A command to Patroni itself, as `patronictl` gives it. */
export async function askPatroni(
  site: Site,
  node: string,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<void> {
  const host = site.nodes.find(({ name }) => name === node)?.host;
  const login = Buffer.from(`patroni:${site.secrets.patroni}`).toString('base64');
  const answer = await fetch(`http://${host}:${site.ports.patroni}${path}`, {
    method,
    headers: { authorization: `Basic ${login}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
