import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { eventBody, mailBody } from '@deckframe/contract/events';
import type { Database } from '@deckframe/database/db';
import { SYSTEM_USER_ID } from '@deckframe/domain/access/user-id';
import { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/transaction.ts';
import { countReach } from './event-queries.ts';
import { createEvent, getEvents, sendMail, stopEvent } from './manage-events.ts';

const USAGE = `Usage: npm run events -- list
       npm run events -- reach <file.json>
       npm run events -- create <file.json>
       npm run events -- end <id>
       npm run events -- send <file.json>
`;

export type EventsDeps = { db: Database; output: Writable };
type Command = (deps: EventsDeps, argument: string) => Promise<void>;

const act = () => ({ actorId: SYSTEM_USER_ID, requestId: randomUUID() });
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const COMMANDS: Readonly<Record<string, Command>> = {
  list: async ({ db, output }) => {
    const { events } = await getEvents(db, undefined);
    for (const { id, state, label, startDate, endDate } of events) {
      output.write(`${id}  ${state}  ${startDate} to ${endDate}  ${label}\n`);
    }
  },
  reach: async ({ db, output }, file) => {
    const { audience } = eventBody.parse(await readJson(file));
    const members = await countReach(db, audience);
    output.write(`reaches ${members.toLocaleString('en')} members\n`);
  },
  create: async ({ db, output }, file) => {
    const body = eventBody.parse(await readJson(file));
    const made = await inTransaction(db, (trx) => createEvent(trx, act(), body));
    output.write(`Event ${made.id} (${made.displayId}) is ${made.state}.\n`);
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

/** Gives the exit code: 0 done, 1 refused, 2 not understood. */
export async function runEventsCommand(args: readonly string[], deps: EventsDeps): Promise<number> {
  const [name = '', argument = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || rest.length > 0 || (argument === '') !== (name === 'list')) {
    deps.output.write(USAGE);
    return 2;
  }
  try {
    await command(deps, argument);
    return 0;
  } catch (error) {
    if (error instanceof z.ZodError) deps.output.write(`${z.prettifyError(error)}\n`);
    else if (error instanceof AppError) deps.output.write(`${error.message}\n`);
    else throw error;
    return 1;
  }
}
