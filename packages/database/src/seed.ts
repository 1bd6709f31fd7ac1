import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '@deckframe/domain/card';
import { createDatabase, type Database } from './db.ts';

export const DEMO_CARDS = {
  gundam: join(import.meta.dirname, '..', '..', '..', 'games', 'gundam', 'demo', 'cards.json'),
} as const;

/** The columns that a demo card has; prices and shop links belong to real games only. */
export type DemoCard = Omit<
  Card,
  'blockicon' | 'getinfodata' | 'comment_count' | 'marketprice' | 'tcgplayerlink' | 'tcgplayer_id'
>;

/** Puts the demo cards in place; run again, it brings them up to date and touches nothing else. */
export async function seed(db: Database): Promise<void> {
  for (const [gameid, file] of Object.entries(DEMO_CARDS)) {
    const cards = JSON.parse(readFileSync(file, 'utf8')) as DemoCard[];
    const rows = cards.map((card) =>
      Object.assign(card, { gameid, published: card.published ? 1 : 0 }),
    );
    await db
      .insertInto('cards')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['gameid', 'cardno']).doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          image: eb.ref('excluded.image'),
          color: eb.ref('excluded.color'),
          categorydata: eb.ref('excluded.categorydata'),
          rarity: eb.ref('excluded.rarity'),
          level: eb.ref('excluded.level'),
          cost: eb.ref('excluded.cost'),
          apdata: eb.ref('excluded.apdata'),
          hp: eb.ref('excluded.hp'),
          effectdata: eb.ref('excluded.effectdata'),
          trait: eb.ref('excluded.trait'),
          attributedata: eb.ref('excluded.attributedata'),
          link: eb.ref('excluded.link'),
          originalid: eb.ref('excluded.originalid'),
          seriesname: eb.ref('excluded.seriesname'),
          series: eb.ref('excluded.series'),
          mainalternate: eb.ref('excluded.mainalternate'),
          published: eb.ref('excluded.published'),
          created_at: eb.ref('excluded.created_at'),
        })),
      )
      .execute();
  }
}

/** The same by address, for those who hold no connection of the owner. */
export async function seedDatabase(url: string): Promise<void> {
  const db = createDatabase({
    url,
    poolSize: 1,
    applicationName: 'deckframe-seed',
    statementTimeoutMs: 60_000,
  });
  await seed(db).finally(() => db.destroy());
}

if (import.meta.main) {
  const url = process.env['DATABASE_MIGRATOR_URL'];
  if (url === undefined || url === '') throw new Error('DATABASE_MIGRATOR_URL is not set');
  await seedDatabase(url);
}
