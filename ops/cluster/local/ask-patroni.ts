import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import type { Site } from '../render/site.ts';
import { tlsFiles } from '../render/tls.ts';
import { requestText } from './request-text.ts';
import { patroniUrl } from './urls.ts';

const COMMAND_MS = 60_000;
const QUESTION_MS = 1000;

/** Sends a command to Patroni's REST API, as `patronictl` does. */
export async function askPatroni(
  site: Site,
  node: string,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<void> {
  const auth = `patroni:${site.secrets.patroni}`;
  const headers = { 'content-type': 'application/json' };
  const options = { method, auth, headers, timeout: COMMAND_MS };
  const { isOk, status, text } = await send(site, node, path, options, JSON.stringify(body));
  if (!isOk) throw new Error(`${path}: ${status} ${text}`);
}

/** Reads the public status of a node's Patroni. Returns undefined if it does not answer in time. */
export async function readPatroni(
  site: Site,
  node: string,
  path: string,
): Promise<string | undefined> {
  try {
    const { isOk, text } = await send(site, node, path, { timeout: QUESTION_MS });
    return isOk ? text : undefined;
  } catch {
    return undefined;
  }
}

export const isPatroniUp = async (site: Site, node: string): Promise<boolean> =>
  (await readPatroni(site, node, '/health')) !== undefined;

function send(
  site: Site,
  node: string,
  path: string,
  options: RequestOptions & { timeout: number },
  body?: string,
): ReturnType<typeof requestText> {
  const certificates = site.tls.on && readTls(site);
  return requestText(patroniUrl(site, node) + path, { ...options, ...certificates }, body);
}

/** Patroni accepts commands only with a certificate of the cluster's authority. */
function readTls({ dir }: Site): { ca: Buffer; cert: Buffer; key: Buffer } {
  const { authority, certificate, key } = tlsFiles(dir, 'app');
  return {
    ca: readFileSync(authority),
    cert: readFileSync(certificate),
    key: readFileSync(key),
  };
}
