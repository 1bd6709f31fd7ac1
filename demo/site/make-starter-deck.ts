import type { makeDemoCards } from '@deckframe/database/demo-cards';
import { checkDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { type DeckConfig, createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { type Deck, type DeckLine, createDeck } from '@deckframe/domain/decks/deck/deck';
import type { DeckZoneField } from '@deckframe/domain/game-config-deck';

type DemoCard = ReturnType<typeof makeDemoCards>[number];
type Fields = Partial<Record<DeckZoneField, DeckLine[]>>;

/** The most first. */
const COPIES = [4, 3, 2, 1] as const;

/**
 * A legal deck around one color, from the cards of a game; null where its rules cannot be met. The
 * rules judge every step, so a game with leaders, resources or basics gets them without being named.
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
  // What a deck must have comes first: filled up with other cards it would have no space for it.
  for (const isNeedOnly of [true, false]) {
    for (const [field, cardno] of pairs(fieldsPlayed, candidates)) {
      // Most of the time goes into judging, so nothing is judged that cannot help.
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

/** Rules that are broken, cards that are still missing, and the fields that they are missing in. */
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

/** Main printings, those of the color first, then those without one; the lighter ones before others. */
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
