import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import type { CallApi } from '#lib/api-client.ts';
import type { DrawCardFace, FaceForm, FaceRow } from './draw-card-face.ts';

/** Loads the face generator; null if the game has none. */
export function useDrawing(isWanted = true): DrawCardFace | null | undefined {
  const { api, config } = useAppServices();
  const { data, isError } = useQuery({
    queryKey: ['face-drawing', config.gameid],
    queryFn: async () => ({ draw: await loadDrawing(api, config.gameid) }),
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
  });
  return isError ? null : data?.draw;
}

/** Returns the address of a drawn face; undefined if not available. */
export function useDrawnFace(row: FaceRow | null, form: FaceForm): string | undefined {
  const draw = useDrawing(row !== null);
  // Drawing must not delay typing.
  const calm = useDeferredValue(row);
  return useMemo(() => (calm === null ? undefined : draw?.(calm, form)), [calm, draw, form]);
}

async function loadDrawing(api: CallApi, game: string): Promise<DrawCardFace> {
  const [mapping, { createDrawing }] = await Promise.all([
    api('GET /api/games/:game/face-mapping', { params: { game } }),
    import('./draw-card-face.ts'),
  ]);
  return createDrawing(mapping);
}
