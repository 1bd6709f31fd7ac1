/** Who began a trade, and whom they asked. */
export type TradeSide = 'proposer' | 'partner';

export const TRADE_STATES = [
  'offered',
  'countered',
  'confirmed',
  'done',
  'undone',
  'declined',
  'withdrawn',
  'expired',
] as const;

/**
 * `confirmed` means by one side; the second confirmation makes it `done`. Both sides can undo that.
 */
export type TradeState = (typeof TRADE_STATES)[number];

/** The state of a trade. Each change of terms starts a new round. */
export type TradeStand = {
  readonly state: TradeState;
  readonly round: number;
  /** The side that proposed the current terms. */
  readonly termsBy: TradeSide;
  readonly confirmedBy: TradeSide | null;
  /** The side that asked to undo the trade. */
  readonly undoBy: TradeSide | null;
  /**
   * Milliseconds. A new round and the first confirmation restart it. For a finished trade: the end
   * of the undo period.
   */
  readonly expiresAt: number;
};

/** An action of one side. `round` is the round that it saw. */
export type TradeAct =
  | { readonly kind: 'counter'; readonly round: number }
  | { readonly kind: 'confirm'; readonly round: number }
  | { readonly kind: 'decline' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'withdraw' };

export type ActRefusal = 'FORBIDDEN' | 'TRADE_CHANGED' | 'TRADE_CLOSED';

export type ActResult =
  | { readonly stand: TradeStand; readonly isNew: boolean }
  | { readonly refusal: ActRefusal };

export const TRADE_DAYS = 14;
const DAY_MS = 86_400_000;
const UNDO_DAYS = 1;

export const otherSide = (side: TradeSide): TradeSide =>
  side === 'proposer' ? 'partner' : 'proposer';

export const isOpenState = (state: TradeState): boolean =>
  state === 'offered' || state === 'countered' || state === 'confirmed';

export function isOpenTrade({ state, expiresAt }: TradeStand, now: number): boolean {
  return isOpenState(state) && now < expiresAt;
}

export function offerTrade(now: number): TradeStand {
  return {
    state: 'offered',
    round: 1,
    termsBy: 'proposer',
    confirmedBy: null,
    undoBy: null,
    expiresAt: now + TRADE_DAYS * DAY_MS,
  };
}

/**
 * Applies an action to a trade. Repeating an action is safe: `isNew` says whether anything changed.
 */
export function actOnTrade(
  stand: TradeStand,
  side: TradeSide,
  act: TradeAct,
  now: number,
): ActResult {
  if (isRepeated(stand, side, act)) return { stand, isNew: false };
  if (act.kind === 'undo') return undo(stand, side, now);
  if (!isOpenTrade(stand, now)) return { refusal: 'TRADE_CLOSED' };
  const expiresAt = now + TRADE_DAYS * DAY_MS;
  switch (act.kind) {
    case 'counter': {
      if (act.round !== stand.round) return { refusal: 'TRADE_CHANGED' };
      const isStillFirst = stand.state === 'offered' && side === 'proposer';
      const state = isStillFirst ? 'offered' : 'countered';
      const round = stand.round + 1;
      const next = { ...stand, state, round, termsBy: side, confirmedBy: null, expiresAt } as const;
      return { stand: next, isNew: true };
    }
    case 'confirm': {
      if (act.round !== stand.round) return { refusal: 'TRADE_CHANGED' };
      if (stand.confirmedBy === otherSide(side))
        return {
          stand: { ...stand, state: 'done', expiresAt: now + UNDO_DAYS * DAY_MS },
          isNew: true,
        };
      return {
        stand: { ...stand, state: 'confirmed', confirmedBy: side, expiresAt },
        isNew: true,
      };
    }
    case 'decline':
      return side === 'partner' ? end(stand, 'declined') : { refusal: 'FORBIDDEN' };
    case 'withdraw':
      return side === 'proposer' ? end(stand, 'withdrawn') : { refusal: 'FORBIDDEN' };
  }
}

/** Returns the allowed actions of a side. */
export function listActs(stand: TradeStand, side: TradeSide, now: number): TradeAct['kind'][] {
  const { round } = stand;
  const acts: TradeAct[] = [
    { kind: 'confirm', round },
    { kind: 'counter', round },
    { kind: 'decline' },
    { kind: 'withdraw' },
    { kind: 'undo' },
  ];
  return acts
    .filter((act) => {
      const result = actOnTrade(stand, side, act, now);
      return 'isNew' in result && result.isNew;
    })
    .map(({ kind }) => kind);
}

/** Returns undefined if the trade has not expired. */
export function expireTrade(stand: TradeStand, now: number): TradeStand | undefined {
  if (!isOpenState(stand.state) || now < stand.expiresAt) return undefined;
  return { ...stand, state: 'expired', confirmedBy: null };
}

function end(stand: TradeStand, state: 'declined' | 'withdrawn'): ActResult {
  return { stand: { ...stand, state, confirmedBy: null }, isNew: true };
}

/** Both sides must ask within a day. */
function undo(stand: TradeStand, side: TradeSide, now: number): ActResult {
  if (stand.state !== 'done' || now >= stand.expiresAt) return { refusal: 'TRADE_CLOSED' };
  const undone: TradeStand =
    stand.undoBy === null ? { ...stand, undoBy: side } : { ...stand, state: 'undone' };
  return { stand: undone, isNew: true };
}

function isRepeated(stand: TradeStand, side: TradeSide, act: TradeAct): boolean {
  if (act.kind === 'decline') return stand.state === 'declined' && side === 'partner';
  if (act.kind === 'withdraw') return stand.state === 'withdrawn' && side === 'proposer';
  if (act.kind === 'undo')
    return stand.state === 'undone' || (stand.state === 'done' && stand.undoBy === side);
  if (act.kind === 'counter' || act.round !== stand.round) return false;
  const isDone = stand.state === 'done' || stand.state === 'undone';
  return isDone || (stand.state === 'confirmed' && stand.confirmedBy === side);
}
