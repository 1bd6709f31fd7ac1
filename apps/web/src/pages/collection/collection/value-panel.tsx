import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { usePricesShown } from '#lib/preference-stores.ts';
import { LineChart } from '#ui/line-chart.tsx';
import { Panel } from '#ui/panel.tsx';
import './value-panel.css';

const PRICE_FORMAT = { style: 'currency', currency: 'USD' } as const;
const DAY_FORMAT = { day: 'numeric', month: 'short' } as const;

/** Value of today's collection over the last months, as a guide with its source. */
export function ValuePanel() {
  const { t, i18n } = useLingui();
  const { config } = useAppServices();
  const isShown = usePricesShown();
  const { data } = useQuery(
    apiQuery(
      'GET /api/games/:game/my-collection/value',
      { params: { game: config.gameid } },
      { as: useUser()?.id, enabled: isShown },
    ),
  );
  const last = data?.points.at(-1);
  if (!isShown || data === undefined || last === undefined || last.value === 0) return null;
  const price = (value: number) => i18n.number(value, PRICE_FORMAT);
  const day = (text: string) => i18n.date(text, { ...DAY_FORMAT, timeZone: 'UTC' });
  const change = last.value - (data.points[0]?.value ?? 0);
  const source = data.source?.name ?? '';
  const since = data.source === null ? '' : day(data.source.day);
  return (
    <Panel heading={t`Value over time`} aside={price(last.value)}>
      <LineChart
        values={data.points.map(({ value }) => value)}
        label={t`Value over the last three months`}
      />
      <p className="value-panel__span">
        <span>{day(data.points[0]?.day ?? last.day)}</span>
        <b>
          {change > 0 && '+'}
          {price(change)}
        </b>
        <span>{t`today`}</span>
      </p>
      <details className="value-panel__table">
        <summary>{t`As a table`}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col">{t`Value`}</th>
            </tr>
          </thead>
          <tbody>
            {data.points.map((point) => (
              <tr key={point.day}>
                <th scope="row">{day(point.day)}</th>
                <td>{price(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="value-panel__hint">
        {t`The cards you own today, at the prices of each day: what you owned then is not recorded.`}{' '}
        {data.source === null ? t`A guide.` : t`A guide, from ${source}, ${since}.`}
      </p>
    </Panel>
  );
}
