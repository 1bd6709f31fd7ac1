import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Swords } from 'lucide-react';
import { buttonClassName } from '#ui/button.tsx';
import { isPlayer, type OwnEvent } from './own-query.ts';

/** The next step for a player or staff member of an event. */
export function OwnButton({ own }: { own: OwnEvent }) {
  const { t } = useLingui();
  const { duty, table } = own;
  const { id, name, status } = own.event;
  const primary = buttonClassName({ size: 'sm', variant: 'primary' });
  const plain = buttonClassName({ size: 'sm' });
  const params = { id };
  const hasTicket = isPlayer(own) && (status === 'open' || status === 'announced');
  if (status === 'running' && isPlayer(own)) {
    const says = table === null ? t`My match` : t`You: table ${table}`;
    return (
      <Link
        className={primary}
        to="/tournaments/$id/match"
        params={params}
        aria-label={`${says}, ${name}`}
      >
        <Swords size={14} aria-hidden="true" />
        {says}
      </Link>
    );
  }
  if (duty === 'organiser' && (status === 'draft' || status === 'announced')) {
    return (
      <Link
        className={plain}
        to="/tournaments/$id/edit"
        params={params}
        aria-label={t`Edit ${name}`}
      >
        {t`Edit`}
      </Link>
    );
  }
  if (duty !== null && !hasTicket && (status === 'running' || status === 'open')) {
    return (
      <Link
        className={status === 'running' ? primary : plain}
        to="/tournaments/$id/admin"
        params={params}
        aria-label={t`Open the desk of ${name}`}
      >
        {t`Open the desk`}
      </Link>
    );
  }
  return (
    <Link
      className={plain}
      to={hasTicket ? '/tournaments/$id/register' : '/tournaments/$id'}
      params={params}
      aria-label={hasTicket ? t`My ticket for ${name}` : t`View ${name}`}
    >
      {hasTicket ? t`My ticket` : t`View event`}
    </Link>
  );
}
