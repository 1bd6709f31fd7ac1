import { fieldIdOf, useConfigForm, useFault, type SchemaFieldProps } from './config-form.ts';
import { FieldWords } from './field-words.tsx';
import { labelOfKey } from './schema.ts';

/** Common parts of every control: id, label, key, description and error. */
export function useField(props: SchemaFieldProps, withInside = false) {
  const { path, schema } = props;
  const { set } = useConfigForm();
  const key = path.at(-1) ?? '';
  return {
    frame: {
      id: fieldIdOf(path),
      label: props.label ?? labelOfKey(key),
      aside: typeof key === 'string' ? <code>{key}</code> : undefined,
      hint: schema.description === undefined ? undefined : <FieldWords text={schema.description} />,
      error: useFault(path, withInside),
    },
    change: (value: unknown) => set(path, value),
  };
}
