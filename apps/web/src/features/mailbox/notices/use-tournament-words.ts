import { useLingui } from '@lingui/react/macro';
import type { Notice } from './notices-api.ts';

/** What happened to a place in a tournament. */
export function useTournamentWords(): (notice: Notice) => string {
  const { t } = useLingui();
  return ({ detail, label }) =>
    detail === 'cancelled' ? t`“${label}” is cancelled` : t`You have a place in “${label}”`;
}
