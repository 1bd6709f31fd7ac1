import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useConfigForm, type SchemaFieldProps } from './config-form.ts';
import { EntryBox, EntryTools, moveItem } from './entry-box.tsx';
import { ObjectFields } from './object-field.tsx';
import { PartFrame } from './part-frame.tsx';
import { emptyValue, isMap, isScalar, kindOf, labelOfKey, type JsonSchema } from './schema.ts';

/** Keys chosen by operators with values, in order. */
export function MapField(props: SchemaFieldProps) {
  const { t } = useLingui();
  const { set } = useConfigForm();
  const [key, setKey] = useState('');
  const { schema, path } = props;
  const map = isMap(props.value) ? props.value : {};
  const entries = Object.entries(map);
  const items = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const label = props.label ?? labelOfKey(path.at(-1) ?? '');
  const isTaken = Object.hasOwn(map, key.trim());
  const put = (next: [string, unknown][]) => set(path, Object.fromEntries(next));
  return (
    <PartFrame {...props}>
      <ol className="config-entries">
        {entries.map(([name, value], at) => (
          <MapEntry
            key={name}
            name={name}
            value={value}
            schema={schema.properties?.[name] ?? items}
            path={[...path, name]}
            tools={{
              place: at,
              count: entries.length,
              onMove: (to) => put(moveItem(entries, at, to)),
              onRemove: () => put(entries.toSpliced(at, 1)),
            }}
          />
        ))}
      </ol>
      <form
        className="config-new"
        onSubmit={(event) => {
          event.preventDefault();
          if (key.trim() === '' || isTaken) return;
          put([...entries, [key.trim(), emptyValue(items)]]);
          setKey('');
        }}
      >
        <TextField
          label={t`New key: ${label}`}
          value={key}
          error={isTaken ? t`It is there already.` : undefined}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setKey(event.target.value)}
        />
        <Button type="submit" icon={<Plus size={15} aria-hidden="true" />}>
          {t`Add`}
        </Button>
      </form>
    </PartFrame>
  );
}

type MapEntryProps = {
  name: string;
  value: unknown;
  schema: JsonSchema;
  path: SchemaFieldProps['path'];
  tools: { place: number; count: number; onMove: (to: number) => void; onRemove: () => void };
};

function MapEntry({ name, value, schema, path, tools }: MapEntryProps) {
  const { Field } = useConfigForm();
  if (kindOf(schema) === 'object') {
    const title = isMap(value) && typeof value['name'] === 'string' ? value['name'] : '';
    return (
      <EntryBox name={title === '' ? name : `${name} · ${title}`} path={path} {...tools}>
        <ObjectFields schema={schema} value={isMap(value) ? value : {}} path={path} />
      </EntryBox>
    );
  }
  return (
    <li className={isScalar(schema) ? 'config-entry config-entry--line' : 'config-entry'}>
      <Field schema={schema} value={value} path={path} isRequired label={name} />
      <EntryTools name={name} {...tools} />
    </li>
  );
}
