import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Kbd } from './kbd.tsx';
import './key-row.css';

export type KeyLine = { keys: readonly string[]; what: MessageDescriptor };

/** A row of a shortcut list with the class `keys`. */
export function KeyRow({ keys, what }: KeyLine) {
  const { i18n } = useLingui();
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dt>
      <dd>{i18n._(what)}</dd>
    </div>
  );
}
