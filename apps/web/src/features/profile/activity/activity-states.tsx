import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ActivityKind } from './activity-api.ts';

const SKELETONS = 5;

/** Why the list is empty, by what was asked for. */
export function NothingYet({ username, kind }: { username: string; kind: ActivityKind }) {
  switch (kind) {
    case 'all':
      return <Trans>{username} has published, said and rated nothing.</Trans>;
    case 'decks':
      return <Trans>{username} has published no decks.</Trans>;
    case 'comments':
      return <Trans>{username} has commented on nothing.</Trans>;
    case 'ratings':
      return <Trans>{username} has rated no cards.</Trans>;
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
