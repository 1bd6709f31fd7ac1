import { useLingui } from '@lingui/react/macro';
import type { PublicProfile } from './api.ts';
import './profile-stats.css';

const MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

export function ProfileStats({ profile }: { profile: PublicProfile }) {
  const { t, i18n } = useLingui();
  const { decks, likesReceived, ratings, comments, followers, trades } = profile.counts;
  const stats = [
    [t`Decks`, i18n.number(decks)],
    [t`Likes received`, i18n.number(likesReceived)],
    [t`Ratings`, i18n.number(ratings)],
    [t`Comments`, i18n.number(comments)],
    [t`Followers`, i18n.number(followers)],
    ...(trades > 0 ? [[t`Trades`, i18n.number(trades)] as const] : []),
    [t`Joined`, i18n.date(profile.createdOn, MONTH)],
  ] as const;
  return (
    <dl className="pf-stats">
      {stats.map(([label, value]) => (
        <div key={label} className="pf-stat">
          <dt className="pf-stat__label">{label}</dt>
          <dd className="pf-stat__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
