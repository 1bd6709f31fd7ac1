import { answerHelp } from '../help/answer-help.ts';
import { down } from './local/down.ts';
import { findPostgresBin, requirePackages } from './local/packages.ts';
import { describeCluster } from './local/status.ts';
import { up } from './local/up.ts';
import { readSite } from './render/read-site.ts';
import { writeSite } from './render/write-site.ts';

answerHelp(`Usage: npm run cluster -- up [--namespaces] [--async] | status | down | render <site.json> <folder>
up starts three PostgreSQL servers under Patroni, three etcd, HAProxy, Redis, two APIs and a worker
on this machine, from Debian's packages, with data in .data/cluster. With --namespaces (as root) each
machine has a network namespace of its own, so that lines can be cut. --async confirms writes before a
standby has them: it loses some, and npm run faults must find that.
render fills the templates of deploy/cluster in for your own machines (deploy/cluster/site.example.json).`);

const say = (line: string): void => console.log(line);
const [command, ...rest] = process.argv.slice(2);
switch (command) {
  case 'up':
    requirePackages();
    await up(
      {
        layout: rest.includes('--namespaces') ? 'namespaces' : 'loopback',
        isAsync: rest.includes('--async'),
        postgresBin: findPostgresBin(),
      },
      say,
    );
    break;
  case 'status': {
    const { lines, isWell } = await describeCluster();
    say(lines.join('\n'));
    process.exitCode = isWell ? 0 : 1;
    break;
  }
  case 'down':
    await down();
    break;
  case 'render': {
    const [file, folder] = rest;
    if (file === undefined || folder === undefined) throw new Error('render <site.json> <folder>');
    say(writeSite(readSite(file), folder).join('\n'));
    break;
  }
  default:
    throw new Error(`up, status, down or render, not ${command}`);
}
