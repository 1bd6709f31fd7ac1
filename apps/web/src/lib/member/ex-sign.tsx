import { isExUser } from '@deckframe/domain/accounts/access/roles';
import { useLingui } from '@lingui/react/macro';
import './ex-sign.css';

/** ADS-02: tells EX members that they see no ads. */
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
