import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField, SelectField, TextAreaField } from '#ui/field.tsx';
import {
  pointerOf,
  useConfigForm,
  fieldIdOf,
  useFault,
  type SchemaFieldProps,
} from './config-form.ts';
import { EntryBox, moveItem } from './entry-box.tsx';
import { MapField } from './map-field.tsx';
import { ObjectField, ObjectFields } from './object-field.tsx';
import { PartFrame } from './part-frame.tsx';
import {
  parseMixed,
  printMixed,
  printPlain,
  parseGroups,
  parseLines,
  printGroups,
  printLines,
} from './scalar-text.ts';
import {
  kindOf,
  withoutNull,
  choicesOf,
  emptyValue,
  isMap,
  labelOfKey,
  findTag,
  findVariant,
} from './schema.ts';
import { useField } from './use-field.tsx';

const ROWS_MIN = 2;
const ROWS_MAX = 12;

/** A list of short values, one per line, edited as text. */
function LinesField(props: SchemaFieldProps) {
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

/** Groups of values, one group per line. */
function GroupsField(props: SchemaFieldProps) {
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

/** An object with several variants. Switching keeps common fields. */
function VariantsField({ schema, value, path }: SchemaFieldProps) {
  const { set } = useConfigForm();
  const map = isMap(value) ? value : {};
  const tag = findTag(schema) ?? '';
  const variant = findVariant(schema, map);
  const tags = schema.oneOf?.flatMap(({ properties }) => choicesOf(properties?.[tag] ?? {})) ?? [];
  const error = useFault([...path, tag]);
  const choose = (chosen: string) => {
    const next = findVariant(schema, { [tag]: chosen });
    if (!next) return;
    const shared = Object.entries(map).filter(
      ([key]) => key !== tag && next.properties?.[key] !== undefined,
    );
    set(path, { ...(emptyValue(next) as object), ...Object.fromEntries(shared) });
  };
  return (
    <>
      <SelectField
        id={fieldIdOf([...path, tag])}
        label={labelOfKey(tag)}
        aside={<code>{tag}</code>}
        error={error}
        value={printPlain(map[tag])}
        options={tags.map((one) => ({ value: one, label: one }))}
        onChange={(event) => choose(event.target.value)}
      />
      {variant && <ObjectFields schema={variant} value={map} path={path} without={tag} />}
    </>
  );
}

const NAMING_KEYS = ['name', 'label', 'cardno', 'id', 'key'];

/** A sortable list of objects. */
function ListField(props: SchemaFieldProps) {
  const { t } = useLingui();
  const { set } = useConfigForm();
  const { schema, path } = props;
  const items = schema.items || {};
  const values = Array.isArray(props.value) ? (props.value as unknown[]) : [];
  const label = props.label ?? labelOfKey(path.at(-1) ?? '');
  return (
    <PartFrame {...props}>
      <ol className="config-entries">
        {values.map((value, at) => (
          <EntryBox
            key={pointerOf([...path, at])}
            name={nameOf(value, at)}
            path={[...path, at]}
            place={at}
            count={values.length}
            onMove={(to) => set(path, moveItem(values, at, to))}
            onRemove={() => set(path, values.toSpliced(at, 1))}
          >
            {kindOf(items) === 'variants' ? (
              <VariantsField schema={items} value={value} path={[...path, at]} isRequired />
            ) : (
              <ObjectFields schema={items} value={isMap(value) ? value : {}} path={[...path, at]} />
            )}
          </EntryBox>
        ))}
      </ol>
      <div>
        <Button
          size="sm"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => set(path, [...values, emptyValue(items)])}
        >
          {t`New entry: ${label}`}
        </Button>
      </div>
    </PartFrame>
  );
}

function nameOf(value: unknown, at: number): string {
  const map = isMap(value) ? value : {};
  const found = NAMING_KEYS.map((key) => map[key]).find(
    (name) => typeof name === 'string' && name !== '',
  );
  return typeof found === 'string' ? `${at + 1}. ${found}` : `${at + 1}.`;
}

const NOT_GIVEN = '';

/** A choice of values, or none if optional. */
function ChoiceField(props: SchemaFieldProps) {
  const { t } = useLingui();
  const { frame, change } = useField(props);
  const { schema, value, isRequired } = props;
  const values = schema.const === undefined ? choicesOf(schema) : [schema.const];
  const options = values.map((one) => ({ value: printPlain(one), label: printPlain(one) }));
  return (
    <SelectField
      {...frame}
      value={value === undefined ? NOT_GIVEN : printPlain(value)}
      options={isRequired ? options : [{ value: NOT_GIVEN, label: t`Not given` }, ...options]}
      onChange={(event) => change(values.find((one) => printPlain(one) === event.target.value))}
    />
  );
}

/** Yes, no or not set, because the rules may treat the last two differently. */
function FlagField(props: SchemaFieldProps) {
  const { t } = useLingui();
  const { frame, change } = useField(props);
  const options = [
    { value: 'true', label: t`Yes` },
    { value: 'false', label: t`No` },
  ];
  return (
    <SelectField
      {...frame}
      value={props.value === undefined ? NOT_GIVEN : printPlain(props.value)}
      options={props.isRequired ? options : [{ value: NOT_GIVEN, label: t`Not given` }, ...options]}
      onChange={({ target }) =>
        change(target.value === NOT_GIVEN ? undefined : target.value === 'true')
      }
    />
  );
}

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** A one-line value: text, date, number, or several of these types. */
function TextValueField(props: SchemaFieldProps) {
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
      // Typed text stays as typed while it means the stored value.
      value={Object.is(parse(typed), value) ? typed : print(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        change(parse(event.target.value));
      }}
    />
  );
}

/** A fixed number of values by position. */
function TupleField(props: SchemaFieldProps) {
  const { Field } = useConfigForm();
  const values = Array.isArray(props.value) ? (props.value as unknown[]) : [];
  return (
    <PartFrame {...props}>
      <div className="config-row">
        {props.schema.prefixItems?.map((schema, at) => (
          <Field
            key={pointerOf([...props.path, at])}
            schema={schema}
            value={values[at]}
            path={[...props.path, at]}
            isRequired
          />
        ))}
      </div>
    </PartFrame>
  );
}

/** The control for a part of the config, chosen by its schema. */
export function SchemaField(props: SchemaFieldProps) {
  switch (kindOf(props.schema)) {
    case 'flag':
      return <FlagField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'lines':
      return <LinesField {...props} />;
    case 'groups':
      return <GroupsField {...props} />;
    case 'tuple':
      return <TupleField {...props} />;
    case 'list':
      return <ListField {...props} />;
    case 'map':
      return <MapField {...props} />;
    case 'object':
      return <ObjectField {...props} />;
    case 'variants':
      return <VariantsField {...props} />;
    default:
      return <TextValueField {...props} />;
  }
}
