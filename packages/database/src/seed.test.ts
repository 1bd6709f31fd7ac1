import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CARD_COLUMNS } from '@deckframe/domain/card';
import { describe, expect, it } from 'vitest';
import { DEMO_CARDS, type DemoCard } from './seed.ts';

describe.each(Object.entries(DEMO_CARDS))('the demo cards of %s', (_, file) => {
  const cards = JSON.parse(readFileSync(file, 'utf8')) as DemoCard[];

  it('have the documented columns and no others', () => {
    const unknown = cards.flatMap((card) =>
      Object.keys(card).filter((column) => !CARD_COLUMNS.some((known) => known === column)),
    );
    expect(unknown).toEqual([]);
  });

  it('have one main printing for each card', () => {
    const originals = new Set(cards.map((card) => card.originalid));
    const mains = cards.filter((card) => card.mainalternate);
    expect(mains.map((card) => card.cardno).sort()).toEqual([...originals].sort());
  });

  it('each have a face', () => {
    const faces = join(dirname(file), 'faces', '315');
    const missing = cards.filter((card) => !existsSync(join(faces, `${card.image}.webp`)));
    expect(missing).toEqual([]);
  });
});
