import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Layers } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from '@tanstack/react-router';
import { useMoment } from '#lib/server-rendered.ts';
import { useDrawnFace } from '#catalogue/faces/use-drawn-face.ts';
import { sayAge } from '#lib/say-age.ts';
import { useNear } from '#lib/use-near.ts';
import { Tag } from '#ui/tag.tsx';
import type { CustomSeries, CustomCard } from './api.ts';
import './fan-face.css';

/** Art of the card that represents a series; an icon if it has no cards. */
function SeriesCover({ cover }: { cover: CustomCard | null }) {
  const [ground, isNear] = useNear<HTMLSpanElement>();
  const picture = cover?.customPNG ?? null;
  const row = useMemo(() => (isNear && picture === null ? cover : null), [cover, isNear, picture]);
  const drawn = useDrawnFace(row, 'band');
  const src = picture ?? drawn;
  return (
    <span ref={ground} className="fan-cover">
      {cover === null && <Layers className="fan-cover__sign" size={36} aria-hidden="true" />}
      {src !== undefined && <img className="fan-cover__art" src={src} alt="" loading="lazy" />}
    </span>
  );
}

export type SeriesTilesProps = {
  series: readonly CustomSeries[];
  /** Selects a series instead of opening it. */
  onPick?: ((series: CustomSeries) => void) | undefined;
};

/** Fan-made series with links to their cards. */
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
  const { t, i18n } = useLingui();
  const now = useMoment();
  const { last_change: change, members } = series;
  const owner = series.owner.username ?? t`Someone`;
  const by = change?.by ?? t`Someone`;
  const age = change === null ? '' : sayAge(i18n.locale, change.at, now);
  return (
    <>
      <SeriesCover cover={series.cover} />
      <span className="fan-series__signs">
        <Tag tone="fan">{t`Fan-made`}</Tag>
        {!series.is_published && <Tag tone="warn">{t`Draft`}</Tag>}
        {series.is_published && !series.is_listed && <Tag>{t`Only by link`}</Tag>}
        {series.moderated && <Tag tone="danger">{t`Hidden by a moderator`}</Tag>}
      </span>
      <span className="fan-series__name">{series.name}</span>
      <span className="fan-series__facts">
        <Plural value={series.card_count} one="# card" other="# cards" />
        {' · '}
        <Plural value={series.like_count} one="# like" other="# likes" />
        {' · '}
        <Plural value={series.comment_count} one="# comment" other="# comments" />
      </span>
      {series.deck_count > 0 && (
        <span className="fan-series__facts">
          <Plural value={series.deck_count} one="In # public deck" other="In # public decks" />
        </span>
      )}
      <span className="fan-series__facts">
        {members.length === 0 ? (
          <Trans>by {owner}</Trans>
        ) : (
          <Trans>
            by {owner} and <Plural value={members.length} one="# other" other="# others" />
          </Trans>
        )}
      </span>
      {change !== null && <span className="fan-series__facts">{t`Changed ${age} by ${by}`}</span>}
    </>
  );
}
