import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { createValueStore } from '#lib/value-store.ts';
import { useValue } from '#lib/use-value.ts';
import { Dialog } from './dialog.tsx';
import { useFocusAfter } from './use-focus-after.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The test controls whether it is hidden, like an answer. */
async function openOffice() {
  const isHidden = createValueStore(false);
  function Office() {
    const [isOpen, setOpen] = useState(false);
    const restoring = useRef<HTMLButtonElement>(null);
    const handOver = useFocusAfter(isOpen, restoring);
    const hide = () => {
      handOver();
      setOpen(false);
    };
    return (
      <>
        {useValue(isHidden) ? (
          <button key="restore" ref={restoring}>
            Restore
          </button>
        ) : (
          <button key="hide" onClick={() => setOpen(true)}>
            Hide
          </button>
        )}
        <button>Elsewhere</button>
        {isOpen && (
          <Dialog open title="Hide it" closeLabel="Close" onOpenChange={setOpen}>
            <button onClick={hide}>Yes</button>
          </Dialog>
        )}
      </>
    );
  }
  await openPart(<Office />);
  await button('Hide').click();
  await expect.element(button('Yes')).toHaveFocus();
  return isHidden;
}

it('the focus moves to the content that replaces the opening button', async () => {
  const isHidden = await openOffice();
  isHidden.set(true);
  await expect.element(page.getByText('Restore')).toBeVisible();
  await button('Yes').click();
  await expect.element(button('Restore')).toHaveFocus();
});

it('the focus moves there even if it renders after the dialog closed', async () => {
  const isHidden = await openOffice();
  await button('Yes').click();
  await expect.element(button('Hide')).toHaveFocus();
  isHidden.set(true);
  await expect.element(button('Restore')).toHaveFocus();
});

it('the focus stays where the user moved it in the meantime', async () => {
  const isHidden = await openOffice();
  await button('Yes').click();
  await expect.element(button('Hide')).toHaveFocus();
  await button('Elsewhere').click();
  isHidden.set(true);
  await expect.element(button('Restore')).toBeVisible();
  await expect.element(button('Elsewhere')).toHaveFocus();
});

it('a dialog that was navigated away from does not move the focus later', async () => {
  const isHidden = await openOffice();
  await pressEscape();
  await expect.element(button('Hide')).toHaveFocus();
  isHidden.set(true);
  await expect.element(button('Restore')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
