import { EMPTY_DOCUMENT, createDeck } from '@deckframe/domain/decks/deck/deck';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { pressEscape } from '#testing/expect-dialog.ts';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { ExportDialog } from './share/export-dialog.tsx';
import { deckLinkOf } from './share/deck-link.ts';
import { ShareDialog } from './share/share-dialog.tsx';

const document = { ...EMPTY_DOCUMENT, name: 'Tempo', cards: createDeck({}) };

it('share: a public deck has a link, a private one explains why not; Escape closes', async () => {
  const onClose = vi.fn<() => void>();
  const link = deckLinkOf(window.location.origin, 'gundam', 'd1');
  expect(link).toBe(`${window.location.origin}/v3/gundam/decklists/d1`);
  const deck = { link, picture: null, isPrivate: false };
  const { screen } = await openPart(
    <ShareDialog document={document} deck={deck} onClose={onClose} />,
  );
  await expect.element(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await expect.element(page.getByLabelText('Link')).toHaveValue(link);
  await expectNoBarriers();
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await screen.unmount();
  await openPart(
    <ShareDialog document={document} deck={{ ...deck, isPrivate: true }} onClose={onClose} />,
  );
  await expect.element(page.getByText('This deck is private.')).toBeVisible();
  await expect.element(page.getByLabelText('Link')).not.toBeInTheDocument();
});

function Export({ onClose }: { onClose: () => void }) {
  return (
    <ExportDialog document={document} cards={useDeckRules(document.cards)} onClose={onClose} />
  );
}

it('export: offers every format as read-only text; Escape closes', async () => {
  const onClose = vi.fn<() => void>();
  const { services } = await openPart(<Export onClose={onClose} />);
  await expect.element(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await expect
    .poll(() => page.getByRole('radio').elements().length)
    .toBe(services.config.exportFormats.length);
  await expect.element(page.getByLabelText('Decklist')).toHaveAttribute('readonly');
  await expectNoBarriers();
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
