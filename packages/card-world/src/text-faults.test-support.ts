const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['<', '>'],
  ['【', '】'],
] as const;

/** Nouns that are counted in card texts: finds "1 cards" and "2 card". */
const COUNTED =
  'card|Unit|token|Resource|coin|character|creature|Character|Pilot|Base|Command|point|Leader|Event';

const RULES: readonly [fault: string, pattern: RegExp][] = [
  ['double space', / {2}/u],
  ['space before a mark', / [.,:;!?]/u],
  ['space at an end', /^ | $|\n | \n/u],
  ['template left over', /[{}$@#]|undefined|null|NaN|\[object/u],
  ['doubled mark', /\.\.|,,|\.,/u],
  ['doubled word', /\b(\w+) \1\b/iu],
  ['one of many', new RegExp(`\\b1 (?:\\([^)]*\\) )?(?:${COUNTED})s\\b`, 'u')],
  ['many of one', new RegExp(`(?<![.\\w+-])(?:[2-9]|\\d\\d+) (?:${COUNTED})\\b(?!s)`, 'u')],
  ['a before a vowel', /\ba [[(<"]*(?!uni|use|one|Uni|One)[aeiouAEIOU]/u],
  ['an before a consonant', /\ban [[(<"]*[^aeiouAEIOU[(<"\s]/u],
  ['sentence without a capital', /[.?!] [a-z]/u],
  ['keyword in the middle of nothing', /<\s|\s>/u],
];

const ENDS_WELL = /(?:[.?!)]|>|\]|】|Do one of these:)$/u;
const STARTS_WELL = /^(?:[【[<(・]|[A-Z0-9])/u;
/** After the timing marks, a paragraph starts with a capital letter or a number. */
const AFTER_MARKS = /^(?:(?:【[^】]*】|\[[^\]]*\]|\/|・|[①②]：?)\s*)*(?<rest>.*)$/su;

/** Lists language faults of a card's text. */
export function textFaults(text: string): string[] {
  const faults = RULES.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);
  for (const [open, close] of PAIRS) {
    if (text.split(open).length !== text.split(close).length) faults.push(`unbalanced ${open}`);
  }
  for (const line of text.split('\n')) {
    if (!STARTS_WELL.test(line)) faults.push('starts badly');
    if (!ENDS_WELL.test(line)) faults.push('ends badly');
    const rest = AFTER_MARKS.exec(line)?.groups?.['rest'] ?? '';
    if (/^[a-z]/u.test(rest)) faults.push('small letter after the marks');
  }
  return faults;
}

export function nameFaults(name: string): string[] {
  const faults: string[] = [];
  if (name !== name.trim() || / {2}/u.test(name)) faults.push('spaces');
  if (/[{}$@#<>]|undefined|null/u.test(name)) faults.push('template left over');
  if (!/^["[(]?[\p{Lu}\d]/u.test(name)) faults.push('no capital');
  if (name.length > 66) faults.push('too long');
  return faults;
}

/** Words of existing franchises, which demo worlds must not contain. */
const FOREIGN =
  'Gundam|Zaku|Zeon|Amuro|Char Aznable|Newtype|Coordinator|Mobile Suit|Haro|Gelgoog|Strike Freedom|Barbatos|' +
  'Pok[eé]mon|Pikachu|Charizard|Charmander|Bulbasaur|Squirtle|Mewtwo|Mew|Eevee|Snorlax|Gengar|Lucario|Torchic|Dewott|Cinderace|Jigglypuff|' +
  'Luffy|Zoro|Nami|Usopp|Sanji|Straw Hat|Devil Fruit|DON!!|Navy Headquarters|' +
  'Naruto|Bleach|Ichigo|Hunter x Hunter|Gon|Killua|Jujutsu|Demon Slayer|Tanjiro|Code Geass|Lelouch|My Hero|' +
  'Blocker|Breach|High-Maneuver|Suppression|First Strike|During Link|When Paired|When Linked|On K\\.O\\.|Rush|Double Attack|Banish|Impact|Raid Boss|Yu-Gi-Oh|Magic: The Gathering|Digimon|Dragon Ball|Saiyan|Jedi|Hogwarts';
export const FOREIGN_WORDS = new RegExp(`(?<![\\p{L}])(?:${FOREIGN})(?![\\p{L}])`, 'u');
