import { lazy } from 'react';
import { openTextArea } from '#lib/i18n.ts';
import { loadChunk } from '#lib/lazy-page.ts';

/** Comes when somebody counts cards or looks at a collection. */
export const LazyCollectionList = lazy(() =>
  loadChunk('collection-list', async () => {
    const load = import('../cards/card-list/collection-list.tsx');
    const [m] = await Promise.all([load, openTextArea('collection')]);
    return { default: m.CollectionList };
  }),
);
