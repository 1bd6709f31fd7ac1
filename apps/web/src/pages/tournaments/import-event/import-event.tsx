import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { tournamentsKey } from '#features/tournaments/events/api.ts';
import { createTournamentWrites } from '#features/tournaments/events/writes.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { FactsFields } from './facts-fields.tsx';
import { FileFields } from '../tournaments/import-event/file-fields.tsx';
import { newImport, toFile, type ImportDraft } from '../tournaments/import-event/import-draft.ts';
import { ImportFaults } from './import-faults.tsx';
import { ImportPreview } from './import-preview.tsx';
import '../tournaments/import-event/import-event.css';

/** An event that was held elsewhere: looked at first, then stored. */
export function ImportEvent() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(newImport);
  const write = useWrite({
    send: (checkOnly: boolean, key) =>
      createTournamentWrites(api, config.gameid).importEvent(
        { checkOnly, file: toFile(draft) },
        key,
      ),
    done: async ({ tournamentId: id }) => {
      if (id === null) return;
      await client.invalidateQueries({ queryKey: tournamentsKey(config.gameid) });
      await navigate({ to: '/tournaments/$id', params: { id } });
    },
  });
  // What was looked at is what is stored: a change asks for another look.
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
