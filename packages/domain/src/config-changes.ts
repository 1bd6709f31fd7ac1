/** One value that differs between two configs; undefined where it is missing. */
export interface ConfigChange {
  /** Keys from the root, such as `['features', 'trades']`. */
  readonly path: readonly (string | number)[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Lists the differences of two configs. A list with another length is one value. */
export function listConfigChanges(before: unknown, after: unknown): ConfigChange[] {
  return compare(before, after, []);
}

/** Returns a copy of the config with one value set; undefined removes the key. */
export function setConfigValue(
  config: unknown,
  [key, ...inside]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(config)) {
    return config.map((item, at) =>
      at === Number(key) ? setConfigValue(item, inside, value) : item,
    );
  }
  const map = isMap(config) ? config : {};
  const next = setConfigValue(map[key], inside, value);
  if (next !== undefined) return { ...map, [key]: next };
  const { [key]: _, ...others } = map;
  return others;
}

/** Applies changes of one config to another. */
export function applyConfigChanges(config: unknown, changes: readonly ConfigChange[]): unknown {
  return changes.reduce((made, { path, after }) => setConfigValue(made, path, after), config);
}

/** True if two changes affect the same value or one contains the other. */
export function isSamePlace(one: ConfigChange, other: ConfigChange): boolean {
  const length = Math.min(one.path.length, other.path.length);
  return one.path.slice(0, length).every((key, at) => key === other.path[at]);
}

function compare(before: unknown, after: unknown, path: (string | number)[]): ConfigChange[] {
  if (isMap(before) && isMap(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const inside = keys.flatMap((key) => compare(before[key], after[key], [...path, key]));
    const isMoved = inside.length === 0 && !isSame(Object.keys(before), Object.keys(after));
    return isMoved ? [{ path, before, after }] : inside;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((value, at) => compare(value, after[at], [...path, at]));
  }
  return isSame(before, after) ? [] : [{ path, before, after }];
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
