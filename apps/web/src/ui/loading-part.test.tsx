import { lazy, useEffect, useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { LoadingPart } from './loading-part.tsx';

/** A lazy part that resolves on demand, with a click counter. */
function createPart(draw: (count: number, press: () => void) => ReactElement) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const Part = lazy(async () => {
    await promise;
    return {
      default: function Counter() {
        const [count, setCount] = useState(0);
        return draw(count, () => setCount((before) => before + 1));
      },
    };
  });
  return { Part, arrive: resolve };
}

it('a click on a placeholder takes effect once when its part has loaded', async () => {
  const { Part, arrive } = createPart((count, press) => (
    <button type="button" onClick={press}>
      {`Liked ${count}`}
    </button>
  ));
  await openPart(
    <LoadingPart standIn={<button type="button">Like</button>}>
      <Part />
    </LoadingPart>,
  );
  await page.getByRole('button', { name: 'Like' }).click();
  await page.getByRole('button', { name: 'Like' }).click();
  arrive();
  const part = page.getByRole('button', { name: 'Liked 1' });
  await expect.element(part).toBeVisible();
  await expect.element(part).toHaveFocus();
});

it('a part gets no click if its placeholder was not clicked', async () => {
  const { Part, arrive } = createPart((count, press) => (
    <button type="button" onClick={press}>
      {`Liked ${count}`}
    </button>
  ));
  await openPart(
    <LoadingPart standIn={<button type="button">Like</button>}>
      <Part />
    </LoadingPart>,
  );
  arrive();
  await expect.element(page.getByRole('button', { name: 'Liked 0' })).toBeVisible();
});

/** Renders its second control later, like a list its cards. */
function LateControls({ onPress }: { onPress: () => void }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <button type="button">Filters</button>
      {isThere && (
        <a href="#second" data-index="1" onClick={onPress}>
          Second card
        </a>
      )}
    </>
  );
}

it('of several controls the same one is clicked, even if it renders later', async () => {
  const { Part, arrive } = createPart((count, press) => (
    <>
      <LateControls onPress={press} />
      <output>{`opened ${count}`}</output>
    </>
  ));
  await openPart(
    <LoadingPart
      controls="a[data-index]"
      standIn={
        <>
          <button type="button">Filters</button>
          <a href="#first" data-index="0">
            First card
          </a>
          <a href="#second" data-index="3">
            Second card
          </a>
        </>
      }
    >
      <Part />
    </LoadingPart>,
  );
  await page.getByRole('link', { name: 'Second card' }).click();
  expect(window.location.hash).toBe('');
  arrive();
  await expect.element(page.getByText('opened 1')).toBeVisible();
});
