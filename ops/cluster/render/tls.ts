import { join } from 'node:path';
import type { Site } from './site.ts';

export type TlsFiles = { authority: string; certificate: string; key: string };

/** Paths of a machine's certificate and of its authority's certificate. */
export function tlsFiles(folder: string, machine: string): TlsFiles {
  const at = (name: string): string => join(folder, machine, 'tls', name);
  return { authority: at('ca.crt'), certificate: at('server.crt'), key: at('server.key') };
}

export const schemeOf = ({ tls }: Site): 'http' | 'https' => (tls.on ? 'https' : 'http');

/** The TLS parameters of a PostgreSQL URL on the application machine. */
export function sslQuery({ tls, dir }: Site): string {
  return tls.on ? `?sslmode=verify-full&sslrootcert=${tlsFiles(dir, 'app').authority}` : '';
}

/**
 * The TLS options of a server line in HAProxy, so that it trusts only genuine answers of Patroni.
 */
export function checkTls({ tls, dir }: Site, node: string): string {
  if (!tls.on) return '';
  const { authority } = tlsFiles(dir, 'app');
  // HAProxy verifies names, not addresses.
  return ` check-ssl verify required ca-file ${authority} verifyhost ${node}`;
}
