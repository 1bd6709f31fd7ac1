import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { useDeckSession, useDeckState } from '#features/deck-editor/session/deck-session-of.ts';
import { pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { PrintingDialog } from './printing-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

function Settings({ onClose }: { onClose: () => void }) {
  useDeckSession();
  const { present } = useDeckState().history;
  return (
    <SettingsDialog document={present} cards={useDeckRules(present.cards)} onClose={onClose} />
  );
}

it('settings: a style is pressed and taken back, and Escape closes', async () => {
  const onClose = vi.fn<() => void>();
  const { services } = await openPart(<Settings onClose={onClose} />);
  await expect
    .element(page.getByRole('dialog', { name: 'Style, archetype and face' }))
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

it('printing: is named after the card, and Escape closes', async () => {
  const onClose = vi.fn<() => void>();
  await openPart(<PrintingDialog cardno="ST01-001" zone="decklist_content" onClose={onClose} />);
  await expect.element(page.getByRole('dialog', { name: /Printings of/ })).toBeVisible();
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
