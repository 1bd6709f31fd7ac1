import { laterPart } from '#lib/later-part.ts';

/** Parts loaded after the page with their texts. */
export const StapleButton = laterPart('community', 'staple-button', () =>
  import('./actions/staple-button.tsx').then((m) => m.StapleButton),
);
export const LikeButton = laterPart('community', 'like-button', () =>
  import('./actions/like-button.tsx').then((m) => m.LikeButton),
);
export const FollowButton = laterPart('community', 'follow-button', () =>
  import('./actions/follow-button.tsx').then((m) => m.FollowButton),
);
export const Comments = laterPart('community', 'comments', () =>
  import('./comments/comments.tsx').then((m) => m.Comments),
);
export const ReasonDialog = laterPart('community', 'reason-dialog', () =>
  import('./actions/reason-dialog.tsx').then((m) => m.ReasonDialog),
);
export const ReportDialog = laterPart('community', 'report-dialog', () =>
  import('./actions/report-dialog.tsx').then((m) => m.ReportDialog),
);

export const AppealState = laterPart('community', 'appeal-state', () =>
  import('./actions/appeal-state.tsx').then((m) => m.AppealState),
);
export const AppealOutcomes = laterPart('community', 'appeal-outcomes', () =>
  import('./actions/appeal-outcomes.tsx').then((m) => m.AppealOutcomes),
);
