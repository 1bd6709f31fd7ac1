import '../decks/lists/deck-card.css';

const BARS = 8;

/** The curve of a deck, small; its figures stand elsewhere. */
export function Spark({ curve }: { curve: readonly number[] }) {
  const shown = curve.slice(0, BARS);
  const highest = Math.max(1, ...shown);
  return (
    <span className="deck-card__spark" aria-hidden="true">
      {shown.map((height, at) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- bars stand in their order
          key={at}
          data-peak={height === highest ? '' : undefined}
          style={{ height: `${(height / highest) * 100}%` }}
        />
      ))}
    </span>
  );
}
