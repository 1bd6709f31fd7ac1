import { useLingui } from '@lingui/react/macro';
import { Kbd } from '#ui/kbd.tsx';

/** What a line may hold. */
export function LineKeys() {
  const { t } = useLingui();
  const keys: [string, string][] = [
    ['x3', t`copies`],
    ['17-20', t`range`],
    ['-15', t`take one away`],
    ['8=4', t`set to`],
    ['12+', t`other printing`],
    ['#lent', t`tag`],
    ['!t !w !i', t`trading, wanted, ignored`],
    ['↑', t`last line`],
  ];
  return (
    <ul className="line-keys" id="type-line-keys">
      {keys.map(([key, words]) => (
        <li key={key}>
          <Kbd>{key}</Kbd> {words}
        </li>
      ))}
    </ul>
  );
}
