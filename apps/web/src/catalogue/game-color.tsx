import { useGameConfig } from '#lib/app-services.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { cardColorOf, ColorGlyph } from '#ui/color-glyph.tsx';

export type GameColorProps = {
  /** The value of the card's colour column. Several colours are shown side by side. */
  value: string;
  size?: number;
  /** Set if no text beside it names the colour. */
  labelled?: boolean;
};

/** Shows a colour by shape, letter and hue, and by name with colour-blind support. */
export function GameColor({ value, size = 16, labelled = false }: GameColorProps) {
  const { gameColors, cardColor_delimiter: delimiter } = useGameConfig();
  const { colorBlindSupport } = useUserPreferences();
  return (delimiter ? value.split(delimiter) : [value]).map((one) => {
    const color = gameColors.find((candidate) => candidate.value === one);
    const shape = cardColorOf(one);
    const name = color?.name ?? one;
    if (!shape) return <span key={one}>{name}</span>;
    return (
      <span key={one} className="game-color">
        <ColorGlyph
          color={shape}
          size={size}
          tint={color?.code}
          label={labelled && !colorBlindSupport ? name : undefined}
          letter={colorBlindSupport || undefined}
        />
        {colorBlindSupport && labelled && <span className="game-color__name">{name}</span>}
      </span>
    );
  });
}
