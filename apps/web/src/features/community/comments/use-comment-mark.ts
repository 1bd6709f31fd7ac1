import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { CommentEntry } from './comment-api.ts';

/** Whoever follows a link to a comment finds it in sight once it is there. */
export function useCommentMark(comments: readonly CommentEntry[]): void {
  const { hash, state } = useLocation();
  const followed = useRef<string>(undefined);
  useEffect(() => {
    // Once for each link that is followed: not whenever comments are written or come on top.
    const link = `${state.key ?? ''}#${hash}`;
    if (followed.current === link || !hash.startsWith('comment-')) return;
    const comment = document.querySelector<HTMLElement>(`#${CSS.escape(hash)}`);
    if (comment === null) return;
    followed.current = link;
    comment.scrollIntoView({ block: 'center' });
    comment.focus({ preventScroll: true });
  }, [comments, hash, state]);
}
