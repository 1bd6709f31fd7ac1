import { useLingui } from '@lingui/react/macro';
import type { Notice } from '../../rewards/mailbox/notices/notices-api.ts';

/** What happened to a place in a tournament, or to what one did about one. */
export function useTournamentWords(): (notice: Notice) => string {
  const { t } = useLingui();
  return ({ detail, label }) => {
    if (detail === 'cancelled') return t`“${label}” is cancelled`;
    if (detail === 'objection') return t`Somebody objects to a result of “${label}”`;
    if (detail === 'answered') return t`Your objection to “${label}” is answered`;
    if (detail === 'accepted') return t`Your rule for “${label}” was accepted`;
    if (detail === 'declined') return t`Your rule for “${label}” was declined`;
    return t`You have a place in “${label}”`;
  };
}
