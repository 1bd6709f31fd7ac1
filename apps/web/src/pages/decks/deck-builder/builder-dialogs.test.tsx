import { createDeck } from '@deckframe/domain/decks/deck/deck';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { useDeckSession, useDeckState } from '#features/decks/editor/session/deck-session-of.ts';
import type { DeckSession } from '#features/decks/editor/session/deck-session.ts';
import { pressEscape } from '#testing/expect-dialog.ts';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import { PrintingDialog } from './printing-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

function Settings({ onClose }: { onClose: () => void }) {
  useDeckSession();
  const { present } = useDeckState().history;
  return (
    <SettingsDialog document={present} cards={useDeckRules(present.cards)} onClose={onClose} />
  );
}

it('settings: a style is chosen and removed, and Escape closes', async () => {
  const onClose = vi.fn<() => void>();
  const { services } = await openPart(<Settings onClose={onClose} />);
  await expect
    .element(page.getByRole('dialog', { name: 'Style, archetype and cover card' }))
    .toBeVisible();
  const [style = ''] = services.config.selectableItems;
  const chip = page.getByRole('button', { name: style, exact: true });
  await chip.click();
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();
  await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

const PRINTINGS = [
  { cardno: 'T01-001', originalid: 'T01-001', name: 'Lodestar', series: 'T01' },
  { cardno: 'T01-001b', originalid: 'T01-001', name: 'Lodestar', series: 'T01' },
];

function Printings({ onOpen, onClose }: { onOpen: (s: DeckSession) => void; onClose: () => void }) {
  const session = useDeckSession();
  useEffect(() => {
    onOpen(session);
  }, [onOpen, session]);
  return <PrintingDialog cardno="T01-001" zone="main" onClose={onClose} />;
}

it('printing: marks the current one, and a click moves all copies to another', async () => {
  const onClose = vi.fn<() => void>();
  let session: DeckSession | undefined;
  await answer('GET /api/games/gundam/cards', 200, { cards: PRINTINGS, next: null });
  await openPart(
    <Printings onOpen={(opened) => (session = opened)} onClose={onClose} />,
    MEMBER,
    null,
    ['T01-001'],
  );
  const cards = createDeck({ decklist_content: [{ cardno: 'T01-001', quantity: 3 }] });
  session?.change((before) => ({ ...before, cards }));
  await expect.element(page.getByRole('dialog', { name: 'Printings of Lodestar' })).toBeVisible();
  const printing = (cardno: string) =>
    page.getByRole('button').filter({ has: page.getByText(cardno, { exact: true }) });
  await expect.element(printing('T01-001')).toHaveAttribute('aria-pressed', 'true');
  await printing('T01-001b').click();
  expect(session?.document().cards.decklist_content).toEqual([{ cardno: 'T01-001b', quantity: 3 }]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('printing: an unknown card is named by its number, and Escape closes', async () => {
  const onClose = vi.fn<() => void>();
  await openPart(<PrintingDialog cardno="ST01-001" zone="main" onClose={onClose} />);
  await expect.element(page.getByRole('dialog', { name: 'Printings of ST01-001' })).toBeVisible();
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
