import { TIER_MATCHES } from '@deckframe/domain/meta/tiers';
import { plural } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { metaWindowsQuery, type WindowFacts } from '#features/meta/result-meta/api.ts';
import { DemoNotice } from '#features/meta/result-meta/demo-notice.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MetaWindowBody } from './meta-window-body.tsx';
import './result-meta-page.css';
import '#features/tournaments/events/tournaments.css';

/** Without counted matches: played archetypes and their placements. */
function PlacementShares() {
  const { i18n, t } = useLingui();
  const { config } = useAppServices();
  const query = useQuery(
    apiQuery('GET /api/games/:game/tournament-meta', { params: { game: config.gameid } }),
  );
  const meta = query.data;
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
  return (
    <>
      <QueryPanel
        query={query}
        level={2}
        title={t`The figures did not load`}
        pending={<Skeleton height={320} />}
      />
      {meta && meta.lists === 0 && (
        <EmptyState level={2} title={t`Nothing to count yet`}>
          {t`Shares are counted from lists with a place in finished tournaments.`}
        </EmptyState>
      )}
      {meta && meta.lists > 0 && (
        <>
          <p className="event-note">
            <Trans>
              Counted from {meta.lists} lists of {meta.events} finished tournaments here. Few lists
              say little: look at their number before the share.
            </Trans>
          </p>
          <DataTable
            caption={pageTitle('resultMeta')}
            rows={meta.archetypes}
            rowKey={(row) => row.archetype}
            columns={[
              {
                id: 'archetype',
                header: t`Archetype`,
                small: 'main',
                cell: (row) => row.archetype || t`not named`,
              },
              { id: 'lists', header: t`Lists`, align: 'end', cell: (row) => row.lists },
              {
                id: 'share',
                header: t({ message: 'Share', context: 'percentage' }),
                align: 'end',
                cell: (row) => percent.format(row.lists / meta.lists),
              },
              {
                id: 'top',
                header: t`In the first 8`,
                align: 'end',
                small: 'fold',
                cell: (row) => row.inTheFirstEight,
              },
              { id: 'wins', header: t`Won`, align: 'end', small: 'fold', cell: (row) => row.wins },
              { id: 'best', header: t`Best place`, align: 'end', cell: (row) => row.best },
            ]}
          />
        </>
      )}
    </>
  );
}

/** Explains the methods in plain words; open by default. */
function MetaMethods() {
  const { t } = useLingui();
  return (
    <Panel heading={t`How these numbers are made`}>
      <div className="methods">
        <div>
          <h3>
            <Trans>Where they come from</Trans>
          </h3>
          <p>
            <Trans>
              Swiss matches of finished public events with at least eight members, once staff have
              verified them or their organizer has held two before; of one organizer at most twenty
              a set. Byes, agreed draws, matches nobody played and the cut are left out. A
              correction counts at once.
            </Trans>
          </p>
        </div>
        <div>
          <h3>
            <Trans>Which deck it is</Trans>
          </h3>
          <p>
            <Trans>
              The first rule that its cards fulfil on the day of the event; where there is none,
              what its player said at registration. All else is “Other”; nobody guesses.
            </Trans>
          </p>
        </div>
        <div>
          <h3>
            <Trans>What the bar means</Trans>
          </h3>
          <p>
            <Trans>
              The mark is what was measured. The true rate lies within the bar 19 times of 20. A bar
              that touches 50% has proven nothing. The estimate is drawn toward what both decks do
              against everyone else.
            </Trans>
          </p>
        </div>
        <div>
          <h3>
            <Trans>Tiers</Trans>
          </h3>
          <p>
            <Trans>
              By the lower end of the bar, so nine lucky matches are never first. Under{' '}
              {TIER_MATCHES} matches there is no tier. Mirror matches are counted apart.
            </Trans>
          </p>
        </div>
      </div>
    </Panel>
  );
}

type Props = {
  windows: readonly WindowFacts[];
  chosen: WindowFacts;
  size: number;
  onAsk: (asked: { window?: string; size?: string }) => void;
};

/** Chooses set, rules and event size. */
function WindowPicker({ windows, chosen, size, onAsk }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = ({ set, ruleSet, from, isDemo }: WindowFacts): string => {
    const day = from === null ? null : i18n.date(new Date(from), { dateStyle: 'medium' });
    return (
      [isDemo && t`Demo season`, set, ruleSet, day && t`from ${day}`].filter(Boolean).join(' · ') ||
      t`All cards`
    );
  };
  const sizes = [
    t({ message: 'All events', context: 'tournament' }),
    t`Over 16 players`,
    t`Over 32 players`,
    t`Over 64 players`,
  ];
  return (
    <div className="meta-picker">
      <SelectField
        label={t`Set and rules`}
        value={chosen.id}
        options={windows.map((one) => ({ value: one.id, label: nameOf(one) }))}
        onChange={(event) => onAsk({ window: event.target.value })}
      />
      <SelectField
        label={t`Size of event`}
        value={String(Math.min(size, 3))}
        options={sizes.map((label, value) => ({ value: String(value), label }))}
        onChange={(event) => onAsk({ size: event.target.value })}
      />
      <p className="meta-picker__sum">
        <Trans>
          {plural(chosen.events, { one: '# event', other: '# events' })},{' '}
          {plural(chosen.decks, { one: '# deck', other: '# decks' })},{' '}
          {plural(chosen.matches, { one: '# match', other: '# matches' })}
        </Trans>
      </p>
    </div>
  );
}

type Asked = { window?: string | undefined; size?: string | undefined };

/** Played archetypes and win rates, with confidence intervals. */
export function ResultMetaPage() {
  const { t } = useLingui();
  const { config } = useAppServices();
  const navigate = useNavigate();
  const asked: Asked = useSearch({ strict: false });
  const query = useQuery(metaWindowsQuery(config.gameid));
  const windows = query.data?.windows ?? [];
  const chosen = windows.find(({ id }) => id === asked.window) ?? windows[0];
  const size = Math.min(4, Math.max(0, Number(asked.size) || 0));
  const ask = (search: Asked) =>
    void navigate({ to: '/tournaments/meta', search: { ...asked, ...search }, replace: true });
  return (
    <div className="wrap meta-page">
      <PageHeading
        title={pageTitle('resultMeta')}
        lead={t`What is played and what wins, with how sure we are of it.`}
        actions={
          <Link className={buttonClassName({})} to="/tournaments/planner">
            <SlidersHorizontal size={16} aria-hidden="true" />
            {t`Plan for a field`}
          </Link>
        }
      />
      <QueryPanel
        query={query}
        level={2}
        title={t`The figures did not load`}
        pending={<Skeleton height={320} width="100%" />}
      />
      {query.data && !chosen && <PlacementShares />}
      {chosen && (
        <>
          <WindowPicker windows={windows} chosen={chosen} size={size} onAsk={ask} />
          {chosen.isDemo && <DemoNotice />}
          <MetaWindowBody window={chosen} size={size} />
        </>
      )}
      <MetaMethods />
    </div>
  );
}
