import { listResults } from '@deckframe/domain/tournament/list-results';
import type { MatchResult } from '@deckframe/domain/tournament/match-result';
import { useLingui } from '@lingui/react/macro';
import type { MatchAct, MyMatch } from '#features/tournaments/play/api.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type MatchReportsProps = { match: MyMatch; isBusy: boolean; onAct: (act: MatchAct) => void };

/** Big buttons with the own games first; the same report as the other one's confirms it. */
export function MatchReports({ match, isBusy, onAct }: MatchReportsProps) {
  const { t } = useLingui();
  const { side, mine, theirs, result, isDisputed } = match;
  const opponent = match.opponent?.name ?? '';
  const print = ({ games: [a, b] }: Pick<MatchResult, 'games'>): string =>
    side === 'a' ? `${a}–${b}` : `${b}–${a}`;
  if (result && !isDisputed) return <Notice tone="info" title={t`Confirmed: ${print(result)}`} />;
  const options = listResults(match.bestOf);
  if (side === 'b') options.reverse();
  return (
    <>
      <div className="my-match__told" role="status">
        {isDisputed && (
          <Notice tone="warn">
            {t`You two have reported different results. Agree, or call a judge.`}
          </Notice>
        )}
        {theirs && <p>{t`${opponent} has reported ${print(theirs)}.`}</p>}
        {mine && <p>{t`You have reported ${print(mine)}.`}</p>}
        {mine && !theirs && <p>{t`Waiting for ${opponent}.`}</p>}
      </div>
      <p>{t`How did it end? Your games first.`}</p>
      <div className="my-match__reports">
        {options.map((option) => (
          <Button
            key={print(option)}
            size="lg"
            variant={theirs && print(theirs) === print(option) ? 'primary' : 'secondary'}
            busy={isBusy}
            aria-label={t`Report ${print(option)}`}
            aria-pressed={mine !== null && print(mine) === print(option)}
            onClick={() => onAct({ kind: 'report', result: option })}
          >
            {print(option)}
          </Button>
        ))}
      </div>
    </>
  );
}
