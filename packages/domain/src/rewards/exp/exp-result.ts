import type { ExpAction } from './rewards.ts';

/** What an action brought: in the answer of the action, or kept in `temp_exp_results`. */
export interface ExpResult {
  readonly action: ExpAction;
  /** 0 where the day's cap is reached. */
  readonly expAwarded: number;
  readonly expTotal: number;
  readonly levelUp: boolean;
  readonly oldLevel: number;
  readonly newLevel: number;
  /** Set when nothing was paid because the day's cap is reached. */
  readonly cooldownMessage: string | null;
}

export type ExpToast =
  | { readonly kind: 'exp'; readonly atMs: number; readonly result: ExpResult }
  | { readonly kind: 'levelUp'; readonly atMs: number; readonly result: ExpResult }
  | { readonly kind: 'cooldown'; readonly atMs: number; readonly result: ExpResult };

/** The documents' delays: between the EXP and its level-up, and between the results of a list. */
export const LEVEL_UP_DELAY_MS = 500;
export const NEXT_RESULT_DELAY_MS = 1000;
export const PUBLICATION_DELAY_MS = 1500;

/** Comments and likes pay silently (C-46). */
const SILENT: ReadonlySet<ExpAction> = new Set(['comment', 'like']);

/**
 * Which toast comes when, counted from the moment the answer arrives. Example: a created and
 * published deck gives its EXP at 0 ms and the publication's at 1,500 ms.
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

/** Null for anything that is no result, such as one of a later release; the caller warns. */
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
