import type { Database } from '@deckframe/database/db';
import { printFavoriteCard } from '@deckframe/domain/community/profile/favorite-cards';

const GAME = 'gundam';
const AVATAR_WIDTH = 160;

/** Gives a member everything that a profile can show. */
export async function dressMember(db: Database, origin: string, userId: number): Promise<void> {
  const answer = await fetch(`${origin}/api/games/${GAME}/newest-cards?limit=24`);
  const { cards } = (await answer.json()) as { cards: { cardno: string; image: string }[] };
  const [one, two, three, four] = cards
    .slice(1)
    .map(({ cardno }) => printFavoriteCard({ game: GAME, cardno }));
  await db
    .updateTable('users')
    .set({
      avatar: `/media/${GAME}/cards/${AVATAR_WIDTH}/${cards[2]?.image}.webp`,
      selectedbadge: 'twitch',
      selectedavatarbackground: 'violet',
      selectedbanner: 'vanguard',
      twitch: 'https://www.twitch.tv/halcyon',
      youtube: 'https://www.youtube.com/@halcyon',
      favorite_card_url_1: one ?? null,
      favorite_card_url_2: two ?? null,
      favorite_card_url_3: three ?? null,
      favorite_card_url_4: four ?? null,
      createdon: '2024-03-02T00:00:00Z',
    })
    .where('id', '=', userId)
    .execute();
  await fillActivity(
    db,
    userId,
    cards.slice(8).map(({ cardno }) => cardno),
  );
}

const SAID = [
  'I run three. The fourth was always dead in hand once the bases were down.',
  '**Going second** it is the best opening there is:\n\n- keep one resource\n- let them strike first',
] as const;
const RATINGS = [5, 4, 5, 2, 3] as const;

async function fillActivity(db: Database, userId: number, cards: readonly string[]): Promise<void> {
  const member = { user_id: userId, gameid: GAME };
  const cardAt = (index: number): string => cards[index] ?? '';
  const day = (back: number): string => new Date(Date.UTC(2026, 10, 15 - back, 9)).toISOString();
  await db
    .insertInto('card_ratings')
    .values(
      RATINGS.map((rating, index) => ({
        ...member,
        card_id: cardAt(index),
        rating,
        updated_at: day(index * 3),
      })),
    )
    .execute();
  for (const [index, text] of SAID.entries()) {
    const on = { content_type: 'card', content_id: cardAt(index + RATINGS.length) };
    const at = day((SAID.length - index) * 4);
    await db
      .insertInto('comments')
      .values({ ...member, ...on, text, created_at: at, updated_at: at })
      .execute();
  }
}
