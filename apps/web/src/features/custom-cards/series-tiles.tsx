import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Tag } from '#ui/tag.tsx';
import type { CustomSeries } from './api.ts';
import './fan-face.css';

/** Fan-made series, each a way to its cards. */
export function SeriesTiles({ series }: { series: readonly CustomSeries[] }) {
  const { t } = useLingui();
  return (
    <ul className="fan-series">
      {series.map((one) => (
        <li key={one.id}>
          <Link to="/custom" search={{ series: one.id }} className="fan-series__tile">
            <span>
              <Tag>{t`Fan-made`}</Tag> {!one.is_published && <Tag tone="warn">{t`Draft`}</Tag>}{' '}
              {one.moderated && <Tag tone="danger">{t`Hidden by a moderator`}</Tag>}
            </span>
            <span className="fan-series__name">{one.name}</span>
            <p className="fan-series__facts">
              <Plural value={one.card_count} one="# card" other="# cards" />
              {' · '}
              <Plural value={one.like_count} one="# like" other="# likes" />
              {one.owner.username !== null && ` · ${one.owner.username}`}
            </p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
