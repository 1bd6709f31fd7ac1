import { useQueryClient } from '@tanstack/react-query';
import { useShelf } from '#features/collection/sync/use-shelf.ts';
import { readAgain } from '#lib/read-again.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useLive } from '#lib/live/use-live.ts';
import { TRADE_READS } from './api.ts';

/** Refetches trades and the own collection after the other trader's actions. */
export function useTradeHints(): () => void {
  const { gameid } = useGameConfig();
  const queryClient = useQueryClient();
  const shelf = useShelf();
  const refresh = () => {
    void readAgain(queryClient, TRADE_READS);
    void shelf?.reread();
  };
  useLive(
    { game: gameid },
    (hint) => {
      if (hint === null || hint.type === 'trade') refresh();
    },
    { catchesUp: true },
  );
  return refresh;
}
