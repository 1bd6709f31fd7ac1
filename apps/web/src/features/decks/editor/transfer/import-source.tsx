import { useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';

export type ImportSourceState = { from: 'text' | 'address'; text: string; address: string };

type ImportSourceProps = {
  source: ImportSourceState;
  fault: string | null;
  onChange: (change: Partial<ImportSourceState>) => void;
  onClearFault: () => void;
  onFile: (file: File | undefined) => void;
};

/** Input of an import: text, file, or address of a deck. */
export function ImportSource(props: ImportSourceProps) {
  const { source, fault, onChange, onClearFault, onFile } = props;
  const { from, text, address } = source;
  const { t } = useLingui();
  const config = useGameConfig();
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="deck-text">
      <Segmented
        label={t`Import from`}
        value={from}
        onChange={(next) => {
          onChange({ from: next });
          onClearFault();
        }}
        options={[
          { value: 'text', label: t`Text or file` },
          { value: 'address', label: t`Deck address` },
        ]}
      />
      {from === 'text' ? (
        <>
          <TextAreaField
            label={t`Decklist or deck code`}
            hint={t`4 x ST01-001, 4 ST01-001 Name, Name x4 and other styles are read.`}
            error={fault}
            className="deck-text__lines"
            rows={11}
            value={text}
            spellCheck={false}
            onChange={(event) => onChange({ text: event.target.value })}
          />
          <div className="import-file">
            <input
              ref={file}
              type="file"
              accept=".txt,.dec,.csv,.json,text/plain"
              hidden
              onChange={(event) => onFile(event.target.files?.[0])}
            />
            <Button icon={<FileUp size={16} />} onClick={() => file.current?.click()}>
              {t`Choose a file`}
            </Button>
          </div>
        </>
      ) : (
        <TextField
          label={t`Address of a deck`}
          hint={t`For example …/${config.gameid}/decklists/ and the id`}
          error={fault}
          value={address}
          inputMode="url"
          autoComplete="off"
          onChange={(event) => onChange({ address: event.target.value })}
        />
      )}
    </div>
  );
}
