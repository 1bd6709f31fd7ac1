import { Fragment } from 'react';

/** What a key is for, as the schema says it: English in every language, like the keys themselves. */
export function FieldWords({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  // Every second piece stood between backticks.
  const pieces = text.split('`').map((piece, at) => ({ piece, key: `${at} ${piece}`, at }));
  return (
    <span lang="en">
      {pieces.map(({ piece, key, at }) =>
        at % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>,
      )}
    </span>
  );
}
