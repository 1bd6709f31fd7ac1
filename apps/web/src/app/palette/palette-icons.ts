import type { PAGES } from '@deckframe/domain/site/pages/pages';
import {
  Activity,
  FileText,
  Hash,
  House,
  Layers,
  Paintbrush,
  LayoutGrid,
  Repeat2,
  ScrollText,
  Settings,
  Star,
  ToggleRight,
  Users,
  type LucideIcon,
} from 'lucide-react';

type PaletteIcon = Extract<(typeof PAGES)[number], { readonly palette: true }>['icon'];

/** The icons that the records of pages name, as far as the palette alone shows them. */
export const PALETTE_ICONS: Readonly<Record<PaletteIcon, LucideIcon>> = {
  activity: Activity,
  house: House,
  users: Users,
  settings: Settings,
  'file-text': FileText,
  'layout-grid': LayoutGrid,
  star: Star,
  repeat: Repeat2,
  'scroll-text': ScrollText,
  toggle: ToggleRight,
  hash: Hash,
  layers: Layers,
  paintbrush: Paintbrush,
};
