import type { AvatarBackgrounds } from '@deckframe/domain/community/profile/avatar-backgrounds';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toasts } from '#ui/toast/toast-queue.ts';
import { useGameConfig } from '../app-services.ts';
import { webText } from '../message-text.ts';
import { requestWithTimeout } from '../request-with-timeout.ts';

const NONE: AvatarBackgrounds = {};
const TOAST_ID = 'avatar-backgrounds-failed';

/** PROF-22: backgrounds of all nameplates, loaded once. Until then they are plain. */
export function useAvatarBackgrounds(): AvatarBackgrounds {
  const { startUrl } = useGameConfig();
  const { data, isError } = useQuery({
    queryKey: ['avatar-backgrounds', startUrl],
    queryFn: () => fetchBackgrounds(startUrl),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (isError) {
      toasts.show({ id: TOAST_ID, kind: 'error', title: webText('avatarBackgroundsFailed') });
    }
  }, [isError]);
  return data ?? NONE;
}

async function fetchBackgrounds(startUrl: string): Promise<AvatarBackgrounds> {
  const address = `${startUrl}/ctz/banners/avatarBackgroundConfig.json`;
  const response = await requestWithTimeout(new Request(address));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as AvatarBackgrounds;
}
