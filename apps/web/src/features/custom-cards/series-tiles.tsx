import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Tag } from '#ui/tag.tsx';
import type { CustomSeries } from './api.ts';
import './fan-face.css';

export type SeriesTilesProps = {
  series: readonly CustomSeries[];
  /** Chosen here instead of opened. */
  onPick?: ((series: CustomSeries) => void) | undefined;
};

/** Fan-made series, each a way to its cards. */
export function SeriesTiles({ series, onPick }: SeriesTilesProps) {
  return (
    <ul className="fan-series">
      {series.map((one) => (
        <li key={one.id}>
          {onPick ? (
            <button type="button" className="fan-series__tile" onClick={() => onPick(one)}>
              <Facts series={one} />
            </button>
          ) : (
            <Link to="/custom" search={{ series: one.id }} className="fan-series__tile">
              <Facts series={one} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Facts({ series }: { series: CustomSeries }) {
  const { t } = useLingui();
  return (
    <>
      <span className="fan-series__signs">
        <Tag tone="fan">{t`Fan-made`}</Tag>
        {!series.is_published && <Tag tone="warn">{t`Draft`}</Tag>}
        {series.moderated && <Tag tone="danger">{t`Hidden by a moderator`}</Tag>}
      </span>
      <span className="fan-series__name">{series.name}</span>
      <span className="fan-series__facts">
        <Plural value={series.card_count} one="# card" other="# cards" />
        {' · '}
        <Plural value={series.like_count} one="# like" other="# likes" />
        {' · '}
        <Plural value={series.comment_count} one="# comment" other="# comments" />
        {series.owner.username !== null && ` · ${series.owner.username}`}
      </span>
    </>
  );
}
