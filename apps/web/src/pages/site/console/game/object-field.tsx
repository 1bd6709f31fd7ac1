import { PartFrame } from './part-frame.tsx';
import { isMap, type ConfigMap, type ConfigPath, type JsonSchema } from './schema.ts';
import { useConfigForm, type SchemaFieldProps } from './config-form.ts';

export function ObjectField(props: SchemaFieldProps) {
  return (
    <PartFrame {...props}>
      <ObjectFields
        schema={props.schema}
        value={isMap(props.value) ? props.value : {}}
        path={props.path}
      />
    </PartFrame>
  );
}

type ObjectFieldsProps = {
  schema: JsonSchema;
  value: ConfigMap;
  path: ConfigPath;
  /** A key that another control edits. */
  without?: string | undefined;
};

/** The fields of an object without a frame. */
export function ObjectFields({ schema, value, path, without }: ObjectFieldsProps) {
  const { Field } = useConfigForm();
  return (
    <div className="config-fields">
      {Object.entries(schema.properties ?? {})
        .filter(([key]) => key !== without)
        .map(([key, part]) => (
          <Field
            key={key}
            schema={part}
            value={value[key]}
            path={[...path, key]}
            isRequired={schema.required?.includes(key) === true}
          />
        ))}
    </div>
  );
}
