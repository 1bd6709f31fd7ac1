import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { drawOf } from '../season/stable-draw.ts';
import type { DemoCard, RecipeDeck } from './deck-recipes.ts';

const NAMES: Record<RecipeDeck['recipe'], readonly string[]> = {
  small: ['{a} Rush', 'Fast {a}', '{a} on a curve', 'Small {a}'],
  middle: ['{a} Midrange', '{a}, no frills', 'Steady {a}', 'Friday {a}'],
  large: ['Big {a}', '{a} Ramp', 'Slow {a}', 'Late {a}'],
  splash: ['{a} with {second}', '{second} {a}', '{a} splash {second}'],
  budget: ['Budget {a}', '{a} on a budget', 'Cheap {a}', 'First {a}'],
  wide: ['Wide {a}', 'Heavy {a}', '{a} Wall', 'Solid {a}'],
  own: ['My {a}', '{a}, third try', '{a} for league night', '{a} the odd way'],
};

const pick = <T>(list: readonly T[], key: string): T | undefined =>
  list[Math.floor(drawOf(key) * list.length)];

export function nameDeck({ archetype, recipe, second }: RecipeDeck, key: string): string {
  const pattern = pick(NAMES[recipe], `${key} name`) ?? '{a}';
  return pattern.replace('{a}', archetype.name).replace('{second}', second);
}

const PLANS: Record<RecipeDeck['recipe'], readonly string[]> = {
  small: [
    'Keep hands with two plays in the first two turns and mulligan the rest.',
    'You want to be ahead before they have a second answer. If the game goes long, you lose.',
  ],
  middle: [
    'A bit of everything: it has a play every turn and no terrible match-up.',
    'I tried going faster and going bigger. The middle wins more.',
  ],
  large: [
    'The first turns are for staying alive. From the middle of the game on, every card is better than theirs.',
    'Do not panic when you fall behind early. That is the plan.',
  ],
  splash: [
    'The second color is only there for answers. Never keep a hand that needs it early.',
    'The splash costs some consistency and wins the mirror.',
  ],
  budget: [
    'No expensive singles: a good first deck, and you can upgrade it card by card.',
    'Built from what was in my binder. It wins more at the shop than it has any right to.',
  ],
  wide: [
    'Everything in here is hard to remove in a fight. Make them have the answer.',
    'Good bodies first, tricks second. Attack into anything.',
  ],
  own: [
    'Not the usual list. Some of these slots are pets, but they have earned it.',
    'Third version. The first two had too many cards that did nothing alone.',
  ],
};

/** Writes the owner's description: how the deck plays, its key cards, its weaknesses. */
export function describeDeck(
  recipeDeck: RecipeDeck,
  find: (cardno: string) => CatalogueRow | undefined,
  key: string,
): string {
  const { archetype, deck, recipe } = recipeDeck;
  const plan = pick(PLANS[recipe], `${key} plan`) ?? '';
  const core = archetype.cards.flatMap((cardno) => nameOf(find(cardno)));
  const others = deck.decklist_content
    .filter(({ cardno, quantity }) => quantity >= 2 && !archetype.cards.includes(cardno))
    .toSorted((a, b) => drawOf(`${key} ${a.cardno}`) - drawOf(`${key} ${b.cardno}`))
    .flatMap(({ cardno }) => nameOf(find(cardno)));
  const [one, other] = others;
  const around = core.length > 0 ? `Built around **${core.slice(0, 2).join('** and **')}**.` : '';
  const swap =
    one !== undefined && other !== undefined
      ? (pick(
          [
            `First cut if you want space: ${one}. Do not touch ${other}.`,
            `${one} is the card people ask about most. It buys the turn that ${other} needs.`,
            `If your shop is full of fast decks, play more ${other} and fewer ${one}.`,
          ],
          `${key} swap`,
        ) ?? '')
      : '';
  return [plan, around, swap].filter((part) => part !== '').join('\n\n');
}

function nameOf(card: DemoCard | CatalogueRow | undefined): string[] {
  const name = card?.['name'];
  return typeof name === 'string' ? [name] : [];
}

/** Writes a comment on another member's deck. */
export function commentOnDeck(
  { archetype, deck, recipe }: RecipeDeck,
  find: (cardno: string) => CatalogueRow | undefined,
  key: string,
): string {
  const lines = deck.decklist_content.filter(({ cardno }) => !archetype.cards.includes(cardno));
  const line = pick(lines, `${key} line`);
  const [name = 'that card'] = nameOf(line && find(line.cardno));
  const copies = line?.quantity ?? 1;
  const said = [
    `${copies} ${name}? I started with ${copies === 1 ? 'two' : 'fewer'} and never looked back after adding them.`,
    `Took this to league night and went 3–1. ${name} was the best card all evening.`,
    `How do you beat other ${archetype.name} lists? Mine always comes down to who draws ${name} first.`,
    `I swapped one ${name} for another copy of the top end. Smoother so far, but I miss it against fast decks.`,
    `Copied it, thanks. Is ${name} there for the mirror or for everything?`,
    ...(recipe === 'budget' ? ['Exactly what I was looking for to teach a friend.'] : []),
    ...(recipe === 'small' ? [`Faster than it looks. ${name} closed two games on its own.`] : []),
  ];
  return pick(said, `${key} said`) ?? '';
}
