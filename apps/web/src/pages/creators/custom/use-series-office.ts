import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createCustomWrites, customKey } from '#features/creators/custom-cards/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { useFocusAfter } from '#ui/use-focus-after.ts';

export type SeriesOffice = ReturnType<typeof useSeriesOffice>;

/** Moderators hide and restore a series. One button replaces the other and gets the focus. */
export function useSeriesOffice(seriesId: string) {
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const hideButton = useRef<HTMLButtonElement>(null);
  const restoreButton = useRef<HTMLButtonElement>(null);
  const writes = createCustomWrites(api, config.gameid);
  const reread = () => client.invalidateQueries({ queryKey: customKey(config.gameid) });
  const { mutate, isPending } = useWrite({
    send: (_input: void, key) => writes.restore(seriesId, key),
    done: () => {
      goToHiding();
      return reread();
    },
  });
  const goToHiding = useFocusAfter(isPending, hideButton);
  return {
    hideButton,
    restoreButton,
    reread,
    hide: (reason: string, key: string) => writes.hide(seriesId, reason, key),
    restore: () => mutate(),
    isRestoring: isPending,
  };
}
