import { answerHelp } from '../../tools/help/answer-help.ts';
import { down } from './local/down.ts';
import { findPostgresBin, requirePackages } from './local/packages.ts';
import { describeCluster } from './local/status.ts';
import { tryTls } from './local/try-tls.ts';
import { up } from './local/up.ts';
import { makeCertificates } from './render/make-certificates.ts';
import { readSite } from './render/read-site.ts';
import { writeSite } from './render/write-site.ts';

answerHelp(`Usage: npm run cluster -- up [--namespaces] [--tls] [--async] | status | try-tls | down
       npm run cluster -- render <site.json> <folder> | certificates <site.json> <folder>
up starts three PostgreSQL servers under Patroni, three etcd, HAProxy, Redis, two APIs and a worker
on this machine, from Debian's packages, with data in .data/cluster. With --namespaces (as root) each
machine has its own network namespace, so that connections can be cut. --tls encrypts traffic between
the machines with a new certificate authority; try-tls then tests permitted and forbidden connections.
--async confirms writes before a standby has them: this loses writes, which npm run faults must find.
render fills in the templates of deploy/cluster for your machines (deploy/cluster/site.example.json);
certificates creates a certificate authority and a certificate for each machine.`);

const say = (line: string): void => console.log(line);
const [command, ...rest] = process.argv.slice(2);
switch (command) {
  case 'up':
    requirePackages();
    await up(
      {
        layout: rest.includes('--namespaces') ? 'namespaces' : 'loopback',
        isAsync: rest.includes('--async'),
        isTls: rest.includes('--tls'),
        postgresBin: findPostgresBin(),
      },
      say,
    );
    break;
  case 'status':
  case 'try-tls': {
    const { lines, isWell } = await (command === 'status' ? describeCluster() : tryTls());
    say(lines.join('\n'));
    process.exitCode = isWell ? 0 : 1;
    break;
  }
  case 'down':
    await down();
    break;
  case 'render':
  case 'certificates': {
    const [file, folder] = rest;
    if (file === undefined || folder === undefined) {
      throw new Error(`${command} <site.json> <folder>`);
    }
    if (command === 'render') say(writeSite(readSite(file), folder).join('\n'));
    else makeCertificates(readSite(file), folder);
    break;
  }
  default:
    throw new Error(`up, status, try-tls, down, render or certificates, not ${command}`);
}
