import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useLaidCollection } from '#catalogue/use-laid-collection.ts';
import { useSeriesStats } from '#catalogue/use-series-stats.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { SeriesProgress } from '../mode/series-progress.tsx';
import { useShelf, type SharedShelf } from '../sync/use-shelf.ts';
import './newest-set.css';

/** A member's progress in the newest set. Nothing for visitors. */
export function NewestSet({ series }: { series: string }) {
  const shelf = useShelf();
  return shelf && <SetProgress shelf={shelf} series={series} />;
}

function SetProgress({ shelf, series }: { shelf: SharedShelf; series: string }) {
  const { t } = useLingui();
  useLaidCollection(shelf);
  const catalogue = useCatalogue([series]);
  const stats = useSeriesStats(catalogue, shelf).filter(([code]) => code === series);
  if (catalogue.phase === 'failed') return null;
  return (
    <section className="newest-set" aria-labelledby="newest-set-title">
      <div className="newest-set__head">
        <h2 id="newest-set-title">{t`Newest set in your collection`}</h2>
        <Link to="/collection">{t`Open the collection`}</Link>
      </div>
      {stats.length > 0 ? <SeriesProgress stats={stats} /> : <Skeleton height={44} />}
    </section>
  );
}
