import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ActivityKind } from '../../community/profile/activity/activity-api.ts';

const SKELETONS = 5;

/** Why the list is empty, by what was asked for. */
export function NothingYet({ username, kind }: { username: string; kind: ActivityKind }) {
  switch (kind) {
    case 'all':
      return <Trans>{username} has not published, commented on or rated anything yet.</Trans>;
    case 'decks':
      return <Trans>{username} has not published any decks yet.</Trans>;
    case 'comments':
      return <Trans>{username} has not commented on anything yet.</Trans>;
    case 'ratings':
      return <Trans>{username} has not rated any cards yet.</Trans>;
  }
}

/** As high as what comes. */
export function Waiting() {
  return (
    <div className="acts" aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
        <div key={at} className="act">
          <Skeleton width={44} height={60} />
          <span className="act__body">
            <Skeleton shape="line" width="58%" />
            <Skeleton shape="line" width="34%" />
          </span>
        </div>
      ))}
    </div>
  );
}
