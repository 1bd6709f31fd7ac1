import type { PAGES } from '@deckframe/domain/pages/pages';
import {
  FileText,
  House,
  Repeat2,
  ScrollText,
  Settings,
  Star,
  Users,
  type LucideIcon,
} from 'lucide-react';

type PaletteIcon = Extract<(typeof PAGES)[number], { readonly palette: true }>['icon'];

/** The icons that the records of pages name, as far as the palette alone shows them. */
export const PALETTE_ICONS: Readonly<Record<PaletteIcon, LucideIcon>> = {
  house: House,
  users: Users,
  settings: Settings,
  'file-text': FileText,
  star: Star,
  repeat: Repeat2,
  'scroll-text': ScrollText,
};
