import type { Pool } from 'pg';

/** A pool or one of its clients, for the hot reads that are prepared statements. */
export type Queryable = Pick<Pool, 'query'>;
