import { createDeck, quantityOf } from '@deckframe/domain/decks/deck/deck';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCatalogue } from '#testing/answer-catalogue.ts';
import { pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { forgetCalls } from '#testing/scripted-api.ts';
import { useDeckSession } from '../session/deck-session-of.ts';
import type { DeckSession } from '../session/deck-session.ts';
import { ImportDialog } from './import-dialog.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const lines = () => page.getByLabelText('Decklist or deck code');

let session: DeckSession;
const rememberSession = (opened: DeckSession): void => {
  session = opened;
};
function Opened({ onOpen, onClose }: { onOpen: (s: DeckSession) => void; onClose: () => void }) {
  const opened = useDeckSession();
  useEffect(() => onOpen(opened), [onOpen, opened]);
  return <ImportDialog onClose={onClose} />;
}

async function openImport() {
  const onClose = vi.fn<() => void>();
  const part = await openPart(<Opened onOpen={rememberSession} onClose={onClose} />);
  const cards = createDeck({ decklist_content: [{ cardno: 'T01-002', quantity: 1 }] });
  session.change((before) => ({ ...before, cards }));
  return { onClose, ...part };
}
const inMain = (cardno: string) => quantityOf(session.document().cards, 'decklist_content', cardno);

const CARDS = [
  { cardno: 'T01-001', name: 'Lodestar', categorydata: 'UNIT' },
  { cardno: 'T01-002', name: 'Lodge Keeper', categorydata: 'UNIT' },
];

beforeEach(() => answerCatalogue(CARDS));

it('import: shows line by line what it parsed, and replaces the deck only on confirmation', async () => {
  const { onClose, told } = await openImport();
  await lines().fill('3 x T01-001');
  await button('Check list').click();
  await expect.element(page.getByText('3 cards read from 1 line.')).toBeVisible();
  await expect.element(page.getByText(/3 × Lodestar/)).toBeVisible();
  expect(inMain('T01-001'), 'nothing yet').toBe(0);
  await button('Back').click();
  await expect.element(lines()).toHaveValue('3 x T01-001');
  await button('Check list').click();
  await button('Replace the deck').click();
  expect([inMain('T01-001'), inMain('T01-002')]).toEqual([3, 0]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(told).toHaveLength(1);
  session.undo();
  expect([inMain('T01-001'), inMain('T01-002')]).toEqual([0, 1]);
});

it('import: with unknown numbers the parsed cards can replace or be added', async () => {
  const { onClose } = await openImport();
  await lines().fill('2 x T01-001\n1 x ZZ99-999');
  await button('Check list').click();
  await expect.element(page.getByText('2 cards read from 1 line; 1 line not read.')).toBeVisible();
  await expect.element(button('Reset the deck')).toBeVisible();
  await button('Add to the deck').click();
  expect([inMain('T01-001'), inMain('T01-002')]).toEqual([2, 1]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('import: an unparsed line is corrected in place, by a suggestion or by hand', async () => {
  await openImport();
  await lines().fill('3 Lodestra\n2 x T01-O02\n4 Nobody');
  await button('Check list').click();
  await expect.element(page.getByText('No card read; 3 lines not read.')).toBeVisible();
  await expect.element(button('Add to the deck')).toBeDisabled();
  await button('Lodestar (T01-001)').first().click();
  await expect.element(page.getByText('3 cards read from 1 line; 2 lines not read.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Line 2' }).fill('2 x T01-002');
  await button('Read again').first().click();
  await expect.element(page.getByText('5 cards read from 2 lines; 1 line not read.')).toBeVisible();
  await button('Replace the deck').click();
  expect([inMain('T01-001'), inMain('T01-002')]).toEqual([3, 2]);
});

it('import: a line that needs the newest cards is parsed once they are loaded', async () => {
  await openImport();
  await lines().fill('1 x T01-001\n2 x T01-003');
  await button('Check list').click();
  await expect.element(page.getByText('1 card read from 1 line; 1 line not read.')).toBeVisible();
  await forgetCalls();
  await answerCatalogue([...CARDS, { cardno: 'T01-003', name: 'Landfall', categorydata: 'UNIT' }]);
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('3 cards read from 2 lines.')).toBeVisible();
});

it('import: a text without cards shows a message, and the deck stays unchanged', async () => {
  const { onClose } = await openImport();
  await lines().fill('nothing of the kind');
  await button('Check list').click();
  await expect.element(lines()).toHaveAttribute('aria-invalid', 'true');
  expect(inMain('T01-002')).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
});

it('import: a file is parsed like text', async () => {
  await openImport();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  expect(input).not.toBeNull();
  if (input) await userEvent.upload(input, new File(['4 Lodestar'], 'deck.txt'));
  await expect.element(page.getByText(/4 × Lodestar/)).toBeVisible();
});

it('import: the read button is disabled while the field is empty, and an invalid deck address is reported', async () => {
  const onClose = vi.fn<() => void>();
  await openPart(<ImportDialog onClose={onClose} />);
  await expect.element(page.getByRole('dialog', { name: 'Import' })).toBeVisible();
  await expect.element(button('Check list')).toBeDisabled();
  await page.getByRole('radio', { name: 'Deck address' }).click();
  const address = page.getByLabelText('Address of a deck');
  await address.fill('https://elsewhere.example/');
  await button('Check list').click();
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
});
