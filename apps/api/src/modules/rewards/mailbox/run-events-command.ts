import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { cloneBody, eventBody, eventChange, mailBody } from '@deckframe/contract/rewards/events';
import type { Database } from '@deckframe/database/db';
import { SYSTEM_USER_ID } from '@deckframe/domain/accounts/access/user-id';
import { z } from 'zod';
import { AppError } from '../../../lib/app-error.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import {
  changeEvent,
  createEvent,
  getEvents,
  removeEvent,
  repeatEvent,
  sendMail,
  stopEvent,
} from './manage-events.ts';
import { countReach } from './event-queries.ts';

const USAGE = `Usage: npm run ops -- events list
       npm run ops -- events reach <file.json>
       npm run ops -- events create <file.json>
       npm run ops -- events change <id> <file.json>
       npm run ops -- events clone <id> <file.json>
       npm run ops -- events end <id>
       npm run ops -- events delete <id>
       npm run ops -- events send <file.json>
`;

export type EventsDeps = { db: Database; output: Writable };
type Command = (deps: EventsDeps, argument: string, file: string) => Promise<void>;

const act = () => ({ actorId: SYSTEM_USER_ID, requestId: randomUUID() });
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const COMMANDS: Readonly<Record<string, Command>> = {
  list: async ({ db, output }) => {
    const { events } = await getEvents(db, {});
    for (const { id, state, label, startDate, endDate } of events) {
      output.write(`${id}  ${state}  ${startDate} to ${endDate ?? 'no end'}  ${label}\n`);
    }
  },
  reach: async ({ db, output }, file) => {
    const { audience } = eventBody.parse(await readJson(file));
    const { members, isEstimate } = await countReach(db, audience);
    const about = isEstimate ? 'about ' : '';
    output.write(`reaches ${about}${members.toLocaleString('en')} members\n`);
  },
  create: async ({ db, output }, file) => {
    const body = eventBody.parse(await readJson(file));
    const made = await inTransaction(db, (trx) => createEvent(trx, act(), body));
    output.write(`Event ${made.id} (${made.displayId}) is ${made.state}.\n`);
  },
  change: async ({ db, output }, id, file) => {
    const body = eventChange.parse(await readJson(file));
    const changed = await inTransaction(db, (trx) => changeEvent(trx, act(), id, body));
    output.write(`Event ${changed.id} is ${changed.state}.\n`);
  },
  clone: async ({ db, output }, id, file) => {
    const body = cloneBody.parse(await readJson(file));
    const made = await inTransaction(db, (trx) => repeatEvent(trx, act(), id, body));
    output.write(`Event ${made.id} (${made.displayId}) is ${made.state}.\n`);
  },
  delete: async ({ db, output }, id) => {
    await inTransaction(db, (trx) => removeEvent(trx, act(), id));
    output.write(`Event ${id} is gone.\n`);
  },
  end: async ({ db, output }, id) => {
    const ended = await inTransaction(db, (trx) => stopEvent(trx, act(), id));
    output.write(`Event ${ended.id} is ${ended.state}.\n`);
  },
  send: async ({ db, output }, file) => {
    const body = mailBody.parse(await readJson(file));
    const sent = await inTransaction(db, (trx) => sendMail(trx, act(), body));
    for (const { user_id: userId, id } of sent) output.write(`Sent to ${userId}: item ${id}\n`);
  },
};

/** Number of arguments per command; one by default. */
const ARGUMENTS: Readonly<Record<string, number>> = { list: 0, change: 2, clone: 2 };

/** Exit code: 0 done, 1 refused, 2 usage error. */
export async function runEventsCommand(args: readonly string[], deps: EventsDeps): Promise<number> {
  const [name = '', ...given] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || given.length !== (ARGUMENTS[name] ?? 1)) {
    deps.output.write(USAGE);
    return 2;
  }
  try {
    await command(deps, given[0] ?? '', given[1] ?? '');
    return 0;
  } catch (error) {
    if (error instanceof z.ZodError) deps.output.write(`${z.prettifyError(error)}\n`);
    else if (error instanceof AppError) deps.output.write(`${error.message}\n`);
    else throw error;
    return 1;
  }
}
