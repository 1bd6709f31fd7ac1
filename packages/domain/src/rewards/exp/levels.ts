/** Every level needs the same EXP: level 1 is 0 to 999, level 2 is 1,000 to 1,999. */
export const EXP_PER_LEVEL = 1000;
export const LEVEL_MIN = 1;
export const LEVEL_MAX = 999;

/** What a level display shows. */
export const LEVEL_DISPLAY_MODES = ['level', 'exp'] as const;
export type LevelDisplayMode = (typeof LEVEL_DISPLAY_MODES)[number];
export const LEVEL_DISPLAY_SIZES = ['small', 'medium', 'large', 'xlarge'] as const;
export type LevelDisplaySize = (typeof LEVEL_DISPLAY_SIZES)[number];

export interface LevelProgress {
  readonly level: number;
  /** Total EXP; grows beyond the last level. */
  readonly total: number;
  /** EXP inside the level, 0 to 999. */
  readonly current: number;
  readonly needed: number;
  /** Progress within the level, 0 to 1; 1 at the last level. */
  readonly share: number;
  readonly next: number | null;
}

export function clampLevel(level: number): number {
  if (Number.isNaN(level)) return LEVEL_MIN;
  return Math.max(LEVEL_MIN, Math.min(LEVEL_MAX, Math.trunc(level)));
}

export function clampExp(exp: number): number {
  return Number.isFinite(exp) ? Math.max(0, Math.trunc(exp)) : 0;
}

/** Documented formula: floor(exp / 1000) + 1, at most 999. Example: `levelOfExp(1999)` is 2. */
export function levelOfExp(exp: number): number {
  return clampLevel(Math.floor(clampExp(exp) / EXP_PER_LEVEL) + 1);
}

/** Example: `progressOfExp(41_618)` is level 42 with 618 of 1,000 EXP toward 43. */
export function progressOfExp(exp: number): LevelProgress {
  const total = clampExp(exp);
  const level = levelOfExp(total);
  const isLast = level === LEVEL_MAX;
  const current = total % EXP_PER_LEVEL;
  return {
    level,
    total,
    current,
    needed: EXP_PER_LEVEL,
    share: isLast ? 1 : current / EXP_PER_LEVEL,
    next: isLast ? null : level + 1,
  };
}

/** Returns the displayed number with documented defaults: level 1, 0 EXP, mode `level`. */
export function shownNumber(
  { level = LEVEL_MIN, exp = 0 }: { level?: number; exp?: number },
  mode: LevelDisplayMode = 'level',
): number {
  return mode === 'level' ? clampLevel(level) : clampExp(exp);
}

/** Splits a number into digits for the level display: `digitsOf(42)` is `['4', '2']`. */
export function digitsOf(number: number): string[] {
  return Array.from(String(number));
}
