import type { makeDemoCards } from '@deckframe/database/demo-cards';
import { checkDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { type DeckConfig, createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { type Deck, type DeckLine, createDeck } from '@deckframe/domain/decks/deck/deck';
import type { DeckZoneField } from '@deckframe/domain/game-config-deck';

type DemoCard = ReturnType<typeof makeDemoCards>[number];
type Fields = Partial<Record<DeckZoneField, DeckLine[]>>;

/** Quantities to try, largest first. */
const COPIES = [4, 3, 2, 1] as const;

/**
 * Builds a legal deck around one colour, or null if the rules cannot be met. The rules check every
 * step, so leaders, resources and basics are added without special code.
 */
export function makeStarterDeck(
  config: DeckConfig & { cardColor_column: string },
  cards: readonly DemoCard[],
  wanted: { color: string; today: string; weigh?: (cardno: string) => number },
): Deck | null {
  const byNumber = new Map(cards.map((card) => [String(card['cardno']).toLowerCase(), card]));
  const rules = createDeckRules(
    config,
    (cardno) => byNumber.get(cardno.toLowerCase()),
    wanted.today,
  );
  const fieldOf = new Map(config.zones.map((zone) => [zone.id, zone.field]));
  const judge = (tried: Fields): Judgement => {
    const reasons = checkDeck(rules, createDeck(tried));
    const short = reasons.filter(({ code }) => code === 'ZONE_TOO_SMALL');
    return {
      faults: reasons.length - short.length,
      missing: short.reduce((sum, { params }) => sum + lackOf(params), 0),
      open: new Set(short.map(({ zone = '' }) => fieldOf.get(zone))),
    };
  };
  let fields: Fields = {};
  let now = judge(fields);
  const candidates = listCandidates(config, cards, wanted);
  const fieldsPlayed = new Set(config.zones.filter(isPlayed).map((zone) => zone.field));
  // Required cards come first. Otherwise other cards would use up their space.
  for (const isNeedOnly of [true, false]) {
    for (const [field, cardno] of pairs(fieldsPlayed, candidates)) {
      // Checking the rules takes most of the time, so useless candidates are skipped.
      if (isNeedOnly ? now.faults === 0 : !now.open.has(field)) continue;
      for (const copies of COPIES) {
        const line = { cardno, quantity: copies };
        const tried = { ...fields, [field]: [...(fields[field] ?? []), line] };
        const next = judge(tried);
        const isNearer = !isNeedOnly && next.faults === now.faults && next.missing < now.missing;
        if (next.faults >= now.faults && !isNearer) continue;
        fields = tried;
        now = next;
        break;
      }
      if (now.faults === 0 && now.missing === 0) return createDeck(fields);
    }
  }
  return null;
}

/** Broken rules, the number of missing cards, and the fields where cards are missing. */
type Judgement = {
  faults: number;
  missing: number;
  open: ReadonlySet<DeckZoneField | undefined>;
};

const lackOf = (params: Readonly<Record<string, unknown>>): number =>
  Number(params['size']) - Number(params['count']);

function* pairs<A, B>(left: Iterable<A>, right: readonly B[]): Iterable<[A, B]> {
  for (const one of left) for (const other of right) yield [one, other];
}

const isPlayed = (zone: DeckConfig['zones'][number]): boolean => zone.notPlayed !== true;

/**
 * Lists main printings: cards of the colour first, then colourless ones, each with lower costs
 * first.
 */
function listCandidates(
  config: { cardColor_column: string },
  cards: readonly DemoCard[],
  { color, weigh = () => 0 }: { color: string; weigh?: (cardno: string) => number },
): string[] {
  const rank = (card: DemoCard): number => {
    const own = String(card[config.cardColor_column] ?? '');
    return (own === color ? 0 : own === '' ? 1 : 2) + weigh(String(card['cardno']));
  };
  return cards
    .filter((card) => card['published'] !== false && card['mainalternate'] !== false)
    .toSorted((one, other) => rank(one) - rank(other))
    .map((card) => String(card['cardno']));
}
