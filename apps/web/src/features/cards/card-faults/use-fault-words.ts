import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Translates faults of the catalogue rules. */
export function useFaultWords(): (fault: string) => string {
  const { t } = useLingui();
  return useCallback(
    (fault) => {
      const [, typed, expected] = /^(.*) is not (.+)$/.exec(fault) ?? [];
      if (typed !== undefined && expected !== undefined) {
        const words: Record<string, string> = {
          'a number': t`${typed} is not a number`,
          'a whole number': t`${typed} is not a whole number`,
          'a price': t`${typed} is not a price`,
          'yes or no': t`${typed} is not yes or no`,
          'a date': t`${typed} is not a date`,
        };
        return words[expected] ?? fault;
      }
      const [, max] = /^is longer than (\d+)$/.exec(fault) ?? [];
      if (max !== undefined) return t`This may have ${max} characters at most`;
      const words: Record<string, string> = {
        'is missing': t`This must not be empty`,
        'cannot be changed here': t`This cannot be changed here`,
        'is missing, and no known prefix begins the number': t`No series begins with this number: say which`,
        'is taken': t`A card with this number exists already`,
        'is gone': t`This card does not exist any more`,
      };
      return words[fault] ?? fault;
    },
    [t],
  );
}
