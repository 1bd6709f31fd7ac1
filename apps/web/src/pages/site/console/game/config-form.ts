import { createContext, useContext, type ComponentType } from 'react';
import type { ConfigPath, JsonSchema } from './schema.ts';

export type SchemaFieldProps = {
  schema: JsonSchema;
  value: unknown;
  path: ConfigPath;
  /** Without it an empty field takes its key away. */
  isRequired: boolean;
  label?: string;
};

export type ConfigFault = { readonly path: string; readonly message: string };

export interface ConfigForm {
  /** Undefined takes the key away. */
  readonly set: (path: ConfigPath, value: unknown) => void;
  readonly faults: readonly ConfigFault[];
  /** The control for any schema: parts draw what is in them by it. */
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
/** Where a fault finds its field. */
export const fieldIdOf = (path: ConfigPath): string => `config${pointerOf(path)}`;

export const isWithin = ({ path }: ConfigFault, pointer: string): boolean =>
  path === pointer || path.startsWith(`${pointer}/`);

/** What the server said about a place, in one line; with what lies in it where nothing else shows that. */
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
