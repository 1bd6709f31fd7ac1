import type { FeatureId } from '@deckframe/domain/game-config';
import { useLingui } from '@lingui/react/macro';
import { labelOfKey } from './schema.ts';

/** Names of features; new ones use their id. */
export function useFeatureWords(): (id: string) => string {
  const { t } = useLingui();
  const words = {
    deckBuilder: t`Deck builder`,
    cardList: t`Card list`,
    cardPage: t`Card pages`,
    myDecks: t`My decks`,
    publicDecklists: t`Public decks`,
    deckView: t`Deck pages`,
    decksLanding: t`Deck overview`,
    collection: t`Collection`,
    trades: t`Trades`,
    profile: t`Profiles`,
    profileCollection: t`What members wear`,
    leaderboard: t`Leaderboard`,
    articles: t`Articles`,
    contentHub: t`Content hub`,
    events: t`Events`,
    customHub: t`Custom hub`,
    studio: t`Studio (header entry)`,
    tournaments: t`Tournaments`,
    tournamentResults: t`Tournament results`,
    resultMeta: t`Result meta`,
    statistics: t`Statistics`,
    community: t`Community`,
    adminPanel: t`Administration`,
    reports: t`Reports`,
    login: t({ message: 'Login', context: 'feature' }),
    accountSettings: t`Account page`,
    cardOfTheDay: t`Card of the day`,
  } satisfies Partial<Record<FeatureId, string>>;
  return (id) => (Object.hasOwn(words, id) ? words[id as keyof typeof words] : labelOfKey(id));
}
