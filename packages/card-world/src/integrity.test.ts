import { describe, expect, it } from 'vitest';
import { CARD_COLUMNS } from '@deckframe/domain/card';
import { countBy, demoCards, mainsOf } from './demo-world.test-support.ts';
import { worldFaults } from './world-faults.test-support.ts';
import { DEMO_GAMES, readWorld } from './read-world.test-support.ts';

const OWN_COLUMNS = {
  gundam: ['keywords'],
  ua: [
    'rarityname',
    'raritytype',
    'bpdata',
    'needenergydata',
    'generatedenergydata',
    'trigger',
    'triggerdata',
    'setnumber',
  ],
  uaen: [
    'rarityname',
    'raritytype',
    'bpdata',
    'needenergydata',
    'generatedenergydata',
    'trigger',
    'triggerdata',
    'setnumber',
  ],
  pocket: ['stage', 'packs', 'retreat', 'weakness', 'attacks', 'ability', 'evolvesfrom'],
  opcg: ['power', 'counter', 'life', 'hastrigger', 'trigger'],
} as const;

describe.each(DEMO_GAMES)('the cards of %s', (game) => {
  it('CARD-06 have unique numbers and one main per group, and every reference exists', () => {
    expect(worldFaults(game, demoCards(game))).toEqual([]);
  });

  it('CARD-01 CARD-02 have the documented columns and those of their game', () => {
    const seen = new Set(demoCards(game).flatMap((card) => Object.keys(card)));
    for (const column of [...CARD_COLUMNS, ...OWN_COLUMNS[game]]) expect(seen).toContain(column);
    const hidden = [...seen].filter((column) => column.startsWith('_'));
    expect(hidden).toEqual([]);
  });

  it('share names only where their type allows it', () => {
    const world = readWorld(game);
    const mains = mainsOf(demoCards(game));
    const written = new Set(world.written.map((card) => card.name));
    const names = countBy(mains, (card) => card.name);
    const shared = mains.filter((card) => {
      const naming = world.types[card.categorydata ?? '']?.name;
      const isMeant =
        naming?.cast === true || naming?.unique === 'series' || written.has(card.name);
      return !isMeant && (names[card.name] ?? 0) > 2;
    });
    expect(shared.map((card) => card.name)).toEqual([]);
  });
});

describe('same names', () => {
  it('are on some Units of the embedded game, each with its own text', () => {
    const units = mainsOf(demoCards('gundam')).filter((card) => card.categorydata === 'UNIT');
    const names = countBy(units, (card) => card.name);
    const twins = units.filter((card) => (names[card.name] ?? 0) > 1);
    expect(twins.length / units.length).toBeGreaterThan(0.08);
    expect(twins.length / units.length).toBeLessThan(0.4);
  });
});
