import { type DeckDocument, EMPTY_DOCUMENT, createDeck } from '@deckframe/domain/decks/deck/deck';
import { useEffect, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StoredDeck } from '#decks/api/deck-mapping.ts';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { ConflictDialog } from './save/conflict-dialog.tsx';
import { HistoryDialog } from './save/history-dialog.tsx';
import { conflictStore } from './save/use-save-deck.ts';
import { useDeckSession, useDeckState } from './session/deck-session-of.ts';
import type { DeckSession } from './session/deck-session.ts';

const DECK = '/api/games/gundam/decks/d1';

const documentOf = (name: string): DeckDocument => ({
  ...EMPTY_DOCUMENT,
  name,
  cards: createDeck({}),
});
const storedDeck = (name: string, version: number): StoredDeck => ({
  deckId: 'd1',
  ownerId: '7',
  ownerName: 'Vesper',
  version,
  isLocked: false,
  modifiedDate: '2026-11-15T12:00:00Z',
  document: documentOf(name),
});
const deckAnswer = (name: string, version: number) => ({
  id: 'd1',
  owner: { id: '7', username: 'Vesper' },
  name,
  version,
  isLocked: false,
  modifiedDate: '2026-11-15T12:00:00Z',
  decklistContent: '',
  considering: '',
  sidedeck: '',
  resourcedeck: '',
  notes: '',
  visibility: 'private',
  favoriteCard: '',
  favoriteCardLink: '',
  archetype: '',
  selectedItems: [],
  energy: [],
  customSeries: [],
});
const button = (name: string) => page.getByRole('button', { name, exact: true });

let session: DeckSession;
/** Renders a dialog once a stored deck is open. */
function WithDeck({ children }: { children: ReactNode }) {
  const opened = useDeckSession();
  useEffect(() => {
    opened.openStored(storedDeck('Tempo', 2));
    session = opened;
  }, [opened]);
  return useDeckState().opened === 'stored' && children;
}

beforeEach(() => conflictStore.set(null));

it('conflict: changes nothing by itself, and accepting the saved deck loads it', async () => {
  const theirs = storedDeck('Theirs', 3);
  conflictStore.set(theirs);
  await openPart(
    <WithDeck>
      <ConflictDialog theirs={theirs} />
    </WithDeck>,
  );
  await expectDialog('Another version was saved in the meantime', button('Merge both'));
  await expect.element(page.getByText('Yours, on this screen')).toBeVisible();
  await pressEscape();
  expect(conflictStore.get(), 'decided later').toBeNull();
  expect(session.document().name).toBe('Tempo');
  await button('Use the saved version').click();
  expect(session.document().name).toBe('Theirs');
  expect(session.state.get().version).toBe(3);
});

const revision = (version: number, name: string) => ({
  version,
  name,
  createdAt: '2026-11-15T12:00:00Z',
  restoredFrom: null,
  cardCount: 50,
});

it('history: lists the saves, restores one over the known version, and shows a conflict', async () => {
  const onClose = vi.fn<() => void>();
  await answer(`GET ${DECK}/revisions`, 200, {
    revisions: [revision(2, 'Tempo'), revision(1, 'First')],
    older: null,
  });
  await answer(`GET ${DECK}/revision-diff`, 200, { cards: [], fields: [] });
  const restore = `POST ${DECK}/revisions/1/restore`;
  await answer(restore, 409, {
    code: 'VERSION_CONFLICT',
    detail: 'x',
    stored: deckAnswer('Theirs', 3),
  });
  await answer(restore, 200, { ...deckAnswer('First', 3), exp: [] });
  await openPart(
    <WithDeck>
      <HistoryDialog onClose={onClose} />
    </WithDeck>,
  );
  await expect.element(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: /^1/ }).click();
  await button('Restore version 1').click();
  await expect.poll(() => conflictStore.get()?.document.name).toBe('Theirs');
  expect(onClose).not.toHaveBeenCalled();
  await button('Restore version 1').click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(session.document().name).toBe('First');
  const sent = await receivedCalls(restore);
  expect(sent.map(({ version }) => version)).toEqual(['"2"', '"2"']);
  expect(new Set(sent.map(({ key }) => key)).size, 'two presses, two acts').toBe(2);
});

it('history: a failed list can be retried, and Escape closes', async () => {
  const onClose = vi.fn<() => void>();
  await refuse(`GET ${DECK}/revisions`, 500, 'INTERNAL');
  await answer(`GET ${DECK}/revisions`, 200, { revisions: [revision(2, 'Tempo')], older: null });
  await openPart(
    <WithDeck>
      <HistoryDialog onClose={onClose} />
    </WithDeck>,
  );
  await button('Try again').click();
  await expect.element(page.getByRole('button', { name: /50 cards/ })).toBeVisible();
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
});
