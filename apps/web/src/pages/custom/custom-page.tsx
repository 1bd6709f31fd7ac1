import { useSearch } from '@tanstack/react-router';
import { SeriesView } from '../creators/custom/custom-page.tsx';
import { StudioHome } from './studio-home.tsx';
import '../creators/custom/custom-page.css';

/** Fan-made series: one's own and everyone's, or the one that the address names. */
export function CustomPage() {
  const { series }: { series?: string } = useSearch({ strict: false });
  return (
    <div className="wrap studio">
      {series === undefined ? <StudioHome /> : <SeriesView key={series} seriesId={series} />}
    </div>
  );
}
