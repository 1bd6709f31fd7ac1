import { describe, expect, it } from 'vitest';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import { parseQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import { createQueryLanguage, MAX_PATTERN_LENGTH, MAX_QUERY_LENGTH } from './query-language.ts';

const language = createQueryLanguage(TEST_CONFIG);
const parse = (text: string) => parseQuery(text, language);

describe('parsing a query', () => {
  it.each([
    ['draw  card', 'draw card'],
    ['"draw a  card"', '"draw a card"'],
    ["'draw a card'", '"draw a card"'],
    ['“draw a card”', '"draw a card"'],
    ["rock 'n' one's 'tis", `rock n one's "'tis"`],
    ['COLOR:Blue', 'color:Blue'],
    ['c:Blue,Red', 'color:Blue|Red'],
    ['c="Deep Blue"|Red', 'color="Deep Blue"|Red'],
    ['lv>=3', 'lv>=3'],
    ['level:3+', 'lv>=3'],
    ['lv:3..5', 'lv:3..5'],
    ['lv:..5', 'lv<=5'],
    ['lv:1,3..5', 'lv:1|3..5'],
    ['lv>2|4', 'lv>2 or lv>4'],
    ['lv:３', 'lv:3'],
    ['lv!=3', '-lv:3'],
    ['lv<>3', '-lv:3'],
    ['level:none', 'lv:none'],
    ['link:any', 'link:any'],
    ['link:"any"', 'link:"any"'],
    ['link:N/A', 'link:none'],
    ['ap>hp', 'ap>hp'],
    ['ap:hp', 'ap=hp'],
    ['-color:red', '-color:red'],
    ['not color:red', '-color:red'],
    ['--red', 'red'],
    ['red or blue green', 'red or blue green'],
    ['(red or blue) green', '(red or blue) green'],
    ['-(red blue)', '-(red blue)'],
    ['((red))', 'red'],
    ['red and blue', 'red blue'],
    ['"or"', '"or"'],
    ['is:new', 'is:new'],
    ['is:favourite', 'is:favorite'],
    ['has:link', 'link:any'],
    ['not:alt', '-is:alt'],
    ['is:new,alt', 'is:new or is:alt'],
    ['!Tidebreaker', 'name=Tidebreaker'],
    ['!"Sea Wolf"', 'name="Sea Wolf"'],
    ['/draw (1|2)/', '/draw (1|2)/'],
    [String.raw`text:/a\/b/`, String.raw`text:/a\/b/`],
    ['color<=blue,red', 'color<=blue|red'],
    ['added>=2026-01', 'added>=2026-01'],
    ['added:2026-01..2026-03', 'added:2026-01..2026-03'],
    ['red sort:ap', 'red sort:ap'],
    ['sort:-ap red', 'red sort:-ap'],
    ['sort:level dir:desc', 'sort:-lv'],
    ['red or blue sort:ap', '(red or blue) sort:ap'],
    ['GD01-001', 'GD01-001'],
    ['', ''],
  ])('%s parses to %s', (text, printed) => {
    const query = parse(text);
    expect(query.faults).toEqual([]);
    expect(printQuery(query)).toBe(printed);
  });

  it.each([
    ['red colour:blue', 'unknownField', 'colour:blue', 'color'],
    ['red is:nwe', 'unknownFlag', 'nwe', 'new'],
    ['red sort:nmae', 'unknownSort', 'sort:nmae', 'name'],
    ['red color:', 'missingValue', 'color:', undefined],
    ['red lv:2-4', 'notANumber', '2-4', '2..4'],
    ['red lv:high', 'notANumber', 'high', undefined],
    ['red added:yesterday', 'notADate', 'yesterday', undefined],
    ['red text<3', 'operatorNotForField', 'text<3', undefined],
    ['red or', 'strayOperator', 'or', undefined],
    ['or red', 'strayOperator', 'or', undefined],
    ['red -', 'strayOperator', '-', undefined],
    ['red "draw a', 'unclosedQuote', '"draw a', undefined],
    ['(red', 'unclosedBracket', '(', undefined],
    ['red)', 'strayBracket', ')', undefined],
    ['red /draw', 'patternUnclosed', '/draw', undefined],
    ['red /(/', 'patternInvalid', '/(/', undefined],
    [String.raw`red /(a)\1/`, 'patternBackReference', String.raw`/(a)\1/`, undefined],
    [String.raw`red /(?<x>a)\k<x>/`, 'patternBackReference', String.raw`/(?<x>a)\k<x>/`, undefined],
    [
      `red /${'a'.repeat(MAX_PATTERN_LENGTH + 1)}/`,
      'patternTooLong',
      `/${'a'.repeat(MAX_PATTERN_LENGTH + 1)}/`,
      undefined,
    ],
  ])(
    'in %s marks the invalid part and still searches for red',
    (text, code, pointed, suggestion) => {
      const { faults, tree } = parse(text);
      expect(faults).toHaveLength(1);
      const [fault] = faults;
      expect(fault?.code).toBe(code);
      expect(text.slice(fault?.start, fault?.end)).toBe(pointed);
      expect(fault?.suggestion).toBe(suggestion);
      expect(printQuery({ tree })).toContain('red');
    },
  );

  it('searches the words of an unknown field as text', () => {
    expect(printQuery(parse('colour:blue red'))).toBe('"colour:blue" red');
  });

  it('returns the position of each term in the text', () => {
    const text = 'red -(color:blue or is:new)';
    const pieces = parse(text).terms.map(({ start, end }) => text.slice(start, end));
    expect(pieces).toEqual(['red', 'color:blue', 'is:new']);
  });

  it('ignores brackets that are nested too deep and cuts long queries', () => {
    const deep = parse(`${'('.repeat(500)}red${')'.repeat(500)}`);
    expect(printQuery(deep)).toBe('red');
    expect(deep.faults.every((fault) => fault.code === 'tooDeep')).toBe(true);
    const long = parse('a '.repeat(MAX_QUERY_LENGTH));
    expect(long.faults.map((fault) => fault.code)).toEqual(['tooLong']);
  });
});
