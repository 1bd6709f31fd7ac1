import { execFileSync, spawnSync } from 'node:child_process';
import type { Site } from '../render/site.ts';
import { namespaceOf } from './run-as.ts';

const BRIDGE = 'dfc0';

const ip = (...args: string[]): void => void execFileSync('ip', args, { stdio: 'pipe' });

function listMachines(site: Site): { name: string; host: string }[] {
  return [...site.nodes, { name: 'app', host: site.app }];
}

/** Creates one network namespace per machine, connected by a bridge that the host can reach. */
export function makeNamespaces(site: Site): void {
  removeNamespaces(site);
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('addr', 'add', `${site.app.replace(/\d+$/, '1')}/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  for (const { name, host } of listMachines(site)) {
    const space = namespaceOf(name);
    ip('netns', 'add', space);
    ip('link', 'add', space, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', space, 'master', BRIDGE, 'up');
    ip('-n', space, 'addr', 'add', `${host}/24`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
  }
}

export function removeNamespaces(site: Site): void {
  for (const { name } of listMachines(site)) {
    spawnSync('ip', ['netns', 'delete', namespaceOf(name)]);
    spawnSync('ip', ['link', 'delete', namespaceOf(name)]);
  }
  spawnSync('ip', ['link', 'delete', BRIDGE]);
}
