import { useGameConfig } from '#lib/app-services.ts';
import { colorCodeOf } from '#decks/cards/color-code.ts';
import '../../decks/reading/stats/color-split.css';

export type ColorSplitProps = {
  colors: ReadonlyMap<string, number>;
  /** Cards of a full deck: the rest of the bar stays empty. */
  size: number;
  label: string;
};

/** How much of a full deck each colour takes. */
export function ColorSplit({ colors, size, label }: ColorSplitProps) {
  const config = useGameConfig();
  const total = Math.max(
    size,
    [...colors.values()].reduce((sum, count) => sum + count, 0),
  );
  const words = [...colors].map(([color, count]) => `${color} ${count}`).join(', ');
  return (
    <div
      className="color-split"
      role="img"
      aria-label={words === '' ? label : `${label}: ${words}`}
    >
      {[...colors].map(([color, count]) => (
        <i
          key={color}
          style={{ width: `${(count / total) * 100}%`, background: colorCodeOf(config, color) }}
        />
      ))}
    </div>
  );
}
