import { useRef } from 'react';
import { SERIES_READS } from '#features/creators/custom-cards/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { useFocusAfter } from '#ui/use-focus-after.ts';

export type SeriesOffice = ReturnType<typeof useSeriesOffice>;

/** Moderators hide and restore a series. One button replaces the other and gets the focus. */
export function useSeriesOffice(seriesId: string) {
  const { api, config } = useAppServices();
  const hideButton = useRef<HTMLButtonElement>(null);
  const restoreButton = useRef<HTMLButtonElement>(null);
  const params = { game: config.gameid, seriesId };
  const { mutate, isPending } = useApiWrite(
    'DELETE /api/admin/games/:game/custom-series/:seriesId/removal',
    { invalidates: SERIES_READS, done: () => goToHiding() },
  );
  const goToHiding = useFocusAfter(isPending, hideButton);
  return {
    hideButton,
    restoreButton,
    hide: (reason: string, key: string) =>
      api('PUT /api/admin/games/:game/custom-series/:seriesId/removal', {
        params,
        key,
        body: { reason },
      }),
    restore: () => mutate({ params }),
    isRestoring: isPending,
  };
}
