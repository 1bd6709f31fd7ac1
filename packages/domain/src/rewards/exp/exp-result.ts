import type { ExpAction } from './rewards.ts';

/** The award of an action, in its answer or stored in `temp_exp_results`. */
export interface ExpResult {
  readonly action: ExpAction;
  /** 0 above the daily cap. */
  readonly expAwarded: number;
  readonly expTotal: number;
  readonly levelUp: boolean;
  readonly oldLevel: number;
  readonly newLevel: number;
  /** Set if nothing was paid because of the daily cap. */
  readonly cooldownMessage: string | null;
}

export type ExpToast =
  | { readonly kind: 'exp'; readonly atMs: number; readonly result: ExpResult }
  | { readonly kind: 'levelUp'; readonly atMs: number; readonly result: ExpResult }
  | { readonly kind: 'cooldown'; readonly atMs: number; readonly result: ExpResult };

/** Documented delays between EXP and level-up, and between results. */
export const LEVEL_UP_DELAY_MS = 500;
export const NEXT_RESULT_DELAY_MS = 1000;
export const PUBLICATION_DELAY_MS = 1500;

/** Comments and likes show no toast (C-46). */
const SILENT: ReadonlySet<ExpAction> = new Set(['comment', 'like']);

/**
 * Plans the toasts relative to the arrival of the answer. Example: creating and publishing a deck
 * shows EXP at 0 ms and the publication at 1,500 ms.
 */
export function planExpToasts(results: readonly ExpResult[]): ExpToast[] {
  const shown = results.filter(({ action }) => !SILENT.has(action));
  let atMs = 0;
  return shown.flatMap((result, place) => {
    const before = shown[place - 1];
    if (before !== undefined) atMs += delayBetween(before.action, result.action);
    return toastsOf(result, atMs);
  });
}

function delayBetween(before: ExpAction, next: ExpAction): number {
  const publishedNew = before === 'deckCreation' && next === 'deckPublication';
  return publishedNew ? PUBLICATION_DELAY_MS : NEXT_RESULT_DELAY_MS;
}

function toastsOf(result: ExpResult, atMs: number): ExpToast[] {
  if (result.expAwarded <= 0) {
    return result.cooldownMessage === null ? [] : [{ kind: 'cooldown', atMs, result }];
  }
  const isHigher = result.levelUp && result.newLevel > result.oldLevel;
  const levelUp: ExpToast = { kind: 'levelUp', atMs: atMs + LEVEL_UP_DELAY_MS, result };
  return [{ kind: 'exp', atMs, result }, ...(isHigher ? [levelUp] : [])];
}

/** Parses a result; null if unknown, such as one of a later release. The caller logs a warning. */
export function readExpResult(value: unknown): ExpResult | null {
  if (typeof value !== 'object' || value === null) return null;
  const { action, expAwarded, expTotal, levelUp, oldLevel, newLevel, cooldownMessage } =
    value as Record<string, unknown>;
  const numbers = [expAwarded, expTotal, oldLevel, newLevel];
  if (typeof action !== 'string' || typeof levelUp !== 'boolean') return null;
  if (!numbers.every((number) => Number.isInteger(number))) return null;
  if (cooldownMessage !== null && typeof cooldownMessage !== 'string') return null;
  return value as ExpResult;
}
