import {
  type DeckConfig,
  type DeckRules,
  getMainZone,
  listZoneLines,
  textOf,
} from '../deck/deck-rules.ts';
import type { Deck, DeckLine } from '../deck/deck.ts';
import type { GameConfig } from '../../game-config.ts';

/** The part of a config that tells how a game begins. */
export type SetupConfig = DeckConfig &
  Pick<
    GameConfig,
    | 'cardsDrawnPerTurn'
    | 'firstTurnDraws'
    | 'hasMulligan'
    | 'lifeFromDeck'
    | 'mulliganType'
    | 'openingHandHasBasic'
    | 'startingHandCount'
    | 'totalLifePoints'
  >;

/**
 * How the first hand is exchanged. `underDeck`: it goes under the deck, as many are drawn, then the
 * deck is shuffled, so that the new hand has none of the old. `intoDeck`: it is shuffled back first.
 */
export type Redraw = 'intoDeck' | 'none' | 'underDeck';

/** Going first, and going second. */
export type BySeat = readonly [number, number];

export type Seat = 0 | 1;

/** A deck at the table: what is shuffled, and what is taken from the top of it. */
export interface GameSetup {
  /** The cards that are shuffled: leaders and resources lie elsewhere. */
  readonly cards: readonly DeckLine[];
  readonly handSize: number;
  readonly drawsPerTurn: number;
  /** Cards drawn on the first turn by each seat: in some games the first player draws none. */
  readonly firstDraws: BySeat;
  readonly redraw: Redraw;
  /** Cards that lie down after the hand is kept and before the first draw. */
  readonly shields: number;
  /** A first hand without any of these is dealt anew; undefined where every hand counts. */
  readonly openingNeeds?: readonly string[];
}

export function createGameSetup(
  rules: DeckRules & { readonly config: SetupConfig },
  deck: Deck,
): GameSetup {
  const { config } = rules;
  const cards = listZoneLines(rules, deck, getMainZone(config));
  const basics = config.openingHandHasBasic === true ? listBasics(rules, cards) : [];
  return {
    cards,
    handSize: config.startingHandCount,
    drawsPerTurn: config.cardsDrawnPerTurn,
    firstDraws: config.firstTurnDraws,
    redraw: redrawOf(config),
    shields: config.lifeFromDeck === true ? countLife(rules, deck) : 0,
    // A deck without any would be dealt for ever.
    ...(basics.length > 0 && { openingNeeds: basics }),
  };
}

/** Cards drawn by the end of a turn's draw. */
export function countDraws(setup: GameSetup, seat: Seat, turn: number): number {
  return setup.firstDraws[seat] + (turn - 1) * setup.drawsPerTurn;
}

function redrawOf({ hasMulligan, mulliganType }: SetupConfig): Redraw {
  if (!hasMulligan) return 'none';
  return mulliganType === 'draw-shuffle' ? 'underDeck' : 'intoDeck';
}

/** The configured number, or what the deck's leader says. */
function countLife(rules: DeckRules & { readonly config: SetupConfig }, deck: Deck): number {
  const { config, findCard } = rules;
  if (typeof config.totalLifePoints === 'number') return config.totalLifePoints;
  const column = config.totalLifePoints.slice('leader.'.length);
  const leader = deck.decklist_content
    .map((line) => findCard(line.cardno))
    .find((card) => card && textOf(card, config.leader_column ?? '') === config.leader_value);
  const life = leader?.[column];
  return typeof life === 'number' ? life : 0;
}

function listBasics({ config, findCard }: DeckRules, cards: readonly DeckLine[]): string[] {
  const { basicRule } = config;
  if (!basicRule) return [];
  return cards
    .map((line) => line.cardno)
    .filter((cardno) => {
      const card = findCard(cardno);
      return card !== undefined && textOf(card, basicRule.column) === basicRule.value;
    });
}
