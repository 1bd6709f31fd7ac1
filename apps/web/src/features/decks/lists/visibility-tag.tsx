import type { DeckVisibility } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { EyeOff, Globe, Lock, type LucideIcon } from 'lucide-react';
import { Tag } from '#ui/tag.tsx';

const ICONS: Readonly<Record<DeckVisibility, LucideIcon>> = {
  private: Lock,
  unlisted: EyeOff,
  public: Globe,
};

export function VisibilityTag({ visibility }: { visibility: DeckVisibility }) {
  const { t } = useLingui();
  const names: Record<DeckVisibility, string> = {
    private: t`Private`,
    unlisted: t`Unlisted`,
    public: t`Public`,
  };
  const Icon = ICONS[visibility];
  return <Tag icon={<Icon size={12} aria-hidden="true" />}>{names[visibility]}</Tag>;
}
