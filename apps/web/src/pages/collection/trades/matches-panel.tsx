import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MemberLink } from '#features/community/actions/member-link.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { matchesQuery, type MatchFilter, type TradeMatch } from './api.ts';
import { useCountries, useLanguages } from './places.ts';

type MatchFiltersProps = { filter: MatchFilter; onChange: (filter: MatchFilter) => void };

/** Filters by country, language and last visit. */
function MatchFilters({ filter, onChange }: MatchFiltersProps) {
  const { t } = useLingui();
  const set = (name: 'country' | 'days' | 'language', value: string) => {
    const { [name]: _old, turn: _turn, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  const days = [
    { value: '', label: t`Any activity` },
    { value: '7', label: t`Here this week` },
    { value: '30', label: t`Here this month` },
  ];
  return (
    <div className="match-filters">
      <SelectField
        label={t`Country`}
        labelHidden
        value={filter.country ?? ''}
        options={useCountries(t`Any country`)}
        onChange={(event) => set('country', event.target.value)}
      />
      <SelectField
        label={t`Language`}
        labelHidden
        value={filter.language ?? ''}
        options={useLanguages(t`Any language`)}
        onChange={(event) => set('language', event.target.value)}
      />
      <SelectField
        label={t`Activity`}
        labelHidden
        value={filter.days ?? ''}
        options={days}
        onChange={(event) => set('days', event.target.value)}
      />
    </div>
  );
}

/** Number of cards that each wants, as text and bars. */
function MatchBars({ match, most }: { match: TradeMatch; most: number }) {
  return (
    <dl className="match-bars">
      <dt>
        <Trans>They want</Trans>
      </dt>
      <Bar count={match.giveCount} most={most} tone="theirs" />
      <dt>
        <Trans>You want</Trans>
      </dt>
      <Bar count={match.getCount} most={most} tone="mine" />
    </dl>
  );
}

function Bar({ count, most, tone }: { count: number; most: number; tone: 'mine' | 'theirs' }) {
  return (
    <dd className="match-bars__value" data-tone={tone}>
      <progress className="match-bars__bar" max={most} value={count} aria-hidden="true" /> {count}
    </dd>
  );
}

/** Members who offer cards I want and want cards I offer. */
export function MatchesPanel() {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const [filter, setFilter] = useState<MatchFilter>({});
  const query = useQuery(matchesQuery(gameid, filter, useUser()?.id));
  const turn = Number(filter.turn ?? 0) + 1;
  return (
    <Panel
      heading={t`Members who match you`}
      aside={
        <Button
          size="sm"
          variant="ghost"
          icon={<RefreshCw size={14} />}
          busy={query.isFetching}
          onClick={() => setFilter({ ...filter, turn: String(turn % 1000) })}
        >
          <Trans>Show others</Trans>
        </Button>
      }
    >
      <MatchFilters filter={filter} onChange={setFilter} />
      <QueryPanel
        query={query}
        level={3}
        title={t`The matches did not load`}
        pending={<Skeleton height={240} />}
      />
      {query.data && <MatchList matches={query.data.matches} />}
    </Panel>
  );
}

function MatchList({ matches }: { matches: readonly TradeMatch[] }) {
  const { t } = useLingui();
  if (matches.length === 0) {
    return (
      <EmptyState
        title={t`Nobody matches yet`}
        action={
          <Link to="/collection" className={buttonClassName({ variant: 'primary' })}>
            <Trans>Mark cards in my collection</Trans>
          </Link>
        }
      >
        <Trans>Mark what you want and what is for trade. Then members appear here.</Trans>
      </EmptyState>
    );
  }
  const most = Math.max(...matches.flatMap(({ getCount, giveCount }) => [getCount, giveCount]));
  return (
    <ul className="match-list">
      {matches.map((match) => (
        <li key={match.member.id} className="match">
          <MemberLink member={match.member} />
          <MatchBars match={match} most={most} />
          <MatchFacts match={match} />
          <Link
            to="/trades/with/$userId"
            params={{ userId: match.member.id }}
            className={buttonClassName({ size: 'sm' })}
          >
            <Trans>
              Offer <span className="sr-only">a trade to {match.member.username}</span>
            </Trans>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MatchFacts({ match }: { match: TradeMatch }) {
  const { i18n, t } = useLingui();
  const { country, daysAway } = match;
  const place = country && new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country);
  const days = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });
  const isBoth = match.getCount > 0 && match.giveCount > 0;
  const facts = [
    isBoth ? t`both ways` : t`one way`,
    place,
    daysAway !== null && days.format(-daysAway, 'day'),
  ];
  return <p className="match__facts">{facts.filter(Boolean).join(' · ')}</p>;
}
