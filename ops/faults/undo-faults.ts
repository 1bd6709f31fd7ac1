import { spawnSync } from 'node:child_process';
import { listPrograms } from '../cluster/local/programs.ts';
import { namespaceOf } from '../cluster/local/run-as.ts';
import { signalNode, signalProgram } from '../cluster/local/signal-programs.ts';
import type { LocalCluster } from '../cluster/local/state.ts';
import { dropRules } from './kinds/cut-lines.ts';
import { freeDisk } from './kinds/fill-disk.ts';

/** Removes leftovers of a run that was interrupted during a fault. */
export function undoFaults({ site, layout }: LocalCluster): void {
  for (const { name } of listPrograms(site)) signalProgram(site, name, 'SIGCONT');
  for (const { name } of site.nodes) {
    signalNode(site, name, 'SIGCONT');
    freeDisk(site, name);
  }
  if (layout !== 'namespaces') return;
  for (const machine of [...site.nodes.map(({ name }) => name), 'app']) {
    dropRules(machine);
    spawnSync('tc', ['-n', namespaceOf(machine), 'qdisc', 'delete', 'dev', 'eth0', 'root']);
  }
}
