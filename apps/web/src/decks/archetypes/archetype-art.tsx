import { CardArt } from '#decks/cards/card-art.tsx';
import { useArchetypeLooks } from './archetype-looks.ts';

/** A band of art for something without a picture of its own. The same id has the same art. */
export function ArchetypeArt({ id, sizes }: { id: string; sizes: string }) {
  const cards = [...useArchetypeLooks().values()].flatMap(({ card }) => card ?? []);
  const sum = new TextEncoder().encode(id).reduce((total, byte) => total + byte, 0);
  const card = cards[sum % cards.length];
  return card === undefined ? null : <CardArt card={card} sizes={sizes} />;
}
