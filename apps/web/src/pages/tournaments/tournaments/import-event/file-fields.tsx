import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import type { ImportDraft } from './import-draft.ts';

type FileTextProps = {
  label: string;
  hint: ReactNode;
  accept: string;
  maxLength: number;
  required?: boolean;
  value: string;
  onChange: (text: string) => void;
};

/** Text that is typed, pasted or loaded from a file. */
function FileText({ accept, value, onChange, ...field }: FileTextProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="file-text">
      <TextAreaField
        {...field}
        rows={6}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button size="sm" onClick={() => chooser.current?.click()}>
        {t`Choose a file`}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void file.text().then(onChange);
          event.target.value = '';
        }}
      />
    </div>
  );
}

type FileFieldsProps = { draft: ImportDraft; set: (part: Partial<ImportDraft>) => void };

const TABLE = '.csv,.tsv,.txt,text/csv';

/** Two tables, or one document with everything. */
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
