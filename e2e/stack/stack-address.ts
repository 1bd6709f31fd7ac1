import type { Stack } from './start-stack.ts';

/** What test workers (separate processes) need to know about the stack. */
export type StackAddress = {
  origin: string;
  documentsOrigin: string;
  /** The owner's URL, to prepare data. */
  databaseUrl: string;
  appDatabaseUrl: string;
  workerDatabaseUrl: string;
  sessionSecret: string;
};

/** Test workers inherit the environment of the global set-up process. */
const VARIABLE = 'DECKFRAME_E2E_STACK';

export function publishStack(stack: Stack): void {
  const address: StackAddress = {
    origin: stack.origin,
    documentsOrigin: stack.documentsOrigin,
    databaseUrl: stack.database.url('migrator'),
    appDatabaseUrl: stack.database.url('app'),
    workerDatabaseUrl: stack.database.url('worker'),
    sessionSecret: stack.sessionSecret,
  };
  process.env[VARIABLE] = JSON.stringify(address);
}

export function readStackAddress(): StackAddress {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('the stack is not up: run the specs by npm run test:e2e');
  return JSON.parse(text) as StackAddress;
}
