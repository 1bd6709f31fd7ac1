import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { AdChart } from '../../../admin/ads/ad-chart.tsx';
import type { ManagedAd } from './ads-api.ts';

type AdRowProps = { ad: ManagedAd; today: string; onEdit: () => void; onDelete: () => void };

/** One ad with its time, its weight and what was counted. */
export function AdRow({ ad, today, onEdit, onDelete }: AdRowProps) {
  const { t, i18n } = useLingui();
  const states = { scheduled: t`Planned`, running: t`Running`, over: t`Over` };
  const day = (moment: string) => i18n.date(moment, { dateStyle: 'medium', timeZone: 'UTC' });
  const from = day(ad.startsAt);
  const to = ad.endsAt === null ? t`no end` : day(ad.endsAt);
  const { weight } = ad;
  return (
    <li className="ad-row" data-state={ad.state}>
      <div className="ad-row__words">
        <h2>{ad.title}</h2>
        <p>{ad.text}</p>
        <p className="ad-row__facts">
          <b>{states[ad.state]}</b> · {from} – {to} · {ad.game ?? t`all games`} ·{' '}
          {ad.language ?? t`all languages`} · <Trans>weight {weight}</Trans>
        </p>
      </div>
      <div className="ad-row__counts">
        <AdChart ad={ad} today={today} />
        <span>
          <Plural value={ad.views} one="# view" other="# views" />,{' '}
          <Plural value={ad.clicks} one="# click" other="# clicks" />
        </span>
      </div>
      <div className="ad-row__acts">
        <Button size="sm" aria-label={t`Edit ${ad.title}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <Button size="sm" variant="ghost" aria-label={t`Delete ${ad.title}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  );
}
