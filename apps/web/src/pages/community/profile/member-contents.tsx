import { Trans, useLingui } from '@lingui/react/macro';
import { Rss } from 'lucide-react';
import { Suspense } from 'react';
import { ContentGrid, ContentManager } from '#features/creators/contents/lazy-contents.ts';
import type { PublicProfile } from '#features/community/profile/api.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const HEIGHT = 292;

/** A member's contents. On the own page also drafts, and tools. */
export function MemberContents({ profile, isOwn }: { profile: PublicProfile; isOwn: boolean }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const { id, username } = profile;
  return (
    <div className="pf-contents">
      <Suspense fallback={<Skeleton height={HEIGHT} width="100%" />}>
        {isOwn && <ContentManager />}
        <ContentGrid
          asked={{ author: id }}
          empty={
            <EmptyState title={t`No contents yet`}>
              <Trans>{username} has not published any articles or videos yet.</Trans>
            </EmptyState>
          }
        />
      </Suspense>
      <p>
        <a
          className={buttonClassName({ variant: 'ghost' })}
          href={`/api/games/${encodeURIComponent(gameid)}/users/${id}/feed.atom`}
          type="application/atom+xml"
        >
          <Rss size={15} aria-hidden="true" />
          <span className="btn__label">{t`Feed`}</span>
        </a>
      </p>
    </div>
  );
}
