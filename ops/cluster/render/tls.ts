import { join } from 'node:path';
import type { Site } from './site.ts';

export type TlsFiles = { authority: string; certificate: string; key: string };

/** Where each machine has its certificate, and that of the authority which it believes. */
export function tlsFiles(folder: string, machine: string): TlsFiles {
  const at = (name: string): string => join(folder, machine, 'tls', name);
  return { authority: at('ca.crt'), certificate: at('server.crt'), key: at('server.key') };
}

export const schemeOf = ({ tls }: Site): 'http' | 'https' => (tls.on ? 'https' : 'http');

/** What an address of PostgreSQL ends with on the application machine. */
export function sslQuery({ tls, dir }: Site): string {
  return tls.on ? `?sslmode=verify-full&sslrootcert=${tlsFiles(dir, 'app').authority}` : '';
}

/** What HAProxy's line of a server ends with, so that it believes only Patroni's true answers. */
export function checkTls({ tls, dir }: Site, node: string): string {
  if (!tls.on) return '';
  const { authority } = tlsFiles(dir, 'app');
  // It compares names, never addresses.
  return ` check-ssl verify required ca-file ${authority} verifyhost ${node}`;
}
