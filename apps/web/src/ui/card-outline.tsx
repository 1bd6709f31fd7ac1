/** An empty card frame for empty states. */
export function CardOutline({ size = 72 }: { size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 72 72"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M18 10h26l10 10v42H28L18 52Z" />
      <path d="M27 20h13l6 6v27H34l-7-7Z" strokeDasharray="3 3" />
    </svg>
  );
}
