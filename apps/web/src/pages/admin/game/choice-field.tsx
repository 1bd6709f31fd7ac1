import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#ui/field.tsx';
import { printPlain } from '../../site/console/game/scalar-text.ts';
import { choicesOf } from '../../site/console/game/schema.ts';
import type { SchemaFieldProps } from '../../site/console/game/config-form.ts';
import { useField } from '../../site/console/game/use-field.tsx';

const NOT_GIVEN = '';

/** One of a few values, or none where the key is not needed. */
export function ChoiceField(props: SchemaFieldProps) {
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

/** Yes or no; "not given" too, since the rules may mean something else by it than by no. */
export function FlagField(props: SchemaFieldProps) {
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
