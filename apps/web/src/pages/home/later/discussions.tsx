import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  SubjectLink,
  SubjectThumb,
} from '#features/community/profile/activity/activity-subject.tsx';
import { toPlainText } from '#features/community/profile/activity/plain-text.ts';
import { useAppServices } from '#lib/app-services.ts';
import { sayAge } from '#lib/say-age.ts';
import { useState } from 'react';
import { discussionsQuery } from '../../site/home/later/api.ts';
import '../../site/home/later/discussions.css';

/** The newest word on each card and deck that members spoke of last. */
export function Discussions() {
  const { t, i18n } = useLingui();
  const { api, config } = useAppServices();
  const [now] = useState(() => new Date());
  const { data } = useQuery(discussionsQuery(api, config.gameid));
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
