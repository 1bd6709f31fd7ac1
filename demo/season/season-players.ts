import { bellOf, drawOf } from './stable-draw.ts';
import { PEOPLE } from './season-names.ts';

/** A player of the season. Members have an account, all others play as guests. */
export type SeasonPlayer = { readonly name: string; readonly userId: number | null };

export type Seat = SeasonPlayer & { readonly deck: number; readonly variant: number };

export const listPeople = (
  members: readonly { id: number; username: string | null }[],
): SeasonPlayer[] => [
  ...members.map(({ id, username }) => ({ name: username ?? '', userId: id })),
  ...PEOPLE.map((name) => ({ name, userId: null })),
];

/** Chooses players and decks: most play their favourite, the others what is popular that week. */
export function seatPlayers(
  people: readonly SeasonPlayer[],
  { key, size, progress }: { key: string; size: number; progress: number },
  variants: readonly number[],
): Seat[] {
  const liking = variants.map((_, deck) => likingOf(deck, progress));
  return people
    .toSorted((a, b) => drawOf(`${key} ${a.name}`) - drawOf(`${key} ${b.name}`))
    .slice(0, size)
    .map((player) => {
      const own = `${player.name} likes`;
      const isLoyal = drawOf(`${key} ${own}`) < 0.55;
      const deck = pick(liking, isLoyal ? drawOf(own) : drawOf(`${key} ${own} now`));
      const count = variants[deck] ?? 1;
      const usual = drawOf(`${player.name} ${deck} usual`);
      const draw = drawOf(`${key} ${player.name} variant`);
      return { ...player, deck, variant: Math.floor((draw < 0.5 ? usual : draw) * count) };
    });
}

/** Some decks become more popular during the season, others less; `progress` runs from 0 to 1. */
const likingOf = (deck: number, progress: number): number =>
  (0.35 + drawOf(`deck ${deck}`)) * Math.exp(2.2 * bellOf(`trend ${deck}`) * (progress - 0.5));

function pick(weights: readonly number[], draw: number): number {
  let left = draw * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => (left -= weight) < 0);
  return Math.max(0, found);
}
