import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MemberLink } from '#features/community/actions/member-link.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { pageTitle } from '#lib/message-text.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { leadersQuery } from './api.ts';
import { FirstDeck } from './first-deck.tsx';
import { readDraftSize } from './read-draft-size.ts';
import './leaders-panel.css';

const SHOWN = 5;

/** The top five of the leaderboard. */
function LeadersPanel() {
  const { t, i18n } = useLingui();
  const query = useQuery(leadersQuery());
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

const ContinuePanel = lazyPart(
  'continue-panel',
  () => import('./continue-panel.tsx').then((m) => m.ContinuePanel),
  { texts: ['home', 'decks'] },
);

/** The last edited deck, or the start of a first one. */
function StartPanel() {
  const { gameid } = useGameConfig();
  const user = useUser();
  const [draft] = useState(() => readDraftSize(localStore, gameid));
  // A visitor without a draft has nothing to continue.
  if (!draft && !user) return <FirstDeck />;
  return (
    <Suspense
      fallback={
        <Panel className="home-panel">
          <Skeleton />
        </Panel>
      }
    >
      <ContinuePanel draft={draft} />
    </Suspense>
  );
}

/** Beside the card of the day: decks to continue, and the leaderboard. */
export function HomePanels() {
  const { features } = useGameConfig();
  return (
    <>
      {features.deckBuilder === 'live' && <StartPanel />}
      {features.leaderboard === 'live' && <LeadersPanel />}
    </>
  );
}
