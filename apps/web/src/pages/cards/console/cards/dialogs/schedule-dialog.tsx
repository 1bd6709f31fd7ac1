import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SCHEDULES } from '../cards-api.ts';

/** Schedules publishing or hiding cards, and lists scheduled changes. */
export function ScheduleDialog({ cardnos, busy, onSchedule, onClose }: ScheduleDialogProps) {
  const { t } = useLingui();
  const [act, setAct] = useState<'publish' | 'hide'>('publish');
  const [when, setWhen] = useState('');
  const [isPast, setPast] = useState(false);
  const moment = when === '' ? null : new Date(when);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closeLabel={t`Close`}
      title={t`Schedule`}
      description={
        <Plural value={cardnos.length} one="# card is chosen." other="# cards are chosen." />
      }
      footer={
        <Button
          variant="primary"
          busy={busy}
          disabled={moment === null || isPast || cardnos.length === 0}
          onClick={() => moment && onSchedule(act === 'publish', moment.toISOString())}
        >
          <Trans>Schedule</Trans>
        </Button>
      }
    >
      <div className="review">
        <Segmented
          label={t`What to do`}
          value={act}
          onChange={setAct}
          options={[
            { value: 'publish', label: t`Publish` },
            { value: 'hide', label: t`Hide` },
          ]}
        />
        <TextField
          label={t`When (your time)`}
          type="datetime-local"
          value={when}
          error={isPast ? t`Choose a time to come` : undefined}
          onChange={(event) => {
            setWhen(event.target.value);
            setPast(new Date(event.target.value).getTime() <= Date.now());
          }}
        />
        <ScheduleList />
      </div>
    </Dialog>
  );
}

type ScheduleDialogProps = {
  cardnos: readonly string[];
  busy: boolean;
  onSchedule: (published: boolean, at: string) => void;
  onClose: () => void;
};

function ScheduleList() {
  const { i18n, t } = useLingui();
  const { gameid: game } = useGameConfig();
  const schedules = useQuery(apiQuery(SCHEDULES, { params: { game } }));
  const cancel = useApiWrite('DELETE /api/admin/games/:game/card-schedules/:scheduleId', {
    settled: () => void schedules.refetch(),
  });
  const open = schedules.data?.schedules ?? [];
  return (
    <section>
      <h3 className="schedules__title">
        <Trans>To come</Trans>
      </h3>
      {open.length === 0 && (
        <p className="schedules__none">
          <Trans>Nothing is scheduled.</Trans>
        </p>
      )}
      <ul className="schedules">
        {open.map(({ id, at, published, cardnos, by }) => {
          const date = i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <li key={id}>
              <span>
                <b>{published ? t`Publish` : t`Hide`}</b>{' '}
                <Plural value={cardnos.length} one="# card" other="# cards" /> · {date}
                {by !== null && ` · ${by}`}
              </span>
              <Button
                size="sm"
                busy={cancel.isPending}
                onClick={() => cancel.mutate({ params: { game, scheduleId: id } })}
              >
                <Trans>Cancel</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
