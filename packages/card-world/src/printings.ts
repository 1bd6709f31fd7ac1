import { applyRules } from './fields.ts';
import type { Workshop } from './workshop.ts';
import type { Random } from './random.ts';
import type { SeriesBrief } from './slots.ts';
import type { CardValue, Draft, WorldCard } from './world-card.ts';
import { keyOf, textOf } from './world-card.ts';

const DAY = 86_400_000;
const REVEAL_DAYS = 18;
const UNSAFE = /[^\w.-]/gu;

/** A card that later series may reprint, with its number of printings. */
export interface Group {
  main: Draft;
  printings: number;
}

export interface PrintingPlan {
  group: Group;
  rarity: string | null;
  suffix: string;
  sameImage: boolean;
  published: boolean;
}

export interface Moment {
  now: number;
  brief: SeriesBrief;
}

/** Returns a safe file name: `UE01BT/AUR-1-004` becomes `UE01BT_AUR-1-004`. */
export function imageName(cardno: string): string {
  return cardno.replaceAll('★', '-S').replaceAll(UNSAFE, '_');
}

function createdAt(random: Random, { now, brief }: Moment): string {
  const { revealedDays } = brief;
  const back = revealedDays === undefined ? REVEAL_DAYS : revealedDays;
  const end = revealedDays === undefined ? Date.parse(brief.date) : now;
  // Previews are published in groups: minutes are precise enough, and the newest is an hour old.
  const moment = end - 3_600_000 - random.next() * back * DAY;
  return new Date(Math.floor(moment / 60_000) * 60_000).toISOString();
}

function priceOf(shop: Workshop, rarity: string | null): number | null {
  const { prices } = shop.world;
  if (prices === null || shop.random.chance(prices.missing)) return null;
  const median = prices.medians[rarity ?? 'none'];
  if (median === undefined) return null;
  const price = median * Math.exp(shop.random.normal() * prices.sigma);
  return Math.max(0.02, Math.round(price * 100) / 100);
}

function numberOrNull(draft: Draft, field: string): number | null {
  const value = draft.fields[field];
  return typeof value === 'number' ? value : null;
}

function assertMain(draft: Draft): { cardno: string; name: string } {
  const cardno = textOf(draft, 'cardno');
  const name = textOf(draft, 'name');
  if (cardno === null || name === null) throw new TypeError('A card needs a number and a name.');
  return { cardno, name };
}

/** Converts a finished card to a printing row, without the generator's private notes. */
export function printCard(
  shop: Workshop,
  moment: Moment,
  cardno: string,
  plan: PrintingPlan,
): WorldCard {
  const { brief } = moment;
  const { main } = plan.group;
  const { cardno: originalid, name } = assertMain(main);
  const copy: Draft = { power: main.power, fields: { ...main.fields } };
  copy.fields['rarity'] = plan.rarity;
  copy.fields['series'] = brief.code;
  copy.fields['seriesname'] = brief.name;
  copy.fields['getinfodata'] = brief.product;
  copy.fields['cardno'] = cardno;
  applyRules(shop, copy, shop.world.printing, 'printing');
  const own: Record<string, CardValue> = {};
  for (const field in copy.fields) {
    if (!field.startsWith('_')) own[field] = copy.fields[field] ?? null;
  }
  return {
    ...own,
    cardno,
    name,
    image: imageName(plan.sameImage ? originalid : cardno),
    color: textOf(copy, 'color'),
    categorydata: textOf(copy, 'categorydata'),
    rarity: plan.rarity,
    level: numberOrNull(copy, 'level'),
    cost: numberOrNull(copy, 'cost'),
    apdata: numberOrNull(copy, 'apdata'),
    hp: numberOrNull(copy, 'hp'),
    effectdata: textOf(copy, 'effectdata'),
    trait: textOf(copy, 'trait'),
    attributedata: textOf(copy, 'attributedata'),
    link: textOf(copy, 'link'),
    originalid,
    blockicon: (copy.fields['blockicon'] ?? null) === null ? null : keyOf(copy.fields, 'blockicon'),
    seriesname: brief.name,
    series: brief.code,
    mainalternate: cardno === originalid,
    getinfodata: textOf(copy, 'getinfodata'),
    comment_count: 0,
    marketprice: priceOf(shop, plan.rarity),
    // Demo cards are in no shop. An invented product number would link to a real product.
    tcgplayerlink: null,
    tcgplayer_id: null,
    published: plan.published,
    created_at: createdAt(shop.random, moment),
  };
}
