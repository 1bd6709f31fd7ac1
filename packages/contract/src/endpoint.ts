import type { POLICIES, PolicyName } from '@deckframe/domain/accounts/access/policy';

type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** The headers of a write: an idempotency key, or a key and the version that is changed. */
export type WriteKind = 'keyed' | 'versioned';

/** The part of a zod type that is needed here. A constraint of `z.ZodType` is slow to check. */
interface SchemaTypes {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}
type Schema = SchemaTypes | undefined;
type In<S> = S extends SchemaTypes ? S['_zod']['input'] : undefined;
type Out<S, None> = S extends SchemaTypes ? S['_zod']['output'] : None;

/**
 * The parts of a request. Without a schema the client sends undefined and the handler gets unknown.
 */
export interface Parts<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

/** Audiences whose answers contain their own data. All staff get the same data. */
type OwnData = 'member' | 'ex' | 'contentCreator';
type IsPersonal<Policy extends PolicyName, Personal> = (typeof POLICIES)[Policy] extends OwnData
  ? true
  : Personal;

/** Personal data that staff read. Each kind is an action of the audit log, such as `read.sheet`. */
export const STAFF_READS = [
  'appeals',
  'card-reports',
  'cosmetics',
  'exp',
  'mail',
  'members',
  'notes',
  'reports',
  'sessions',
  'sheet',
  'suspension',
  'written',
] as const;
export type StaffRead = (typeof STAFF_READS)[number];

interface EndpointInit<P, Q, B, R, W> {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly policy: PolicyName;
  /** The answer depends on the member, although visitors may call the route too. */
  readonly personal?: true;
  readonly proof?: 'session' | 'fresh' | 'fresh-or-password';
  /** The personal data in the result, for staff endpoints. Each read is recorded. */
  readonly reads?: StaffRead;
  readonly bodyLimit?: number;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Without a result the status is 204. */
  readonly result?: R;
  /** The success status, if it is neither 200 nor 204. */
  readonly status?: number;
  /** Bodies of refusals that are not problem documents, by status. */
  readonly refusals?: Readonly<Record<number, SchemaTypes>>;
  readonly write?: W;
}

/**
 * A route, and what clients send and handlers receive. The type arguments are plain types, because
 * schemas as type arguments would be repeated in every declaration file.
 */
export interface Endpoint<R extends string, Sent, Received, Result, W, Personal = unknown> {
  readonly route: R;
  readonly init: EndpointInit<Schema, Schema, Schema, Schema, W>;
  /** Never set. It carries the types. */
  readonly '~types'?: { sent: Sent; received: Received; result: Result; personal: Personal };
}

/** Declares a route. Handlers return the parsed result, because the serializer does not parse. */
export function endpoint<
  const R extends Route,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  A extends Schema = undefined,
  W extends WriteKind | undefined = undefined,
  const Policy extends PolicyName = PolicyName,
  Personal extends true | undefined = undefined,
>(
  route: R,
  init: EndpointInit<P, Q, B, A, W> & {
    readonly policy: Policy;
    readonly personal?: Personal;
  },
): Endpoint<
  R,
  Parts<In<P>, In<Q>, In<B>>,
  Parts<Out<P, unknown>, Out<Q, unknown>, Out<B, unknown>>,
  Out<A, void>,
  W,
  IsPersonal<Policy, Personal>
> {
  return { route, init };
}

/** The endpoints of a module, keyed by route. */
export type RouteMap<Module> = {
  [K in keyof Module as Module[K] extends { route: infer R extends string } ? R : never]: Module[K];
};
