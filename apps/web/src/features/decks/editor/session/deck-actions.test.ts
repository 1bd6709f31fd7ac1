import { readFileSync } from 'node:fs';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { openContractTexts } from '#lib/contract-texts.test-support.ts';
import { catchToasts } from '#ui/toast/caught-toasts.test-support.ts';
import { createDeckActions } from './deck-actions.ts';
import { deckAnnouncements } from './deck-announcements.ts';
import { createDeckSession } from './deck-session.ts';

const readConfig = (game: string) => {
  const file = new URL(`../../../../../../../games/${game}/game-config.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as PublicGameConfig;
};
const unit = {
  cardno: 'GD01-001',
  originalid: 'GD01-001',
  name: 'Halcyon',
  categorydata: 'UNIT',
} as CatalogueCard;

const other = { ...unit, cardno: 'GD01-001_p1' };
const [leader, rival] = ['Ashmoor', 'Bellwether'].map((name, at) => ({
  ...unit,
  cardno: `OP01-00${at + 1}`,
  originalid: `OP01-00${at + 1}`,
  name,
  categorydata: 'Leader',
})) as [CatalogueCard, CatalogueCard];

/** A builder whose storage fails on demand. */
function open(game = 'gundam') {
  const entries = new Map<string, string>();
  let fault: string | null = null;
  const session = createDeckSession({
    gameid: game,
    store: {
      read: (key) => entries.get(key) ?? null,
      write: (key, value) => {
        if (fault !== null) throw new Error(fault);
        entries.set(key, value);
      },
      remove: (key) => void entries.delete(key),
    },
    now: () => new Date('2026-11-15T12:00:00Z'),
    isStoring: () => true,
  });
  session.openDraft();
  const actions = createDeckActions({
    config: readConfig(game),
    session,
    book: {
      find: (cardno) => [unit, other, leader, rival].find((card) => card.cardno === cardno),
      remember: () => {},
    },
    today: () => '2026-11-15',
    words: {
      card: (name, copies, maximum) => `${name}, ${copies} of ${maximum ?? 'any'}`,
      zone: (zone, count) => `${zone.name} ${count}`,
      full: (maximum) => `You already have ${maximum}, the maximum.`,
      removed: (name) => `${name} removed.`,
      undo: () => 'Undo',
      swap: () => 'Swap',
      offerSwap: (zone, out, name) => `${zone}: ${out}. Swap for ${name}?`,
      swapped: (out, name) => `${out} swapped for ${name}.`,
    },
  });
  const copies = () => session.document().cards.decklist_content[0]?.quantity ?? 0;
  return { session, actions, copies, breakWith: (message: string) => (fault = message) };
}

let caught: ReturnType<typeof catchToasts>;
beforeEach(() => {
  openContractTexts();
  caught = catchToasts();
});
afterEach(() => caught.stop());

describe('editing the open deck', () => {
  it('adds, sets and removes, shows the result, and undo restores the last copy', () => {
    const { actions, copies, session } = open();
    actions.add(unit);
    expect(copies()).toBe(1);
    actions.set(unit, 4);
    expect([copies(), deckAnnouncements.get()]).toEqual([4, 'Halcyon, 4 of 4. Main deck 4']);
    actions.add(unit);
    expect(caught.shown.at(-1)?.title).toBe('You already have 4, the maximum.');
    actions.removeAll(unit.cardno, 'main');
    expect([copies(), caught.shown.at(-1)?.title]).toEqual([0, 'Halcyon removed.']);
    caught.shown.at(-1)?.action?.onPress();
    expect([copies(), session.document().cards.decklist_content.length]).toEqual([4, 1]);
  });

  it('adding a playset counts every printing and says if it is complete', () => {
    const { actions, session } = open();
    const quantities = () =>
      session.document().cards.decklist_content.map(({ cardno, quantity }) => [cardno, quantity]);
    actions.setCopies(other, 1);
    actions.setCopies(unit, 'playset');
    expect(quantities()).toEqual([
      [unit.cardno, 3],
      [other.cardno, 1],
    ]);
    actions.setCopies(unit, 'playset');
    expect(caught.shown.at(-1)?.title).toBe('You already have 4, the maximum.');
    actions.setCopies(unit, 2);
    expect(quantities()).toEqual([
      [unit.cardno, 1],
      [other.cardno, 1],
    ]);
  });

  it('a second leader is offered as a swap: one click swaps, one more reverts', () => {
    const { actions, session } = open('opcg');
    const numbers = () => session.document().cards.decklist_content.map(({ cardno }) => cardno);
    actions.add(leader);
    for (const addRival of [
      () => actions.add(rival),
      () => actions.set(rival, 1),
      () => actions.setCopies(rival, 'playset'),
    ]) {
      addRival();
      expect(numbers()).toEqual([leader.cardno]);
      expect(caught.shown.at(-1)?.title).toBe('Leader: Ashmoor. Swap for Bellwether?');
    }
    caught.shown.at(-1)?.action?.onPress();
    expect(numbers()).toEqual([rival.cardno]);
    expect(caught.shown.at(-1)?.title).toBe('Ashmoor swapped for Bellwether.');
    caught.shown.at(-1)?.action?.onPress();
    expect(numbers()).toEqual([leader.cardno]);
    actions.add(leader);
    expect(caught.shown.at(-1)?.title).toBe('You already have 1, the maximum.');
  });

  it('DECK-33 a failed action shows its name and reason', () => {
    const { actions, breakWith } = open();
    actions.set(unit, 2);
    breakWith('The storage is gone');
    actions.add(unit);
    actions.remove(unit.cardno);
    actions.set(unit, 3);
    expect(caught.shown).toEqual([
      { kind: 'error', title: 'Error adding card: The storage is gone' },
      { kind: 'error', title: 'Error removing card: The storage is gone' },
      { kind: 'error', title: 'Error setting card count: The storage is gone' },
    ]);
  });
});
