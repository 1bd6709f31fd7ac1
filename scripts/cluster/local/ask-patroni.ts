import { readFileSync } from 'node:fs';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as safeRequest } from 'node:https';
import type { Site } from '../render/site.ts';
import { tlsFiles } from '../render/tls.ts';

type Answer = { isOk: boolean; status: number; text: string };

const COMMAND_MS = 60_000;
const QUESTION_MS = 1000;

/** A command to Patroni itself, as `patronictl` gives it. */
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

/** What Patroni of a node says to everybody; nothing where it does not answer in time. */
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
  body = '',
): Promise<Answer> {
  const host = site.nodes.find(({ name }) => name === node)?.host;
  const to = { ...options, host, port: site.ports.patroni, path, agent: false as const };
  const signal = AbortSignal.timeout(options.timeout);
  return new Promise((resolve, reject) => {
    const asked = site.tls.on
      ? safeRequest({ ...to, ...readTls(site), signal })
      : plainRequest({ ...to, signal });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.once('error', reject);
      const status = answer.statusCode ?? 0;
      answer.once('end', () => resolve({ isOk: status >= 200 && status < 300, status, text }));
    });
    asked.end(body);
  });
}

/** Commands are taken from those alone who have a certificate of the cluster's authority. */
function readTls({ dir }: Site): { ca: Buffer; cert: Buffer; key: Buffer } {
  const { authority, certificate, key } = tlsFiles(dir, 'app');
  return {
    ca: readFileSync(authority),
    cert: readFileSync(certificate),
    key: readFileSync(key),
  };
}
