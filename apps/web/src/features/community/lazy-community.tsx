import { lazy, type ComponentType } from 'react';
import { openTextArea } from '#lib/i18n.ts';
import { loadChunk } from '#lib/lazy-page.ts';

/** Parts that other pages carry: they arrive after the page itself, together with their texts. */
export const CardStars = later('card-stars', () =>
  import('./rating/card-stars.tsx').then((m) => m.CardStars),
);
export const StapleButton = later('staple-button', () =>
  import('./actions/staple-button.tsx').then((m) => m.StapleButton),
);
export const LikeButton = later('like-button', () =>
  import('./actions/like-button.tsx').then((m) => m.LikeButton),
);
export const FollowButton = later('follow-button', () =>
  import('./actions/follow-button.tsx').then((m) => m.FollowButton),
);
export const Comments = later('comments', () =>
  import('./comments/comments.tsx').then((m) => m.Comments),
);
export const ReasonDialog = later('reason-dialog', () =>
  import('./actions/reason-dialog.tsx').then((m) => m.ReasonDialog),
);
export const ReportDialog = later('report-dialog', () =>
  import('./actions/report-dialog.tsx').then((m) => m.ReportDialog),
);

export const AppealState = later('appeal-state', () =>
  import('./actions/appeal-state.tsx').then((m) => m.AppealState),
);
export const AppealOutcomes = later('appeal-outcomes', () =>
  import('./actions/appeal-outcomes.tsx').then((m) => m.AppealOutcomes),
);

function later<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component] = await Promise.all([loadChunk(name, load), openTextArea('community')]);
    return { default: component };
  });
}
