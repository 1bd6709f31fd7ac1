import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import {
  pointerOf,
  useConfigForm,
  type SchemaFieldProps,
} from '../../site/console/game/config-form.ts';
import { EntryBox, moveItem } from '../../site/console/game/entry-box.tsx';
import { ObjectFields } from '../../site/console/game/object-field.tsx';
import { PartFrame } from '../../site/console/game/part-frame.tsx';
import { emptyValue, isMap, kindOf, labelOfKey } from '../../site/console/game/schema.ts';
import { VariantsField } from './variants-field.tsx';

const NAMING_KEYS = ['name', 'label', 'cardno', 'id', 'key'];

/** Objects in an order that counts. */
export function ListField(props: SchemaFieldProps) {
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
