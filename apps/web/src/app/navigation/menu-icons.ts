import type { ExternalLinks } from '@deckframe/domain/game-config';
import type { MenuIcon } from '@deckframe/domain/site/pages/menu-entries';
import {
  BadgeCheck,
  Bug,
  CalendarDays,
  ChartColumn,
  ChartPie,
  Clapperboard,
  Flag,
  Globe,
  Hammer,
  HeartHandshake,
  Layers,
  LayoutGrid,
  Medal,
  MessageCircle,
  Newspaper,
  Package,
  Paintbrush,
  Repeat2,
  ShieldCheck,
  Trophy,
  User,
  UserCog,
  type LucideIcon,
} from 'lucide-react';

/** Icons of page records in menus. */
export const MENU_ICONS: Readonly<Record<MenuIcon, LucideIcon>> = {
  'badge-check': BadgeCheck,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  'chart-pie': ChartPie,
  clapperboard: Clapperboard,
  flag: Flag,
  globe: Globe,
  hammer: Hammer,
  layers: Layers,
  'layout-grid': LayoutGrid,
  medal: Medal,
  newspaper: Newspaper,
  package: Package,
  paintbrush: Paintbrush,
  repeat: Repeat2,
  'shield-check': ShieldCheck,
  trophy: Trophy,
  user: User,
  'user-cog': UserCog,
};

/** Icons of external links. */
export const EXTERNAL_ICONS: Readonly<Record<keyof ExternalLinks, LucideIcon>> = {
  support: HeartHandshake,
  chat: MessageCircle,
  reportBug: Bug,
};
