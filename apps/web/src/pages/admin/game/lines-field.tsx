import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextAreaField } from '#ui/field.tsx';
import {
  parseGroups,
  parseLines,
  printGroups,
  printLines,
} from '../../site/console/game/scalar-text.ts';
import { choicesOf, kindOf } from '../../site/console/game/schema.ts';
import type { SchemaFieldProps } from '../../site/console/game/config-form.ts';
import { useField } from '../../site/console/game/use-field.tsx';

const ROWS_MIN = 2;
const ROWS_MAX = 12;

/** A list of short values, one a line: it is typed, pasted and put in order like text. */
export function LinesField(props: SchemaFieldProps) {
  const { t } = useLingui();
  const items = props.schema.items || {};
  const choices = choicesOf(items);
  const isMixed = ['mixed', 'number'].includes(kindOf(items));
  const hint = choices.length > 0 ? t`One a line: ${choices.join(', ')}` : t`One a line.`;
  return (
    <TypedList
      {...props}
      more={hint}
      parse={(text) => parseLines(text, isMixed)}
      print={(values) => printLines(values, isMixed)}
    />
  );
}

/** Groups of values, one group a line. */
export function GroupsField(props: SchemaFieldProps) {
  const { t } = useLingui();
  return (
    <TypedList
      {...props}
      more={t`One group a line, with commas.`}
      parse={parseGroups}
      print={(groups) => printGroups(groups as unknown[][])}
    />
  );
}

type TypedListProps = SchemaFieldProps & {
  more: string;
  parse: (text: string) => unknown[];
  print: (values: readonly unknown[]) => string;
};

function TypedList({ more, parse, print, ...props }: TypedListProps) {
  const { frame, change } = useField(props, true);
  const values = Array.isArray(props.value) ? (props.value as unknown[]) : [];
  const [typed, setTyped] = useState(() => print(values));
  const shown = isSame(parse(typed), values) ? typed : print(values);
  return (
    <TextAreaField
      {...frame}
      hint={
        <>
          {frame.hint} {more}
        </>
      }
      rows={Math.min(ROWS_MAX, Math.max(ROWS_MIN, values.length + 1))}
      spellCheck={false}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = parse(target.value);
        change(next.length === 0 && !props.isRequired ? undefined : next);
      }}
    />
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
