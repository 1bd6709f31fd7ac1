import { Trans, useLingui } from '@lingui/react/macro';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { errorText, pageDescription, pageTitle } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Progress } from '#ui/progress.tsx';
import { CardSheet } from './cards/card-sheet.tsx';
import { useCardSheet } from './cards/use-card-sheet.ts';
import './cards-page.css';

/** Every card of the game, to read, change, publish and hide. */
export function CardsPage() {
  const { t } = useLingui();
  const load = useCardSheet();
  if (load.phase === 'ready') {
    return (
      <AdminFrame>
        <CardSheet open={load.open} />
        <div className="cards-narrow">
          <PageHeading title={pageTitle('adminCards')} lead={pageDescription('adminCards')} />
          <EmptyState level={2} title={t`This needs a wider window`}>
            <Trans>The table of cards is for screens from 768 px on.</Trans>
          </EmptyState>
        </div>
      </AdminFrame>
    );
  }
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('adminCards')} lead={pageDescription('adminCards')} />
      {load.phase === 'failed' ? (
        <ErrorState
          level={2}
          title={t`The cards did not load`}
          message={errorText(load.error)}
          retryLabel={t`Try again`}
          onRetry={load.retry}
        />
      ) : (
        <div className="cards-loading" aria-busy="true">
          <Progress label={t`Cards are being read`} value={Math.round(load.share * 100)} />
        </div>
      )}
    </AdminFrame>
  );
}
