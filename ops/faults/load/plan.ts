import type { Confirmed } from '../ledger.ts';

/** An intended change, retried unchanged until confirmed. */
export type Intent = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  key: string;
  body?: object;
  version?: number;
  /** The cookie of another member: a trade has two. */
  cookie?: string;
};

/** A member's series of changes: the next change, and what its answer confirms. */
export type Plan = {
  next(): Intent;
  promise(intent: Intent, answer: unknown): Confirmed;
  /** Never retried, whatever the result was. */
  isSentOnce?: boolean;
};
