/** The data a face is drawn from: a card that was read through its game's mapping. */
import type { PaletteId } from './palettes.ts';

/** Frame families, named by their look. */
export const FACE_STYLES = ['sortie', 'voyage', 'spark', 'union'] as const;
export type FaceStyle = (typeof FACE_STYLES)[number];

/** What a card is in play. Each style has its own motifs for each role. */
export const FACE_ROLES = [
  'leader',
  'fighter',
  'partner',
  'action',
  'place',
  'item',
  'resource',
] as const;
export type FaceRole = (typeof FACE_ROLES)[number];

export const FACE_TIERS = ['common', 'uncommon', 'rare', 'legend', 'promo'] as const;
export type FaceTier = (typeof FACE_TIERS)[number];

export const FACE_FINISHES = ['standard', 'foil', 'blueprint', 'sunburst', 'noir'] as const;
export type FaceFinish = (typeof FACE_FINISHES)[number];

/** Subjects that a card can request instead of the usual one of its role. */
export const FACE_MOTIFS = [
  'machine',
  'ship',
  'sailor',
  'duelist',
  'scholar',
  'creature',
  'beast',
  'fox',
  'bear',
  'hare',
  'stag',
  'ram',
  'avian',
  'serpent',
  'shell',
  'sprite',
  'moth',
  'ray',
] as const;
export type FaceMotif = (typeof FACE_MOTIFS)[number];

export type FaceAttack = {
  name: string;
  cost: readonly PaletteId[];
  damage: string;
  text: string;
};

/** Numbers and short texts that a frame may show. The style decides which ones. */
export type FaceValues = {
  cost: string;
  level: string;
  attack: string;
  health: string;
  power: string;
  counter: string;
  life: string;
  energy: string;
  actions: string;
  generated: string;
  retreat: string;
  weakness: string;
  stage: string;
  attribute: string;
  trigger: string;
};
export type FaceValue = keyof FaceValues;

export type FaceCard = {
  style: FaceStyle;
  accent: string;
  number: string;
  /** The same for all printings of a card, so that an alternate shows the same subject. */
  subject: string;
  name: string;
  colors: readonly [PaletteId, ...PaletteId[]];
  role: FaceRole;
  motif: FaceMotif | null;
  typeLabel: string;
  rarity: string;
  tier: FaceTier;
  finish: FaceFinish;
  traits: readonly string[];
  text: string;
  triggerText: string;
  link: string;
  set: string;
  values: FaceValues;
  weaknessColor: PaletteId | null;
  attacks: readonly FaceAttack[];
  ability: { mark: string; name: string; text: string } | null;
};
