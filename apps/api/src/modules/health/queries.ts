import { type Database, poolOf } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';

export async function isDatabaseUp(db: Database): Promise<boolean> {
  try {
    await runStatement(db, { name: 'ping', text: 'select 1' });
    return true;
  } catch {
    return false;
  }
}

export function countConnections(db: Database): { total: number; idle: number; waiting: number } {
  const { totalCount, idleCount, waitingCount } = poolOf(db);
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}
