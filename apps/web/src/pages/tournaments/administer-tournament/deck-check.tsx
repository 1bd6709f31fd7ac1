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
import { Minus, Plus } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCards } from '#catalogue/use-cards.ts';
import { deckCheckQuery } from '#features/tournaments/desk/api.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { createWriteKey } from '#lib/write/send-write.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PenaltyDialog } from './penalty-dialog.tsx';

type CheckRowProps = {
  name: string;
  listed: number;
  counted: number;
  onCount: (count: number) => void;
};

function CheckRow({ name, listed, counted, onCount }: CheckRowProps) {
  const { t } = useLingui();
  const difference = counted - listed;
  return (
    <tr data-state={difference === 0 ? undefined : 'disputed'}>
      <th scope="row">{name}</th>
      <td>{listed}</td>
      <td>
        <span className="desk-acts">
          <IconButton
            size="sm"
            variant="framed"
            label={t`One less: ${name}`}
            icon={<Minus size={14} />}
            disabled={counted === 0}
            onClick={() => onCount(counted - 1)}
          />
          {counted}
          <IconButton
            size="sm"
            variant="framed"
            label={t`One more: ${name}`}
            icon={<Plus size={14} />}
            onClick={() => onCount(counted + 1)}
          />
        </span>
      </td>
      <td>
        {difference === 0
          ? '='
          : difference > 0
            ? t`${difference} too many`
            : t`${-difference} missing`}
      </td>
    </tr>
  );
}

const NUMBER_MAX = 40;

/** A card in the deck that is not on its list. */
function UnlistedCard({ onCard }: { onCard: (cardno: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    onCard(typed.trim().toUpperCase());
    setTyped('');
  };
  return (
    <form className="desk-late" onSubmit={add}>
      <TextField
        label={t`Card not on the list`}
        hint={t`Its number`}
        maxLength={NUMBER_MAX}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={typed.trim() === ''}>
        {t`Add`}
      </Button>
    </form>
  );
}

type DeckCheckProps = { player: string; name: string; list: string };

/** Compares a physical deck with its frozen list. */
export function DeckCheck({ player, name, list }: DeckCheckProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { id = '' } = useParams({ strict: false });
  const [key] = useState(createWriteKey);
  const query = useQuery(deckCheckQuery(api, { game: gameid, tournamentId: id }, list, key));
  const [counted, setCounted] = useState<Counted>(new Map());
  const [isRuling, setRuling] = useState(false);
  const listed = query.data ? listZones(query.data.zones) : [];
  const lines = withUnlisted(listed, counted);
  const { cards = [] } = useCards([...new Set(lines.map(({ cardno }) => cardno))].sort());
  const sums = sumDifferences(lines, counted);
  if (query.isError) return <QueryPanel query={query} title={name} />;
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
