import {
  type DeckConfig,
  type DeckRules,
  getMainZone,
  listZoneLines,
  textOf,
} from '../deck/deck-rules.ts';
import type { Deck, DeckLine } from '../deck/deck.ts';
import type { GameConfig } from '../../game-config.ts';

/** The config fields that define the start of a game. */
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
 * How the mulligan works. `underDeck`: the hand goes under the deck, a new one is drawn, then the
 * deck is shuffled, so no old card returns. `intoDeck`: the hand is shuffled in first.
 */
export type Redraw = 'intoDeck' | 'none' | 'underDeck';

/** Values for going first and second. */
export type BySeat = readonly [number, number];

export type Seat = 0 | 1;

/** The set-up of a deck at the table. */
export interface GameSetup {
  /** The shuffled cards, without leaders and resources. */
  readonly cards: readonly DeckLine[];
  readonly handSize: number;
  readonly drawsPerTurn: number;
  /** Cards drawn on the first turn by seat. */
  readonly firstDraws: BySeat;
  readonly redraw: Redraw;
  /** Cards laid down as shields after the hand is kept. */
  readonly shields: number;
  /** Hands without any of these are redrawn; undefined accepts every hand. */
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
    // Without such cards, redrawing would never end.
    ...(basics.length > 0 && { openingNeeds: basics }),
  };
}

/** Returns the cards drawn by the end of a turn's draw. */
export function countDraws(setup: GameSetup, seat: Seat, turn: number): number {
  return setup.firstDraws[seat] + (turn - 1) * setup.drawsPerTurn;
}

function redrawOf({ hasMulligan, mulliganType }: SetupConfig): Redraw {
  if (!hasMulligan) return 'none';
  return mulliganType === 'draw-shuffle' ? 'underDeck' : 'intoDeck';
}

/** Returns the configured life, or the value of the deck's leader. */
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
