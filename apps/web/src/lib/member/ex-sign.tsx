import { isExUser } from '@deckframe/domain/accounts/access/roles';
import { useLingui } from '@lingui/react/macro';
import './ex-sign.css';

/** ADS-02: says to an EX user that there are no ads for them. */
export function ExSign({ roles }: { roles: readonly string[] }) {
  const { t } = useLingui();
  if (!isExUser(roles)) return null;
  return (
    <span className="ex-sign" data-tip={t`You see no ads`}>
      <b>EX</b>
      <span className="sr-only">{t`You see no ads`}</span>
    </span>
  );
}
