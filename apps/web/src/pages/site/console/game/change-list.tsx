import type { ConfigChange } from '@deckframe/domain/config-changes';
import { useLingui } from '@lingui/react/macro';
import { labelOfKey } from './schema.ts';
import { useFeatureStateWords } from './use-feature-state-words.ts';
import { useFeatureWords } from './use-feature-words.ts';

const LONGEST = 240;

type ChangeListProps = {
  label: string;
  changes: readonly ConfigChange[];
};

/** Before and after, per value. */
export function ChangeList({ label, changes }: ChangeListProps) {
  return (
    <ul className="config-changes" aria-label={label}>
      {changes.map((change) => (
        <li key={change.path.join('/')} className="config-changes__one">
          <ChangeLine change={change} />
        </li>
      ))}
    </ul>
  );
}

export function useChangeWords(): (change: ConfigChange) => string {
  const feature = useFeatureWords();
  return ({ path }) =>
    path
      .map((key, at) =>
        path[0] === 'features' && at === 1 ? feature(String(key)) : labelOfKey(key),
      )
      .join(' › ');
}

export function ChangeLine({ change }: { change: ConfigChange }) {
  const { t } = useLingui();
  const say = useChangeWords();
  const states: Record<string, string> = useFeatureStateWords();
  const { before, after, path } = change;
  const print = (value: unknown): string => {
    if (path[0] === 'features' && typeof value === 'string') return states[value] ?? value;
    if (value === undefined || value === null || value === '') return t`nothing`;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  };
  const lists = Array.isArray(before) && Array.isArray(after) ? splitLists(before, after) : null;
  return (
    <div className="config-changes__words">
      <span className="config-changes__place">{say(change)}</span>
      {lists ? (
        <span className="config-changes__values">
          {lists.gone.map((value) => (
            <del key={JSON.stringify(value)}>{print(value)}</del>
          ))}
          {lists.added.map((value) => (
            <ins key={JSON.stringify(value)}>{print(value)}</ins>
          ))}
        </span>
      ) : (
        <span className="config-changes__values">
          <del>{print(before)}</del>
          <span aria-hidden="true">→</span>
          <ins>{print(after)}</ins>
        </span>
      )}
    </div>
  );
}

/** Returns the differing items of two lists; null if only their order differs. */
function splitLists(before: readonly unknown[], after: readonly unknown[]) {
  const texts = (list: readonly unknown[]) => new Set(list.map((item) => JSON.stringify(item)));
  const [old, now] = [texts(before), texts(after)];
  const gone = before.filter((item) => !now.has(JSON.stringify(item)));
  const added = after.filter((item) => !old.has(JSON.stringify(item)));
  return gone.length + added.length === 0 ? null : { gone, added };
}
