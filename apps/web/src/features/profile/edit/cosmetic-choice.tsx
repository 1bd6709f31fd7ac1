import {
  isUnlocked,
  type Cosmetic,
  type CosmeticFacts,
  type CosmeticKind,
} from '@deckframe/domain/community/profile/cosmetics';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { cosmeticsQuery } from '#lib/member/cosmetics-query.ts';
import { cosmeticName } from '#lib/message-text.ts';
import { useEarnWords } from '../../community/profile/earn-words.ts';

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
  const { api } = useAppServices();
  const { data } = useQuery(cosmeticsQuery(api));
  const items = data?.cosmetics.filter((item) => item.kind === kind) ?? [];
  const owned = items.filter((item) => isUnlocked(item, facts)).length;
  const all = items.length;
  const isNone =
    value === null || (data !== undefined && !items.some((item) => item.key === value));
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
  const reason = useEarnWords()(item.unlock);
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
