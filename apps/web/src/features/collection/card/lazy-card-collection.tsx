import { lazy } from 'react';
import { openTextArea } from '#lib/i18n.ts';
import { loadChunk } from '#lib/lazy-page.ts';

export const LazyCardCollection = lazy(() =>
  loadChunk('card-collection', async () => {
    const load = import('./card-collection.tsx');
    const [m] = await Promise.all([load, openTextArea('collection')]);
    return { default: m.CardCollection };
  }),
);
