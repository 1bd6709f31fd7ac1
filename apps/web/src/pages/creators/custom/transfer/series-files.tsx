import { useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import {
  fetchPicture,
  type CustomCard,
  type CustomSeries,
} from '#features/creators/custom-cards/api.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { exportCsv, exportJson, exportZip } from './export-series.ts';

export type SeriesFilesProps = {
  series: CustomSeries;
  cards: readonly CustomCard[];
  onPrint: () => void;
};

/** Exports the series as a file, or prints it. */
export function SeriesFiles({ series, cards, onPrint }: SeriesFilesProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const [isPacking, setPacking] = useState(false);
  const pack = async () => {
    setPacking(true);
    try {
      saveFile(`${series.id}.zip`, await exportZip(config, cards, fetchPicture));
    } catch (error) {
      toasts.show({ kind: 'error', title: errorText(error) });
    }
    setPacking(false);
  };
  if (cards.length === 0) return null;
  return (
    <Panel heading={t`Take it with you`}>
      <div className="studio__line">
        <Button icon={<Printer size={16} />} onClick={onPrint}>
          {t`Print the cards`}
        </Button>
        <Button icon={<Download size={16} />} busy={isPacking} onClick={() => void pack()}>
          {t`Export with pictures`}
        </Button>
        <Button onClick={() => saveFile(`${series.id}.csv`, exportCsv(config, cards))}>
          {t`Export as CSV`}
        </Button>
        <Button onClick={() => saveFile(`${series.id}.json`, exportJson(config, series, cards))}>
          {t`Export as JSON`}
        </Button>
      </div>
      <p className="studio__hint">{t`Nine cards on a page, in the size of real ones.`}</p>
    </Panel>
  );
}
