import { Trans, useLingui } from '@lingui/react/macro';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { ApiError } from '#lib/api-error.ts';
import { errorText, pageDescription, pageTitle } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Progress } from '#ui/progress.tsx';
import { CardSheet } from './cards/card-sheet.tsx';
import { useCardSheet } from './cards/use-card-sheet.ts';
import './cards-page.css';

/** Names the missing database columns and the command that adds them. */
function ColumnRepair({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.code !== 'CARD_COLUMN_MISSING') return null;
  const { command, errors } = error.body as { command: string; errors: { message: string }[] };
  return (
    <>
      {errors.slice(1).map(({ message }) => (
        <span key={message}>{message} </span>
      ))}
      <Trans>
        This command adds what is missing: <code>{command}</code>
      </Trans>
    </>
  );
}

/** The card table: view, edit, publish and hide all cards of the game. */
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
          reference={<ColumnRepair error={load.error} />}
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
