import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENV_NAMES } from '../../apps/api/src/env.ts';
import { TIMEOUTS } from '../../apps/api/src/lib/timeouts.ts';
import { listFiles } from '../containers/list-files.ts';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

const read = (file: string): string => readFileSync(join(REPOSITORY_ROOT, file), 'utf8');

/** Variables that only the deploy steps read. */
const DEPLOY_NAMES = [
  'DATABASE_ADMIN_URL',
  'DATABASE_NAME',
  'DATABASE_MIGRATOR_PASSWORD',
  'DATABASE_APP_PASSWORD',
  'DATABASE_WORKER_PASSWORD',
  'DATABASE_MIGRATOR_URL',
];
/** Variables that third-party images read. */
const IMAGE_NAMES = ['POSTGRES_PASSWORD', 'POSTGRES_INITDB_ARGS'];

const findAll = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

describe('compose.yaml', () => {
  it('compose.yaml sets only variables that are read', () => {
    const set = findAll(read('compose.yaml'), /^ {4,6}([A-Z][A-Z0-9_]+): /gm);
    expect(set.length).toBeGreaterThan(10);
    const known = [...ENV_NAMES, ...DEPLOY_NAMES, ...IMAGE_NAMES];
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('compose.yaml needs no variable that its example does not name', () => {
    const asked = findAll(read('compose.yaml'), /\$\{([A-Z0-9_]+)/g);
    const named = findAll(read('deploy/compose.env.example'), /^([A-Z0-9_]+)=/gm);
    expect(asked.toSorted()).toEqual(named.toSorted());
  });

  it('compose.yaml refuses to start without a required secret', () => {
    const secrets = findAll(read('compose.yaml'), /\$\{(\w*(?:_PASSWORD|SESSION_SECRET)\S*?)\}/g);
    expect(secrets).toHaveLength(6);
    expect(secrets.filter((secret) => !secret.endsWith(':?'))).toEqual([]);
  });

  it('compose.yaml starts files that exist', () => {
    const files = findAll(read('compose.yaml'), /node,? ((?:apps|packages)\/\S+?\.ts)/g);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(read(file)).not.toBe('');
  });
});

/** Returns the services of compose.yaml with their text. A merged anchor appears as its name. */
function listServices(text: string): Map<string, string> {
  const [, services = ''] = text.split(/^(?:services|volumes):$/m);
  const parts = services.split(/^ {2}(?=[\w-]+:)/m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part]));
}

/** True if a service has the settings of `locked-down`, directly or through an anchor. */
function isLockedDown(text: string, part: string): boolean {
  const anchors = findAll(part, /\*([\w-]+)/g);
  return anchors.some(
    (anchor) =>
      anchor === 'locked-down' ||
      isLockedDown(
        text,
        new RegExp(`^x-[\\w-]+: &${anchor}\\n(?: .*\\n|\\n)*`, 'm').exec(text)?.[0] ?? '',
      ),
  );
}

describe('what a broken process could do', () => {
  const compose = read('compose.yaml');

  it('every container runs without capabilities, with a read-only image and the syscall filter', () => {
    const [locked = ''] = /^x-locked-down: [^]*?\n\n/m.exec(compose) ?? [];
    expect(locked).toContain('cap_drop: [ALL]');
    expect(locked).toContain("security_opt: ['no-new-privileges:true']");
    expect(locked).toContain('read_only: true');
    const services = listServices(compose);
    expect(services.size).toBeGreaterThanOrEqual(8);
    const open = [...services].filter(([, part]) => !isLockedDown(compose, part));
    expect(open.map(([name]) => name)).toEqual([]);
    expect(compose).not.toMatch(/unconfined|privileged: |SYS_ADMIN|network_mode|pid: host/);
  });

  it('finds a container that is not restricted', () => {
    const planted = compose.replace('  redis:\n    <<: *locked-down\n', '  redis:\n');
    const part = listServices(planted).get('redis') ?? '';
    expect(isLockedDown(planted, part)).toBe(false);
  });

  it('Redis requires a password, and every process has it', () => {
    expect(listServices(compose).get('redis')).toMatch(
      /--requirepass,\s+'\$\{REDIS_PASSWORD:\?\}'/,
    );
    const addresses = findAll(compose, /REDIS_URL: (\S+)/g);
    expect(addresses).toEqual(['redis://:${REDIS_PASSWORD:?}@redis:6379']);
  });

  it('logs of the proxy and PostgreSQL have no address of a caller and no values of rows', () => {
    expect(read('deploy/nginx.conf')).toMatch(/^ *access_log off;$/m);
    expect(findAll(read('deploy/nginx.conf'), /(error_log [^;]+);/g)).toEqual([
      'error_log stderr crit',
    ]);
    expect(read('deploy/cluster/app/haproxy.cfg.template')).not.toMatch(
      /^\s*(?:option \w*log|log) /m,
    );
    const database = listServices(compose).get('postgres');
    expect(database).toContain('command: [postgres, -c, log_error_verbosity=terse]');
    expect(read('deploy/cluster/node/patroni.yml.template')).toMatch(
      /^ +log_error_verbosity: terse$/m,
    );
  });

  it.each(['deckframe-api@.service', 'deckframe-worker.service'])(
    '%s has a syscall filter, and sees neither the history nor processes of other users',
    (unit) => {
      const lines = read(`deploy/cluster/systemd/${unit}`).split('\n');
      expect(lines).toEqual(
        expect.arrayContaining([
          'NoNewPrivileges=true',
          'ProtectSystem=strict',
          'ProtectProc=invisible',
          'InaccessiblePaths=-/srv/deckframe/.git',
          'CapabilityBoundingSet=',
          'SystemCallArchitectures=native',
          'SystemCallFilter=@system-service',
          'SystemCallErrorNumber=EPERM',
          'RestrictNamespaces=true',
          'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
        ]),
      );
    },
  );
});

describe('Dockerfile', () => {
  it('the image contains no history, tests or docs', () => {
    const [last = ''] = read('Dockerfile')
      .split(/^FROM /m)
      .slice(-1);
    const copied = findAll(last, /^COPY (?:--from=\S+ )?(\S+)/gm);
    // Only sources that run are copied. `.git` and secrets are not in the build context.
    expect(copied).toEqual([
      '/modules', 'package.json', 'packages', 'apps/api', 'games', '/app/apps/web/dist',
    ]); // prettier-ignore
    expect(last).toMatch(/^USER node$/m);
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.data']));
    expect(
      listFiles().filter((file) =>
        /\.(test|proof|test-support)\.tsx?$|^docs\/|^e2e\/specs\//.test(file),
      ),
    ).toEqual([]);
  });

  it('the worker container has no secret of the API', () => {
    const worker =
      read('compose.yaml')
        .split(/^ {2}worker:$/m)[1]
        ?.split(/^ {2}\w+:$/m)[0] ?? '';
    expect(worker).toContain('deckframe_worker');
    expect(worker).not.toMatch(/SESSION_SECRET|CLIENT_SECRET|APP_PASSWORD/);
  });

  it('the API container has no secret of the worker', () => {
    const [api = ''] = /^x-api: &api\n(?: .*\n)*/m.exec(read('compose.yaml')) ?? [];
    expect(api).toContain('deckframe_app');
    expect(api).not.toMatch(/SMTP_URL|WEBHOOK|WORKER_PASSWORD|MIGRATOR|POSTGRES_PASSWORD/);
  });
});

it('every way to run the site is in production mode, without a debugger', () => {
  const [last = ''] = read('Dockerfile')
    .split(/^FROM /m)
    .slice(-1);
  expect(last).toContain('ENV NODE_ENV=production');
  for (const kind of ['api', 'worker']) {
    expect(read(`deploy/cluster/app/${kind}.env.template`)).toMatch(/^NODE_ENV=production$/m);
  }
  const files = ['Dockerfile', 'compose.yaml', 'deploy/cluster/systemd/deckframe-api@.service'];
  expect(files.map(read).join('')).not.toMatch(/--inspect|NODE_OPTIONS|LOG_LEVEL: debug/);
});

describe('docs/operations.md', () => {
  it('names every setting and no other', () => {
    const [settings = ''] = read('docs/operations.md').split('Only the deploy steps read these');
    const named = findAll(settings, /^\| `([A-Z][A-Z0-9_]+)`/gm);
    expect(named.toSorted()).toEqual([...ENV_NAMES].toSorted());
  });
});

describe('deploy/nginx.conf', () => {
  it('overwrites what a caller claims about its address, and trusts no other proxy by itself', () => {
    const lines = read('deploy/nginx.conf')
      .split('\n')
      .map((line) => line.trim());
    const claims = lines.filter((line) => /^proxy_set_header (X-|Forwarded)/.test(line));
    expect(claims).toEqual([
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
    ]);
    expect(lines.filter((line) => /^(set_real_ip_from|real_ip_header)/.test(line))).toEqual([]);
    expect(lines).toContain('# real_ip_header X-Forwarded-For;');
  });

  it('adds security headers and a charset to its own answers only', () => {
    const conf = read('deploy/nginx.conf');
    expect(conf).toMatch(/^ *charset utf-8;$/m);
    const added = [...conf.matchAll(/^ *add_header (\S+) (\$\w+) always;$/gm)];
    expect(added.map(([, name]) => name)).toEqual([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Referrer-Policy',
    ]);
    for (const [, name = '', variable = ''] of added) {
      const upstream = `$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`;
      expect(conf).toMatch(
        new RegExp(`map \\${upstream} \\${variable} \\{\\s+"" \\S.*;\\s+default "";`),
      );
    }
  });

  it('lists no folder', () => {
    expect(read('deploy/nginx.conf')).not.toMatch(/autoindex/);
  });

  it('has longer time-outs than the API and shorter keep-alive', () => {
    const conf = read('deploy/nginx.conf');
    const seconds = (directive: string): number =>
      Number(new RegExp(`${directive} (\\d+)s;`).exec(conf)?.[1]);
    expect(seconds('proxy_read_timeout') * 1000).toBeGreaterThan(TIMEOUTS.requestMs);
    expect(seconds('keepalive 64;[^;]*keepalive_timeout') * 1000).toBeLessThan(
      TIMEOUTS.keepAliveMs,
    );
  });
});
