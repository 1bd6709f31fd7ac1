import { drawOf } from '../season/stable-draw.ts';
import type { DemoCard } from './deck-recipes.ts';

const textOf = (card: DemoCard, column: string): string => {
  const value = card[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const numberOf = (card: DemoCard, column: string): number | null => {
  const value = card[column];
  return typeof value === 'number' ? value : null;
};

/** Lists possible remarks about a card. Each is false if the card lacks the mentioned property. */
export function listRemarks(card: DemoCard): (string | false)[] {
  const name = textOf(card, 'name');
  const text = textOf(card, 'effectdata');
  const [trait = ''] = textOf(card, 'trait').split('|');
  const color = textOf(card, 'color').split('|')[0] ?? '';
  const cost = numberOf(card, 'cost');
  const power = numberOf(card, 'bpdata') ?? numberOf(card, 'power') ?? numberOf(card, 'apdata');
  const hp = numberOf(card, 'hp');
  const price = numberOf(card, 'marketprice');
  const keyword = /<([A-Z][\w ]+)>|\[(Long Shot|Crash|Rush|Blocker|Poise)/.exec(text);
  const damage = /[Dd]eal (\d+) damage/.exec(text)?.[1];
  const draws = /[Dd]raw (\d+) cards?/.exec(text)?.[1];
  const looks = /[Ll]ook at the top (\d+)/.exec(text)?.[1];
  const family = `${trait || color || 'mixed'} deck`;
  return [
    draws !== undefined &&
      `${name} draws ${draws === '1' ? 'a card' : `${draws} cards`} and still leaves something on the table. In a ${family} I would not go below three.`,
    draws !== undefined &&
      `Any card that replaces itself is fine. ${name} does it for ${cost ?? 'no'} cost, so it is better than fine.`,
    damage !== undefined &&
      `${damage} damage is the right number: look through the lists of the last events and count what dies to ${name}.`,
    damage !== undefined &&
      `Keep ${name} for the second threat, not for the first. ${damage} damage on turn two feels great and loses the game on turn five.`,
    looks !== undefined &&
      `Looking at ${looks} cards finds what you need more often than you think. I counted: ${name} missed twice in an evening.`,
    /owner's hand|return/i.test(text) &&
      `Sending something back to the hand costs them a whole turn. ${name} is best when they have just paid for their biggest card.`,
    /Burst|Trigger|life/i.test(text) &&
      `Losing it early is not so bad. ${name} is one of the few cards that I am happy to see at any point of the game.`,
    keyword !== null &&
      cost !== null &&
      `${keyword[1] ?? keyword[2]} for ${cost} is what makes ${name} playable. Without it this would be a card for the binder.`,
    cost !== null &&
      cost >= 5 &&
      `${cost} is a lot. Two copies of ${name} are enough: you want one in the late game and never two in the first hand.`,
    cost !== null &&
      cost <= 1 &&
      `Costs ${cost}, so it always fits the turn you have something left over. ${name} is never what wins, and still in all my lists.`,
    power !== null &&
      hp !== null &&
      cost !== null &&
      `${power} and ${hp} for ${cost}: it trades with everything at the same cost, and more I do not ask of ${name}.`,
    power !== null &&
      power >= 3000 &&
      `${power} power holds the line alone. I keep ${name} back until they run out of small attackers.`,
    price !== null &&
      price >= 1.5 &&
      `At $${price.toFixed(2)} I borrowed two of ${name} for the weekend first. Bought a playset on Monday.`,
    price !== null &&
      price < 0.3 &&
      `You get a playset of ${name} for the price of a coffee. No reason not to try it.`,
    trait !== '' &&
      `${name} reads like filler until you have played it in a real ${trait} deck. The trait is half of the card.`,
    /Once per Turn/i.test(text) &&
      `Remember that it is once per turn. I have seen three people lose a game because they counted on ${name} twice.`,
    /Lv\.\d|cost of \d|BP \d/.test(text) &&
      `The limit in the text matters more every set. A year ago ${name} hit nearly everything; check what your shop plays now.`,
    /[Rr]eady|[Rr]efresh/.test(text) &&
      `Count your attacks before you play ${name}. Twice now I have won a game that looked even because of the second one.`,
    /[Ee]xhaust|[Tt]ire\b|\b[Rr]est\b/.test(text) &&
      `Taking one blocker out of the way for a turn is often enough. I keep ${name} for the turn that ends the game.`,
    /\b(if|while) you have/i.test(text) &&
      `The condition is easier than it looks. In ten games ${name} was switched off twice, both times by my own deck building.`,
    textOf(card, 'rarity') === 'C' &&
      `A common that I would take over half of the rares of ${textOf(card, 'seriesname')}. ${name} does one thing, on time.`,
    textOf(card, 'seriesname') !== '' &&
      `Nobody talked about ${name} when ${textOf(card, 'seriesname')} came out. Look at the lists now.`,
    text.length > 160 &&
      `Read ${name} twice before you judge it. The second half of the text is what wins games.`,
    text.length > 0 &&
      text.length < 60 &&
      `Short text, no tricks. ${name} is easy to play right, which is worth more in round five than people admit.`,
    `The question is what to cut for ${name}. In ${color || 'this color'} the slots around it are the best ones.`,
  ];
}

/** Chooses a remark and records it, so that the next comment is different. */
export function remarkOn(card: DemoCard, key: string, said: Map<number, number>): string {
  const [chosen] = listRemarks(card)
    .flatMap((line, place) => (line === false ? [] : [{ line, place }]))
    .toSorted(
      (one, other) =>
        (said.get(one.place) ?? 0) - (said.get(other.place) ?? 0) ||
        drawOf(`${key} ${one.place}`) - drawOf(`${key} ${other.place}`),
    );
  if (chosen === undefined) return '';
  said.set(chosen.place, (said.get(chosen.place) ?? 0) + 1);
  return chosen.line;
}

/** Returns 1 to 5. Rare cards with an effect get more stars, varied by member. */
export function ratingOf(card: DemoCard, username: string): number {
  const rare = /^(LR|SR|SEC|L|RR|AR|UR|R)$/.test(textOf(card, 'rarity')) ? 0.7 : 0;
  const says = Math.min(1, textOf(card, 'effectdata').length / 120);
  const taste = drawOf(`${username} ${textOf(card, 'cardno')} taste`) * 2.4 - 1.2;
  return Math.max(1, Math.min(5, Math.round(3 + rare + says * 0.8 + taste)));
}
