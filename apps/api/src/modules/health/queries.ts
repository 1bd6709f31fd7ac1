import type { Queryable } from '../../lib/queryable.ts';

export async function isDatabaseUp(db: Queryable): Promise<boolean> {
  try {
    await db.query({ name: 'ping', text: 'select 1' });
    return true;
  } catch {
    return false;
  }
}
