import { useLingui } from '@lingui/react/macro';
import type { Rule } from './rule-draft.ts';
import './rule-fields.css';

const print = (counts: Rule['all']): string =>
  counts.map(({ cardno, least }) => `${least} x ${cardno}`).join(', ');

/** Describes a rule in words, one line per part. */
export function RuleWords({ rule: { all, any, none, from, until } }: { rule: Rule }) {
  const { i18n, t } = useLingui();
  const day = (text: string) => i18n.date(`${text}T12:00:00`, { dateStyle: 'medium' });
  const parts = [
    { label: t`All of:`, value: print(all) },
    { label: t`One of:`, value: print(any) },
    { label: t`None of:`, value: none.join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <ul className="rule-words">
      {parts.map(({ label, value }) => (
        <li key={label}>
          {label} <code>{value}</code>
        </li>
      ))}
      {from !== null && <li>{t`From ${day(from)}`}</li>}
      {until !== null && <li>{t`Until ${day(until)}`}</li>}
    </ul>
  );
}
