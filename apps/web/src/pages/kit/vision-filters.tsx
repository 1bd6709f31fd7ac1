/** How the colours look to people who see them differently. */
export const VISION_FILTERS = [
  {
    id: 'kit-protan',
    name: 'Protan',
    matrix: '.152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0',
  },
  {
    id: 'kit-deutan',
    name: 'Deutan',
    matrix: '.367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0',
  },
  {
    id: 'kit-tritan',
    name: 'Tritan',
    matrix: '1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0 0 0 0 1 0',
  },
  {
    id: 'kit-mono',
    name: 'Mono',
    matrix: '.213 .715 .072 0 0 .213 .715 .072 0 0 .213 .715 .072 0 0 0 0 0 1 0',
  },
] as const;

export function VisionFilters() {
  return (
    <svg className="sr-only" aria-hidden="true">
      {VISION_FILTERS.map(({ id, matrix }) => (
        <filter key={id} id={id} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={matrix} />
        </filter>
      ))}
    </svg>
  );
}
