import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { KeyRow, type KeyLine } from '#ui/key-row.tsx';
import { BUILDER_HOTKEYS } from './builder-hotkeys.ts';

const WHAT = {
  jump: msg`Jump between cards and deck`,
  filters: msg`Open or close filters`,
  hand: msg`Draw a test hand`,
};

const KEYS: readonly KeyLine[] = [
  { keys: ['1', '–', '4'], what: msg`Set copies of the card in focus` },
  { keys: ['0'], what: msg`Remove the card in focus` },
  { keys: ['+', '-'], what: msg`Add or remove one copy` },
  { keys: ['⇧'], what: msg`Hold and click to add a playset` },
  { keys: ['C'], what: msg`Add to Considering` },
  { keys: ['Space'], what: msg`Hold to preview` },
  ...Object.entries(BUILDER_HOTKEYS).map(([key, action]) => ({
    keys: [key.toUpperCase()],
    what: WHAT[action],
  })),
];

/** Lists the builder's shortcuts above the global ones. */
export function BuilderKeys() {
  const { t } = useLingui();
  return (
    <>
      <h3 className="keys__heading">{t`In the deck builder`}</h3>
      <dl className="keys">
        {KEYS.map((line) => (
          <KeyRow key={line.keys.join('')} {...line} />
        ))}
      </dl>
      <h3 className="keys__heading">{t`Everywhere`}</h3>
    </>
  );
}
