import './logo.css';

export type LogoProps = {
  size?: number;
  /** The name beside the logo; without it the logo is decorative. */
  wordmark?: string;
};

export function Logo({ size = 26, wordmark }: LogoProps) {
  return (
    <span className="logo">
      <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
        <path d="M3 3h13l9 9v13H12l-9-9Z" fill="var(--accent)" />
        <path d="M8 8h6.5l5.5 5.5V20h-6.5L8 14.5Z" fill="var(--bg-0)" />
        <path d="M11.5 11.5h2l3 3v2h-2l-3-3Z" fill="var(--accent)" />
      </svg>
      {wordmark && <span className="logo__word">{wordmark}</span>}
    </span>
  );
}
