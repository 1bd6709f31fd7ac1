import type { SampleRequest } from '../authorisation/route-sample.ts';
import {
  HOSTILE,
  resolve,
  suggestValues,
  type OpenApi,
  type Operation,
  type Schema,
} from './suggest-values.ts';

/** A value of a request with its schema. */
export type Place = { path: readonly (number | string)[]; schema: Schema };

export type Mutated = { request: SampleRequest; what: string };

const REMOVED = Symbol('removed');
/** Share of values that the schema allows. */
const FITTING = 0.7;
const DEEPEST = 5;

/** Returns the request with one value changed, added or removed. */
export function mutateRequest(
  request: SampleRequest,
  operation: Operation | undefined,
  document: OpenApi,
  next: () => number,
): Mutated {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)];
  const place = pick(listPlaces(request, operation, document));
  if (place === undefined) return { request, what: 'as it is' };
  const fitting = next() < FITTING ? suggestValues(place.schema, document) : [];
  const value = fitting.length > 0 ? pick(fitting) : pick([...HOSTILE, REMOVED, REMOVED]);
  const what = `${place.path.join('/')} = ${value === REMOVED ? 'removed' : shorten(value)}`;
  return { request: put(request, place.path, value) as SampleRequest, what };
}

const shorten = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 80);

/** Lists all values that are or could be sent. */
export function listPlaces(
  request: SampleRequest,
  operation: Operation | undefined,
  document: OpenApi,
): Place[] {
  const parameters = (operation?.parameters ?? []).flatMap(({ in: where, name, schema }) =>
    where === 'path'
      ? [{ path: ['params', name], schema }]
      : where === 'query'
        ? [{ path: ['query', name], schema }]
        : name === 'if-match'
          ? [{ path: ['headers', name], schema }]
          : [],
  );
  const body = operation?.requestBody?.content['application/json']?.schema;
  return [...parameters, ...(body ? listWithin(['body'], request.body, body, document) : [])];
}

function listWithin(
  path: readonly (number | string)[],
  value: unknown,
  given: Schema,
  document: OpenApi,
): Place[] {
  const schema = resolve(given, document);
  const here = { path, schema };
  if (path.length > DEEPEST) return [here];
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return [
      here,
      ...value.slice(0, 2).flatMap((one, at) => listWithin([...path, at], one, items, document)),
    ];
  }
  const parts = [schema, ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [])];
  const properties = parts.flatMap((part) =>
    Object.entries(resolve(part, document).properties ?? {}),
  );
  const inner = properties.flatMap(([name, part]) =>
    listWithin(
      [...path, name],
      (value as Record<string, unknown> | undefined)?.[name],
      part,
      document,
    ),
  );
  return path.length === 1 && inner.length > 0 ? inner : [here, ...inner];
}

/** Returns a copy with the value at the path; missing parents are created. */
export function put(
  target: unknown,
  [key, ...rest]: readonly (number | string)[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  const inner = put((target as Record<string, unknown> | undefined)?.[key], rest, value);
  if (Array.isArray(target)) {
    return inner === REMOVED ? target.toSpliced(Number(key), 1) : target.with(Number(key), inner);
  }
  const { [key]: _, ...others } = (target ?? {}) as Record<string, unknown>;
  return inner === REMOVED ? others : { ...others, [key]: inner };
}
