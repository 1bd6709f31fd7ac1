import { CLAIMABLE_ROLES } from '@deckframe/domain/accounts/access/roles';
import { COSMETIC_LOOKS } from '@deckframe/domain/community/profile/cosmetic-looks';
import { useLingui } from '@lingui/react/macro';
import { cosmeticName } from '#lib/message-text.ts';
import { Chip } from '#ui/chip.tsx';
import { SelectField } from '#ui/field.tsx';
import { splitGift, type Reward } from './event-draft.ts';

const GIFTS_MAX = 10;

export type RewardFieldsProps = { reward: Reward; onChange: (reward: Reward) => void };

/** The reward of a claim: banner, role and cosmetics. */
export function RewardFields({ reward, onChange }: RewardFieldsProps) {
  const { t } = useLingui();
  const kinds: Record<string, string> = {
    background: t`Background`,
    badge: t`Badge`,
    nameplate: t`Nameplate`,
    title: t`Title`,
  };
  const banners = COSMETIC_LOOKS.filter(({ kind }) => kind === 'banner');
  const others = COSMETIC_LOOKS.filter(
    ({ kind, key }) => kind !== 'banner' && !reward.gifts.includes(`${kind}:${key}`),
  );
  return (
    <div className="event-form__pair">
      <SelectField
        label={t`Banner`}
        value={reward.banner}
        onChange={(event) => onChange({ ...reward, banner: event.target.value })}
        options={[
          { value: '', label: t({ message: 'None', context: 'item' }) },
          ...banners.map((look) => ({ value: look.key, label: cosmeticName(look) })),
        ]}
      />
      <SelectField
        label={t`Role`}
        value={reward.role}
        onChange={(event) => onChange({ ...reward, role: event.target.value })}
        options={[
          { value: '', label: t({ message: 'None', context: 'item' }) },
          ...CLAIMABLE_ROLES.map((role) => ({ value: role, label: role })),
        ]}
      />
      <div className="event-form__wide">
        <SelectField
          label={t`More to wear`}
          value=""
          disabled={reward.gifts.length >= GIFTS_MAX}
          onChange={(event) =>
            onChange({ ...reward, gifts: [...reward.gifts, event.target.value] })
          }
          options={[
            { value: '', label: t`Add…` },
            ...others.map((look) => ({
              value: `${look.kind}:${look.key}`,
              label: `${kinds[look.kind]}: ${cosmeticName(look)}`,
            })),
          ]}
        />
        {reward.gifts.length > 0 && (
          <div className="event-form__gifts">
            {reward.gifts.map((gift) => {
              const look = splitGift(gift);
              const name = cosmeticName(look);
              return (
                <Chip
                  key={gift}
                  name={kinds[look.kind]}
                  removeLabel={t`Remove ${name}`}
                  onRemove={() =>
                    onChange({ ...reward, gifts: reward.gifts.filter((one) => one !== gift) })
                  }
                >
                  {name}
                </Chip>
              );
            })}
          </div>
        )}
      </div>
    </div>
  );
}
