import { parseCanonicalLines } from '@deckframe/domain/decks/deck/canonical-text';
import { countOriginals } from '@deckframe/domain/deck/count-originals';
import { labelList, readSaid } from '@deckframe/domain/meta/archetype-rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCards } from '#catalogue/use-cards.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import { archetypeRulesQuery } from '#features/meta/result-meta/rules-query.ts';
import type { OwnDeckCards } from '#features/decks/own-cards/own-deck-cards-query.ts';
import { useAppServices } from '#lib/app-services.ts';

/** What each deck is by the rules of today; decks of no kind are left out. */
export function useOwnArchetypes(decks: OwnDeckCards['decks']): ReadonlyMap<string, string> {
  const { api, config } = useAppServices();
  const [today] = useState(() => dayOf(new Date()));
  const rules = useQuery(archetypeRulesQuery(api, config.gameid)).data;
  const lines = useMemo(
    () =>
      decks.map(({ id, archetype, content }) => ({
        id,
        said: readSaid(archetype),
        cards: parseCanonicalLines(content).lines,
      })),
    [decks],
  );
  const numbers = useMemo(
    () => [...new Set(lines.flatMap(({ cards }) => cards.map(({ cardno }) => cardno)))].toSorted(),
    [lines],
  );
  const { cards: known } = useCards(numbers);
  return useMemo(() => {
    const named = new Map<string, string>();
    if (!rules || !known) return named;
    const originals = new Map(known.map(({ cardno, originalid }) => [cardno, originalid]));
    for (const { id, said, cards } of lines) {
      const copies = countOriginals(cards, (cardno) => originals.get(cardno));
      const told = { copies: (cardno: string) => copies.get(cardno) ?? 0, day: today, said };
      const label = labelList(rules, told);
      if (label !== null) named.set(id, label);
    }
    return named;
  }, [known, lines, rules, today]);
}
