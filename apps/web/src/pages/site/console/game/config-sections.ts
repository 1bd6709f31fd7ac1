import type { ConfigChapter } from './config-api.ts';
import type { JsonSchema } from './schema.ts';

export type ConfigSection = {
  /** A section below, or the title of a chapter. */
  id: string;
  keys: readonly { key: string; schema: JsonSchema; isRequired: boolean }[];
};

/** Frequently changed sections come before the chapters of the file. */
const OWN_SECTIONS: readonly { id: string; keys: readonly string[] }[] = [
  { id: 'features', keys: ['features'] },
  { id: 'home', keys: ['homeDecks', 'links', 'footerLinks'] },
  { id: 'rules', keys: ['ruleSets', 'bannedRestrictedCards'] },
  {
    id: 'archetypes',
    keys: ['archetypes', 'archetype-max', 'archetype-min-cards', 'archetypesRarity'],
  },
];

/** Every schema key is in exactly one section, so new keys are editable automatically. */
export function toSections(chapters: readonly ConfigChapter[]): ConfigSection[] {
  const all = chapters.flatMap(({ title, schema }) =>
    Object.entries(schema.properties ?? {}).map(([key, part]) => ({
      chapter: title,
      key,
      schema: part,
      isRequired: schema.required?.includes(key) === true,
    })),
  );
  const own = new Set(OWN_SECTIONS.flatMap(({ keys }) => keys));
  return [
    ...OWN_SECTIONS.map(({ id, keys }) => ({
      id,
      keys: keys.flatMap((key) => all.filter((part) => part.key === key)),
    })),
    ...chapters.map(({ title }) => ({
      id: title,
      keys: all.filter(({ chapter, key }) => chapter === title && !own.has(key)),
    })),
  ].filter(({ keys }) => keys.length > 0);
}

/** Returns the section that edits a path. */
export function findSection(
  sections: readonly ConfigSection[],
  key: string | undefined,
): ConfigSection | undefined {
  return sections.find(({ keys }) => keys.some((part) => part.key === key));
}
