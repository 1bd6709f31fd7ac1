import { readFileSync } from 'node:fs';
import { SECRET_NAMES, type Site } from './site.ts';

/** Names become part of URLs, and passwords are quoted, so special characters are not allowed. */
const PLAIN = /^[\w.-]+$/;
const LEAST_LENGTH = 16;
const SESSION_LENGTH = 32;

export function readSite(file: string): Site {
  const site = JSON.parse(readFileSync(file, 'utf8')) as Site;
  const faults = findSiteFaults(site);
  if (faults.length > 0) throw new Error(`${file}:\n${faults.map((one) => `  ${one}`).join('\n')}`);
  return site;
}

/** Finds settings with which a cluster does not start, or is less safe than promised. */
export function findSiteFaults(site: Site): string[] {
  const names = [...site.nodes, ...site.apis].map(({ name }) => name);
  return [
    ...(site.nodes.length >= 3 && site.nodes.length % 2 === 1
      ? []
      : ['nodes: three or five, so that a majority outlives a loss']),
    ...(site.apis.length >= 2 ? [] : ['apis: two at least, so that one may restart']),
    ...(new Set(names).size === names.length ? [] : ['names: one of them comes twice']),
    ...(site.sync.on ? [] : ['sync.on: false loses confirmed writes with the primary']),
    ...(typeof (site.tls as Site['tls'] | undefined)?.on === 'boolean'
      ? []
      : ['tls.on: true, or false where nobody else has the network between the machines']),
    ...SECRET_NAMES.filter((name) => !PLAIN.test(site.secrets[name])).map(
      (name) => `secrets.${name}: letters, digits, dot, dash and underscore only`,
    ),
    ...SECRET_NAMES.map((name): [string, number] => [
      name,
      name === 'session' ? SESSION_LENGTH : LEAST_LENGTH,
    ])
      .filter(([name, least]) => site.secrets[name as 'session'].length < least)
      .map(([name, least]) => `secrets.${name}: at least ${least} characters`),
  ];
}
