import { queryOptions, useQuery } from '@tanstack/react-query';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText, catalogueText } from '#lib/message-text.ts';
import { useCatalogueClient } from './use-catalogue-client.ts';
import type { CatalogueCard } from './engine/catalogue-card.ts';
import { CatalogueError } from './engine/catalogue-error.ts';

/** Cached cards work offline, so the network state is ignored. */
const ALWAYS = { networkMode: 'always', retry: false } as const;

export interface CardsResult {
  /** In requested order without missing cards; undefined while loading. */
  readonly cards: readonly CatalogueCard[] | undefined;
  /** The error message in the user's language. */
  readonly fault: string | null;
  /** Shown if cards come only from this device. */
  readonly note: string | null;
  readonly retry: () => void;
}

/** Loads cards by number from memory, API or storage. */
export function useCards(numbers: readonly string[]): CardsResult {
  const { gameid } = useGameConfig();
  const client = useCatalogueClient();
  const { data, error, refetch } = useQuery(
    queryOptions({
      ...ALWAYS,
      queryKey: ['catalogue', gameid, 'cards', numbers],
      queryFn: () => client.findCards(numbers),
      enabled: numbers.length > 0,
    }),
  );
  // Offline is shown elsewhere.
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
  const { gameid } = useGameConfig();
  const client = useCatalogueClient();
  const { data, error, refetch } = useQuery(
    queryOptions({
      ...ALWAYS,
      queryKey: ['catalogue', gameid, 'printings', originalIds],
      queryFn: () => client.findPrintings(originalIds),
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
