import { planSeriesImport } from '@deckframe/domain/creators/series/plan-series-import';
import { useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { CustomCard } from '#features/creators/custom-cards/api.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { ImportReview, type ReviewedFile } from './import-review.tsx';
import { ImportRun } from './import-run.tsx';
import { readSeriesFile } from './read-series-file.ts';
import { useSeriesImport } from '../../creators/custom/transfer/use-series-import.ts';
import { useZipWords } from './use-zip-words.ts';
import '../../creators/custom/transfer/import-series.css';

export type ImportSeriesProps = { seriesId: string; cards: readonly CustomCard[] };

/** A file of cards: what it would change, then the change with how far it is. */
export function ImportSeries({ seriesId, cards }: ImportSeriesProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const say = useZipWords();
  const [opened, setOpened] = useState<ReviewedFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { state, start, reset } = useSeriesImport(seriesId);
  const open = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setFault(null);
    setOpened(null);
    reset();
    try {
      const file = await readSeriesFile(config, chosen);
      const plan = planSeriesImport(config, file.rows, cards, file.pictures);
      setOpened({ name: chosen.name, file, plan });
    } catch (error) {
      setFault(say(error));
    }
  };
  return (
    <Panel heading={t`Import`}>
      <div className="studio__stack">
        <p>{t`Cards as CSV or JSON, or a zip file of such a table and its pictures.`}</p>
        <label className="studio-import__file" data-busy={state?.isRunning ? '' : undefined}>
          <Upload size={16} aria-hidden="true" />
          {t`Choose a file`}
          <input
            type="file"
            accept=".csv,.json,.zip"
            className="sr-only"
            disabled={state?.isRunning}
            onChange={({ currentTarget }) => {
              void open(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
        {fault !== null && <Notice tone="danger">{fault}</Notice>}
        {opened && !state && (
          <ImportReview opened={opened} onStart={(steps) => void start(opened.file, steps)} />
        )}
        {state && <ImportRun state={state} />}
      </div>
    </Panel>
  );
}
