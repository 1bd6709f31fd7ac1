/** The documented lists of a mailbox. */
export const BOX_TYPES = ['event', 'notification', 'receivedItem'] as const;
export type BoxType = (typeof BOX_TYPES)[number];

export const ENTRY_STATUSES = ['unread', 'read'] as const;

/** Reasons of a thank-you gift, translated for the reader. */
export const THANKS_FOR = ['card-report'] as const;
export type ThanksFor = (typeof THANKS_FOR)[number];

/** Requirements that a campaign can have. */
export const REQUIREMENT_KINDS = ['level', 'ratings', 'publicDecks'] as const;

export interface Requirement {
  readonly kind: (typeof REQUIREMENT_KINDS)[number];
  readonly needed: number;
  readonly have: number;
}

export interface Claimable {
  readonly claimed: boolean;
  readonly isFull: boolean;
  readonly requirements: readonly Requirement[];
}

export function isMet({ needed, have }: Requirement): boolean {
  return have >= needed;
}

/** True if a claim looks possible without asking the server. A code may be needed too. */
export function isClaimable({ claimed, isFull, requirements }: Claimable): boolean {
  return !claimed && !isFull && requirements.every(isMet);
}

/** Minimum length of new codes; older shorter codes still work. */
export const CODE_MIN = 8;

/** Normalizes a typed code. Example: `cleanCode(' night 26')` is `NIGHT26`. */
export function cleanCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Pictures that a campaign can have beside its title. */
export const EVENT_ICONS = ['calendar', 'gift', 'megaphone', 'sparkles', 'star', 'trophy'] as const;
export type EventIcon = (typeof EVENT_ICONS)[number];

/** The stored icon; null if it is unknown. */
export function toEventIcon(stored: string | null): EventIcon | null {
  return EVENT_ICONS.find((icon) => icon === stored) ?? null;
}
