import { dropStaffRoles } from '@deckframe/domain/accounts/access/roles';
import type { Database } from '@deckframe/database/db';

/** All callers of a route. Sample data belongs to the owner. */
export const CALLERS = {
  visitor: null,
  owner: [],
  otherMember: [],
  ex: ['EX'],
  contentCreator: ['Content Creator'],
  administrator: ['Administrator'],
  superadmin: ['Superadmin'],
  administratorWithoutFactor: ['Administrator'],
  superadminWithoutFactor: ['Superadmin', 'EX'],
} as const satisfies Record<string, readonly string[] | null>;

export type CallerName = keyof typeof CALLERS;

/** Staff without a second factor in their session count as ordinary members. */
export const hasFactor = (caller: CallerName): boolean => !caller.endsWith('WithoutFactor');

/** Returns the effective roles of a caller's session. */
export function rolesOf(caller: CallerName): readonly string[] | null {
  const roles = CALLERS[caller];
  return roles === null || hasFactor(caller) ? roles : dropStaffRoles(roles);
}

export type SampleScene = {
  /** The owner's connection, to prepare data. */
  db: Database;
  owner: { id: number; username: string };
  caller: CallerName;
  callerId: number | null;
};

export type SampleRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
};

export type RouteSample = {
  /** Prepares the data of the route and returns the request. */
  arrange?: (scene: SampleScene) => Promise<SampleRequest> | SampleRequest;
  /**
   * The status for admitted callers, if it is not a success: because of an ownership rule, or a
   * refusal that only admitted callers can get.
   */
  answers?: Partial<Record<CallerName, number>> | number;
};

/** Keyed by method and pattern: `PUT /api/admin/games/:game/maintenance`. */
export type RouteSamples = Readonly<Record<string, RouteSample>>;
