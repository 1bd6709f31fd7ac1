import type { DeckRules } from './deck-config.ts';
import { isReleased } from './deck-series.ts';
import { hashSha256, toUtf8 } from './sha-256.ts';

/** Raised when the same rules are read in another way. */
const READING = 1;

/** Names the rules of a day: a deck that was judged by others is judged anew. */
export function printRules({ config, ruleSet, today }: DeckRules): string {
  const unreleased = Object.entries(config.series ?? {})
    .filter(([, entry]) => !isReleased(entry, today))
    .map(([prefix]) => prefix);
  const parts = [
    READING,
    config.gameid,
    config.zones,
    config.energyChoice,
    config.copyLimit_column,
    config.bannedRestrictedCards,
    ruleSet,
    config.maximumColorsPerDeck,
    [config.basicRule, config.minimumBasicCards],
    config.deckbuilderCountColumns,
    [config.hasLeader, config.leader_column, config.leader_value, config.leaderColorRule],
    [config.deckSeparators_column, config.ignoredSeparators],
    [config.singleSeriesDeck, config.wildcardSeries],
    unreleased,
  ];
  return hashSha256(toUtf8(JSON.stringify(parts))).slice(0, 20);
}
