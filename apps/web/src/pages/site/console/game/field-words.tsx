import { Fragment } from 'react';

/** The schema's description of a key, in English like the keys. */
export function FieldWords({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  // Every second piece was between backticks.
  const pieces = text.split('`').map((piece, at) => ({ piece, key: `${at} ${piece}`, at }));
  return (
    <span lang="en">
      {pieces.map(({ piece, key, at }) =>
        at % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>,
      )}
    </span>
  );
}
