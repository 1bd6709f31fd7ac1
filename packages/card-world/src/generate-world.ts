import { holds } from './condition.ts';
import { applyRules } from './fields.ts';
import { createWorkshop, type Workshop } from './workshop.ts';
import { compileGrammar } from './grammar.ts';
import { dressLines, linkLines } from './lines.ts';
import { gatherCast, nameDrafts } from './names.ts';
import { printCard, type Group, type PrintingPlan } from './printings.ts';
import { createSeenFilter, type SeenFilter } from './seen-filter.ts';
import { demoPrintings, planSeries } from './series-plan.ts';
import { planSlots, type SeriesBrief } from './slots.ts';
import { writeTexts } from './texts.ts';
import { type Draft, type WorldCard, keyOf, textOf } from './world-card.ts';
import type { World } from './world-schema.ts';
import { TRAIT_SEPARATOR } from './traits.ts';

export interface WorldOptions {
  /** The same seed and time generate exactly the same world. */
  seed: string;
  /** The time that "new" and "not yet released" refer to. */
  now: Date;
  /** Number of printings. The default is the demo's number. */
  cards?: number;
}

interface Memory {
  names: SeenFilter;
  texts: SeenFilter;
  lines: SeenFilter;
}

/** Puts each hand-written card into the first free slot that suits it. */
function placeWritten(world: World, brief: SeriesBrief, drafts: readonly Draft[]): void {
  for (const card of world.written) {
    if (card.series !== brief.code) continue;
    const place = drafts.find(
      (draft) => draft.fields['_written'] === undefined && holds(card.match, draft.fields),
    );
    if (place === undefined) continue;
    place.fields['_written'] = true;
    if (card.name !== undefined) {
      place.fields['name'] = card.name;
      place.fields['_writtenName'] = true;
    }
    if (card.text !== undefined) place.fields['effectdata'] = card.text;
    place.fields['_fixed'] = JSON.stringify(card.fields ?? {});
    Object.assign(place.fields, card.fields);
  }
}

/** Hand-written fields override generated ones. */
function applyFixed(draft: Draft): void {
  Object.assign(draft.fields, JSON.parse(textOf(draft, '_fixed') ?? '{}'));
}

function numberDrafts(brief: SeriesBrief, drafts: readonly Draft[]): Map<string, number> {
  const counters = new Map<string, number>();
  for (const draft of drafts) {
    const type = keyOf(draft.fields, 'categorydata');
    const form = brief.numberByType?.[type] ?? brief.number ?? `${brief.code}-###`;
    draft.fields['cardno'] = formatNumber(form, counters);
  }
  return counters;
}

/** Formats the next number: `ST01-###` becomes ST01-001, then ST01-002. */
function formatNumber(form: string, counters: Map<string, number>): string {
  const next = (counters.get(form) ?? 0) + 1;
  counters.set(form, next);
  return form.replace(/#+/u, (marks) => String(next).padStart(marks.length, '0'));
}

/** Composes the main cards of one series, before printings are created. */
export function composeSeries(shop: Workshop, brief: SeriesBrief, memory: Memory): Draft[] {
  const { world } = shop;
  const drafts = planSlots(shop, brief);
  const colors = Array.isArray(brief.colors) ? brief.colors : Object.keys(brief.colors);
  placeWritten(world, brief, drafts);
  for (const draft of drafts) {
    const type = keyOf(draft.fields, 'categorydata');
    applyRules(shop, draft, world.types[type]?.before ?? [], `${type}.before`);
    applyFixed(draft);
  }
  dressLines(shop, drafts, (key) => memory.lines.has(key));
  nameDrafts(shop, drafts, gatherCast(shop, brief, colors), memory.names);
  for (const draft of drafts) {
    if (typeof draft.fields['_lineKey'] === 'string') memory.lines.add(draft.fields['_lineKey']);
    const type = keyOf(draft.fields, 'categorydata');
    applyRules(shop, draft, world.types[type]?.fields ?? [], type);
    applyFixed(draft);
  }
  linkLines(shop, drafts);
  tiePartners(shop, drafts);
  writeTexts(shop, drafts, memory.texts);
  for (const draft of drafts) {
    const type = keyOf(draft.fields, 'categorydata');
    applyRules(shop, draft, world.types[type]?.after ?? [], `${type}.after`);
  }
  for (const draft of drafts.slice(drafts.length - (brief.unpublished ?? 0))) {
    draft.fields['_unpublished'] = true;
  }
  return drafts;
}

function printingOrder(plans: readonly PrintingPlan[], groups: readonly Group[]): PrintingPlan[] {
  const place = new Map(groups.map((group, index) => [group, index]));
  return plans.toSorted((a, b) => (place.get(a.group) ?? -1) - (place.get(b.group) ?? -1));
}

export function createMemory(cards: number): Memory {
  return {
    names: createSeenFilter(cards),
    texts: createSeenFilter(cards),
    lines: createSeenFilter(cards),
  };
}

/** Generates the world card by card, with only the current series in memory. */
export function* generateWorld(world: World, options: WorldOptions): Generator<WorldCard> {
  const cards = options.cards ?? demoPrintings(world);
  const grammar = compileGrammar(world.rules);
  const memory = createMemory(cards);
  const demo: Group[] = [];
  const { grail } = world.prices ?? {};
  let grailIsOpen = true;
  for (const brief of planSeries(world, grammar, options.seed, cards)) {
    const shop = createWorkshop(world, grammar, `${options.seed}/${world.gameid}/${brief.code}`);
    const moment = { now: options.now.getTime(), brief };
    const drafts = composeSeries(shop, brief, memory);
    const counters = numberDrafts(brief, drafts);
    const groups: Group[] = drafts.map((main) => ({ main, printings: 0 }));
    const mains = groups.map((group): PrintingPlan => {
      const published = group.main.fields['_unpublished'] !== true;
      const rarity = textOf(group.main, 'rarity');
      return { group, rarity, suffix: '', sameImage: false, published };
    });
    const later = [...planAlternates(shop, brief, groups), ...planReprints(shop, brief, demo)];
    const all = [...mains, ...later];
    for (const plan of world.numbering === 'suffix' ? printingOrder(all, groups) : all) {
      const original = textOf(plan.group.main, 'cardno') ?? '';
      const continues = world.numbering === 'continue' && plan.suffix !== '';
      const form = brief.number ?? `${brief.code}-###`;
      const cardno = continues ? formatNumber(form, counters) : `${original}${plan.suffix}`;
      const card = printCard(shop, moment, cardno, plan);
      if (grailIsOpen && grail !== undefined && card.rarity === grail.rarity) {
        grailIsOpen = false;
        card.marketprice = grail.price;
      }
      yield card;
    }
    if (brief.like === brief.code) demo.push(...groups);
  }
}

/** Links cards of one type to named partners of another type, or to everyone with a trait. */
function tiePartners(shop: Workshop, drafts: readonly Draft[]): void {
  const { partners } = shop.world;
  if (partners === null) return;
  const partnersOf = (draft: Draft): string[] =>
    drafts.flatMap((other) => {
      const target = partners.targets.find((one) => one.type === other.fields['categorydata']);
      const name = target === undefined ? null : textOf(other, target.nameField);
      return name !== null && other.fields['color'] === draft.fields['color'] ? [name] : [];
    });
  const traitsOfTargets = new Set(
    drafts
      .filter((one) =>
        partners.targets.some((target) => target.type === one.fields['categorydata']),
      )
      .flatMap((one) => textOf(one, 'trait')?.split(TRAIT_SEPARATOR) ?? []),
  );
  for (const draft of drafts) {
    if (draft.fields['categorydata'] !== partners.type) continue;
    if (draft.fields[partners.field] !== undefined) continue;
    draft.fields[partners.field] = null;
    const share = partners.share[keyOf(draft.fields, partners.shareBy)] ?? partners.share['*'] ?? 0;
    const tied = shop.draws.draw(`partner/${share}`, { true: share, none: 1 - share });
    if (tied !== true) continue;
    const traits = textOf(draft, 'trait')?.split(TRAIT_SEPARATOR) ?? [];
    const shared = traits.find((trait) => traitsOfTargets.has(trait));
    const names = shop.random.shuffle(partnersOf(draft));
    const wantsTrait = shop.random.chance(partners.traitShare);
    if (shared !== undefined && (wantsTrait || names.length === 0)) {
      draft.fields[partners.field] = partners.traitFormat.replace('*', shared);
    } else if (names.length > 0) {
      const count = names.length > 1 && shop.random.chance(partners.twoShare) ? 2 : 1;
      draft.fields[partners.field] = names
        .slice(0, count)
        .map((name) => partners.format.replace('*', name))
        .join(partners.separator);
    }
  }
}

/** Distributes alternate rarities over as many different cards as possible. */
function planAlternates(
  shop: Workshop,
  brief: SeriesBrief,
  groups: readonly Group[],
): PrintingPlan[] {
  const plans: PrintingPlan[] = [];
  for (const [key, count] of Object.entries(brief.alternates)) {
    const rule = shop.world.alternates[key];
    if (rule === undefined) throw new ReferenceError(`No alternate rule for "${key}".`);
    const fitting = shop.random
      .shuffle(groups.filter((group) => rule.of.includes(textOf(group.main, 'rarity'))))
      .toSorted((a, b) => a.printings - b.printings);
    for (let index = 0; index < count && fitting.length > 0; index += 1) {
      const group = fitting[index % fitting.length];
      if (group === undefined) break;
      group.printings += 1;
      const rarity = rule.rarity === undefined ? key : rule.rarity;
      const suffix = (rule.suffix ?? shop.world.alternateSuffix).replace(
        '#',
        String(group.printings),
      );
      const published = group.main.fields['_unpublished'] !== true;
      plans.push({ group, rarity, suffix, sameImage: false, published });
    }
  }
  return plans;
}

/**
 * Adds later printings of cards from earlier series. As in real games, one card gets many of them.
 */
function planReprints(
  shop: Workshop,
  brief: SeriesBrief,
  earlier: readonly Group[],
): PrintingPlan[] {
  const plans: PrintingPlan[] = [];
  for (const reprint of brief.reprints ?? []) {
    const fitting = shop.random.shuffle(
      earlier.filter((group) => reprint.of.includes(textOf(group.main, 'rarity') ?? '')),
    );
    const [favourite, ...others] = fitting;
    if (favourite === undefined) continue;
    const heap = Math.max(0, reprint.peak - favourite.printings - 1);
    for (let index = 0; index < reprint.count; index += 1) {
      const group =
        index < heap ? favourite : (others[(index - heap) % others.length] ?? favourite);
      group.printings += 1;
      const suffix = shop.world.alternateSuffix.replace('#', String(group.printings));
      const sameImage = index >= reprint.count - reprint.sameImage;
      plans.push({ group, rarity: reprint.rarity, suffix, sameImage, published: true });
    }
  }
  return plans;
}
