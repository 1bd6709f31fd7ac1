import { useEffect, useRef } from 'react';
import type { CommentEntry } from './comment-api.ts';

/** Whoever follows a link to a comment finds it in sight once the comments are there. */
export function useCommentMark(comments: readonly CommentEntry[]): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || comments.length === 0) return;
    isShown.current = true;
    const { hash } = window.location;
    if (!hash.startsWith('#comment-')) return;
    const comment = document.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`);
    comment?.scrollIntoView({ block: 'center' });
    comment?.focus({ preventScroll: true });
  }, [comments]);
}
