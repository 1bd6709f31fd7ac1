import { useLingui } from '@lingui/react/macro';
import { Panel } from '#ui/panel.tsx';
import type { SiteHealth } from './health-api.ts';

/** Distribution of response times as bars, with shares as text. */
export function AnswerTimes({ requests }: { requests: SiteHealth['requests'] }) {
  const { i18n, t } = useLingui();
  const most = Math.max(1, ...requests.buckets.map(({ count }) => count));
  const lastEnd = requests.buckets.at(-2)?.upToMs ?? 0;
  return (
    <Panel heading={t`Answer times`} aside={t`this process, since it started`}>
      <ul className="bars">
        {requests.buckets.map(({ upToMs, count }) => (
          <li key={upToMs ?? 'more'} className="bars__one">
            <span className="bars__name">
              {upToMs === null ? t`over ${lastEnd} ms` : t`to ${upToMs} ms`}
            </span>
            <svg className="bars__rail" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
              <rect className="bars__bar" width={(count / most) * 100} height="10" />
            </svg>
            <span className="bars__count">{i18n.number(count)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
