import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Site } from '../render/site.ts';
import { findProgram, type Program } from './programs.ts';

export const pidFile = (site: Site, name: string): string => join(site.dir, 'run', `${name}.pid`);

/** Returns the pid of our running program. Excludes other programs that got the same pid later. */
export function findPid(site: Site, name: string): number | undefined {
  const program = findProgram(site, name);
  const pid = Number(readText(pidFile(site, name)));
  return pid > 0 && isLive(pid) && isOf(program, pid) ? pid : findPids(site, name)[0];
}

/**
 * Finds all processes of a program by command line. Pid files are lost if two start it at once, or
 * if the folder is removed during a start.
 */
export function findPids(site: Site, name: string): number[] {
  const program = findProgram(site, name);
  return listPids().filter((pid) => isOf(program, pid) && isLive(pid));
}

/** The PostgreSQL process of a node. It survives the Patroni that started it. */
export function findPostmaster(site: Site, node: string): number | undefined {
  const folder = join(site.dir, node, 'postgres');
  const [line] = readText(join(folder, 'postmaster.pid')).split('\n');
  const pid = Number(line);
  if (pid > 0 && isLive(pid) && readCommand(pid).includes(folder)) return pid;
  return listPids().find((one) => isPostmaster(readCommand(one), folder) && isLive(one));
}

const isPostmaster = ([program = '', flag, place]: readonly string[], folder: string): boolean =>
  basename(program) === 'postgres' && flag === '-D' && place === folder;

/** Compares the last arguments, so that an editor with the same file is not matched. */
function isOf({ command, args }: Program, pid: number): boolean {
  const words = readCommand(pid);
  const own = words.slice(-args.length);
  const name = words.at(-args.length - 1) ?? '';
  return basename(name) === basename(command) && own.every((word, index) => word === args[index]);
}

function isLive(pid: number): boolean {
  const [state] = readText(`/proc/${pid}/stat`).split(') ').slice(-1).join('').split(' ');
  return state !== '' && state !== 'Z';
}

const listPids = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

const readCommand = (pid: number): string[] =>
  readText(`/proc/${pid}/cmdline`).split('\0').slice(0, -1);

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
