import { useLingui } from '@lingui/react/macro';
import type { CardReport } from '../staff/reports/card-report-api.ts';

type Reporter = CardReport['reporter'];

/** REPT-07, REPT-08: a member's name, or what stands for one that there is not. */
export function useReporterWords(): (reporter: Reporter) => string {
  const { t } = useLingui();
  return ({ kind, name }) => {
    if (kind === 'system') return t`System`;
    if (kind === 'anonymous') return t`Anonymous`;
    return kind === 'unknown' ? t`Unknown` : name;
  };
}
