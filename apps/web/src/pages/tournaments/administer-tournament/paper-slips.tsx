import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { listResults } from '@deckframe/domain/tournaments/match-result';
import { useLingui } from '@lingui/react/macro';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { QrPicture } from '#ui/qr-picture.tsx';
import { tableLink } from './floor/table-link.ts';
import { printGames } from './use-line-words.ts';

/** One slip per table for both signatures. Its code opens the table on a judge's phone. */
export function PaperSlips() {
  const { desk } = useDesk();
  const matches = desk.rounds.at(-1)?.matches.filter(({ b }) => b !== null) ?? [];
  return (
    <ul className="desk-slips">
      {matches.map((match) => (
        <Slip key={match.table} match={match} />
      ))}
    </ul>
  );
}

function Slip({ match: { table, a, b } }: { match: DeskMatch }) {
  const { t } = useLingui();
  const state = useDesk();
  const { desk, view } = state;
  const round = desk.rounds.length;
  const bestOf = desk.structure?.phases[desk.rounds.at(-1)?.phase ?? 0]?.bestOf ?? 1;
  const wins = listResults(bestOf).filter(({ outcome }) => outcome === 'a');
  const { origin, pathname } = window.location;
  return (
    <li className="desk-slip">
      <header>
        <p className="desk-slip__table">{t`Table ${table}`}</p>
        <p>
          {view.name} · {t`Round ${round}`}
        </p>
        <QrPicture
          text={tableLink(`${origin}${pathname}`, table)}
          alt={t`Code of table ${table}`}
        />
      </header>
      {[a, b ?? ''].map((player) => (
        <p key={player} className="desk-slip__player">
          <b>{nameOf(state, player)}</b>
          <span>
            {wins.map((result) => (
              <span key={printGames(result)} className="desk-slip__box">
                {printGames(result)}
              </span>
            ))}
          </span>
          <span>☐ {t`drops`}</span>
          <span className="desk-slip__sign">{t`Signed`}</span>
        </p>
      ))}
      <p>☐ {t`Draw`}</p>
    </li>
  );
}
