import type { Card } from '@deckframe/domain/card';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { CardModal } from './card-modal.tsx';

const CARDS = ['Halcyon', 'Tidebreaker'].map(
  (name, index) => ({ cardno: `T01-00${index}`, name, level: null, cost: null }) as unknown as Card,
);

function Example({ onClose }: { onClose: () => void }) {
  const [index, setIndex] = useState(0);
  return (
    <CardModal
      card={CARDS[index]}
      index={index}
      length={CARDS.length}
      onStep={setIndex}
      onClose={onClose}
      returnFocus={() => null}
    >
      <label>
        Note <input />
      </label>
    </CardModal>
  );
}

it('card: arrows and buttons step to the neighbours and stop at the ends; Escape closes', async () => {
  const onClose = vi.fn<() => void>();
  await openPart(<Example onClose={onClose} />);
  const shows = async (name: string) => {
    await expect.element(page.getByRole('dialog', { name })).toBeVisible();
  };
  await shows('Halcyon');
  await expectNoBarriers();
  const previous = page.getByRole('button', { name: 'Previous card' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await shows('Tidebreaker');
  await expect.element(page.getByText('2 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await shows('Tidebreaker');
  await previous.click();
  await shows('Halcyon');

  await page.getByLabelText('Note').fill('ab');
  await userEvent.keyboard('{ArrowRight}');
  await shows('Halcyon');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
