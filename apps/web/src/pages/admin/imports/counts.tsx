import { useLingui } from '@lingui/react/macro';

export function Counts({ counts }: { counts: readonly (readonly [string, number])[] }) {
  const { i18n } = useLingui();
  return (
    <dl className="imports__counts">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{i18n.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
