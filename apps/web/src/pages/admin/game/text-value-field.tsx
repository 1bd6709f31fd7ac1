import { useState } from 'react';
import { TextField } from '#ui/field.tsx';
import { parseMixed, printMixed, printPlain } from '../../site/console/game/scalar-text.ts';
import { kindOf, withoutNull } from '../../site/console/game/schema.ts';
import type { SchemaFieldProps } from '../../site/console/game/config-form.ts';
import { useField } from '../../site/console/game/use-field.tsx';

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** One line: a text, a day, a number, or several of these kinds. */
export function TextValueField(props: SchemaFieldProps) {
  const { schema, value, isRequired } = props;
  const kind = kindOf(schema);
  const { frame, change } = useField(props);
  const nothing = withoutNull(schema).isNullable ? null : isRequired ? '' : undefined;
  const parse = (text: string): unknown => {
    if (text === '') return nothing;
    if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
    return kind === 'mixed' ? parseMixed(text) : text;
  };
  const print = (of: unknown): string =>
    of === null || of === undefined ? '' : kind === 'mixed' ? printMixed(of) : printPlain(of);
  const [typed, setTyped] = useState(() => print(value));
  const color = typeof value === 'string' && HEX_COLOR.test(value) ? value : undefined;
  return (
    <TextField
      {...frame}
      type={kind === 'date' ? 'date' : kind === 'number' ? 'number' : 'text'}
      step={kind === 'number' ? 'any' : undefined}
      spellCheck={false}
      autoComplete="off"
      icon={color && <span className="config-swatch" style={{ background: color }} />}
      // What is typed stays as it was typed, for as long as it means what is stored.
      value={Object.is(parse(typed), value) ? typed : print(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        change(parse(event.target.value));
      }}
    />
  );
}
