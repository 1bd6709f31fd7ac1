import { queryOptions, useQuery } from '@tanstack/react-query';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText, catalogueText } from '#lib/message-text.ts';
import { catalogueClientOf } from './catalogue-client-of.ts';
import type { CatalogueCard } from './engine/catalogue-card.ts';
import { CatalogueError } from './engine/catalogue-error.ts';

/** Held cards answer offline too, so the network's state decides nothing here. */
const ALWAYS = { networkMode: 'always', retry: false } as const;

export interface CardsResult {
  /** In the order asked for, without those that do not exist; undefined while unknown. */
  readonly cards: readonly CatalogueCard[] | undefined;
  /** What went wrong, in the user's language. */
  readonly fault: string | null;
  /** Said beside cards that only the device had. */
  readonly note: string | null;
  readonly retry: () => void;
}

/** Cards by number: from what is loaded or kept, else from the API. */
export function useCards(numbers: readonly string[]): CardsResult {
  const config = useGameConfig();
  const { data, error, refetch } = useQuery(
    queryOptions({
      ...ALWAYS,
      queryKey: ['catalogue', config.gameid, 'cards', numbers],
      queryFn: () => catalogueClientOf(config).findCards(numbers),
      enabled: numbers.length > 0,
    }),
  );
  // Offline, the page says so already.
  const isNoted = data?.isFallback === true && navigator.onLine;
  return {
    cards: data?.cards,
    fault: toText(error),
    note: isNoted ? catalogueText('networkFallback') : null,
    retry: () => void refetch(),
  };
}

/** All printings of cards, by their original ids. */
export function usePrintings(originalIds: readonly string[]): CardsResult {
  const config = useGameConfig();
  const { data, error, refetch } = useQuery(
    queryOptions({
      ...ALWAYS,
      queryKey: ['catalogue', config.gameid, 'printings', originalIds],
      queryFn: () => catalogueClientOf(config).findPrintings(originalIds),
      enabled: originalIds.length > 0,
    }),
  );
  return { cards: data, fault: toText(error), note: null, retry: () => void refetch() };
}

function toText(error: Error | null): string | null {
  if (error === null) return null;
  return error instanceof CatalogueError
    ? catalogueText(error.text.code, error.text.params)
    : errorText(error);
}
