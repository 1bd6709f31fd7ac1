import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Site } from './site.ts';
import { tlsFiles } from './tls.ts';

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const AUTHORITY_DAYS = '3650';
const DAYS = '825';

type Options = Readonly<Record<string, string>>;

function openssl(options: Options, extensions: readonly string[] = []): void {
  const given = Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]);
  const added = extensions.flatMap((extension) => ['-addext', extension]);
  execFileSync('openssl', ['req', '-x509', ...KEY, ...given, ...added], { stdio: 'pipe' });
}

/**
 * Creates a certificate authority in the folder if there is none, and certificates for all machines
 * or for one. With the authority's key, anybody can impersonate any machine.
 */
export function makeCertificates(site: Site, folder: string, machine?: string): void {
  const home = join(folder, 'authority');
  const [authority, key] = [join(home, 'ca.crt'), join(home, 'ca.key')];
  if (!existsSync(key)) {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    const subj = `/CN=${site.cluster} authority`;
    openssl({ subj, days: AUTHORITY_DAYS, keyout: key, out: authority });
  }
  for (const { name, names } of listMachines(site)) {
    if (machine !== undefined && machine !== name) continue;
    const files = tlsFiles(folder, name);
    mkdirSync(join(folder, name, 'tls'), { recursive: true, mode: 0o700 });
    copyFileSync(authority, files.authority);
    const own = { keyout: files.key, out: files.certificate };
    openssl({ CA: authority, CAkey: key, days: DAYS, subj: `/CN=${name}`, ...own }, [
      `subjectAltName=${names.map((one) => `${typeOf(one)}:${one}`).join(',')}`,
      'extendedKeyUsage=serverAuth,clientAuth',
      'basicConstraints=critical,CA:false',
    ]);
  }
}

const typeOf = (name: string): string => (isIP(name) === 0 ? 'DNS' : 'IP');

/**
 * Database machines are also reached through the proxy, so their certificates include its address.
 * etcd members require certificates that name their address.
 */
function listMachines({ nodes, app }: Site): { name: string; names: string[] }[] {
  const loopback = app.startsWith('127.') ? ['127.0.0.1'] : [];
  return [
    ...nodes.map(({ name, host }) => ({
      name,
      names: [...new Set([name, host, app, ...loopback])],
    })),
    { name: 'app', names: ['app', app] },
  ];
}
