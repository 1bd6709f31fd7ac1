import { splitCardNumber } from '../../cards/catalogue/card-number.ts';
import { type Deck, type DeckLine, countCards, printCanonicalLines } from '../deck/deck.ts';
import { type DeckRules, nameOf, textOf } from '../deck/deck-rules.ts';
import type { GameConfig } from '../../game-config.ts';
import { printEnergyLine } from './headings.ts';

export type ExportFormat = GameConfig['exportFormats'][number];

export const EXPORT_FILE_NAME = 'decklist.txt';

const TRAINER = 'trainer';

/** Prints the played cards and, if requested, the other zones with headings. */
export function printDeckText(
  rules: DeckRules,
  deck: Deck,
  format: ExportFormat,
  {
    withAsides = false,
    energy = [],
  }: { readonly withAsides?: boolean; readonly energy?: readonly string[] } = {},
): string {
  const { zones } = rules.config;
  const played = zones.filter((zone) => zone.notPlayed !== true).map((zone) => zone.field);
  const asides = zones.filter((zone) => zone.notPlayed === true && deck[zone.field].length > 0);
  return [
    printLines(
      rules,
      [...new Set(played)].flatMap((field) => deck[field]),
      format,
    ),
    ...(energy.length > 0 ? [printEnergyLine(energy)] : []),
    ...(withAsides ? asides : []).map(
      (zone) => `${zone.name}\n${printLines(rules, deck[zone.field], 'default')}`,
    ),
  ].join('\n\n');
}

function printLines(rules: DeckRules, lines: readonly DeckLine[], format: ExportFormat): string {
  if (format === 'default') return printCanonicalLines(lines);
  if (format === 'limitless') return printLimitless(rules, lines);
  return lines
    .map(({ quantity, cardno }) => `${quantity} ${cardno} ${nameOf(rules, cardno)}`)
    .join('\n');
}

/** Two groups, each under its heading: `2 Brambleflit A1 4`. */
function printLimitless(rules: DeckRules, lines: readonly DeckLine[]): string {
  const isTrainer = ({ cardno }: DeckLine): boolean => {
    const card = rules.findCard(cardno);
    return (
      card !== undefined && textOf(card, rules.config.cardType_column).toLowerCase() === TRAINER
    );
  };
  const groups: [string, DeckLine[]][] = [
    ['Pokémon', lines.filter((line) => !isTrainer(line))],
    ['Trainer', lines.filter(isTrainer)],
  ];
  return groups
    .filter(([, group]) => group.length > 0)
    .map(([heading, group]) =>
      [`${heading}: ${countCards(group)}`, ...group.map((line) => printSetLine(rules, line))].join(
        '\n',
      ),
    )
    .join('\n\n');
}

function printSetLine(rules: DeckRules, { quantity, cardno }: DeckLine): string {
  const { prefix, number, width, suffix } = splitCardNumber(cardno);
  const name = nameOf(rules, cardno);
  if (width === 0 || suffix !== '') return `${quantity} ${name} ${cardno}`;
  return `${quantity} ${name} ${prefix.replace(/-$/, '')} ${number}`;
}
