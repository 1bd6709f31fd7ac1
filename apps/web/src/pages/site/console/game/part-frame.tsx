import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { fieldIdOf, useConfigForm, useFault, type SchemaFieldProps } from './config-form.ts';
import { FieldWords } from './field-words.tsx';
import { emptyValue, labelOfKey } from './schema.ts';

/** A nested part with name and description. Optional parts can be added and removed. */
export function PartFrame(props: SchemaFieldProps & { children: ReactNode }) {
  const { t } = useLingui();
  const { set } = useConfigForm();
  const { schema, value, path, isRequired, children } = props;
  const fault = useFault(path);
  const key = path.at(-1) ?? '';
  const label = props.label ?? labelOfKey(key);
  return (
    <fieldset className="config-part" id={fieldIdOf(path)} tabIndex={-1}>
      <legend className="config-part__name">
        {label}
        {typeof key === 'string' && <code className="config-part__key">{key}</code>}
      </legend>
      {schema.description !== undefined && (
        <p className="config-part__words">
          <FieldWords text={schema.description} />
        </p>
      )}
      {fault !== undefined && (
        <p className="field__error" role="alert">
          <CircleAlert size={14} aria-hidden="true" />
          {fault}
        </p>
      )}
      {value !== undefined && children}
      {!isRequired && (
        <div>
          {value === undefined ? (
            <Button
              size="sm"
              icon={<Plus size={15} aria-hidden="true" />}
              onClick={() => set(path, emptyValue(schema))}
            >
              {t`Add: ${label}`}
            </Button>
          ) : (
            <Button
              size="sm"
              icon={<X size={15} aria-hidden="true" />}
              onClick={() => set(path, undefined)}
            >
              {t`Remove: ${label}`}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
