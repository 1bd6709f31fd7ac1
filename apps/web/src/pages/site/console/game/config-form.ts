import { createContext, useContext, type ComponentType } from 'react';
import type { ConfigPath, JsonSchema } from './schema.ts';

export type SchemaFieldProps = {
  schema: JsonSchema;
  value: unknown;
  path: ConfigPath;
  /** If false, an empty field removes its key. */
  isRequired: boolean;
  label?: string;
};

export type ConfigFault = { readonly path: string; readonly message: string };

export interface ConfigForm {
  /** Undefined removes the key. */
  readonly set: (path: ConfigPath, value: unknown) => void;
  readonly faults: readonly ConfigFault[];
  /** The control for any schema, used for nested parts. */
  readonly Field: ComponentType<SchemaFieldProps>;
}

const ConfigFormContext = createContext<ConfigForm | null>(null);

export const ConfigFormProvider = ConfigFormContext.Provider;

export function useConfigForm(): ConfigForm {
  const form = useContext(ConfigFormContext);
  if (!form) throw new Error('ConfigFormProvider is missing.');
  return form;
}

export const pointerOf = (path: ConfigPath): string => `/${path.join('/')}`;
/** The id of a field, by which errors find it. */
export const fieldIdOf = (path: ConfigPath): string => `config${pointerOf(path)}`;

export const isWithin = ({ path }: ConfigFault, pointer: string): boolean =>
  path === pointer || path.startsWith(`${pointer}/`);

/** The server's error at a path as one line; with nested errors if nothing else shows them. */
export function useFault(path: ConfigPath, withInside = false): string | undefined {
  const { faults } = useConfigForm();
  const pointer = pointerOf(path);
  const found = faults.filter((fault) =>
    withInside ? isWithin(fault, pointer) : fault.path === pointer,
  );
  return found.length === 0 ? undefined : found.map(({ message }) => message).join(' · ');
}

export function useHasFault(path: ConfigPath): boolean {
  const { faults } = useConfigForm();
  const pointer = pointerOf(path);
  return faults.some((fault) => isWithin(fault, pointer));
}
