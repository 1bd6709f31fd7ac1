import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Switch } from '#ui/switch.tsx';
import { IMPORT_READS, type Source } from './api.ts';
import { readFile, readPasted } from './read-file.ts';

/** Upload by drop, file choice or paste. The file is only compared, not written. */
export function SourceForm({ onSent }: { onSent: (id: string) => void }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<Source['kind']>('cards');
  const [isWhole, setWhole] = useState(false);
  const [pasted, setPasted] = useState('');
  const [isOver, setOver] = useState(false);
  const { mutate, isPending } = useApiWrite('POST /api/admin/games/:game/imports', {
    invalidates: IMPORT_READS,
    done: ({ id }) => {
      setPasted('');
      onSent(id);
    },
  });
  const send = (source: Pick<Source, 'sourceName' | 'format' | 'source'>) => {
    if (source.source.trim() === '') return;
    mutate({ params: { game }, body: { ...source, kind, isPartial: !isWhole } });
  };
  const sendFile = async (file: File | undefined) => {
    if (file) send(await readFile(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void sendFile(event.dataTransfer.files[0]);
  };
  return (
    <Panel heading={t`Send a file`}>
      <div
        className="imports__form"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Segmented
          label={t`What the file has`}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'cards', label: t`Cards` },
            { value: 'prices', label: t`Prices` },
          ]}
        />
        <p className="imports__hint">
          {kind === 'cards'
            ? t`CSV or JSON with our column names. Columns that the file lacks stay as they are.`
            : t`Columns: cardno or tcgplayer_id, marketprice and, if there is one, lowprice.`}
        </p>
        {kind === 'cards' && (
          <Switch
            label={t`The file is the whole catalog`}
            hint={t`Cards that it lacks are hidden, never deleted.`}
            checked={isWhole}
            onChange={(event) => setWhole(event.target.checked)}
          />
        )}
        <input
          ref={input}
          className="sr-only"
          type="file"
          tabIndex={-1}
          aria-label={t`File`}
          accept=".csv,.json"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Allows choosing the same file again after it was corrected.
            void sendFile(file);
            event.target.value = '';
          }}
        />
        <div className="imports__acts">
          <Button
            variant="primary"
            icon={<Upload size={16} aria-hidden="true" />}
            busy={isPending}
            onClick={() => input.current?.click()}
          >
            <Trans>Choose a file</Trans>
          </Button>
          <span className="imports__hint">
            <Trans>or drop it here, or paste rows</Trans>
          </span>
        </div>
        <TextAreaField
          label={t`Rows`}
          labelHidden
          placeholder="cardno,name,…"
          rows={3}
          value={pasted}
          spellCheck={false}
          onChange={(event) => setPasted(event.target.value)}
        />
        {pasted.trim() !== '' && (
          <Button busy={isPending} onClick={() => send(readPasted(pasted))}>
            <Trans>Compare rows</Trans>
          </Button>
        )}
      </div>
    </Panel>
  );
}
