import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that require only attribution. */
const ALLOWED = new Set([
  '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT',
  'MIT-0', 'Python-2.0', 'Unlicense',
]); // prettier-ignore

/** Other licences, each for packages whose use here complies with it. */
const ALLOWED_FOR: readonly { licence: string; packages: RegExp; why: string }[] = [
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/, why: 'libvips, loaded as a library' },
  { licence: 'OFL-1.1', packages: /^@fontsource-variable\//, why: 'fonts, served as they are' },
  { licence: 'MPL-2.0', packages: /^lightningcss/, why: 'used by the build, unchanged' },
  { licence: 'CC-BY-4.0', packages: /^caniuse-lite$/, why: 'data of the build, not passed on' },
];

export type LicensedPackage = {
  name: string;
  version: string;
  licence: string;
  /** `sha512-` and the hash in base64. Empty if the lock file has none. */
  integrity: string;
  /** Installed on some machines only. */
  isOptional: boolean;
};

type LockedPackage = {
  version?: string;
  license?: unknown;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
};

/** Lists the packages of the lock file that production installs. */
export function listProductionPackages(root: string): LicensedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(lock.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, { dev, devOptional, link }]) => !dev && !devOptional && !link)
    .map(([path, { version = '', license, integrity = '', optional = false }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: readInstalled(join(root, path)) ?? toText(license),
      integrity,
      isOptional: optional,
    }));
}

/** True for a single licence name, not an expression. */
export function isPlainLicence(licence: string): boolean {
  return !licence.includes(' ');
}

export function findBadLicences(packages: readonly LicensedPackage[]): string[] {
  return packages
    .filter(({ name, licence }) => !isAllowed(name, licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence}`);
}

/** `A OR B` needs one of them, `A AND B` both. */
function isAllowed(name: string, expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isOneAllowed(name, licence)));
}

function isOneAllowed(name: string, licence: string): boolean {
  return (
    ALLOWED.has(licence) ||
    ALLOWED_FOR.some((entry) => entry.licence === licence && entry.packages.test(name))
  );
}

/** Packages for other platforms are in the lock file but not installed. */
function readInstalled(path: string): string | undefined {
  const file = join(path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown };
  return license === undefined ? undefined : toText(license);
}

function toText(license: unknown): string {
  if (typeof license === 'string') return license;
  const { type } = (license ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : 'none';
}
