import { useId } from 'react';

/** The emblem for a new level. */
export function LevelLogo({ size = 40 }: { size?: number }) {
  const prism = useId();
  return (
    <svg className="icon" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <defs>
        <linearGradient id={prism} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#7fd7ff" />
          <stop offset=".3" stopColor="#e9d7ff" />
          <stop offset=".55" stopColor="#ffd9a8" />
          <stop offset=".78" stopColor="#c8ffe6" />
          <stop offset="1" stopColor="#ffc4ee" />
        </linearGradient>
      </defs>
      <path d="M4 4h22l10 10v22H14L4 26Z" fill={`url(#${prism})`} />
      <path d="M6.5 6.5H25l8.5 8.5v18.5H15L6.5 25Z" fill="#12161c" />
      <path
        d="m12 20 8-8 8 8M12 28l8-8 8 8"
        fill="none"
        stroke={`url(#${prism})`}
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
