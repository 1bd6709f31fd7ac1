import { dropStaffRoles } from '@deckframe/domain/accounts/access/roles';
import type { Database } from '@deckframe/database/db';

/** Everybody who may knock at a route. What a sample arranges belongs to the owner. */
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

/** Staff whose session has had no second factor are members like others. */
export const hasFactor = (caller: CallerName): boolean => !caller.endsWith('WithoutFactor');

/** The roles that count for a caller's session. */
export function rolesOf(caller: CallerName): readonly string[] | null {
  const roles = CALLERS[caller];
  return roles === null || hasFactor(caller) ? roles : dropStaffRoles(roles);
}

export type SampleScene = {
  /** The owner of the tables, to put things in place. */
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
  /** Puts in place what the route acts on, and says how it is called. */
  arrange?: (scene: SampleScene) => Promise<SampleRequest> | SampleRequest;
  /**
   * The status for those whom the policy admits, where it is not a success: a rule about whose the
   * thing is, or a refusal that only the admitted can get.
   */
  answers?: Partial<Record<CallerName, number>> | number;
};

/** By method and pattern: `PUT /api/admin/games/:game/maintenance`. */
export type RouteSamples = Readonly<Record<string, RouteSample>>;
