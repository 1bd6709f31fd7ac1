import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { FileStore } from '../lib/file-store.ts';
import { eraseMemberJob } from '../modules/accounts/account/jobs.ts';

/** Runs the queued erasure jobs like the worker, including later passes immediately. */
export async function runErasures(
  queue: Database,
  worker: Database = queue,
  store: FileStore | null = null,
): Promise<void> {
  const { rows } = await sql<{ id: string; payload: unknown }>`select jobs.id, payload
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks
      on tasks.id = jobs.task_id
    where identifier = 'erase-member' order by jobs.id`.execute(queue);
  for (const { id, payload } of rows) {
    await eraseMemberJob(worker, store, payload);
    await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(queue);
  }
}
