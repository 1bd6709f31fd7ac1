import { addSizes } from '@deckframe/domain/meta/add-sizes';
import { readMeta, type Meta, type MetaRow } from '@deckframe/domain/meta/read-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { metaQuery, type WindowFacts } from '#features/meta/result-meta/api.ts';
import { matchesQuery, type MetaMatch } from '#features/meta/result-meta/detail-api.ts';
import { IntervalBar } from '#features/meta/result-meta/interval-bar.tsx';
import { useDeckName } from '#features/meta/result-meta/use-deck-name.ts';
import { FrozenListCards } from '#features/tournaments/events/frozen-list.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { saveFile } from '#lib/save-file.ts';
import { useNear } from '#lib/use-near.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MatchupMatrix } from './matchup-matrix.tsx';
import { SharePanel } from './share-panel.tsx';
import { TiersPanel } from './tiers-panel.tsx';

/** Both lists of a match, loaded when visible. */
function MatchLists({ match }: { match: MetaMatch }) {
  const [ref, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className="match-lists">
      {[match.a, match.b].map(({ name, listId }) => (
        <section key={name}>
          <p className="match-lists__name">{name}</p>
          {isNear && listId !== null && (
            <OneList tournamentId={match.tournamentId} listId={listId} />
          )}
        </section>
      ))}
    </div>
  );
}

function OneList({ tournamentId, listId }: { tournamentId: string; listId: string }) {
  const { config } = useAppServices();
  const { data, isError } = useQuery(
    apiQuery(
      'GET /api/games/:game/tournaments/:tournamentId/lists/:listId',
      { params: { game: config.gameid, tournamentId, listId } },
      { as: useUser()?.id },
    ),
  );
  if (isError) return <Trans>The list did not load.</Trans>;
  return data ? <FrozenListCards list={data} /> : null;
}

/** Initially visible; a click shows the rest. */
const FIRST = 5;

type MatchListsProps = { windowId: string; pair: readonly [string, string] };

/** Matches of a cell with both lists. */
function MatchupMatches({ windowId, pair }: MatchListsProps) {
  const { t, i18n } = useLingui();
  const { config } = useAppServices();
  const [showsAll, setShowsAll] = useState(false);
  const { data, isPending } = useQuery(matchesQuery(config.gameid, windowId, pair));
  if (isPending) return <Skeleton height={160} width="100%" />;
  const matches = data?.matches ?? [];
  return (
    <>
      <ul className="pair-matches">
        {matches.slice(0, showsAll ? undefined : FIRST).map((match) => (
          <li key={`${match.tournamentId} ${match.round} ${match.table}`}>
            <details>
              <summary>
                <b className="pair-matches__games">
                  {match.a.games}–{match.b.games}
                </b>
                <span>
                  <Trans>
                    {match.a.name} and {match.b.name}
                  </Trans>
                </span>
              </summary>
              <MatchLists match={match} />
            </details>
            <Link to="/tournaments/$id" params={{ id: match.tournamentId }}>
              {match.tournament},{' '}
              {i18n.date(new Date(match.day), { day: 'numeric', month: 'short' })}
            </Link>
          </li>
        ))}
      </ul>
      {!showsAll && matches.length > FIRST && (
        <Button size="sm" onClick={() => setShowsAll(true)}>
          {t`All ${matches.length} matches`}
        </Button>
      )}
    </>
  );
}

const HEAD = 'deck,entries,share,wins,matches,rate,low,high,draws,mirrors,in_cut,tier';

/** A deck's name may contain a comma, or start like a formula. */
const quote = (text: string): string =>
  `"${text.replaceAll('"', '""').replace(/^[=+\-@\t\r]/, "'$&")}"`;

function printMetaCsv(rows: readonly MetaRow[]): string {
  const lines = rows.map(({ archetype, entries, share, wins, n, rate, ...rest }) =>
    [
      quote(archetype),
      entries,
      share.mean.toFixed(4),
      wins,
      n,
      n === 0 ? '' : (wins / n).toFixed(4),
      rate.low.toFixed(4),
      rate.high.toFixed(4),
      rest.draws,
      rest.mirrors,
      rest.inCut,
      rest.tier ?? '',
    ].join(','),
  );
  return [HEAD, ...lines, ''].join('\r\n');
}

/** Prints rows and matchups with confidence intervals. Each pair occurs once. */
function printMetaJson(window: WindowFacts, meta: Meta): string {
  const names = meta.rows.map(({ archetype }) => archetype).toSorted();
  const matchups = names.flatMap((a) =>
    names.flatMap((b) => {
      const found = a < b ? meta.matchup(a, b) : null;
      return found ? [{ a, b, ...found }] : [];
    }),
  );
  return `${JSON.stringify({ window, decks: meta.rows, matchups }, null, 2)}\n`;
}

/** Downloads of the shown figures. */
function MetaFiles({ window, meta }: { window: WindowFacts; meta: Meta }) {
  const save = (end: 'csv' | 'json', text: string, type: string) =>
    saveFile(`meta-${window.id}.${end}`, new Blob([text], { type }));
  const icon = <Download size={15} aria-hidden="true" />;
  return (
    <span className="meta-files">
      <Button
        size="sm"
        icon={icon}
        onClick={() => save('csv', printMetaCsv(meta.rows), 'text/csv')}
      >
        <Trans>CSV</Trans>
      </Button>
      <Button
        size="sm"
        icon={icon}
        onClick={() => save('json', printMetaJson(window, meta), 'application/json')}
      >
        <Trans>JSON</Trans>
      </Button>
    </span>
  );
}

type Props = { meta: Meta; windowId: string; chosen: readonly [string, string] | null };

/** Measured and estimated win rate of a matchup. */
function MatchupDetail({ meta, windowId, chosen }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = useDeckName();
  const found = chosen && meta.matchup(chosen[0], chosen[1]);
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  if (!chosen || !found) {
    return (
      <Panel heading={t`One matchup`}>
        <p className="matchup__hint" aria-live="polite">
          {chosen ? (
            <Trans>These two have not met yet.</Trans>
          ) : (
            <Trans>Choose a cell to see how sure it is.</Trans>
          )}
        </p>
      </Panel>
    );
  }
  const { wins, n, raw, estimate } = found;
  return (
    <Panel heading={t`${nameOf(chosen[0])} against ${nameOf(chosen[1])}`}>
      <dl className="matchup" aria-live="polite">
        <div>
          <dt>
            <Trans>Measured</Trans>
          </dt>
          <dd>
            <b>{percent(wins / n)}</b>{' '}
            {t`${wins} of ${n}, likely ${percent(raw.low)} to ${percent(raw.high)}`}
            <IntervalBar {...raw} mark={wins / n} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Estimate</Trans>
          </dt>
          <dd>
            <b>{percent(estimate.mean)}</b>{' '}
            {t`likely ${percent(estimate.low)} to ${percent(estimate.high)}`}
            <IntervalBar {...estimate} mark={estimate.mean} />
          </dd>
        </div>
      </dl>
      <MatchupMatches key={chosen.join()} windowId={windowId} pair={chosen} />
    </Panel>
  );
}

/** Larger tables are hard to read. The downloads contain everything. */
const SHOWN = 12;

/** All matchups. A cell opens its details. */
function MatchupPanel({ meta, windowId }: { meta: Meta; windowId: string }) {
  const { t } = useLingui();
  const names = meta.rows
    .toSorted((a, b) => b.n - a.n)
    .slice(0, SHOWN)
    .map(({ archetype }) => archetype);
  const [chosen, setChosen] = useState<readonly [string, string] | null>(null);
  if (names.length < 2) return null;
  return (
    <div className="matchups">
      <Panel heading={t`Matchups`} aside={<Trans>row against column</Trans>}>
        <MatchupMatrix names={names} meta={meta} chosen={chosen} onChoose={setChosen} />
      </Panel>
      <MatchupDetail meta={meta} windowId={windowId} chosen={chosen} />
    </div>
  );
}

/** Figures of a window, summed over the chosen event sizes. */
export function MetaWindowBody({ window, size }: { window: WindowFacts; size: number }) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const query = useQuery(metaQuery(config.gameid, window.id));
  const { data } = query;
  const meta = useMemo(() => (data ? readMeta(addSizes(data, size)) : null), [data, size]);
  if (query.isError) {
    return <QueryPanel query={query} level={2} title={t`The figures did not load`} />;
  }
  if (!meta) return <Skeleton height={420} width="100%" />;
  if (meta.decks === 0) {
    return (
      <EmptyState level={2} title={t`No event of this size`}>
        <Trans>Choose all events to see what was played.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <TiersPanel
        rows={meta.rows}
        windowId={window.id}
        aside={<MetaFiles window={window} meta={meta} />}
      />
      <SharePanel windowId={window.id} />
      <MatchupPanel meta={meta} windowId={window.id} />
    </>
  );
}
