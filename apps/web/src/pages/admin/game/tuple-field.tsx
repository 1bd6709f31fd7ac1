import {
  pointerOf,
  useConfigForm,
  type SchemaFieldProps,
} from '../../site/console/game/config-form.ts';
import { PartFrame } from '../../site/console/game/part-frame.tsx';

/** So many values, each in its place. */
export function TupleField(props: SchemaFieldProps) {
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
