import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { refusalText } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Deleted, a draft again, hidden by a moderator, of another game, or never there: all look alike. */
export function GoneSeries() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={refusalText('CUSTOM_SERIES_NOT_FOUND')}
      action={
        <Link to="/custom" className={buttonClassName({ variant: 'primary' })}>
          {t`All fan-made series`}
        </Link>
      }
    >
      {t`Its makers may have deleted it or made it a draft again, or it belongs to another game.`}
    </EmptyState>
  );
}
