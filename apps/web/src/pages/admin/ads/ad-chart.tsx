import { useLingui } from '@lingui/react/macro';
import type { ManagedAd } from '../../site/console/ads/ads-api.ts';

const DAYS = 14;
const DAY_MS = 86_400_000;
const HEIGHT = 32;

/** Views of the last fortnight, a bar a day; the numbers stand beside it in words. */
export function AdChart({ ad, today }: { ad: ManagedAd; today: string }) {
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
