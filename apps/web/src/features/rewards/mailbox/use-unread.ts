import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readsOf } from '#lib/api-query.ts';
import { useUser } from '#lib/app-services.ts';
import { listenForMember } from '#lib/live/member-hints.ts';
import { useLocalSettings } from '#lib/preference-stores.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { mailboxKey, UNREAD, unreadQuery } from './api.ts';
import { dropStoredMailbox } from './stored-mailbox.ts';

/** Hints for all members are delayed randomly, so that not all refetch at once. */
const TO_MANY = 'members';
const SPREAD_MS = 10_000;

export interface Unread {
  readonly listed: number;
  /** Number of unread notice bundles. */
  readonly notices: number;
}

/** The number of unread items, null until loaded. Updates live. */
export function useUnread(userId: string): Unread | null {
  const { ignoredEvents } = useLocalSettings();
  const refresh = useRefreshMailbox(userId);
  const { data } = useQuery(unreadQuery(userId, ignoredEvents));
  const queryClient = useQueryClient();
  // A new level may unlock a reward.
  const level = useUser()?.level;
  const seenLevel = useRef(level);
  const follow = useEffectEvent(() => {
    if (seenLevel.current !== level) refresh();
    seenLevel.current = level;
  });
  useEffect(() => follow(), [level]);
  const hear = useEffectEvent((isMail: boolean) => {
    if (isMail) refresh();
    else void queryClient.invalidateQueries({ queryKey: readsOf(UNREAD) });
  });
  useEffect(() => {
    let stop = (): void => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = whenIdle(() => {
      stop = listenForMember((hint) => {
        if (hint === null) hear(false);
        else if (hint.type === 'mail' && hint.topic !== TO_MANY) hear(true);
        else if (hint.type === 'mail') {
          clearTimeout(timer);
          timer = setTimeout(() => hear(true), Math.random() * SPREAD_MS);
        }
      });
    });
    return () => {
      cancel();
      clearTimeout(timer);
      stop();
    };
  }, []);
  if (data === undefined) return null;
  return { listed: data.events + data.notifications + data.items, notices: data.notices };
}

/** Refetches the whole mailbox, also lists fetched today. */
export function useRefreshMailbox(userId: string): () => void {
  const queryClient = useQueryClient();
  return () => {
    dropStoredMailbox();
    void queryClient.invalidateQueries({ queryKey: readsOf(UNREAD) });
    void queryClient.invalidateQueries({ queryKey: mailboxKey(userId) });
    void queryClient.invalidateQueries({ queryKey: readsOf('GET /api/me/notices') });
  };
}
