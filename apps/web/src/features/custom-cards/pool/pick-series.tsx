import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { ownSeriesQuery, type CustomSeries } from '../../creators/custom-cards/api.ts';
import { PublicSeries } from '../../creators/custom-cards/public-series.tsx';
import { SeriesTiles } from '../../creators/custom-cards/series-tiles.tsx';

export type PickSeriesProps = {
  onPick: (series: CustomSeries) => void;
  onClose: () => void;
};

/** One's own series, drafts too, and everyone's. */
export function PickSeries({ onPick, onClose }: PickSeriesProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const user = useUser();
  const own = useQuery({ ...ownSeriesQuery(api, config.gameid), enabled: user !== null });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Open a series`}
      closeLabel={t`Close`}
      size="lg"
    >
      <div className="fan-public">
        <PublicSeries onPick={onPick} />
        {own.data && own.data.length > 0 && (
          <>
            <Eyebrow>{t`My series`}</Eyebrow>
            <SeriesTiles series={own.data} onPick={onPick} />
          </>
        )}
      </div>
    </Dialog>
  );
}
