/** Maps a game's columns to the data of a face. The mapping comes from the game's configuration. */
import { FACE_MOTIFS } from './face-card.ts';
import type {
  FaceAttack,
  FaceCard,
  FaceFinish,
  FaceMotif,
  FaceRole,
  FaceStyle,
  FaceTier,
  FaceValue,
  FaceValues,
} from './face-card.ts';
import { isPaletteId, type PaletteId } from './palettes.ts';

type TextColumn =
  | 'number'
  | 'subject'
  | 'name'
  | 'color'
  | 'type'
  | 'rarity'
  | 'traits'
  | 'text'
  | 'triggerText'
  | 'link'
  | 'set'
  | 'attacks'
  | 'ability'
  | 'main'
  | 'motif';
export type FaceColumn = TextColumn | FaceValue;

export type FaceMapping = {
  style: FaceStyle;
  accent: string;
  columns: Partial<Record<FaceColumn, string>>;
  /** Separates several colours or traits in one column. */
  delimiter: string;
  /** The first of these columns with a value listed in `roles` decides the role. */
  roleColumns: readonly string[];
  roles: Readonly<Record<string, FaceRole>>;
  /** Traits that replace the usual subject of the role. */
  motifs?: Readonly<Record<string, FaceMotif>>;
  /** Endings of names that decide the subject. */
  motifEndings?: Readonly<Record<string, FaceMotif>>;
  /** Display texts for stored types, stages and triggers. */
  labels?: Readonly<Record<string, string>>;
  rarities: Readonly<Record<string, { tier: FaceTier; finish?: FaceFinish }>>;
  /** Finish of an alternate whose rarity has none. */
  alternates?: Partial<Record<FaceTier, FaceFinish>>;
  /** Maps colour values to palettes where the names differ. */
  colors?: Readonly<Record<string, PaletteId>>;
};

export type CardRow = Readonly<Record<string, unknown>>;

const VALUES = [
  'cost',
  'level',
  'attack',
  'health',
  'power',
  'counter',
  'life',
  'energy',
  'actions',
  'generated',
  'retreat',
  'weakness',
  'stage',
  'attribute',
  'trigger',
] as const satisfies readonly FaceValue[];

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
};

const isRecord = (value: unknown): value is CardRow => typeof value === 'object' && value !== null;

function parseStructured(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const split = (value: string, delimiter: string): string[] =>
  value
    .split(delimiter)
    .map((part) => part.trim())
    .filter(Boolean);

type Reader = {
  mapping: FaceMapping;
  read: (column: FaceColumn) => string;
  raw: (column: FaceColumn) => unknown;
};

const paletteOf = ({ colors }: FaceMapping, value: string): PaletteId | undefined =>
  colors?.[value] ?? (isPaletteId(value) ? value : undefined);

function readColors({ mapping, read }: Reader): [PaletteId, ...PaletteId[]] {
  const known = split(read('color'), mapping.delimiter)
    .map((value) => paletteOf(mapping, value))
    .filter((palette) => palette !== undefined);
  const [first = 'Neutral', ...others] = known;
  return [first, ...others];
}

function readAttack(mapping: FaceMapping, value: unknown): FaceAttack[] {
  if (!isRecord(value)) return [];
  const cost = Array.isArray(value['cost'])
    ? value['cost'].map(asText)
    : split(asText(value['cost']), mapping.delimiter);
  return [
    {
      name: asText(value['name']),
      cost: cost.map((part) => paletteOf(mapping, part)).filter((palette) => palette !== undefined),
      damage: asText(value['damage']),
      text: asText(value['text']) || asText(value['effect']),
    },
  ];
}

function readAttacks({ mapping, raw }: Reader): FaceAttack[] {
  const list = parseStructured(raw('attacks'));
  return Array.isArray(list) ? list.flatMap((entry) => readAttack(mapping, entry)) : [];
}

/** If the column has only the ability's name, its text is in the effect: `[Mark] Name: text`. */
function readAbility({ raw, read }: Reader): FaceCard['ability'] {
  const ability = parseStructured(raw('ability'));
  if (isRecord(ability) && asText(ability['name']))
    return { mark: 'Ability', name: asText(ability['name']), text: asText(ability['text']) };
  const name = read('ability');
  if (!name) return null;
  const line = read('text')
    .split('\n')
    .find((candidate) => candidate.includes(`${name}: `));
  const mark = /^\[([^\]]+)\]/.exec(line ?? '')?.[1] ?? 'Ability';
  return { mark, name, text: line?.slice(line.indexOf(`${name}: `) + name.length + 2) ?? '' };
}

function readRarity({ mapping, read, raw }: Reader): Pick<FaceCard, 'rarity' | 'tier' | 'finish'> {
  const rarity = read('rarity');
  const { tier, finish } = mapping.rarities[rarity] ?? { tier: 'common' };
  const alternate = raw('main') === false || raw('main') === 0;
  const other = alternate ? mapping.alternates?.[tier] : undefined;
  return { rarity, tier, finish: finish ?? other ?? 'standard' };
}

function readRole({ roles, roleColumns }: FaceMapping, row: CardRow): FaceRole {
  for (const column of roleColumns) {
    const role = roles[asText(row[column])];
    if (role) return role;
  }
  return 'fighter';
}

/** The motif column has priority; otherwise a trait decides. */
function readMotif({ mapping, read }: Reader, traits: readonly string[]): FaceMotif | null {
  const named = FACE_MOTIFS.find((motif) => motif === read('motif'));
  const name = read('name').toLowerCase();
  const byEnding = Object.entries(mapping.motifEndings ?? {}).find(([end]) => name.endsWith(end));
  return (
    named ?? byEnding?.[1] ?? traits.map((trait) => mapping.motifs?.[trait]).find(Boolean) ?? null
  );
}

export function toFaceCard(row: CardRow, mapping: FaceMapping): FaceCard {
  const raw = (column: FaceColumn): unknown => row[mapping.columns[column] ?? ''];
  const read = (column: FaceColumn): string => asText(raw(column));
  const reader: Reader = { mapping, read, raw };
  const label = (value: string): string => mapping.labels?.[value] ?? value;
  const values = Object.fromEntries(
    VALUES.map((value) => [value, label(split(read(value), mapping.delimiter).join(' / '))]),
  ) as FaceValues;
  const type = read('type');
  const link = read('link');
  const attacks = readAttacks(reader);
  const traits = split(read('traits'), mapping.delimiter);
  return {
    style: mapping.style,
    accent: mapping.accent,
    number: read('number'),
    subject: read('subject') || read('number'),
    name: read('name'),
    colors: readColors(reader),
    role: readRole(mapping, row),
    typeLabel: label(type),
    ...readRarity(reader),
    traits,
    motif: readMotif(reader, traits),
    // The text column repeats the texts of attacks, so it is left out if there are attacks.
    text: attacks.length > 0 ? '' : read('text'),
    triggerText: read('triggerText'),
    link: link === '-' ? '' : link.replaceAll(/[[\]]/g, ''),
    set: read('set'),
    values,
    weaknessColor: paletteOf(mapping, read('weakness')) ?? null,
    attacks,
    ability: readAbility(reader),
  };
}
