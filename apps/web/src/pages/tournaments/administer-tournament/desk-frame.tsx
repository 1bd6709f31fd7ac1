import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import { isComplete, isOpen } from '@deckframe/domain/tournaments/desk/desk';
import { historyOf } from '@deckframe/domain/tournaments/desk/desk-history';
import { computeStandings } from '@deckframe/domain/tournaments/tie-breaks/compute-standings';
import { useLingui } from '@lingui/react/macro';
import { Check, Undo2, Printer } from 'lucide-react';
import { useState, useMemo } from 'react';
import { useLocation } from '@tanstack/react-router';
import { DEMO_ID } from '#features/tournaments/desk/demo/demo-id.ts';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { isTyping, useHotkeys } from '#lib/hotkeys.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { DeckCheck } from './deck-check.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskRail, DESK_VIEWS, type DeskViewId } from './desk-rail.tsx';
import { FloorFrame } from './floor/floor-frame.tsx';
import { readTable } from './floor/table-link.ts';
import { NeedsYou } from './needs-you.tsx';
import { PairingView } from './pairing-view.tsx';
import { PaperSlips } from './paper-slips.tsx';
import { PaperByName, PaperByTable } from './papers.tsx';
import { PlayersView } from './players-view.tsx';
import { ResultsView } from './results-view.tsx';
import { useEntryWords } from './use-entry-words.ts';
import { useUndoLast } from './use-undo.ts';

/** Current standings, computed on this device. */
function StandingsView() {
  const { t } = useLingui();
  const state = useDesk();
  const { desk } = state;
  const rows = useMemo(() => {
    const history = historyOf(desk);
    return history ? computeStandings(history) : [];
  }, [desk]);
  if (rows.length === 0)
    return <EmptyState level={2} title={t`No standings yet`}>{t`Nobody has played.`}</EmptyState>;
  return (
    <table className="desk-tables desk-paper">
      <caption>{t`Standings after round ${desk.rounds.length}`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Place`}</th>
          <th scope="col">{t`Player`}</th>
          <th scope="col">{t`Points`}</th>
          {rows[0]?.values.map(({ kind }) => (
            <th key={kind} scope="col">
              {kind.toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player}>
            <th scope="row">{row.rank}</th>
            <td>{nameOf(state, row.player)}</td>
            <td>{row.points}</td>
            {row.values.map(({ kind, shown }) => (
              <td key={kind} data-decided={row.decidedBy === kind ? '' : undefined}>
                {shown}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const PAPERS = {
  byName: PaperByName,
  byTable: PaperByTable,
  slips: PaperSlips,
  standings: StandingsView,
};
type PaperId = keyof typeof PAPERS;

function PrintView() {
  const { t } = useLingui();
  const { desk } = useDesk();
  const [chosen, setChosen] = useState<PaperId>('byName');
  const Paper = PAPERS[chosen];
  if (desk.rounds.length === 0)
    return (
      <EmptyState level={2} title={t`Nothing to print yet`}>
        {t`Pair the first round.`}
      </EmptyState>
    );
  return (
    <>
      <div className="desk-print">
        <Segmented
          label={t`What to print`}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: 'byName', label: t`By name` },
            { value: 'byTable', label: t`By table` },
            { value: 'slips', label: t`Slips` },
            { value: 'standings', label: t`Standings` },
          ]}
        />
        <Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
          {t`Print`}
        </Button>
      </div>
      <div className="desk-sheet">
        <Paper />
      </div>
    </>
  );
}

const SHOWN = 200;

function LogView() {
  const { t } = useLingui();
  const { desk } = useDesk();
  const entries = desk.entries.slice(-SHOWN).reverse();
  return (
    <section aria-label={t`Log`}>
      <ol className="desk-log">
        {entries.map((entry) => (
          <LogLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function LogLine({ entry }: { entry: Entry }) {
  const { t, i18n } = useLingui();
  const { desk, device, pending, view } = useDesk();
  const act = useAct();
  const say = useEntryWords();
  const { mayUndo } = useUndoLast();
  const words = say(entry.command);
  const by = view.staff.find(({ id }) => id === entry.by)?.name;
  return (
    <li className="desk-log__line" data-undone={desk.undone.has(entry.id) ? '' : undefined}>
      <time>{i18n.date(new Date(entry.at), { timeStyle: 'medium' })}</time>
      <p>
        <b>{entry.device === device ? t`You` : (by ?? t`Players`)}</b> {words}
        {pending.some(({ id }) => id === entry.id) && <em>{t`waiting`}</em>}
      </p>
      {mayUndo(entry) && (
        <IconButton
          size="sm"
          label={t`Undo: ${words}`}
          icon={<Undo2 size={14} />}
          onClick={() => act({ kind: 'undo', of: entry.id })}
        />
      )}
    </li>
  );
}

/** Compares a deck with the list that was frozen for the event. */
function ChecksView() {
  const { t } = useLingui();
  const { view } = useDesk();
  const [chosen, setChosen] = useState('');
  const withList = view.players
    .filter(({ list }) => list !== null)
    .sort((one, other) => one.name.localeCompare(other.name));
  const player = withList.find(({ id }) => id === chosen);
  if (withList.length === 0)
    return (
      <EmptyState level={2} title={t`No lists to check`}>
        {t`Nobody has brought a list to this tournament.`}
      </EmptyState>
    );
  return (
    <>
      <SelectField
        label={t`Player`}
        value={chosen}
        options={[
          { value: '', label: t`Choose a player` },
          ...withList.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
      {player?.list && (
        <DeckCheck key={player.id} player={player.id} name={player.name} list={player.list} />
      )}
    </>
  );
}

/** A tutorial of the desk: each step is checked off when done. */
function DemoGuide() {
  const { t } = useLingui();
  const { desk, device } = useDesk();
  const first = desk.rounds[0];
  const has = (kind: string) =>
    desk.entries.some((entry) => entry.device === device && entry.command.kind === kind);
  const table = first?.matches[0];
  const steps = [
    [t`Start the tournament, at the top right.`, desk.structure !== null],
    [t`Pair round 1, read why each pair meets, and publish it.`, first !== undefined],
    [t`Start the clock. The players report by themselves.`, has('clock')],
    [t`Type 1 20 and Enter: table 1 ends two to nil.`, table !== undefined && !isOpen(table)],
    [t`Answer a call, or decide between two results, on the right.`, has('call') || has('settle')],
    [t`When every table is done, pair the next round.`, first !== undefined && isComplete(first)],
    [t`Take something back with Undo.`, has('undo')],
  ] as const;
  const next = steps.findIndex(([, isDone]) => !isDone);
  return (
    <section className="demo-guide" aria-label={t`The desk in five minutes`}>
      <h2>{t`The desk in five minutes`}</h2>
      <ol>
        {steps.map(([words, isDone], place) => (
          <li key={words} aria-current={place === next ? 'step' : undefined}>
            {isDone ? <Check size={16} aria-label={t`Done`} /> : <b>{place + 1}</b>}
            {words}
          </li>
        ))}
      </ol>
      <p>{t`All of it is invented and stays in this window. Close it and it is gone.`}</p>
    </section>
  );
}

/** Alt and a number opens a view. Ctrl Z undoes the last own action, except in text fields. */
function useDeskKeys(onView: (view: DeskViewId) => void): void {
  const { undoLast } = useUndoLast();
  useHotkeys((event) => {
    const view = event.altKey ? DESK_VIEWS[Number(event.key) - 1] : undefined;
    const isEmptyField = event.target instanceof HTMLInputElement && event.target.value === '';
    const isUndo =
      (event.ctrlKey || event.metaKey) && event.key === 'z' && (isEmptyField || !isTyping(event));
    if (view) onView(view);
    else if (isUndo) undoLast();
    return view !== undefined || isUndo;
  });
}

const VIEWS = {
  results: ResultsView,
  pairing: PairingView,
  players: PlayersView,
  checks: ChecksView,
  standings: StandingsView,
  print: PrintView,
  log: LogView,
};

export function DeskFrame({ id }: { id: string }) {
  const { t } = useLingui();
  const { view: event } = useDesk();
  const [view, setView] = useState<DeskViewId>('results');
  const { hash } = useLocation();
  const [isFloor, setFloor] = useState(event.role === 'judge' || readTable(hash) > 0);
  const [followed, setFollowed] = useState(hash);
  if (followed !== hash) {
    setFollowed(hash);
    if (readTable(hash) > 0) setFloor(true);
  }
  useDeskKeys(setView);
  if (isFloor)
    return <FloorFrame key={hash} linked={readTable(hash)} onDesk={() => setFloor(false)} />;
  const View = VIEWS[view];
  return (
    <div className="desk">
      <DeskBar id={id} onPair={() => setView('pairing')} onFloor={() => setFloor(true)} />
      <DeskRail view={view} onView={setView} />
      <div className="desk__main">
        {event.role === 'display' && (
          <Notice tone="info">{t`You can look at this desk, not change it.`}</Notice>
        )}
        {id === DEMO_ID && <DemoGuide />}
        <View />
      </div>
      <aside className="desk__side">
        <NeedsYou onView={setView} />
      </aside>
    </div>
  );
}
