import { CODE_MIN } from '@deckframe/domain/rewards/mailbox/mailbox';
import { GRANTABLE_ROLES } from '@deckframe/domain/accounts/access/roles';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { gamesQuery } from '#lib/games-query.ts';
import { errorText } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextField, SelectField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { EVENTS, type EventSummary } from '../../../../features/rewards/campaigns/campaigns-api.ts';
import {
  isComplete,
  toBody,
  toAudience,
  type EventDraft,
} from '../../../../features/rewards/campaigns/event-draft.ts';
import { LetterFields } from '../../../../features/rewards/campaigns/letter-fields.tsx';
import { AUDIT } from '../../../../features/staff/users-api.ts';
import { RewardFields } from '../../../../features/rewards/campaigns/reward-fields.tsx';
import { EventPreview } from './event-preview.tsx';
import { useEventWords } from './use-event-words.ts';

type DraftFieldsProps = {
  draft: EventDraft;
  onChange: (change: Partial<EventDraft>) => void;
};

/** The audience, and its current size. */
function AudienceFields({ draft, onChange }: DraftFieldsProps) {
  const { t } = useLingui();
  const { data: games = [] } = useQuery(gamesQuery());
  const { audience } = draft;
  const set = (change: Partial<EventDraft['audience']>) =>
    onChange({ audience: { ...audience, ...change } });
  return (
    <fieldset className="event-form__group">
      <legend>
        <Trans>Who gets it</Trans>
      </legend>
      <div className="event-form__three">
        <SelectField
          label={t`With the role`}
          value={audience.role}
          onChange={(event) => set({ role: event.target.value })}
          options={[
            { value: '', label: t`Everyone` },
            ...GRANTABLE_ROLES.map((role) => ({ value: role, label: role })),
          ]}
        />
        <TextField
          type="number"
          label={t`From level`}
          placeholder={t`Any`}
          min={1}
          value={audience.level}
          onChange={(event) => set({ level: event.target.value })}
        />
        <SelectField
          label={t`Who plays`}
          value={audience.game}
          onChange={(event) => set({ game: event.target.value })}
          options={[
            { value: '', label: t`Any game` },
            ...games.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <Reach draft={draft} />
    </fieldset>
  );
}

function Reach({ draft }: { draft: EventDraft }) {
  const { i18n, t } = useLingui();
  const { data, isError, error, isPlaceholderData } = useQuery(
    apiQuery(
      'GET /api/admin/events/reach',
      { query: { audience: JSON.stringify(toAudience(draft)) } },
      { placeholderData: keepPreviousData },
    ),
  );
  const about = i18n.number(data?.members ?? 0);
  return (
    <p className="event-form__reach" role="status" aria-busy={isPlaceholderData}>
      {isError && errorText(error)}
      {data?.isEstimate === true && t`About ${about} members today`}
      {data?.isEstimate === false && (
        <Plural value={data.members} one="# member today" other="# members today" />
      )}
    </p>
  );
}

const CODE_MAX = 60;

/** Reward, requirements and limit. */
function ClaimFields({ draft, onChange }: DraftFieldsProps) {
  const { t } = useLingui();
  const { requirements } = draft;
  const need = (change: Partial<EventDraft['requirements']>) =>
    onChange({ requirements: { ...requirements, ...change } });
  const count = {
    type: 'number',
    min: 1,
    placeholder: t({ message: 'None', context: 'item' }),
  } as const;
  return (
    <>
      <fieldset className="event-form__group">
        <legend>
          <Trans>Gift</Trans>
        </legend>
        <RewardFields reward={draft.reward} onChange={(reward) => onChange({ reward })} />
      </fieldset>
      <fieldset className="event-form__group">
        <legend>
          <Trans>To claim it, a member needs</Trans>
        </legend>
        <div className="event-form__three">
          <TextField
            {...count}
            label={t`Level`}
            value={requirements.level}
            onChange={(event) => need({ level: event.target.value })}
          />
          <TextField
            {...count}
            label={t`Rated cards`}
            value={requirements.ratings}
            onChange={(event) => need({ ratings: event.target.value })}
          />
          <TextField
            {...count}
            label={t`Public decks`}
            value={requirements.publicDecks}
            onChange={(event) => need({ publicDecks: event.target.value })}
          />
        </div>
        <div className="event-form__pair">
          <TextField
            label={t`Secret code`}
            placeholder={t({ message: 'None', context: 'item' })}
            minLength={CODE_MIN}
            maxLength={CODE_MAX}
            autoComplete="off"
            value={draft.code}
            onChange={(event) => onChange({ code: event.target.value })}
          />
          <TextField
            type="number"
            min={1}
            label={t`How many can claim it`}
            placeholder={t`Everyone`}
            value={draft.claimLimit}
            onChange={(event) => onChange({ claimLimit: event.target.value })}
          />
        </div>
      </fieldset>
    </>
  );
}

export type NewEventProps = {
  start: EventDraft;
  now: number;
  onMade: (event: EventSummary) => void;
  onClose: () => void;
};

/** Form with live preview. */
export function NewEvent({ start, now, onMade, onClose }: NewEventProps) {
  const { t } = useLingui();
  const { kinds } = useEventWords();
  const [draft, setDraft] = useState(start);
  const change = (part: Partial<EventDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending } = useApiWrite('POST /api/admin/events', {
    invalidates: [EVENTS, AUDIT],
    done: (made) => {
      toasts.show({
        kind: 'success',
        title: made.state === 'scheduled' ? t`Scheduled.` : t`It is running.`,
      });
      onMade(made);
    },
  });
  return (
    <div className="event-new">
      <Panel heading={t`New event`}>
        <form
          className="event-form"
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ body: toBody(draft) });
          }}
        >
          <Segmented
            label={t`Kind`}
            value={draft.type}
            onChange={(type) => change({ type })}
            options={(['event', 'notification', 'receivedItem'] as const).map((value) => ({
              value,
              label: kinds[value],
            }))}
          />
          <LetterFields letter={draft} onChange={change} />
          <div className="event-form__pair">
            <TextField
              type="datetime-local"
              label={t`From`}
              hint={t`Empty: at once.`}
              value={draft.from}
              onChange={(event) => change({ from: event.target.value })}
            />
            <TextField
              type="datetime-local"
              label={t`Until`}
              required
              value={draft.until}
              onChange={(event) => change({ until: event.target.value })}
            />
          </div>
          <AudienceFields draft={draft} onChange={change} />
          {draft.type !== 'notification' && <ClaimFields draft={draft} onChange={change} />}
          <div className="event-form__acts">
            <Button type="submit" variant="primary" busy={isPending} disabled={!isComplete(draft)}>
              {draft.from === '' ? t`Start now` : t`Schedule`}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      </Panel>
      <EventPreview draft={draft} now={now} />
    </div>
  );
}
