import { isUncertain } from './uncertain.ts';
import { createWriteKey } from './write-key.ts';

/** Knows the key of what a member means: pressed again after a lost answer it is the same act. */
export interface RepeatKey {
  readonly take: (input: unknown) => string;
  /** With an answer it is over: the next press is a new act, be it with the same words. */
  readonly settle: (key: string, error?: unknown) => void;
}

export function createRepeatKey(): RepeatKey {
  let held: { readonly input: string; readonly key: string; isUnderWay: boolean } | undefined;
  return {
    take: (input) => {
      const text = JSON.stringify(input) ?? '';
      // Two presses while no answer has come are two acts: their answers are both told.
      const isSame = held?.input === text && !held.isUnderWay;
      held = { input: text, key: isSame && held ? held.key : createWriteKey(), isUnderWay: true };
      return held.key;
    },
    settle: (key, error) => {
      if (held?.key !== key) return;
      if (isUncertain(error)) held.isUnderWay = false;
      else held = undefined;
    },
  };
}
