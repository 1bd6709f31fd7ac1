import { contextFor, type Workshop } from './workshop.ts';
import type { SeenFilter } from './seen-filter.ts';
import type { Draft } from './world-card.ts';
import { keyOf, textOf } from './world-card.ts';

const SHORT_ATTEMPTS = 24;
const LONG_ATTEMPTS = 200;

export interface CastMember {
  name: string;
  color: string;
  trait: string;
}

/**
 * Collects the characters of a title: written by hand for demo titles, generated for later ones.
 */
export function gatherCast(
  shop: Workshop,
  series: { code: string; like: string },
  colors: readonly string[],
): CastMember[] {
  const { casts } = shop.world;
  if (casts === null) return [];
  const written = casts.bySeries[series.code];
  if (written !== undefined) return written;
  const teams = casts.traits.flatMap((rule) => {
    const draft: Draft = { power: 0, fields: { _like: series.like } };
    return shop.grammar.expand(rule, contextFor(shop, draft))?.text ?? [];
  });
  const cast = new Map<string, CastMember>();
  for (let attempt = 0; cast.size < casts.size && attempt < casts.size * 20; attempt += 1) {
    const color = colors[cast.size % colors.length] ?? '';
    const draft: Draft = { power: 0, fields: { color } };
    const name = shop.grammar.expand(casts.rule, contextFor(shop, draft))?.text ?? '';
    const trait = teams[cast.size % Math.max(1, teams.length)] ?? '';
    if (!cast.has(name)) cast.set(name, { name, color, trait });
  }
  return [...cast.values()];
}

function takeFromCast(shop: Workshop, draft: Draft, cast: readonly CastMember[]): boolean {
  const fitting = cast.filter((member) => member.color === draft.fields['color']);
  if (fitting.length === 0) return false;
  // The first entries are the main characters and get the most cards.
  const table = Object.fromEntries(
    fitting.map((member, rank) => [member.name, 1 / (rank + 3)] as const),
  );
  const name = shop.draws.draw(`cast/${keyOf(draft.fields, 'color')}`, table);
  const member = fitting.find((one) => one.name === name);
  if (member === undefined) return false;
  draft.fields['name'] = member.name;
  draft.fields['_faction'] = member.trait;
  return true;
}

/** Gives each card without a fixed name a generated one, and avoids repeats where possible. */
export function nameDrafts(
  shop: Workshop,
  drafts: readonly Draft[],
  cast: readonly CastMember[],
  seen: SeenFilter,
): void {
  const here = new Set(drafts.map((draft) => textOf(draft, 'name')));
  for (const draft of drafts) {
    if (textOf(draft, 'name') !== null) continue;
    const naming = shop.world.types[keyOf(draft.fields, 'categorydata')]?.name;
    if (naming === undefined) continue;
    if (naming.cast === true && takeFromCast(shop, draft, cast)) continue;
    if (cast.length > 0) {
      const own = cast.filter((member) => member.color === draft.fields['color']);
      draft.fields['_faction'] ??= shop.random.pick(own.length > 0 ? own : cast).trait;
    }
    if (naming.repeat !== undefined && shop.random.chance(naming.repeat.share)) {
      const { types } = naming.repeat;
      const model = drafts.filter(
        (other) =>
          textOf(other, 'name') !== null &&
          types.includes(keyOf(other.fields, 'categorydata')) &&
          other.fields['color'] === draft.fields['color'] &&
          other.fields['_writtenName'] !== true &&
          other.fields['_sameName'] === undefined,
      );
      if (model.length > 0) {
        const source = shop.random.pick(model);
        source.fields['_sameName'] = true;
        draft.fields['_sameName'] = true;
        draft.fields['name'] = source.fields['name'] ?? null;
        draft.fields['_faction'] = source.fields['_faction'] ?? null;
        continue;
      }
    }
    let name = '';
    for (let attempt = 0; attempt < LONG_ATTEMPTS; attempt += 1) {
      const rule = attempt < SHORT_ATTEMPTS ? naming.rule : naming.extended;
      name = shop.grammar.expand(rule, contextFor(shop, draft))?.text ?? '';
      const taken = here.has(name) || (naming.unique === 'world' && seen.has(name));
      if (name !== '' && !taken) break;
      name = '';
    }
    if (name === '') throw new RangeError(`The rule "${naming.extended}" has run out of names.`);
    here.add(name);
    draft.fields['name'] = name;
  }
  for (const name of here) if (name !== null) seen.add(name);
}
