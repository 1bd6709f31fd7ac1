import { labelList, readSaid } from '@deckframe/domain/meta/archetype-rules';
import { useQuery } from '@tanstack/react-query';
import { archetypeRulesQuery } from '../api.ts';
import { metaWindowsQuery, type WindowFacts } from '../api.ts';
import { useAppServices } from '#lib/app-services.ts';

export type DeckCopies = ReadonlyMap<string, number>;

/** The deck's archetype by today's rules, and the newest window with figures. */
export type DeckArchetype = { archetype: string; window: WindowFacts };

/** Undefined while loading; null without figures or archetype. */
export function useDeckArchetype(
  copies: DeckCopies,
  said: string,
  today: string,
): DeckArchetype | null | undefined {
  const { config } = useAppServices();
  const isThere = config.features.tournaments !== 'hidden';
  const asked = { enabled: isThere, retry: false } as const;
  const windows = useQuery({ ...metaWindowsQuery(config.gameid), ...asked });
  const rules = useQuery({ ...archetypeRulesQuery(config.gameid), ...asked });
  if (!isThere || windows.isError || rules.isError) return null;
  if (!windows.data || !rules.data) return undefined;
  const [window] = windows.data.windows;
  const archetype = labelList(rules.data, {
    copies: (cardno) => copies.get(cardno) ?? 0,
    day: today,
    said: readSaid(said),
  });
  return window && archetype !== null ? { archetype, window } : null;
}
