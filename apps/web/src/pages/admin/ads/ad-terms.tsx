import { AD_KINDS, MAX_AD_WEIGHT } from '@deckframe/domain/site/ads/house-ad';
import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { isWeight, toMoment, type AdWords } from './ad-draft.ts';

type AdTermsProps = {
  draft: AdWords;
  isOrdered: boolean;
  set: (change: Partial<AdWords>) => void;
};

const DAY_LENGTH = 10;

/** To whom an ad shows, how often and when. */
export function AdTerms({ draft, isOrdered, set }: AdTermsProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const kinds = { announcement: t`Announcement`, event: t`Event`, deck: t`Deck` };
  return (
    <>
      <SelectField
        label={t`Kind`}
        value={draft.kind}
        options={AD_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChange={(event) =>
          set({ kind: AD_KINDS.find((kind) => kind === event.target.value) ?? draft.kind })
        }
      />
      <SelectField
        label={t`Game`}
        value={draft.game ?? ''}
        options={[
          { value: '', label: t`All games` },
          ...[...new Set([config.gameid, draft.game ?? config.gameid])].map((value) => ({
            value,
            label: value,
          })),
        ]}
        onChange={(event) => set({ game: event.target.value || null })}
      />
      <SelectField
        label={t`Language`}
        value={draft.language ?? ''}
        options={[
          { value: '', label: t`All languages` },
          { value: 'en', label: 'English' },
          { value: 'de', label: 'Deutsch' },
        ]}
        onChange={(event) =>
          set({
            language: (['en', 'de'] as const).find((one) => one === event.target.value) ?? null,
          })
        }
      />
      <TextField
        label={t`Weight`}
        type="number"
        min={1}
        max={MAX_AD_WEIGHT}
        required
        error={isWeight(draft.weight) ? null : t`A whole number from 1 to ${MAX_AD_WEIGHT}.`}
        value={draft.weight ?? ''}
        onChange={({ target }) =>
          set({ weight: target.value === '' ? null : Number(target.value) })
        }
      />
      <TextField
        label={t`First day (UTC)`}
        type="date"
        required
        value={draft.startsAt.slice(0, DAY_LENGTH)}
        onChange={(event) => event.target.value && set({ startsAt: toMoment(event.target.value) })}
      />
      <TextField
        label={t`Ends on (UTC)`}
        hint={t`Empty: it has no end.`}
        type="date"
        error={isOrdered ? null : t`It ends before it begins.`}
        value={draft.endsAt?.slice(0, DAY_LENGTH) ?? ''}
        onChange={(event) =>
          set({ endsAt: event.target.value === '' ? null : toMoment(event.target.value) })
        }
      />
    </>
  );
}
