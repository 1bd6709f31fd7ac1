import type { DeckVisibility } from '@deckframe/domain/decks/deck/deck-document';
import { useLingui } from '@lingui/react/macro';
import { EyeOff, Globe, Lock, type LucideIcon } from 'lucide-react';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { Menu } from '#ui/menu.tsx';

const ICONS: Readonly<Record<DeckVisibility, LucideIcon>> = {
  private: Lock,
  unlisted: EyeOff,
  public: Globe,
};

export type VisibilityMenuProps = { visibility: DeckVisibility; canEdit: boolean };

/** Who can see the deck once it is saved. */
export function VisibilityMenu({ visibility, canEdit }: VisibilityMenuProps) {
  const { t } = useLingui();
  const session = useDeckSession();
  const names: Record<DeckVisibility, string> = {
    private: t`Private`,
    unlisted: t`Unlisted`,
    public: t`Public`,
  };
  const hints: Record<DeckVisibility, string> = {
    private: t`Private: only you`,
    unlisted: t`Unlisted: anyone with the link`,
    public: t`Public: everyone`,
  };
  const Icon = ICONS[visibility];
  const face = (
    <>
      <Icon size={13} aria-hidden="true" />
      {names[visibility]}
    </>
  );
  if (!canEdit) return <span className="deck-head__choice">{face}</span>;
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="deck-head__choice"
          aria-label={t`Visibility: ${names[visibility]}`}
        >
          {face}
        </button>
      }
      items={(['private', 'unlisted', 'public'] as const).map((id) => {
        const ItemIcon = ICONS[id];
        return {
          id,
          label: hints[id],
          icon: <ItemIcon size={15} />,
          onSelect: () => session.change((document) => ({ ...document, visibility: id })),
        };
      })}
    />
  );
}
