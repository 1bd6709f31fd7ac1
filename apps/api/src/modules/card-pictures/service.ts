import type { Database } from '@deckframe/database/db';
import type { GameConfig } from '@deckframe/domain/game-config';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct } from '../../lib/audit-log.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { findImage } from './queries.ts';

export { readFace } from '../cards/editing/face-files.ts';

/** Pictures elsewhere are none of ours to change, and a card that is unknown has none. */
export async function requirePlace(
  db: Database,
  { gameid, cardFront_template: template }: GameConfig,
  cardno: string,
): Promise<void> {
  if (!template.startsWith(`/media/${gameid}/cards/`)) throw new AppError('UPLOADS_OFF');
  await requireImage(db, gameid, cardno);
}

/** Writes down who brought it. The card shows it when its cell `image` is saved, as any other cell. */
export async function recordPicture(
  { db, user, requestId }: OpenWrite,
  { game, cardno }: { game: string; cardno: string },
  { image, bytes }: { image: string; bytes: number },
) {
  const before = await requireImage(db, game, cardno);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'cards.picture',
    game,
    subject: `card:${cardno}`,
    before: { image: before },
    after: { image, bytes },
    requestId,
  });
  return { cardno, image, before };
}

async function requireImage(db: Database, game: string, cardno: string): Promise<string | null> {
  const card = await findImage(db, game, cardno);
  if (card === undefined) throw new AppError('NOT_FOUND');
  return card.image;
}
