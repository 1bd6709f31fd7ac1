import { useLingui, Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { TOURNAMENT_READS } from '#features/tournaments/events/api.ts';
import { createTournamentWrites } from '#features/tournaments/events/writes.ts';
import type { Answer } from '#lib/api-client.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { FileFields } from './file-fields.tsx';
import { newImport, toFile, type ImportDraft, type ImportFacts } from './import-draft.ts';
import './import-event.css';

type ImportFault = ImportAnswer['faults'][number];

/** Describes an error of a line. */
function useFaultWords(): (fault: ImportFault) => string {
  const { t } = useLingui();
  return ({ code, value }) => {
    const words: Readonly<Record<ImportFault['code'], string>> = {
      missingColumn: t`There is no column "${value}".`,
      missingValue: t`Nothing stands under "${value}".`,
      tooLong: t`This is too long: ${value}`,
      badNumber: t`This is no number: ${value}`,
      badPlace: t`There is no place ${value} among so many players.`,
      nameTwice: t`${value} is there twice.`,
      tooFewPlayers: t`There must be at least two players.`,
      tooManyPlayers: t`This is more than 2,000 players or 40,000 lines.`,
      unknownPlayer: t`${value} is not in the standings.`,
      unknownZone: t`No part of a deck has this name: ${value}`,
      unknownCard: t`No card has this number: ${value}`,
      notRead: t`This was not understood: ${value}`,
      inTheFuture: t`It must have begun: ${value}`,
      unknownTimeZone: t`Nobody knows this time zone: ${value}`,
    };
    return words[code];
  };
}

/** All lines with errors. */
function ImportFaults({ faults }: { faults: readonly ImportFault[] }) {
  const { t } = useLingui();
  const say = useFaultWords();
  const parts: Readonly<Record<ImportFault['part'], string>> = {
    document: t`Document`,
    event: t({ message: 'Event', context: 'tournament' }),
    lists: t`Lists`,
    standings: t`Standings`,
  };
  return (
    <>
      <Notice tone="danger" title={t`Nothing is imported yet.`}>
        {t`Mend these lines and check again.`}
      </Notice>
      <ul className="import-faults">
        {faults.map((fault) => (
          <li key={`${fault.part} ${fault.line} ${fault.code} ${fault.value}`}>
            <b>
              {fault.line === null
                ? parts[fault.part]
                : t`${parts[fault.part]}, line ${fault.line}`}
            </b>{' '}
            {say(fault)}
          </li>
        ))}
      </ul>
    </>
  );
}

type FactsFieldsProps = { facts: ImportFacts; set: (part: Partial<ImportFacts>) => void };

/** Facts that a table of standings lacks. */
function FactsFields({ facts, set }: FactsFieldsProps) {
  const { t } = useLingui();
  const zones = [...new Set([facts.timeZone, ...Intl.supportedValuesOf('timeZone')])];
  const text = (name: 'area' | 'format' | 'location' | 'name', maxLength: number) => ({
    maxLength,
    value: facts[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <Panel heading={t`What`}>
      <div className="event-form__fields">
        <TextField label={t`Name`} required minLength={3} {...text('name', 80)} />
        <TextField label={t`Format`} required {...text('format', 40)} />
        <TextField
          label={t`Day`}
          type="date"
          required
          value={facts.day}
          onChange={(event) => set({ day: event.target.value })}
        />
        <SelectField
          label={t`Time zone`}
          value={facts.timeZone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(event) => set({ timeZone: event.target.value })}
        />
        <Segmented
          className="event-form__wide"
          label={t`Where`}
          value={facts.mode}
          onChange={(mode) => set({ mode })}
          options={[
            { value: 'venue', label: t`At a place` },
            { value: 'online', label: t`Online` },
          ]}
        />
        {facts.mode === 'venue' && <TextField label={t`Address`} {...text('location', 160)} />}
        <TextField label={t`Area`} {...text('area', 60)} />
        <TextField
          label={t`Link to its results`}
          type="url"
          pattern="https://.*"
          maxLength={300}
          hint={t`Others can look it up there.`}
          value={facts.link}
          onChange={(event) => set({ link: event.target.value })}
        />
      </div>
    </Panel>
  );
}

type ImportAnswer = Answer<'POST /api/games/:game/tournament-imports'>;

/** Preview of the import. */
function ImportPreview({ answer }: { answer: ImportAnswer }) {
  const { t } = useLingui();
  const { event, first, lists, notLegal, players } = answer;
  return (
    <Panel heading={event?.name ?? t`Preview`} aside={event?.day}>
      <p>
        <Plural value={players} one="# player" other="# players" />,{' '}
        <Plural value={lists} one="# list" other="# lists" />
      </p>
      {notLegal.length > 0 && (
        <Notice tone="warn" title={t`Some lists break the rules of that day.`}>
          {notLegal.join(', ')}
        </Notice>
      )}
      <DataTable
        caption={t`Standings`}
        rows={first}
        rowKey={(row) => row.name}
        columns={[
          { id: 'place', header: '#', cell: (row) => row.place, small: 'keep' },
          { id: 'name', header: t`Player`, cell: (row) => row.name, small: 'main' },
          {
            id: 'points',
            header: t`Points`,
            cell: (row) => row.points,
            align: 'end',
            small: 'keep',
          },
          { id: 'deck', header: t`Deck`, cell: (row) => row.deck, small: 'fold' },
          {
            id: 'list',
            header: t`List`,
            cell: (row) => (row.hasList ? t`Yes` : t`No`),
            small: 'fold',
          },
        ]}
      />
      {players > first.length && (
        <p className="event-note">
          <Trans>The first {first.length} are shown.</Trans>
        </p>
      )}
    </Panel>
  );
}

/** Imports an event that was held elsewhere, after a preview. */
export function ImportEvent() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(newImport);
  const write = useWrite({
    send: (checkOnly: boolean, key) =>
      createTournamentWrites(api, config.gameid).importEvent(
        { checkOnly, file: toFile(draft) },
        key,
      ),
    invalidates: ({ tournamentId }) => (tournamentId === null ? [] : TOURNAMENT_READS),
    done: async ({ tournamentId: id }) => {
      if (id === null) return;
      await navigate({ to: '/tournaments/$id', params: { id } });
    },
  });
  // A change after the preview requires another preview, so that exactly the previewed data is
  // stored.
  const set = (part: Partial<ImportDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    write.reset();
  };
  const answer = write.data;
  const isGood = answer !== undefined && answer.faults.length === 0;
  return (
    <form
      className="event-form"
      onSubmit={(event) => {
        event.preventDefault();
        write.mutate(!isGood);
      }}
    >
      <Segmented
        label={t`File`}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
        options={[
          { value: 'csv', label: t`Tables (CSV)` },
          { value: 'json', label: t`Document (JSON)` },
        ]}
      />
      {draft.kind === 'csv' && (
        <FactsFields
          facts={draft.facts}
          set={(part) => set({ facts: { ...draft.facts, ...part } })}
        />
      )}
      <FileFields draft={draft} set={set} />
      {answer && answer.faults.length > 0 && <ImportFaults faults={answer.faults} />}
      {isGood && <ImportPreview answer={answer} />}
      <div className="event-form__foot">
        <Button type="submit" variant="primary" busy={write.isPending}>
          {isGood ? t`Import` : t`Check`}
        </Button>
      </div>
    </form>
  );
}
