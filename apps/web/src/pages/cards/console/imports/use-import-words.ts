import { useLingui } from '@lingui/react/macro';
import type { TagTone } from '#ui/tag.tsx';
import type { ImportEntry } from './api.ts';

/** State of an import as a word with a colour. */
export function useStateWords() {
  const { t } = useLingui();
  return ({ state }: Pick<ImportEntry, 'state'>): { word: string; tone: TagTone } => {
    const words: Record<ImportEntry['state'], { word: string; tone: TagTone }> = {
      comparing: { word: t`Being compared`, tone: 'accent' },
      compared: { word: t`Waits for you`, tone: 'warn' },
      writing: { word: t`Being written`, tone: 'accent' },
      written: { word: t`Written`, tone: 'ok' },
      undone: { word: t`Undone`, tone: 'neutral' },
      discarded: { word: t`Dropped`, tone: 'neutral' },
      unreadable: { word: t`Not readable`, tone: 'danger' },
    };
    return words[state];
  };
}

/** Result of the last step, unless the import waits for confirmation. */
export function useOutcomeWords() {
  const { t } = useLingui();
  return ({ state, outcome }: Pick<ImportEntry, 'state' | 'outcome'>): string | null => {
    if (state === 'unreadable') return t`The file cannot be read: ${outcome ?? ''}`;
    if (state !== 'compared') return null;
    const words: Record<string, string> = {
      unchanged: t`The file changes nothing.`,
      empty: t`The file has no card.`,
      faulty: t`Some rows are faulty. Mend them and send the file again, or leave them out.`,
      changed: t`Cards have changed since you looked, so nothing was written. This is what the file changes now.`,
      'made up': t`These are no market prices: low is a fixed share of them.`,
    };
    return words[outcome ?? ''] ?? null;
  };
}
