import { useLingui } from '@lingui/react/macro';
import { Progress } from '#ui/progress.tsx';
import { Tag } from '#ui/tag.tsx';
import { isOpen, type Run } from '../../cards/console/renumber/api.ts';

const WHOLE = 100;

/** How far the worker is, or what came of it. */
export function RunState({ run }: { run: Run }) {
  const { i18n, t } = useLingui();
  const { decks, entries, state, total, trades, walked } = run;
  if (isOpen(run)) {
    const [done, all] = [i18n.number(walked), i18n.number(total)];
    return (
      <div className="renumber__progress">
        <Progress
          label={state === 'running' ? t`Being rewritten` : t`Being undone`}
          {...(total > 0 && {
            value: (walked / total) * WHOLE,
            valueLabel: t`${done} of ${all}`,
          })}
        />
      </div>
    );
  }
  const said = {
    decks: i18n.number(decks),
    entries: i18n.number(entries),
    trades: i18n.number(trades),
  };
  return (
    <span className="renumber__done">
      <Tag tone={state === 'done' ? 'ok' : 'neutral'}>{state === 'done' ? t`Done` : t`Undone`}</Tag>
      <span className="renumber__by">
        {t`Decks: ${said.decks}, entries: ${said.entries}, trades: ${said.trades}`}
      </span>
    </span>
  );
}
