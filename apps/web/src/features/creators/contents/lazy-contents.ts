import { laterPart } from '#lib/later-part.ts';

export const LinkedContents = laterPart('community', 'linked-contents', () =>
  import('./shown/linked-contents.tsx').then((m) => m.LinkedContents),
);
export const ContentGrid = laterPart('community', 'content-grid', () =>
  import('./shown/content-grid.tsx').then((m) => m.ContentGrid),
);
export const ContentManager = laterPart(['community', 'profile'], 'content-manager', () =>
  import('./manage/content-manager.tsx').then((m) => m.ContentManager),
);
