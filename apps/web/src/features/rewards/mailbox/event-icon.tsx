import { toEventIcon, type EventIcon as IconKey } from '@deckframe/domain/rewards/mailbox/mailbox';
import { CalendarDays, Gift, Megaphone, Sparkles, Star, Trophy } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const ICONS: Record<IconKey, LucideIcon> = {
  calendar: CalendarDays,
  gift: Gift,
  megaphone: Megaphone,
  sparkles: Sparkles,
  star: Star,
  trophy: Trophy,
};

export type EventIconProps = {
  icon: string | null;
  /** Fallback if the campaign has no icon. */
  otherwise?: LucideIcon;
};

/** The icon of a campaign. */
export function EventIcon({ icon, otherwise }: EventIconProps) {
  const key = toEventIcon(icon);
  const Icon = key === null ? otherwise : ICONS[key];
  return Icon && <Icon size={16} data-icon={key ?? undefined} aria-hidden="true" />;
}
