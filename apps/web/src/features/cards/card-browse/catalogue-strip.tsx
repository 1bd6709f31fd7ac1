import { useLingui } from '@lingui/react/macro';
import { catalogueText, webText } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CardBrowse } from './use-card-browse.ts';
import './catalogue-strip.css';

const SKELETONS = 12;

export function CatalogueStrip({ browse }: { browse: CardBrowse }) {
  const { catalogue, found } = browse;
  const { t } = useLingui();
  const { phase, progress, isOffline, message } = catalogue;
  const text = message && catalogueText(message.code, message.params);
  const percent = Math.round(progress);
  if (phase === 'failed') {
    return (
      <ErrorState
        level={2}
        title={t`The cards did not load`}
        message={webText('cardsFailed', { message: text ?? '' })}
        onRetry={catalogue.retry}
      />
    );
  }
  if (phase === 'loading') {
    return (
      <div className="cards-loading" aria-busy="true">
        <Progress label={t`Loading cards`} value={percent} valueLabel={`${percent}%`} />
        <div className="cards-loading__tiles">
          {Array.from({ length: SKELETONS }, (_, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
            <Skeleton key={at} shape="card" />
          ))}
        </div>
      </div>
    );
  }
  return (
    <>
      {isOffline && (
        <div className="cards-offline">
          <Notice tone="offline" title={t`You are offline.`}>
            {t`The cards on this device are available.`}
          </Notice>
        </div>
      )}
      {text && !isOffline && <Notice tone="warn" title={text} />}
      {found.hasFailed && (
        <Notice tone="danger" title={webText('filterError')}>
          {webText('filterAfterLoadFailed')}
        </Notice>
      )}
      {found.isPatternTooSlow && (
        <Notice tone="warn" title={t`The pattern takes too long.`}>
          {t`Make it simpler. You are seeing the previous results.`}
        </Notice>
      )}
    </>
  );
}
