import {
  mayBecome,
  TOURNAMENT_STATES,
  type TournamentState,
} from '@deckframe/domain/tournaments/states';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { useStateWords } from '#features/tournaments/events/use-tournament-words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { useEventWrite } from './tournaments/use-event-write.ts';

/** From one state to the next, and the same event again in the weeks after. */
export function StatePanel({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const words = useStateWords();
  const [weeks, setWeeks] = useState(1);
  const change = useEventWrite(event.id, (writes, status: TournamentState, key) =>
    writes.setState(status, key),
  );
  const copy = useEventWrite(event.id, (writes, count: number, key) => writes.copy(count, key));
  const acts: Readonly<Record<TournamentState, string>> = {
    draft: t`Back to draft`,
    announced: t`Announce`,
    open: t`Open registration`,
    running: t`Start`,
    finished: t`Finish`,
    cancelled: t`Cancel the event`,
  };
  // Starting and finishing are the desk's.
  const next = TOURNAMENT_STATES.filter((status) => mayBecome(event.status, status)).filter(
    (status) => status !== 'running' && status !== 'finished',
  );
  const placeOf = (status: TournamentState) => TOURNAMENT_STATES.indexOf(status);
  const isAhead = (status: TournamentState) => placeOf(status) > placeOf(event.status);
  return (
    <Panel heading={t`State`} aside={<Tag>{words[event.status]}</Tag>}>
      <div className="tournaments__acts">
        {next.map((status) => (
          <Button
            key={status}
            variant={status === 'cancelled' ? 'danger' : isAhead(status) ? 'primary' : 'ghost'}
            busy={change.isPending && change.variables === status}
            onClick={() => change.mutate(status)}
          >
            {acts[status]}
          </Button>
        ))}
      </div>
      <form
        className="tournaments__line"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          copy.mutate(weeks);
        }}
      >
        <TextField
          label={t`Weekly copies`}
          type="number"
          min={1}
          max={12}
          hint={t`Drafts at the same time of day, a week apart.`}
          value={weeks}
          onChange={(changed) => setWeeks(changed.target.valueAsNumber || 1)}
        />
        <Button type="submit" busy={copy.isPending}>
          {t`Copy`}
        </Button>
      </form>
    </Panel>
  );
}
