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
machine has a network namespace of its own, so that lines can be cut. --tls encrypts what goes between
the machines, by an authority made just now; try-tls then sees who is let in. --async confirms writes before a
standby has them: it loses some, and npm run faults must find that.
render fills the templates of deploy/cluster in for your own machines (deploy/cluster/site.example.json);
certificates makes an authority and a certificate for each of them.`);

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
