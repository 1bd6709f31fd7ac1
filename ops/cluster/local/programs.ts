import { join } from 'node:path';
import type { Site } from '../render/site.ts';

/** A program of the cluster and its machine. */
export type Program = { name: string; machine: string; command: string; args: readonly string[] };

export const listPrograms = (site: Site): Program[] => [
  ...site.nodes.flatMap(({ name }) => [
    {
      name: `etcd-${name}`,
      machine: name,
      command: 'etcd',
      args: ['--config-file', join(site.dir, name, 'etcd.yml')],
    },
    {
      name: `patroni-${name}`,
      machine: name,
      command: 'patroni',
      args: [join(site.dir, name, 'patroni.yml')],
    },
  ]),
  app('haproxy', 'haproxy', ['-db', '-f', join(site.dir, 'app/haproxy.cfg')]),
  app('redis', 'redis-server', [join(site.dir, 'app/redis.conf')]),
  ...site.apis.map(({ name }) => node(site, name, 'main.ts')),
  node(site, 'worker', 'worker.ts'),
];

function app(name: string, command: string, args: readonly string[]): Program {
  return { name, machine: 'app', command, args };
}

function node(site: Site, name: string, file: string): Program {
  return app(name, process.execPath, [
    `--env-file=${join(site.dir, 'app', `${name}.env`)}`,
    join(site.programDir, 'apps/api/src', file),
  ]);
}

export function findProgram(site: Site, name: string): Program {
  const found = listPrograms(site).find((program) => program.name === name);
  if (found === undefined) throw new Error(`no program ${name}`);
  return found;
}
