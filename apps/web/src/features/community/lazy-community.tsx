import { lazyPart } from '#lib/lazy-part.ts';

/** Parts loaded after the page with their texts. */
export const StapleButton = lazyPart(
  'staple-button',
  () => import('./actions/staple-button.tsx').then((m) => m.StapleButton),
  { texts: 'community' },
);
export const LikeButton = lazyPart(
  'like-button',
  () => import('./actions/like-button.tsx').then((m) => m.LikeButton),
  { texts: 'community' },
);
export const FollowButton = lazyPart(
  'follow-button',
  () => import('./actions/follow-button.tsx').then((m) => m.FollowButton),
  { texts: 'community' },
);
export const Comments = lazyPart(
  'comments',
  () => import('./comments/comments.tsx').then((m) => m.Comments),
  { texts: 'community' },
);
export const ReasonDialog = lazyPart(
  'reason-dialog',
  () => import('./actions/reason-dialog.tsx').then((m) => m.ReasonDialog),
  { texts: 'community' },
);
export const ReportDialog = lazyPart(
  'report-dialog',
  () => import('./actions/report-dialog.tsx').then((m) => m.ReportDialog),
  { texts: 'community' },
);

export const AppealState = lazyPart(
  'appeal-state',
  () => import('./actions/appeal-state.tsx').then((m) => m.AppealState),
  { texts: 'community' },
);
export const AppealOutcomes = lazyPart(
  'appeal-outcomes',
  () => import('./actions/appeal-outcomes.tsx').then((m) => m.AppealOutcomes),
  { texts: 'community' },
);
