import { randomUUID } from 'node:crypto';

/** Makes the names of things that are born here; tests give their own. */
export type Ids = { requestId(): string };

export const systemIds: Ids = { requestId: () => randomUUID() };
