import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildah, CONTAINER_DATA, hasImage } from './podman.ts';
import { runTool } from './run-tool.ts';

/**
 * Without an image registry, builds the base images of Dockerfile and compose.yaml from Debian
 * packages, with the same names, variables and paths.
 */
const STAND_INS = {
  node: 'docker.io/library/node:24-bookworm-slim',
  postgres: 'docker.io/library/postgres:15-bookworm',
  redis: 'docker.io/library/redis:7-bookworm',
  nginx: 'docker.io/library/nginx:1.28-bookworm',
} as const;

const START_POSTGRES = `#!/bin/sh
set -e
data=/var/lib/postgresql/data
bin=/usr/lib/postgresql/15/bin
chown postgres: "$data"
if [ ! -s "$data/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" >/tmp/password && chown postgres: /tmp/password
  su postgres -c "$bin/initdb -D $data -U postgres --pwfile=/tmp/password --auth-host=scram-sha-256 $POSTGRES_INITDB_ARGS"
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
fi
exec su postgres -c "exec $bin/postgres -D $data -c listen_addresses='*' -c unix_socket_directories=/tmp"
`;

/** Starts nginx as the official image does: in the foreground, with the mounted file. */
const START_NGINX = `#!/bin/sh
mkdir -p /var/cache/nginx
exec nginx -g 'daemon off;'
`;

/**
 * Builds one root file system for all images. Services are left out if only the site's image is
 * tested.
 */
export async function makeBaseImages(withServices: boolean): Promise<void> {
  const wanted = withServices ? Object.values(STAND_INS) : [STAND_INS.node];
  const missing = await Promise.all(wanted.map(async (name) => !(await hasImage(name))));
  if (!missing.includes(true)) return;
  const tar = await makeRootFileSystem(withServices);
  await makeNodeImage(tar);
  if (!withServices) return;
  await makeServiceImage(STAND_INS.postgres, START_POSTGRES, 'PGHOST=/tmp');
  await makeServiceImage(
    STAND_INS.redis,
    '#!/bin/sh\nexec "$@" --bind 0.0.0.0 --protected-mode no\n',
  );
  await makeServiceImage(STAND_INS.nginx, START_NGINX);
}

async function makeRootFileSystem(withServices: boolean): Promise<string> {
  const tar = join(CONTAINER_DATA, withServices ? 'services.tar' : 'minimal.tar');
  if (existsSync(tar)) return tar;
  const packages = ['ca-certificates', ...(withServices ? SERVICE_PACKAGES : [])];
  const sources = '/etc/apt/sources.list.d/debian.sources';
  const include = `--include=${packages.join(',')}`;
  const from = existsSync(sources) ? [sources] : [];
  await runTool('mmdebstrap', ['--variant=minbase', include, 'bookworm', tar, ...from]);
  return tar;
}

const SERVICE_PACKAGES = ['postgresql-15', 'redis-server', 'nginx-light'];

/** Debian, the npm build of Node, npm, and the user "node". */
async function makeNodeImage(tar: string): Promise<void> {
  const container = await buildah(['from', 'scratch']);
  const npm = realpathSync((await runTool('sh', ['-c', 'command -v npm'])).trim());
  await buildah(['add', '-q', container, tar, '/']);
  await buildah(['copy', '-q', container, realpathSync(process.execPath), '/usr/local/bin/node']);
  const npmHome = dirname(dirname(npm));
  await buildah(['copy', '-q', container, npmHome, '/usr/local/lib/node_modules/npm']);
  const link = (name: string) =>
    `ln -s ../lib/node_modules/npm/bin/${name}-cli.js /usr/local/bin/${name}`;
  const user = 'groupadd -g 1000 node && useradd -u 1000 -g node -m node';
  await buildah([
    'run',
    container,
    '--',
    'sh',
    '-c',
    [link('npm'), link('npx'), user].join(' && '),
  ]);
  await buildah(['commit', '-q', '--rm', container, STAND_INS.node]);
}

async function makeServiceImage(name: string, entryPoint: string, env?: string): Promise<void> {
  const container = await buildah(['from', '--pull-never', STAND_INS.node]);
  const write = `cat >/entry-point <<'END'\n${entryPoint}END\nchmod 755 /entry-point`;
  await buildah(['run', container, '--', 'sh', '-c', write]);
  const config = ['--entrypoint', '["/entry-point"]', '--cmd', '', '--workingdir', '/'];
  await buildah(['config', ...config, ...(env === undefined ? [] : ['--env', env]), container]);
  await buildah(['commit', '-q', '--rm', container, name]);
}
