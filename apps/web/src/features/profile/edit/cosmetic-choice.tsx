import {
  isUnlocked,
  listCosmetics,
  type Cosmetic,
  type CosmeticFacts,
  type CosmeticKind,
  type Unlock,
} from '@deckframe/domain/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cosmeticName } from '#lib/message-text.ts';

export interface CosmeticChoiceProps {
  kind: CosmeticKind;
  label: string;
  value: string | null;
  facts: CosmeticFacts;
  /** What the item looks like; null is the choice of none. */
  renderItem: (item: Cosmetic | null) => ReactNode;
  onChange: (key: string | null) => void;
}

/** One of the items one owns; the others say how they are earned (PROF-05). */
export function CosmeticChoice(props: CosmeticChoiceProps) {
  const { t } = useLingui();
  const { kind, label, value, facts, renderItem, onChange } = props;
  const name = useId();
  const items = listCosmetics(kind);
  const owned = items.filter((item) => isUnlocked(item, facts)).length;
  const all = items.length;
  const isNone = value === null || !items.some((item) => item.key === value);
  return (
    <fieldset className="pf-choice" data-kind={kind}>
      <legend className="pf-label">
        {label} <span className="pf-choice__count">{t`${owned} of ${all} unlocked`}</span>
      </legend>
      <div className="pf-choice__grid">
        <label className="pf-tile">
          <input
            className="pf-tile__input"
            type="radio"
            name={name}
            checked={isNone}
            onChange={() => onChange(null)}
          />
          <span className="pf-tile__face">{renderItem(null)}</span>
          <span className="pf-tile__name">{kind === 'badge' ? t`None` : t`Standard`}</span>
        </label>
        {items.map((item) => (
          <ItemTile
            key={item.key}
            item={item}
            group={name}
            checked={value === item.key}
            isOwned={isUnlocked(item, facts)}
            onChange={() => onChange(item.key)}
          >
            {renderItem(item)}
          </ItemTile>
        ))}
      </div>
    </fieldset>
  );
}

interface ItemTileProps {
  item: Cosmetic;
  group: string;
  checked: boolean;
  isOwned: boolean;
  onChange: () => void;
  children: ReactNode;
}

function ItemTile({ item, group, checked, isOwned, onChange, children }: ItemTileProps) {
  const reason = useUnlockWords()(item.unlock);
  return (
    <label className="pf-tile" data-locked={isOwned ? undefined : ''}>
      <input
        className="pf-tile__input"
        type="radio"
        name={group}
        checked={checked}
        disabled={!isOwned}
        onChange={onChange}
      />
      <span className="pf-tile__face">{children}</span>
      <span className="pf-tile__name">
        {cosmeticName(item)}
        {!isOwned && (
          <span className="pf-tile__lock">
            <Lock size={11} aria-hidden="true" /> {reason}
          </span>
        )}
      </span>
    </label>
  );
}

function useUnlockWords(): (unlock: Unlock) => string {
  const { t } = useLingui();
  return (unlock) => {
    switch (unlock.by) {
      case 'level': {
        const { level } = unlock;
        return t`Level ${level}`;
      }
      case 'link':
        return t`Add your link`;
      case 'administrator':
        return t`Administrators`;
      default:
        return t`From events`;
    }
  };
}
