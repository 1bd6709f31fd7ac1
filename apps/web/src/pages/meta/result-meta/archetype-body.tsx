import { addSizes } from '@deckframe/domain/meta/add-sizes';
import { readMeta, type Meta, type MetaRow } from '@deckframe/domain/meta/read-meta';
import { plural } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CardLink } from '#catalogue/card-link.tsx';
import { useCards } from '#catalogue/use-cards.ts';
import { metaQuery, type WindowFacts } from '#features/meta/result-meta/api.ts';
import { ArchetypeLink } from '#features/meta/result-meta/archetype-link.tsx';
import { DemoNotice } from '#features/meta/result-meta/demo-notice.tsx';
import { archetypeQuery, type MetaArchetype } from '#features/meta/result-meta/detail-api.ts';
import { IntervalBar } from '#features/meta/result-meta/interval-bar.tsx';
import { useDeckName } from '#features/meta/result-meta/use-deck-name.ts';
import { FrozenListCards } from '#features/tournaments/events/frozen-list.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { DataTable } from '#ui/data-table.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CardUses } from './card-uses.tsx';
import { RulePanel } from './rule-panel.tsx';
import { UnplayedArchetype } from './unplayed-archetype.tsx';

type ArchetypeHeadProps = { row: MetaRow; window: WindowFacts; pilots: number };

/** Name and figures of an archetype, with confidence intervals. */
function ArchetypeHead({ row, window, pilots }: ArchetypeHeadProps) {
  const { t, i18n } = useLingui();
  const nameOf = useDeckName();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const { rate, share, tier, wins, n } = row;
  const facts = [
    { name: t({ message: 'Share', context: 'percentage' }), value: percent(share.mean) },
    {
      name: t`Win rate`,
      value: n === 0 ? '–' : percent(wins / n),
      aside: n === 0 ? '' : t`${percent(rate.low)} to ${percent(rate.high)}`,
    },
    { name: t`Matches`, value: i18n.number(n) },
    { name: t`In the cut`, value: i18n.number(row.inCut) },
    { name: t`Players`, value: i18n.number(pilots) },
  ];
  return (
    <header className="archetype__head">
      <PageHeading
        eyebrow={
          <Link to="/tournaments/meta" search={{ window: window.id }}>
            {[t`Result meta`, window.set].filter(Boolean).join(' / ')}
          </Link>
        }
        title={
          <>
            <b className="tier" data-tier={tier ?? undefined}>
              {tier ?? '–'}
            </b>{' '}
            {nameOf(row.archetype)}
          </>
        }
      />
      <dl className="archetype__facts">
        {facts.map(({ name, value, aside }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> {aside && <small>{aside}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** Best placed lists, with their distance from the typical list. */
function BestLists({ lists }: { lists: MetaArchetype['best'] }) {
  const { t, i18n } = useLingui();
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="best-lists">
      <h2 id="best-lists" className="archetype__title">
        <Trans>Best lists</Trans>
      </h2>
      <ul className="best-lists">
        {lists.map(({ list, wins, losses, draws, ...entry }) => (
          <li key={list.id}>
            <details className="best-list">
              <summary>
                <span className="best-list__place">
                  {t`${list.placement ?? '–'} of ${entry.playerCount}`}
                </span>
                <b>{list.player}</b>
                <span className="best-list__record">
                  {[wins, losses, ...(draws > 0 ? [draws] : [])].join('–')}
                </span>
                <small>
                  {entry.toTypical === 0
                    ? t`the typical list`
                    : plural(entry.toTypical, {
                        one: '# card from typical',
                        other: '# cards from typical',
                      })}
                </small>
              </summary>
              <FrozenListCards list={list} />
            </details>
            <Link to="/tournaments/$id" params={{ id: entry.tournamentId }}>
              {entry.tournament},{' '}
              {i18n.date(new Date(entry.day), { day: 'numeric', month: 'short' })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type VariantsPanelProps = { variants: MetaArchetype['variants']; lists: number };

/** Groups of similar lists, described by cards that they play more often. */
function VariantsPanel({ variants, lists }: VariantsPanelProps) {
  const { t, i18n } = useLingui();
  const numbers = useMemo(
    () => [...new Set(variants.flatMap(({ cards }) => cards))].toSorted(),
    [variants],
  );
  const { cards: known = [] } = useCards(numbers);
  const names = new Map(known.map(({ cardno, name }) => [cardno, name]));
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Panel heading={t`Variants`} aside={t`lists that share 85% of their cards`}>
      <ul className="variants">
        {variants.map(({ cards, lists: own, wins, n }) => (
          <li key={cards.join() || 'typical'}>
            <b>{percent(own / lists)}</b>
            <span>
              {cards.length === 0 && t`The usual list`}
              {cards.map((cardno) => (
                <CardLink key={cardno} cardno={cardno} className="variants__card">
                  {names.get(cardno) ?? cardno}
                </CardLink>
              ))}
            </span>
            <small>
              {plural(own, { one: '# list', other: '# lists' })}
              {n > 0 && `, ${t`${percent(wins / n)} of ${n} won`}`}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Pilot = MetaArchetype['regulars'][number];

const drawName = ({ name, userId }: Pilot) =>
  userId === null ? (
    name
  ) : (
    <Link to="/profile/$userId" params={{ userId }}>
      {name}
    </Link>
  );

/** Most successful players. */
function PilotsPanel({ pilots }: { pilots: readonly Pilot[] }) {
  const { t } = useLingui();
  return (
    <Panel flush heading={t`Pilots`}>
      <DataTable
        caption={t`Who won most with it`}
        rows={pilots}
        rowKey={({ name, userId }) => userId ?? name}
        columns={[
          { id: 'name', header: t`Player`, cell: drawName, small: 'main' },
          {
            id: 'events',
            header: t({ message: 'Events', context: 'tournament' }),
            align: 'end',
            cell: ({ events }) => events,
          },
          {
            id: 'record',
            header: t`Won and lost`,
            align: 'end',
            cell: ({ wins, losses }) => `${wins}–${losses}`,
          },
          { id: 'best', header: t`Best place`, align: 'end', cell: ({ best }) => best ?? '–' },
        ]}
      />
    </Panel>
  );
}

/** Minimum of matches for showing a percentage. */
const LEAST = 5;

type Props = { meta: Meta; archetype: string; windowId: string };

/** Results against each other archetype, best first. */
function FieldPanel({ meta, archetype, windowId }: Props) {
  const { t, i18n } = useLingui();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const rows = meta.rows
    .flatMap(({ archetype: other }) => {
      const found = other === archetype ? null : meta.matchup(archetype, other);
      return found && found.n >= LEAST ? [{ other, ...found }] : [];
    })
    .toSorted((a, b) => b.wins / b.n - a.wins / a.n);
  return (
    <Panel heading={t`Against the field`}>
      <ul className="field-list">
        {rows.map(({ other, wins, n, raw }) => (
          <li key={other}>
            <ArchetypeLink archetype={other} windowId={windowId} />
            <b>{percent(wins / n)}</b>
            <IntervalBar {...raw} mark={wins / n} />
            <small>{t`${percent(raw.low)} to ${percent(raw.high)}, ${n}`}</small>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="archetype__note">{t`Too few matches to say.`}</p>}
    </Panel>
  );
}

export function ArchetypeBody({ window, archetype }: { window: WindowFacts; archetype: string }) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const figures = useQuery(metaQuery(config.gameid, window.id)).data;
  const query = useQuery(archetypeQuery(config.gameid, window.id, archetype));
  const meta = useMemo(() => (figures ? readMeta(addSizes(figures, 0)) : null), [figures]);
  const row = meta?.rows.find((one) => one.archetype === archetype);
  if (query.isError) {
    return <QueryPanel query={query} level={1} title={t`The figures did not load`} />;
  }
  if (!query.data || !meta) return <Skeleton height={420} width="100%" />;
  if (!row) {
    return (
      <UnplayedArchetype
        archetype={archetype}
      >{t`Nobody played it in this time.`}</UnplayedArchetype>
    );
  }
  const { best, cards, lists, pilots, regulars, variants } = query.data;
  return (
    <>
      <ArchetypeHead row={row} window={window} pilots={pilots} />
      {window.isDemo && <DemoNotice />}
      <BestLists lists={best} />
      <div className="archetype__halves">
        <div className="archetype__half">
          <CardUses cards={cards} lists={lists} />
          <VariantsPanel variants={variants} lists={lists} />
          <RulePanel archetype={archetype} />
        </div>
        <div className="archetype__half">
          <FieldPanel meta={meta} archetype={archetype} windowId={window.id} />
          <PilotsPanel pilots={regulars} />
        </div>
      </div>
    </>
  );
}
