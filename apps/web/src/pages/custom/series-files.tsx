import { listCustomColumns } from '@deckframe/domain/custom/custom-fields';
import { useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import type { CustomCard, CustomSeries } from '#features/custom-cards/api.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';

export type SeriesFilesProps = {
  series: CustomSeries;
  cards: readonly CustomCard[];
  onPrint: () => void;
};

/** The whole series to take away: as a file, or on paper to play with. */
export function SeriesFiles({ series, cards, onPrint }: SeriesFilesProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const exportFile = () => {
    const columns = ['id', ...listCustomColumns(config), 'customPNG'];
    const { gameid, name, description } = series;
    const rows = cards.map((card) =>
      Object.fromEntries(columns.map((column) => [column, card[column] ?? null])),
    );
    const text = JSON.stringify({ game: gameid, name, description, cards: rows }, null, 2);
    saveFile(`${series.id}.json`, new Blob([text], { type: 'application/json' }));
  };
  if (cards.length === 0) return null;
  return (
    <Panel heading={t`Take it with you`}>
      <div className="studio__line">
        <Button icon={<Printer size={16} />} onClick={onPrint}>
          {t`Print the cards`}
        </Button>
        <Button icon={<Download size={16} />} onClick={exportFile}>
          {t`Export as JSON`}
        </Button>
      </div>
      <p className="studio__hint">{t`Nine cards on a page, in the size of real ones.`}</p>
    </Panel>
  );
}
