import { can, type Action } from '@deckframe/domain/accounts/access/can';
import { CALLERS, rolesOf, type CallerName } from './route-sample.ts';

const OWNER_ID = '2';
const OTHER_ID = '3';

/**
 * Expected answers of a route about the owner's data, from the permission rules: `refused` for
 * callers without permission, success (or `admitted`) for others.
 */
export function byRule(
  action: Action,
  refused: number,
  admitted?: number,
): Partial<Record<CallerName, number>> {
  const callers = Object.keys(CALLERS) as CallerName[];
  const answers = callers.map((name) => {
    const roles = rolesOf(name);
    const id = name === 'owner' ? OWNER_ID : OTHER_ID;
    const actor = roles === null ? null : { id, roles };
    const isAdmitted = can(actor, action, { ownerId: OWNER_ID, roles: CALLERS.owner });
    return [name, isAdmitted ? admitted : refused] as const;
  });
  return Object.fromEntries(answers.filter(([, status]) => status !== undefined));
}
