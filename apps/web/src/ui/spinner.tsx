import './spinner.css';

/** Decorative: the busy element itself has aria-busy. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg className="spinner" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path className="spinner__track" d="M5 2h8l5 5v8l-3 3H7l-5-5V5Z" />
      <path className="spinner__run" d="M5 2h8l5 5v8l-3 3H7l-5-5V5Z" pathLength={100} />
    </svg>
  );
}
