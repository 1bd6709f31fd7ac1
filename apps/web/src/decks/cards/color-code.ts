import type { GameConfig } from '@deckframe/domain/game-config';

type ColorConfig = Pick<GameConfig, 'gameColors' | 'cardColor_delimiter'>;

const NO_COLOR = 'var(--line-3)';

/** Returns the theme's hue of a card's first colour; never the only mark (see `GameColor`). */
export function colorCodeOf(config: ColorConfig, color: string | null | undefined): string {
  const [first] = (color ?? '').split(config.cardColor_delimiter ?? '\n');
  const code = config.gameColors.find(({ value }) => value === first)?.code;
  return code === undefined ? NO_COLOR : `oklch(from ${code} min(l, var(--hue-to)) c h)`;
}
