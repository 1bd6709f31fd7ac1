import type { Database } from '@deckframe/database/db';
import type { SessionUser } from '../../apps/api/src/lib/session-user.ts';
import { createContent } from '../../apps/api/src/modules/creators/contents/service.ts';
import { drawOf } from '../season/stable-draw.ts';
import { DAY_MS, type DemoAct } from './demo-clock.ts';
import { type DemoGame, listPlayed } from './demo-game.ts';
import type { DemoCard, RecipeDeck } from './deck-recipes.ts';

type Article = { name: string; type: 'article' | 'guide'; body: string };

const mention = (card: DemoCard | undefined): string => `[[${String(card?.['cardno'] ?? '')}]]`;
const costOf = (card: DemoCard): number => Number(card['cost'] ?? 0);

/** Writes a guide to an archetype: its cards, the first turns, possible changes. */
function writeGuide(demo: DemoGame, { archetype, deck }: RecipeDeck): Article {
  const core = archetype.cards.map((cardno) => demo.find(cardno)).filter((card) => card);
  const main = deck.decklist_content.flatMap(({ cardno, quantity }) => {
    const card = demo.find(cardno);
    return card === undefined ? [] : [{ card, quantity }];
  });
  const early = main.filter(({ card }) => costOf(card) <= 2);
  const late = main.toSorted((one, other) => costOf(other.card) - costOf(one.card)).slice(0, 3);
  const count = early.reduce((sum, { quantity }) => sum + quantity, 0);
  const body = [
    `If you own ${core.map(mention).join(' and ')}, you own the hard part of ${archetype.name}. The rest is a matter of taste, and this is mine.`,
    '## The first turns',
    `My list has ${count} cards that cost 2 or less. That is on purpose: a hand without one of them is a hand I send back. The best openers are ${early
      .slice(0, 3)
      .map(({ card }) => mention(card))
      .join(', ')}.`,
    '## What you are building up to',
    late.map(({ card, quantity }) => `- ${quantity} × ${mention(card)}`).join('\n'),
    'Play the second one only when the first has done its work. Two in hand on turn three is the most common way to lose.',
    '## If your shop is fast',
    `Take out one copy of ${mention(late[0]?.card)} and add another ${mention(early.at(-1)?.card)}. You give up a little at the top and stop losing before you have done anything.`,
  ].join('\n\n');
  return { name: `${archetype.name}, turn by turn`, type: 'guide', body };
}

/** Writes about the cards that most decks play. */
function writeStaples(demo: DemoGame): Article {
  const [first, second, third, fourth, fifth] = listPlayed(demo);
  const body = [
    'I went through the public decks of the last six weeks and counted. These five turn up far more often than I would have guessed.',
    `1. ${mention(first)}\n2. ${mention(second)}\n3. ${mention(third)}\n4. ${mention(fourth)}\n5. ${mention(fifth)}`,
    `Nobody will be surprised by ${mention(first)}. I was surprised by ${mention(fourth)}: half a year ago it was a card for the binder, and now people build around it.`,
    '## What to buy first',
    `If you start today, get ${mention(second)} before anything else. It goes into every second list, so you will not regret it when you change decks.`,
  ].join('\n\n');
  return { name: 'Five cards that everyone plays', type: 'article', body };
}

/** Writes a guide for a first event. */
function writeFirstEvent(demo: DemoGame): Article {
  const size = demo.config.zones[0]?.size ?? 50;
  const body = [
    'Your first event is less scary than you think. Most people at the table next to you are there for the second or third time.',
    '## Before you leave home',
    `- Count your deck twice: ${size} cards, not one more.\n- Register your list here. The site tells you today if it is not legal; the judge tells you on Saturday.\n- Bring a pen, dice, and something to eat.`,
    '## At the table',
    'Say out loud what you do. Ask what a card does before you decide, not after. And if something looks wrong, call the judge at once: nobody minds.',
    `## One card to know\n\nRead ${mention(listPlayed(demo)[2])} before you go. You will meet it.`,
  ].join('\n\n');
  return { name: 'Your first event', type: 'article', body };
}

/** Plans guides to the two most popular decks, an article on staples, and a welcome. */
export function planArticles(
  demo: DemoGame,
  authors: readonly SessionUser[],
  { isLarge, now }: { isLarge: boolean; now: number },
): DemoAct[] {
  const [first, second] = demo.decks.toSorted(
    (one, other) =>
      drawOf(`${demo.game} ${one.archetype.name} guide`) -
      drawOf(`${demo.game} ${other.archetype.name} guide`),
  );
  const other = demo.decks.find(
    ({ archetype }) => archetype !== first?.archetype && archetype !== second?.archetype,
  );
  const guides = [first, ...(isLarge ? [other] : [])].filter((deck) => deck !== undefined);
  const articles = [
    ...guides.map((deck) => writeGuide(demo, deck)),
    ...(isLarge ? [writeStaples(demo), writeFirstEvent(demo)] : []),
  ];
  return articles.flatMap((article, place): DemoAct[] => {
    const user = authors[place % authors.length];
    if (user === undefined) return [];
    return [
      {
        at: now - (3 + place * 7) * DAY_MS - drawOf(`${demo.game} ${place} article`) * DAY_MS,
        run: (db: Database) =>
          createContent({ db, user }, demo.game, {
            ...article,
            link: null,
            thumbnail: null,
            linkedDeckId: null,
            state: 'published',
            publishAt: null,
          }),
      },
    ];
  });
}
