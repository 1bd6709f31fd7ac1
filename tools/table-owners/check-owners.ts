import type { PlacedWrite } from './find-writes.ts';

export type OwnerRules = {
  owners: Readonly<Record<string, string>>;
  /** Database functions that write, with their allowed callers. */
  functions: Readonly<Record<string, { by: string }>>;
};

/** Writes tables that its callers name, so a call of `tablePart` counts as the write. */
const WRITES_FOR_OTHERS = 'apps/api/src/lib/account-part.ts';

export type ReadFile = { path: string; writes: readonly PlacedWrite[] };

/** Returns one sentence for each write that violates the list. */
export function checkOwners(
  files: readonly ReadFile[],
  { owners, functions }: OwnerRules,
): string[] {
  const temporary = new Set(
    files.flatMap(({ path, writes }) =>
      writes.filter(({ kind }) => kind === 'temporary').map(({ name }) => ownKey(path, name)),
    ),
  );
  const judge = (path: string, { kind, name }: PlacedWrite): string | undefined => {
    const writer = writerOf(path);
    if (kind === 'temporary') return undefined;
    if (kind === 'call') {
      const by = Object.hasOwn(functions, name) ? functions[name]?.by : writer;
      return by === writer ? undefined : `${name}() is called by ${by} alone`;
    }
    if (name.includes('?')) {
      return path === WRITES_FOR_OTHERS ? undefined : 'name the table in the statement itself';
    }
    if (temporary.has(ownKey(path, name))) return undefined;
    if (!Object.hasOwn(owners, name)) return `${name} is no table of ours`;
    return owners[name] === writer
      ? undefined
      : `${name} is written by ${owners[name]} alone, not by ${writer}: call its service.ts`;
  };
  return files.flatMap(({ path, writes }) =>
    writes.flatMap((write) => {
      const fault = judge(path, write);
      return fault === undefined ? [] : [`${path}:${write.line} ${fault}`];
    }),
  );
}

/**
 * Finds tables that their listed owner never writes. Then the list is outdated, or the check missed
 * a write.
 */
export function findIdleOwners(files: readonly ReadFile[], { owners }: OwnerRules): string[] {
  const written = new Set(files.flatMap(({ writes }) => writes.map(({ name }) => name)));
  return Object.entries(owners)
    .filter(([table, owner]) => owner !== 'database' && !written.has(table))
    .map(([table, owner]) => `${table} is never written by ${owner}`);
}

/** Returns `area/module` of a file below `apps/api/src`, or its folder. */
function writerOf(path: string): string {
  const [, folder = '', module = ''] =
    /^apps\/api\/src\/(?:([^/]+)\/)?(?:([^/]+\/[^/]+)\/)?/.exec(path) ?? [];
  return folder === 'modules' ? module : folder || 'the app';
}

function ownKey(path: string, name: string): string {
  return `${writerOf(path)}.${name}`;
}
