import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/field.tsx';
import type { DraftFieldsProps } from './audience-fields.tsx';
import type { EventDraft } from '../../../features/rewards/campaigns/event-draft.ts';
import { RewardFields } from '../../../features/rewards/campaigns/reward-fields.tsx';

const CODE_MAX = 60;

/** What it gives, what it asks for first, and how many get it. */
export function ClaimFields({ draft, onChange }: DraftFieldsProps) {
  const { t } = useLingui();
  const { requirements } = draft;
  const need = (change: Partial<EventDraft['requirements']>) =>
    onChange({ requirements: { ...requirements, ...change } });
  const count = { type: 'number', min: 1, placeholder: t`None` } as const;
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
            placeholder={t`None`}
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
