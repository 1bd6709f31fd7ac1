import { findNextStep } from '@deckframe/domain/tournaments/desk/next-step';
import { draftRound } from '@deckframe/domain/tournaments/desk/round-commands';
import type { ByeReason, PairReason } from '@deckframe/domain/tournaments/pairing/pair-reason';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Explains in words why two players meet, or why one has a bye. */
function useReasonWords(): {
  sayPair: (reason: PairReason | null) => string;
  sayBye: (reason: ByeReason | null) => string;
} {
  const { t } = useLingui();
  return {
    sayPair: (reason) => {
      if (reason === null) return t`by the bracket`;
      switch (reason.code) {
        case 'samePoints':
          return t`same points (${reason.points}), first meeting`;
        case 'pairedDown':
          return reason.because === 'oddGroup'
            ? t`plays down, odd number of equal points`
            : t`plays down, has met the others`;
        case 'rematch':
          return t`have met before, no other round is possible`;
      }
    },
    sayBye: (reason) => {
      if (reason === null) return '';
      switch (reason.code) {
        case 'byeLowest':
        case 'byeLowestWithout':
          return t`fewest points without a bye`;
        case 'byeSparesRematch':
          return t`spares the others a rematch`;
        case 'byeAgain':
          return t`everyone has had one`;
      }
    },
  };
}

/** A draft pairing with reasons. Publishing is a separate action. */
export function PairingView() {
  const { t } = useLingui();
  const { desk } = useDesk();
  const step = findNextStep(desk);
  if (step.kind !== 'pair')
    return (
      <EmptyState level={2} title={t`Nothing to pair now`}>
        {step.kind === 'play' ? t`Results are missing.` : t`See the next step above.`}
      </EmptyState>
    );
  return <Draft key={step.round} round={step.round} phase={step.phase} />;
}

function Draft({ round, phase }: { round: number; phase: number }) {
  const { t } = useLingui();
  const state = useDesk();
  const { desk, device } = state;
  const act = useAct();
  const { sayPair, sayBye } = useReasonWords();
  const draft = useMemo(() => draftRound(desk, round, phase), [desk, round, phase]);
  const downs = draft.pairs.filter(({ reason }) => reason?.code === 'pairedDown').length;
  const isOthers = desk.lease !== null && desk.lease !== device;
  const publish = () => {
    const pairs = draft.pairs.map(({ a, b }): [string, string] => [a, b]);
    const byes = draft.byes.map(({ player }) => player);
    const pair = { kind: 'pair', round, phase, pairs, byes } as const;
    if (desk.lease === device) act(pair);
    else act({ kind: 'lease', from: desk.lease }, pair);
  };
  return (
    <div className="desk-draft">
      <table className="desk-tables">
        <caption className="sr-only">{t`Draft of round ${round}`}</caption>
        <thead>
          <tr>
            <th scope="col">{t({ message: 'Table', context: 'seat' })}</th>
            <th scope="col">{t`Player`}</th>
            <th scope="col">{t`Player`}</th>
            <th scope="col">{t`Why this pair`}</th>
          </tr>
        </thead>
        <tbody>
          {draft.pairs.map(({ a, b, reason }, index) => (
            <tr key={a} data-state={reason?.code === 'rematch' ? 'disputed' : undefined}>
              <th scope="row">{index + 1}</th>
              <td>{nameOf(state, a)}</td>
              <td>{nameOf(state, b)}</td>
              <td>{sayPair(reason)}</td>
            </tr>
          ))}
          {draft.byes.map(({ player, reason }) => (
            <tr key={player}>
              <th scope="row">{t`Bye`}</th>
              <td>{nameOf(state, player)}</td>
              <td>–</td>
              <td>{sayBye(reason)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className="desk-facts" aria-label={t`Draft of round ${round}`}>
        <h2>{t`Draft of round ${round}`}</h2>
        <p>
          <Plural value={draft.rematches} one="# rematch" other="# rematches" />
        </p>
        <p>
          <Plural value={downs} one="# plays down" other="# play down" />
        </p>
        {isOthers && <p>{t`Another desk pairs. Publishing takes that over.`}</p>}
        <p>{t`Nobody sees a draft. The same results give the same pairs.`}</p>
        <Button
          variant="primary"
          block
          disabled={draft.pairs.length + draft.byes.length === 0}
          onClick={publish}
        >
          {t`Publish round ${round}`}
        </Button>
      </section>
    </div>
  );
}
