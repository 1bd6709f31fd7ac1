import { lazyPart } from '#lib/lazy-part.ts';

export const LinkedContents = lazyPart(
  'linked-contents',
  () => import('./shown/linked-contents.tsx').then((m) => m.LinkedContents),
  { texts: 'community' },
);
export const ContentGrid = lazyPart(
  'content-grid',
  () => import('./shown/content-grid.tsx').then((m) => m.ContentGrid),
  { texts: 'community' },
);
export const ContentManager = lazyPart(
  'content-manager',
  () => import('./manage/content-manager.tsx').then((m) => m.ContentManager),
  { texts: ['community', 'profile'] },
);
