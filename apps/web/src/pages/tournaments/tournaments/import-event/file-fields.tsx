import { useLingui } from '@lingui/react/macro';
import { Panel } from '#ui/panel.tsx';
import { FileText } from '../../import-event/file-text.tsx';
import type { ImportDraft } from './import-draft.ts';

type FileFieldsProps = { draft: ImportDraft; set: (part: Partial<ImportDraft>) => void };

const TABLE = '.csv,.tsv,.txt,text/csv';

/** Two tables, or one document that says everything. */
export function FileFields({ draft, set }: FileFieldsProps) {
  const { t } = useLingui();
  if (draft.kind === 'json') {
    return (
      <Panel heading={t`Document`}>
        <FileText
          label={t`Document`}
          hint={t`JSON that begins with "deckframeEvent": 1`}
          accept=".json,application/json"
          required
          maxLength={1_500_000}
          value={draft.document}
          onChange={(document) => set({ document })}
        />
      </Panel>
    );
  }
  return (
    <Panel heading={t`Results`}>
      <div className="event-form">
        <FileText
          label={t`Standings`}
          hint={t`Columns: place, player, points or wins; deck and archetype if you have them`}
          accept={TABLE}
          required
          maxLength={200_000}
          value={draft.standings}
          onChange={(standings) => set({ standings })}
        />
        <FileText
          label={t`Lists`}
          hint={t`Columns: player, zone (main, side, resource), quantity, card number`}
          accept={TABLE}
          maxLength={1_200_000}
          value={draft.lists}
          onChange={(lists) => set({ lists })}
        />
      </div>
    </Panel>
  );
}
