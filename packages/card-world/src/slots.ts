import { holds } from './condition.ts';
import { apportion } from './draws.ts';
import type { Workshop } from './workshop.ts';
import { layLines } from './lines.ts';
import type { Draft } from './world-card.ts';
import { keyOf } from './world-card.ts';
import type { SeriesPlan, World } from './world-schema.ts';

export interface SeriesBrief extends SeriesPlan {
  /** The demo series that this one imitates; for a demo series its own code. */
  like: string;
}

function colorTable(colors: SeriesPlan['colors']): Record<string, number> {
  return Array.isArray(colors) ? Object.fromEntries(colors.map((color) => [color, 1])) : colors;
}

/** Creates slots with the planned number of each type and the planned colour proportions. */
function laySlots(shop: Workshop, brief: SeriesBrief): Draft[] {
  const drafts: Draft[] = [];
  const shares = colorTable(brief.colors);
  const colorsLeft = apportion(
    shares,
    Object.values(brief.types).reduce((a, b) => a + b, 0),
  );
  for (const [type, count] of Object.entries(brief.types)) {
    const plain = shop.world.types[type]?.colorless === true || Object.keys(shares).length === 0;
    const parts = apportion(plain ? {} : colorsLeft, plain ? 0 : count);
    const colors = shop.random.shuffle(
      Object.entries(parts).flatMap(([color, part]) => Array.from({ length: part }, () => color)),
    );
    for (let index = 0; index < count; index += 1) {
      const fields = {
        categorydata: type,
        color: colors[index] ?? null,
        series: brief.code,
        seriesname: brief.name,
        _kind: brief.kind,
        _like: brief.like,
      };
      drafts.push({ power: 0, fields });
    }
  }
  return drafts;
}

function affinity(world: World, rarity: string, draft: Draft): number {
  const rules = world.rarityAffinity[rarity] ?? [];
  return rules.find((rule) => holds(rule.if, draft.fields))?.weight ?? 1;
}

/** Assigns rarities, rarest first, to the most suitable cards. */
function giveRarities(shop: Workshop, brief: SeriesBrief, drafts: readonly Draft[]): void {
  const { world, random } = shop;
  let open = drafts.filter((draft) => {
    draft.fields['rarity'] = null;
    return world.types[keyOf(draft.fields, 'categorydata')]?.rarityless !== true;
  });
  for (const rarity of world.rarityOrder) {
    const wanted = brief.rarities[rarity] ?? 0;
    // Weighted sampling without replacement: the smallest exponential waiting times win.
    const waits = new Map(
      open.map((draft) => {
        const weight = Math.max(1e-9, affinity(world, rarity, draft));
        return [draft, -Math.log(1 - random.next()) / weight] as const;
      }),
    );
    const order = open.toSorted((a, b) => (waits.get(a) ?? 0) - (waits.get(b) ?? 0));
    for (const draft of order.slice(0, wanted)) draft.fields['rarity'] = rarity;
    open = order.slice(wanted);
  }
}

function rankOf(list: readonly string[], value: unknown): number {
  const rank = list.indexOf(String(value).split('|')[0] ?? '');
  return rank < 0 ? list.length : rank;
}

function compareBy(world: World, field: string, a: Draft, b: Draft): number {
  const x = a.fields[field] ?? null;
  const y = b.fields[field] ?? null;
  if (field === 'categorydata') return rankOf(world.typeOrder, x) - rankOf(world.typeOrder, y);
  if (field === 'color') return rankOf(world.colorOrder, x) - rankOf(world.colorOrder, y);
  if (field === 'rarity') return rankOf(world.rarityOrder, x) - rankOf(world.rarityOrder, y);
  return Number(x) - Number(y);
}

export function orderDrafts(world: World, drafts: readonly Draft[]): Draft[] {
  return drafts.toSorted((a, b) => {
    for (const field of world.order) {
      const difference = compareBy(world, field, a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** Plans the slots of a series: type, colour, evolution line and rarity; nothing else. */
export function planSlots(shop: Workshop, brief: SeriesBrief): Draft[] {
  const drafts = laySlots(shop, brief);
  layLines(shop, drafts);
  giveRarities(shop, brief, drafts);
  return orderDrafts(shop.world, drafts);
}
