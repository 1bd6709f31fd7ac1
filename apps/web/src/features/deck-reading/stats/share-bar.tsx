import '../../decks/reading/stats/deck-stats.css';

const FILLS = 6;

export type ShareBarProps = { label: string; parts: ReadonlyMap<string, number> };

/** Shares of a whole, told apart by pattern and words. */
export function ShareBar({ label, parts }: ShareBarProps) {
  const all = [...parts.values()].reduce((sum, count) => sum + count, 0);
  const words = [...parts].map(([name, count]) => `${name} ${count}`).join(', ');
  return (
    <>
      <div className="share-bar" role="img" aria-label={`${label}: ${words}`}>
        {[...parts].map(([name, count], at) => (
          <i
            key={name}
            data-fill={Math.min(at, FILLS - 1)}
            style={{ width: `${all === 0 ? 0 : (count / all) * 100}%` }}
          />
        ))}
      </div>
      <ul className="share-legend" aria-hidden="true">
        {[...parts].map(([name, count], at) => (
          <li key={name}>
            <i data-fill={Math.min(at, FILLS - 1)} />
            {name} <b>{count}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
