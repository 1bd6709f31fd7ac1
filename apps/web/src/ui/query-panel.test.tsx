import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { QueryPanel, type QueryPanelProps } from './query-panel.tsx';

async function open(query: Partial<QueryPanelProps['query']>) {
  const refetch = vi.fn<() => void>();
  await openPart(
    <QueryPanel
      query={{
        error: null,
        fetchStatus: 'idle',
        isError: false,
        isFetching: false,
        isPending: false,
        ...query,
        refetch,
      }}
      title="The decks did not load"
      pending={<p>Placeholder</p>}
      empty={<p>No decks yet</p>}
    />,
  );
  return refetch;
}

it('shows the placeholder until the first answer', async () => {
  await open({ isPending: true, isFetching: true, fetchStatus: 'fetching' });
  await expect.element(page.getByText('Placeholder')).toBeVisible();
  expect(page.getByText('No decks yet').query()).toBeNull();
});

it('says that the browser is offline instead of waiting without end', async () => {
  await open({ isPending: true, fetchStatus: 'paused' });
  await expect.element(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(page.getByText('Placeholder').query()).toBeNull();
});

it('shows the error with a button that fetches again', async () => {
  const refetch = await open({ isError: true, error: new Error('No answer') });
  await expect.element(page.getByRole('heading', { name: 'The decks did not load' })).toBeVisible();
  await expect.element(page.getByText('No answer')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

it('shows that the answer is empty', async () => {
  await open({});
  await expect.element(page.getByText('No decks yet')).toBeVisible();
});
