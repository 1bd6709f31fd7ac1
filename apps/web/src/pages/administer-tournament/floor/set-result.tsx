import type { Command } from '@deckframe/domain/tournaments/desk/command';
import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { baseOf } from '@deckframe/domain/tournament/desk/match-base';
import { findForbidden } from '@deckframe/domain/tournaments/desk/may-command';
import type { MatchResult } from '@deckframe/domain/tournament/match-result';
import { useLingui } from '@lingui/react/macro';
import { REFUSAL_WORDS } from '#features/tournaments/desk/refusal-words.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { printGames } from '../../tournaments/administer-tournament/use-line-words.ts';

type SetResultProps = { match: DeskMatch; result: MatchResult | null };

/** Two results are for the head judge; whoever may not is told before pressing. */
export function SetResult({ match, result }: SetResultProps) {
  const { t, i18n } = useLingui();
  const { desk, device, view } = useDesk();
  const act = useAct();
  if (!result)
    return (
      <Button variant="primary" size="lg" block disabled>
        {t`Choose a result`}
      </Button>
    );
  const at = { round: desk.rounds.length, table: match.table };
  const isDisputed = match.disputed.length > 0;
  const command: Command = isDisputed
    ? { kind: 'settle', ...at, result }
    : { kind: 'result', ...at, base: baseOf(match, device), result };
  const forbidden = findForbidden(desk, view, command);
  const why = forbidden === 'FORBIDDEN' && isDisputed ? 'MATCH_DISPUTED' : forbidden;
  const done: Command[] = match.calledAt === null ? [] : [{ kind: 'call', ...at, open: false }];
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        disabled={forbidden !== null}
        onClick={() => act(command, ...done)}
      >
        {t`Set ${printGames(result)}`}
      </Button>
      {why && <p role="status">{i18n._(REFUSAL_WORDS[why])}</p>}
    </>
  );
}
