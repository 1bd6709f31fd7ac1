import { Trans, useLingui } from '@lingui/react/macro';
import { Heart, Layers, Star, Trophy } from 'lucide-react';
import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMoment } from '#lib/server-rendered.ts';
import { newestCardsQuery } from '#features/cards/newest-cards/api.ts';
import {
  SubjectLink,
  SubjectThumb,
} from '#features/community/profile/activity/activity-subject.tsx';
import { toPlainText } from '#features/community/profile/activity/plain-text.ts';
import { useUser, useGameConfig } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { sayAge } from '#lib/say-age.ts';
import { buttonClassName } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { discussionsQuery } from './api.ts';
import './why-sign-in.css';
import './discussions.css';

/** The latest comment on each recently discussed card or deck. */
function Discussions() {
  const { t, i18n } = useLingui();
  const { gameid } = useGameConfig();
  const now = useMoment();
  const { data } = useQuery(discussionsQuery(gameid));
  if (!data || data.length === 0) return null;
  return (
    <section className="talk" aria-labelledby="talk-title">
      <h2 id="talk-title">{t`What members discuss`}</h2>
      <ul className="talk__list">
        {data.map(({ id, at, subject, author, text }) => (
          <li key={id} className="talk__item">
            <SubjectThumb subject={subject} />
            <div>
              <p className="talk__about">
                <SubjectLink subject={subject} />
              </p>
              <p className="talk__text">{toPlainText(text)}</p>
              <p className="talk__by">
                <Link to="/profile/$userId" params={{ userId: author.id }}>
                  {author.username}
                </Link>
                {' · '}
                <time dateTime={at}>{sayAge(i18n.locale, at, now)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhySignIn() {
  const { t } = useLingui();
  const isOpen = useGameConfig().features.login === 'live';
  const reasons = [
    { icon: Layers, text: t`Your decks on every device` },
    { icon: Star, text: t`Rate cards and the card of the day` },
    { icon: Trophy, text: t`Earn EXP and levels` },
    { icon: Heart, text: t`Like, comment and publish lists` },
  ];
  return (
    <Panel
      heading={t`Why sign up`}
      aside={!isOpen && <Tag tone="soon">{t`Soon`}</Tag>}
      className="why-sign-in"
    >
      <ul className="home-list">
        {reasons.map(({ icon: Icon, text }) => (
          <li key={text} className="home-list-item">
            <Icon size={17} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <Link className={buttonClassName({ variant: 'primary' })} to="/register">
          <Trans>Sign up</Trans>
        </Link>
      ) : (
        <p className="why-note">
          <Trans>Accounts are not open yet.</Trans>
        </p>
      )}
    </Panel>
  );
}

const NewestSet = lazyPart(
  'newest-set',
  () => import('#features/collection/newest-set/newest-set.tsx').then((m) => m.NewestSet),
  { texts: 'collection' },
);

const RunningEvents = lazyPart(
  'running-events',
  () => import('#features/rewards/mailbox/running-events.tsx').then((m) => m.RunningEvents),
  { texts: 'mailbox' },
);

/** Below the cards: newest set, campaigns, discussions, and sign-up. */
export function HomeEnd() {
  const { features, gameid } = useGameConfig();
  const user = useUser();
  const { data } = useQuery(newestCardsQuery(gameid));
  const series = data?.find((card) => card.series)?.series;
  return (
    <>
      {user && series && features.collection === 'live' && (
        <Suspense>
          <NewestSet series={series} />
        </Suspense>
      )}
      {user && (
        <Suspense>
          <RunningEvents userId={user.id} />
        </Suspense>
      )}
      {features.cardPage === 'live' && <Discussions />}
      {!user && <WhySignIn />}
    </>
  );
}
