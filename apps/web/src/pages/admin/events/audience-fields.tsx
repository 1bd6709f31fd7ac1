import { GRANTABLE_ROLES } from '@deckframe/domain/accounts/access/roles';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { useGamesQuery } from '#lib/games-query.ts';
import { errorText } from '#lib/message-text.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { toAudience, type EventDraft } from '../../../features/rewards/campaigns/event-draft.ts';
import { reachQuery } from '../../../features/rewards/campaigns/campaigns-api.ts';

export type DraftFieldsProps = {
  draft: EventDraft;
  onChange: (change: Partial<EventDraft>) => void;
};

/** Whom it reaches, and how many they are at the moment. */
export function AudienceFields({ draft, onChange }: DraftFieldsProps) {
  const { t } = useLingui();
  const { data: games = [] } = useQuery(useGamesQuery());
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
  const { api } = useAppServices();
  const { data, isError, error, isPlaceholderData } = useQuery({
    ...reachQuery(api, toAudience(draft)),
    placeholderData: keepPreviousData,
  });
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
