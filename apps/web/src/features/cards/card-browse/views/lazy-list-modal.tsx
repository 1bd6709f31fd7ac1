import { lazy, Suspense } from 'react';
import { loadChunk } from '#lib/lazy-page.ts';
import type { ListModalProps } from './list-modal.tsx';

export const loadListModal = () => loadChunk('card-modal', () => import('./list-modal.tsx'));

const ListModal = lazy(() => loadListModal().then((m) => ({ default: m.ListModal })));

/** Loaded when the first card is opened. */
export function LazyListModal(props: ListModalProps) {
  return (
    <Suspense>
      <ListModal {...props} />
    </Suspense>
  );
}
