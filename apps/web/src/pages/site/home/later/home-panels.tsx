import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MemberLink } from '#features/community/actions/member-link.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { leadersQuery } from './api.ts';
import './leaders-panel.css';

const SHOWN = 5;

/** The first five of the leaderboard. */
export function LeadersPanel() {
  const { t, i18n } = useLingui();
  const { api } = useAppServices();
  const query = useQuery(leadersQuery(api));
  return (
    <Panel
      className="home-panel"
      heading={pageTitle('leaderboard')}
      aside={
        <Link className={linkClassName('quiet')} to="/leaderboard">
          {t`By EXP`}
        </Link>
      }
    >
      {query.isPending && <Skeleton />}
      {query.data?.length === 0 && (
        <p className="home-note">{t`The first member to earn EXP leads here.`}</p>
      )}
      {query.isError && <p className="home-note">{t`The leaderboard did not load.`}</p>}
      <ol className="leaders-short">
        {query.data?.slice(0, SHOWN).map(({ rank, member, userExp }) => (
          <li key={member.id}>
            <span className="leaders-short__rank">{i18n.number(rank)}</span>
            <MemberLink member={member} />
            <span className="leaders-short__exp">{t`${i18n.number(userExp)} EXP`}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
