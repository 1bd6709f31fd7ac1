import type { PublicGameConfig } from '../game-config.ts';

type ExampleConfig = Pick<
  PublicGameConfig,
  'cardColor_column' | 'gameColors' | 'keywordTagDescriptions' | 'query' | 'statsConfig'
>;

/** Returns example searches with results in this game: a colour, a number, a keyword, new cards. */
export function listSearchExamples(config: ExampleConfig): string[] {
  const nameOf = (column: string | undefined) =>
    Object.entries(config.query).find(([, of]) => of === column)?.[0];
  const [color] = config.gameColors;
  const colorField = nameOf(config.cardColor_column);
  const numberField = nameOf(config.statsConfig.costColumn);
  const [keyword] = Object.keys(config.keywordTagDescriptions);
  return [
    ...(color && colorField ? [`${colorField}:${color.value.toLowerCase()}`] : []),
    ...(numberField ? [`${numberField}<=2`] : []),
    ...(keyword
      ? [/\s/u.test(keyword) ? `"${keyword.toLowerCase()}"` : keyword.toLowerCase()]
      : []),
    'is:new',
  ];
}
