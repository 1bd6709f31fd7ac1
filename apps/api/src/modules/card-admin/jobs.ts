import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import { runSchedule } from '../cards/editing/publication.ts';

const payloadSchema = z.object({ game: z.string(), id: z.number() });

export async function runCardScheduleJob(db: Database, payload: unknown): Promise<void> {
  const { game, id } = payloadSchema.parse(payload);
  await runSchedule(db, game, String(id));
}
