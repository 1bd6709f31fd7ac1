import type { Confirmed } from '../ledger.ts';

/** One intended change, sent again as it was until somebody has confirmed it. */
export type Intent = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  key: string;
  body?: object;
  version?: number;
  /** Of somebody else than the writer: a trade has two. */
  cookie?: string;
};

/** What a member does again and again: the next change, and what its answer promises. */
export type Plan = {
  next(): Intent;
  promise(intent: Intent, answer: unknown): Confirmed;
  /** Never asked for again, whatever became of it. */
  isSentOnce?: boolean;
};
