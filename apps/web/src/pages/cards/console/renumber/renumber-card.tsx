import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT } from '../../../../features/staff/users-api.ts';
import { isOpen, NUMBER_USE, RUNS, runsQuery, type NumberUse } from './api.ts';

const NUMBER_MAX = 64;
/** Format that the API accepts. */
const NUMBER = /^[^\s,|"]+$/;

type NewNumberProps = { use: NumberUse; onBegun: () => void };

/** Field for the new number. Errors are shown below it. */
function NewNumber({ use: { cardno, name }, onBegun }: NewNumberProps) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const running = useQuery(runsQuery(game)).data?.find(isOpen);
  const to = typed.trim();
  const begin = useApiWrite('POST /api/admin/games/:game/renumbers', {
    invalidates: [RUNS, AUDIT],
    failure: () => null,
    done: (_, { body: { to: number } }) => {
      toasts.show({ kind: 'success', title: t`${cardno} is ${number} now.` });
      onBegun();
    },
    settled: () => setAsking(false),
  });
  const isFitting = to === '' || NUMBER.test(to);
  const fault = isFitting ? null : t`A number has no spaces, commas, quotes or |.`;
  const refusal = begin.error && begin.variables.body.to === to ? errorText(begin.error) : null;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (isFitting && to !== '' && to !== cardno && !running) setAsking(true);
  };
  return (
    <form className="renumber__ask" onSubmit={ask}>
      <TextField
        label={t`New number`}
        value={typed}
        maxLength={NUMBER_MAX}
        autoComplete="off"
        spellCheck={false}
        error={fault ?? refusal}
        hint={running && t`Wait until the renumbering below is over.`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={!isFitting || to === '' || to === cardno || running !== undefined}
      >
        <Trans>Renumber</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Renumber ${name}?`}
        objectName={`${cardno} → ${to}`}
        description={t`The old number leads to the new one at once. Decks, collections and trades are rewritten in the background. It can be undone.`}
        confirmLabel={t`Renumber`}
        cancelLabel={t`Cancel`}
        busy={begin.isPending}
        onConfirm={() => begin.mutate({ params: { game }, body: { from: cardno, to } })}
      />
    </form>
  );
}

type Place = keyof NumberUse['places'];

/** Counts before the change. Null means too many to count. */
function Places({ use: { cardno, places } }: { use: NumberUse }) {
  const { i18n, t } = useLingui();
  const rewritten: [Place, string][] = [
    ['decks', t`Decks`],
    ['entries', t`Collection entries`],
    ['trades', t`Trades`],
  ];
  const along: [Place, string][] = [
    ['ratings', t`Ratings`],
    ['staples', t`Staples`],
    ['comments', t`Comments`],
    ['reports', t`Reports`],
    ['prices', t`Prices`],
    ['days', t`Cards of the day`],
    ['printings', t`Other printings`],
  ];
  const show = ([place, label]: [Place, string]) => {
    const rows = places[place];
    return (
      <div key={place}>
        <dt>{label}</dt>
        <dd>{rows === null ? t`very many` : i18n.number(rows)}</dd>
      </div>
    );
  };
  return (
    <div className="renumber__places">
      <section>
        <h3>{t`${cardno} stands in`}</h3>
        <dl className="renumber__large">{rewritten.map(show)}</dl>
      </section>
      <section>
        <h3>{t`Stays with the card`}</h3>
        <dl>{along.map(show)}</dl>
      </section>
    </div>
  );
}

/** The most recently saved decks, to check before and after. */
function NamingDecks({ use: { decks } }: { use: NumberUse }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  if (decks.length === 0) return null;
  return (
    <section className="renumber__decks">
      <h3>{t`Decks saved last`}</h3>
      <ul>
        {decks.map(({ id, name, owner }) => (
          <li key={id}>
            <a
              className="link"
              href={`${gameBasePath(gameid)}${fillPath(getPage('deck').path, { deckId: encodeDeckId(id) })}`}
            >
              {name}
            </a>
            <span className="renumber__by">{owner ?? t`Deleted user`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export type RenumberCardProps = { cardno: string; onBegun: () => void };

/** Where the card's number is used, and the form for the new one. */
export function RenumberCard({ cardno, onBegun }: RenumberCardProps) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  // Not cached, because the counts must be current.
  const query = useQuery(apiQuery(NUMBER_USE, { params: { game, cardno } }, { staleTime: 0 }));
  const use = query.data;
  if (use === undefined) {
    return (
      <Panel>
        {query.isError ? (
          <QueryPanel query={query} level={2} title={t`${cardno} was not found`} />
        ) : (
          <div aria-busy="true">
            <Skeleton height={220} width="100%" />
          </div>
        )}
      </Panel>
    );
  }
  const { isPublished, name, series } = use;
  return (
    <Panel
      heading={name}
      aside={
        <>
          {!isPublished && (
            <Tag tone="warn">
              <Trans>Hidden</Trans>
            </Tag>
          )}
          {series}
        </>
      }
    >
      <div className="renumber__card">
        <Places use={use} />
        <NamingDecks use={use} />
        <NewNumber use={use} onBegun={onBegun} />
      </div>
    </Panel>
  );
}
