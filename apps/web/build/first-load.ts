import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname, '../src');
const PACKAGES = resolve(import.meta.dirname, '../../../packages');
/** What a first visit draws: the shell and the home page, then the notice and the toasts. */
const STARTS = [
  'main.tsx',
  'pages/home/home-page.tsx',
  'app/layout/beta-notice.tsx',
  'ui/toast/toast-host.tsx',
].map((file) => resolve(SOURCES, file));
/** Imports of types are gone when the app is built. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^;]*?)\sfrom\s+)?'([^']+)'/gm;

export type FirstLoad = {
  readonly files: ReadonlySet<string>;
  /** Names of the icons that these files import. */
  readonly icons: ReadonlySet<string>;
};

/** Every source file that a first visit of the home page fetches. */
export function findFirstLoad(): FirstLoad {
  const files = new Set<string>();
  const icons = new Set<string>();
  const waiting = [...STARTS];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (from === 'lucide-react') listNames(names).forEach((name) => icons.add(toFileName(name)));
      const target = isOfTypesOnly(names) ? undefined : findFile(from, file);
      if (target !== undefined) waiting.push(target);
    }
  }
  return { files, icons };
}

function listNames(names: string): string[] {
  const inner = /\{([^}]*)\}/.exec(names)?.[1] ?? '';
  return inner.split(',').flatMap((name) => /^\s*(?!type\s)(\w+)/.exec(name)?.[1] ?? []);
}

function isOfTypesOnly(names: string): boolean {
  return names.startsWith('{') && listNames(names).length === 0;
}

/** `ChevronRight` is `chevron-right`, `Rows3` is `rows-3`; `…Alert` is an old name. */
function toFileName(icon: string): string {
  return icon
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replaceAll(/([A-Z0-9])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/-alert$/, '-exclamation-point');
}

function findFile(from: string, importer: string): string | undefined {
  const [, name, path] = /^@deckframe\/([^/]+)\/(.+)$/.exec(from) ?? [];
  const candidate = from.startsWith('#')
    ? resolve(SOURCES, from.slice(1))
    : from.startsWith('.')
      ? resolve(dirname(importer), from)
      : resolve(PACKAGES, `${name ?? ''}/src/${path ?? ''}.ts`);
  return existsSync(candidate) ? candidate : undefined;
}
