import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { KitRow, KitSection } from '../site/kit/kit-section.tsx';

export function EmptySection() {
  return (
    <KitSection title="Empty">
      <EmptyState title="No cards match" action={<Button size="sm">Remove Blocker</Button>}>
        Remove one filter: Keyword Blocker hides 24 cards.
      </EmptyState>
    </KitSection>
  );
}

export function ErrorSection() {
  return (
    <KitSection title="Error">
      <ErrorState
        title="Card of the day did not load"
        message="Failed to fetch: 503 UNAVAILABLE"
        reference="Request 01JC3R8T2Q"
        retryLabel="Retry"
        onRetry={() => undefined}
      />
    </KitSection>
  );
}

export function NoticeSection() {
  return (
    <KitSection title="Notices and progress">
      <div className="kit__stack">
        <Notice tone="offline" title="You are offline.">
          63 cards and 2 drafts are available.
        </Notice>
        <Notice
          tone="danger"
          title="Failed to load deck."
          action={<Button size="sm">Retry</Button>}
        >
          Check the link or try again.
        </Notice>
        <Notice tone="warn">This deck uses a custom series and contains fan-made content.</Notice>
        <Notice
          tone="info"
          title="A new version is ready."
          action={<Button size="sm">Reload</Button>}
        />
        <Progress label="Loading cards" value={90} valueLabel="90%" />
        <Progress label="Waiting for the server" />
        <KitRow label="Spinner">
          <Spinner />
          <Spinner size={28} />
        </KitRow>
      </div>
    </KitSection>
  );
}

const TILES = ['a', 'b', 'c', 'd'];

export function LoadingSection() {
  return (
    <KitSection title="Loading">
      <div className="kit__tiles" aria-busy="true">
        {TILES.map((tile) => (
          <div key={tile} className="kit__stack">
            <Skeleton shape="card" />
            <Skeleton shape="line" width="70%" />
          </div>
        ))}
      </div>
    </KitSection>
  );
}
