import { SelectField } from '#ui/field.tsx';
import {
  fieldIdOf,
  useConfigForm,
  useFault,
  type SchemaFieldProps,
} from '../../site/console/game/config-form.ts';
import { ObjectFields } from '../../site/console/game/object-field.tsx';
import { printPlain } from '../../site/console/game/scalar-text.ts';
import {
  choicesOf,
  emptyValue,
  findTag,
  findVariant,
  isMap,
  labelOfKey,
} from '../../site/console/game/schema.ts';

/** An object of one of several shapes; what both shapes know stays when it is changed. */
export function VariantsField({ schema, value, path }: SchemaFieldProps) {
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
