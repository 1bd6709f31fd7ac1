import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { RatedCard } from './rating-api.ts';
import { useRating } from './use-rating.ts';
import './card-stars.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars to rate with, the average and how many have rated. */
export function CardStars({ card, isDaily = false }: { card: RatedCard; isDaily?: boolean }) {
  const { t, i18n } = useLingui();
  const { rating, isPending, rate } = useRating(card, isDaily);
  const name = useId();
  const mine = rating?.mine ?? 0;
  const shown = mine === 0 ? Math.round(rating?.average ?? 0) : mine;
  const average = rating?.average ?? null;
  return (
    <div className="stars" data-mine={mine > 0 ? '' : undefined} aria-busy={isPending}>
      <fieldset className="stars__row">
        <legend className="sr-only">{t`Your rating`}</legend>
        {STARS.map((star) => (
          <label key={star} className={classNames('stars__one', star <= shown && 'stars__one--on')}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={star}
              checked={star === mine}
              onChange={() => rate(star)}
            />
            <Star size={20} aria-hidden="true" />
            <span className="sr-only">{star === 1 ? t`1 star` : t`${star} stars`}</span>
          </label>
        ))}
      </fieldset>
      <p className="stars__sum">
        {average === null ? (
          t`No ratings yet`
        ) : (
          <>
            <b>{i18n.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</b>{' '}
            <span>{rating?.count === 1 ? t`1 rating` : t`${rating?.count ?? 0} ratings`}</span>
          </>
        )}
      </p>
    </div>
  );
}
