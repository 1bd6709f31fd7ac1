import { createDeck } from '@deckframe/domain/decks/deck/deck';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { useDeckSession, useDeckState } from '#features/decks/editor/session/deck-session-of.ts';
import { pressEscape } from '#testing/expect-dialog.ts';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import type { BuilderDialog } from './builder-dialogs.tsx';
import { PhoneDeck } from './phone-deck.tsx';

const CARD = {
  cardno: 'T01-001',
  originalid: 'T01-001',
  name: 'Lodestar',
  series: 'T01',
  color: 'Blue',
};
const THREE = createDeck({ decklist_content: [{ cardno: CARD.cardno, quantity: 3 }] });

type DeckProps = { canEdit: boolean; onDialog: (dialog: BuilderDialog) => void };

function Deck({ canEdit, onDialog }: DeckProps) {
  const session = useDeckSession();
  const { present } = useDeckState().history;
  useEffect(() => {
    session.change((before) => ({ ...before, cards: THREE }));
  }, [session]);
  const cards = useDeckRules(present.cards);
  return (
    <PhoneDeck
      document={present}
      cards={cards}
      canEdit={canEdit}
      insight={null}
      onDialog={onDialog}
    />
  );
}

const sheet = () => page.getByRole('dialog', { name: '(no name)' });
const openDeck = async (canEdit: boolean) => {
  const onDialog = vi.fn<(dialog: BuilderDialog) => void>();
  await answer('GET /api/games/gundam/cards', 200, { cards: [CARD], next: null });
  await openPart(<Deck canEdit={canEdit} onDialog={onDialog} />, MEMBER, null, [CARD.cardno]);
  return onDialog;
};

beforeEach(() => page.viewport(390, 800));
afterEach(() => page.viewport(1280, 800));

it("the phone's deck: a dock shows its state, a click opens the sheet, Escape closes it", async () => {
  const onDialog = await openDeck(true);
  await expect.element(page.getByText(/^3 \/ 50/)).toBeVisible();
  await expect.element(sheet()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Deck', exact: true }).click();
  await expect.element(sheet()).toBeVisible();
  await expect.element(sheet().getByText('Lodestar')).toBeVisible();
  await expectNoBarriers();
  await sheet().getByRole('button', { name: 'Test hand' }).click();
  expect(onDialog.mock.calls).toEqual([['hand']]);
  await pressEscape();
  await expect.element(sheet()).not.toBeInTheDocument();
});

it("the phone's view of another member's deck opens at once, and can be cloned but not saved", async () => {
  await openDeck(false);
  await expect.element(sheet()).toBeVisible();
  await pressEscape();
  await expect.element(page.getByRole('button', { name: /Clone/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Save/ })).not.toBeInTheDocument();
});
