export type TradeLimits = {
  /** Own offers that are open at once. */
  readonly openMax: number;
  /** Own offers within a day. */
  readonly dayMax: number;
};

const TRUSTED_AFTER = 3;
const LIMITS: TradeLimits = { openMax: 50, dayMax: 50 };

/** Who has just come may begin few trades, until some were finished or the days are over. */
export function limitsOf(
  member: { accountDays: number; finished: number },
  rules: { days: number; openTrades: number; tradesPerDay: number },
): TradeLimits {
  const isNew = member.accountDays < rules.days && member.finished < TRUSTED_AFTER;
  return isNew ? { openMax: rules.openTrades, dayMax: rules.tradesPerDay } : LIMITS;
}

export type OfferRefusal =
  | 'CONTACT_BLOCKED'
  | 'SELF_REFUSED'
  | 'TRADE_DAY_LIMIT'
  | 'TRADE_LIMIT'
  | 'TRADE_OFF';

/** Why somebody may not begin a trade with a member; null where they may. */
export function findOfferRefusal(offer: {
  isSelf: boolean;
  /** In either direction. */
  isBlocked: boolean;
  /** Whether the other one trades at all. */
  isPartnerOpen: boolean;
  open: number;
  today: number;
  limits: TradeLimits;
}): OfferRefusal | null {
  if (offer.isSelf) return 'SELF_REFUSED';
  if (offer.isBlocked) return 'CONTACT_BLOCKED';
  if (!offer.isPartnerOpen) return 'TRADE_OFF';
  if (offer.open >= offer.limits.openMax) return 'TRADE_LIMIT';
  return offer.today >= offer.limits.dayMax ? 'TRADE_DAY_LIMIT' : null;
}
