import type { TournamentView } from '@deckframe/domain/tournament/event';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Asked } from './events/api.ts';
import { useAskedWords } from './events/no-events.tsx';

type NoEventsProps = { view: TournamentView; asked: Asked; onChange: (asked: Asked) => void };

/** Names what hides events, each with a way out, and one out of all. */
export function NoEvents({ view, asked, onChange }: NoEventsProps) {
  const { t } = useLingui();
  const parts = useAskedWords(asked);
  if (parts.length === 0) {
    return (
      <EmptyState
        level={2}
        title={view === 'results' ? t`No results yet` : t`Nothing announced yet`}
      >
        {view === 'results'
          ? t`Finished tournaments are listed here.`
          : t`You can create the first event yourself.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title={t`Nothing fits this search`}
      action={
        <>
          {parts.map(({ name, value, without }) => (
            <Chip
              key={name}
              name={name}
              removeLabel={t`Search without: ${name}`}
              onRemove={() => onChange(without)}
            >
              {value}
            </Chip>
          ))}
          <Button size="sm" variant="primary" onClick={() => onChange({})}>
            {t`Show all`}
          </Button>
        </>
      }
    >
      <Trans>Events are hidden by:</Trans> {parts.map(({ name }) => name).join(', ')}.
    </EmptyState>
  );
}
