import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import type { ManagedAd } from './ads-api.ts';

const DAYS = 14;
const DAY_MS = 86_400_000;
const HEIGHT = 32;

/** Views of the last two weeks, one bar per day. The numbers are beside it. */
function AdChart({ ad, today }: { ad: ManagedAd; today: string }) {
  const { t, i18n } = useLingui();
  const end = Date.parse(today);
  const views = Array.from({ length: DAYS }, (_, at) => {
    const day = new Date(end - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return { day, count: ad.days.find((one) => one.day === day)?.views ?? 0 };
  });
  const most = Math.max(1, ...views.map(({ count }) => count));
  const total = i18n.number(views.reduce((sum, { count }) => sum + count, 0));
  return (
    <svg
      className="ad-chart"
      viewBox={`0 0 ${DAYS * 8} ${HEIGHT}`}
      role="img"
      aria-label={t`${total} views in the last 14 days`}
    >
      {views.map(({ day, count }, at) => {
        const height = Math.max(1, (count / most) * HEIGHT);
        return (
          <rect key={day} x={at * 8} y={HEIGHT - height} width={6} height={height} rx={1}>
            <title>{`${day}: ${count}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

type AdRowProps = { ad: ManagedAd; today: string; onEdit: () => void; onDelete: () => void };

/** An ad with its time, weight and counts. */
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
