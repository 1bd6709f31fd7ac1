/** Cards for tests: fixtures of every style, and cards with extreme texts. */
import { readFileSync } from 'node:fs';
import { FACE_STYLES, type FaceCard, type FaceStyle } from '../src/face-card.ts';
import { type CardRow, type FaceMapping, toFaceCard } from '../src/face-mapping.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const MAPPINGS: Record<FaceStyle, string> = {
  sortie: 'gundam',
  voyage: 'opcg',
  spark: 'pocket',
  union: 'ua',
};

export const mappingOf = (style: FaceStyle): FaceMapping =>
  read(`../../../games/${MAPPINGS[style]}/face-mapping.json`) as FaceMapping;

export const sampleRows = (style: FaceStyle): CardRow[] =>
  read(`../fixtures/${style}.json`) as CardRow[];

export const sampleCards = (style: FaceStyle): FaceCard[] =>
  sampleRows(style).map((row) => toFaceCard(row, mappingOf(style)));

export const everySampleCard = (): FaceCard[] => FACE_STYLES.flatMap(sampleCards);

/** The longest name and text in the catalogues, and longer ones. */
export const LONGEST_NAME = 'Ceremonial High-Altitude Zephyrine Mk-III (Winter Gear Overdrive)';
export const UNBROKEN_NAME = 'W'.repeat(70);
export const LONGEST_TEXT = `【Activate･Main】【Once per Turn】${'Look at the top 4 cards of your deck and reveal 1 (Harbor League) card among them. '.repeat(4)}\n<Pierce 3> <Guard>\n【Burst】Place this Base.\n${'Exhaust this Unit. '.repeat(8)}`;

export function strained(card: FaceCard, name: string): FaceCard {
  const values = { ...card.values };
  if (values.attack) values.attack = '12';
  if (values.cost) values.cost = '10';
  if (values.level) values.level = '10';
  return {
    ...card,
    name,
    values,
    text: card.attacks.length > 0 ? '' : LONGEST_TEXT,
    attacks: card.attacks.map((attack) => ({ ...attack, name, text: LONGEST_TEXT.slice(0, 240) })),
    ability: card.ability && { mark: 'Ability', name, text: LONGEST_TEXT.slice(0, 200) },
    traits: ['Harbor League', 'Salvage & Sons', "Smuggler's Ring", 'Oracle-Born', 'Meridian Fleet'],
    link: 'Captain Ysolde Ibn Vandermeer-Hallström of the Ninth Dock',
    set: 'The Very Long Name of an Expansion Nobody Will Shorten',
    number: 'UE01BT/AUR-1-001_p12★',
    triggerText: LONGEST_TEXT.slice(0, 160),
  };
}
