import { readFileSync } from 'node:fs';
import { createDeck } from '@deckframe/domain/decks/deck/deck';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { describe, expect, it } from 'vitest';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { chooseDraftSession } from '../session/choose-draft-session.ts';
import { createDeckSession } from '../session/deck-session.ts';
import { addToDraft } from './add-to-draft.ts';

const CONFIG = new URL('../../../../../../../games/gundam/game-config.json', import.meta.url);
const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as PublicGameConfig;
const cardOf = (cardno: string, categorydata = 'UNIT') =>
  ({ cardno, originalid: cardno.split('_')[0], name: cardno, categorydata }) as CatalogueCard;
const CARDS = ['GD01-001', 'GD01-001_p1', 'GD01-002'].map((cardno) => cardOf(cardno));

/** Opens the draft of a device; its cards are only in the catalogue. */
function open(isCatalogueAway = false, game = config) {
  const entries = new Map<string, string>();
  const known = new Map<string, CatalogueCard>();
  const start = () =>
    createDeckSession({
      gameid: 'gundam',
      store: {
        read: (key) => entries.get(key) ?? null,
        write: (key, value) => void entries.set(key, value),
        remove: (key) => void entries.delete(key),
      },
      now: () => new Date('2026-11-15T12:00:00Z'),
      isStoring: () => true,
    });
  const draft = start();
  const current = () => chooseDraftSession(draft, start, true);
  draft.openDraft();
  const remember = (cards: readonly CatalogueCard[]) =>
    cards.forEach((card) => known.set(card.cardno, card));
  const book = {
    find: (cardno: string) => known.get(cardno),
    remember,
    load: async (numbers: readonly string[]) => {
      if (isCatalogueAway) throw new Error('offline');
      remember(CARDS.filter(({ cardno }) => numbers.includes(cardno)));
    },
  };
  return {
    draft,
    add: (card: CatalogueCard) =>
      addToDraft({ config: game, draft: current, book, today: '2026-11-15' }, card),
    readStored: () => entries.get('gundam_storedDecklist'),
    hold: (lines: Record<string, number>) =>
      draft.change((document) => ({
        ...document,
        cards: createDeck({
          decklist_content: Object.entries(lines).map(([cardno, quantity]) => ({
            cardno,
            quantity,
          })),
        }),
      })),
  };
}

describe('adding a card to the draft', () => {
  it('is stored at once, shows the new count, and can be undone', async () => {
    const { add, readStored, draft } = open();
    const first = await add(cardOf('GD01-001'));
    expect(first).toMatchObject({ ok: true, zone: { id: 'main', size: 50 }, count: 1 });
    const second = await add(cardOf('GD01-001'));
    expect(readStored()).toBe('2 x GD01-001');
    if (second.ok === true) second.undo();
    expect(readStored()).toBe('1 x GD01-001');
    draft.redo();
    expect(readStored()).toBe('2 x GD01-001');
  });

  it('counts every printing of a card, and explains why a fifth copy is refused', async () => {
    const { add, hold, readStored } = open();
    hold({ 'GD01-001_p1': 4 });
    expect(await add(cardOf('GD01-001'))).toMatchObject({
      ok: false,
      reason: { code: 'COPY_LIMIT', params: { count: 5, maximum: 4 } },
    });
    expect(readStored()).toBe('4 x GD01-001_p1');
    expect(await add(cardOf('T-001', 'UNIT TOKEN'))).toMatchObject({
      reason: { code: 'NOT_A_DECK_CARD' },
    });
  });

  it('works without the catalogue, and puts a card into its zone', async () => {
    const { add, draft, readStored } = open(true);
    await add(cardOf('GD01-002'));
    expect(readStored()).toBe('1 x GD01-002');
    expect(await add(cardOf('R-001', 'RESOURCE'))).toMatchObject({ zone: { id: 'resource' } });
    expect(draft.document().cards.resourcedeck).toEqual([{ cardno: 'R-001', quantity: 1 }]);
  });

  it('does not change a stored deck opened in between, and loses no copy', async () => {
    const { add, draft, readStored } = open();
    const first = await add(cardOf('GD01-001'));
    const { document } = draft;
    draft.openStored({
      deckId: 'one',
      version: 1,
      document: document(),
      ownerId: '7',
      ownerName: 'Ilse',
      isLocked: false,
      modifiedDate: '2026-11-15T12:00:00Z',
    });
    if (first.ok === true) first.undo();
    expect(document().cards.decklist_content).toEqual([{ cardno: 'GD01-001', quantity: 1 }]);
    expect(readStored() ?? '').toBe('');
    await Promise.all([add(cardOf('GD01-001')), add(cardOf('GD01-001'))]);
    expect(readStored()).toBe('2 x GD01-001');
    expect(document().cards.decklist_content).toEqual([{ cardno: 'GD01-001', quantity: 1 }]);
  });

  it('undo after other changes removes only its own copy', async () => {
    const { add, readStored } = open();
    const first = await add(cardOf('GD01-001'));
    await add(cardOf('GD01-001'));
    await add(cardOf('GD01-002'));
    if (first.ok === true) first.undo();
    expect(readStored()).toBe('1 x GD01-001\n1 x GD01-002');
  });

  it('offers a swap if a second leader does not fit', async () => {
    const zones = config.zones.map((zone) => (zone.id === 'main' ? { ...zone, size: 1 } : zone));
    const { add, readStored } = open(false, { ...config, zones });
    await add(cardOf('GD01-001'));
    const offer = await add(cardOf('GD01-002'));
    expect(offer).toMatchObject({ ok: 'swap', zone: { id: 'main' }, out: 'GD01-001' });
    expect(readStored(), 'nothing changes until it is taken').toBe('1 x GD01-001');
    if (offer.ok !== 'swap') return;
    const taken = offer.take();
    expect(readStored()).toBe('1 x GD01-002');
    taken.undo();
    expect(readStored()).toBe('1 x GD01-001');
  });
});
