import {
  checkKey,
  countOf,
  countOneMore,
  listZones,
  printDifferences,
  sumDifferences,
  withUnlisted,
  type Counted,
} from '@deckframe/domain/tournaments/deck-check';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useCards } from '#catalogue/use-cards.ts';
import { frozenListQuery } from '#features/tournaments/desk/api.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CheckRow } from '../../administer-tournament/check-row.tsx';
import { PenaltyDialog } from './penalty-dialog.tsx';
import { UnlistedCard } from '../../administer-tournament/unlisted-card.tsx';

type DeckCheckProps = { player: string; name: string; list: string };

/** The deck on the table against the list as it was frozen. */
export function DeckCheck({ player, name, list }: DeckCheckProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(frozenListQuery(api, { game: gameid, tournamentId: id }, list));
  const [counted, setCounted] = useState<Counted>(new Map());
  const [isRuling, setRuling] = useState(false);
  const listed = query.data ? listZones(query.data.zones) : [];
  const lines = withUnlisted(listed, counted);
  const { cards = [] } = useCards([...new Set(lines.map(({ cardno }) => cardno))].sort());
  const sums = sumDifferences(lines, counted);
  if (query.isError)
    return (
      <ErrorState
        title={name}
        message={errorText(query.error)}
        retryLabel={t`Try again`}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data) return <Skeleton height={320} />;
  return (
    <div className="desk-draft">
      <table className="desk-tables desk-check">
        <caption>
          {name} <code className="hash">{query.data.hash.slice(0, 12)}</code>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`Card`}</th>
            <th scope="col">{t`List`}</th>
            <th scope="col">{t`Counted`}</th>
            <th scope="col">{t`Difference`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const card = cards.find(({ cardno }) => cardno === line.cardno);
            return (
              <CheckRow
                key={checkKey(line)}
                name={card ? `${card.name} (${line.cardno})` : line.cardno}
                listed={line.quantity}
                counted={countOf(line, counted)}
                onCount={(count) => setCounted(new Map(counted).set(checkKey(line), count))}
              />
            );
          })}
        </tbody>
      </table>
      <section className="desk-facts" aria-label={t`Deck check`}>
        <h2>{t`${sums.listed} on the list, ${sums.counted} counted`}</h2>
        <p role="status">
          <Plural value={sums.differences} one="# difference" other="# differences" />
        </p>
        <UnlistedCard onCard={(cardno) => setCounted(countOneMore(listed, counted, cardno))} />
        <Button block onClick={() => setRuling(true)}>
          {t`Give the penalty`}
        </Button>
        {isRuling && (
          <PenaltyDialog
            player={player}
            name={name}
            about={printDifferences(lines, counted)}
            onClose={() => setRuling(false)}
          />
        )}
      </section>
    </div>
  );
}
