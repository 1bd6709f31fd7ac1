import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { markedDecksQuery } from './decks/api.ts';
import { MarkedDeck } from './decks/marked-deck.tsx';
import './decks-page.css';

const ADDRESS_MAX = 100;

/** Locks decks and chooses starter decks. The address has the search. */
export function DecksPage() {
  const { search = '' }: { search?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const find = (found: string) =>
    void navigate({ to: '/admin/decks', search: { search: found || undefined } });
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('adminDecks')} lead={pageDescription('adminDecks')} />
      <DeckSearch key={search} search={search} onFind={find} />
      <FoundDecks search={search} />
    </AdminFrame>
  );
}

type DeckSearchProps = { search: string; onFind: (search: string) => void };

function DeckSearch({ search, onFind }: DeckSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className="marked-ask" onSubmit={find} role="search">
      <TextField
        type="search"
        label={t`Name or address of a deck`}
        hint={t`A name finds public decks of other members. An address finds any deck, private ones too.`}
        value={typed}
        maxLength={ADDRESS_MAX}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon={<Search size={16} aria-hidden="true" />}>
        {t`Find`}
      </Button>
    </form>
  );
}

function FoundDecks({ search }: { search: string }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const query = useQuery(markedDecksQuery(api, config.gameid, search));
  if (query.isPending || query.isError) {
    return (
      <QueryPanel
        query={query}
        level={2}
        title={t`The decks did not load`}
        pending={
          <div aria-busy="true">
            <Skeleton height={280} width="100%" />
          </div>
        }
      />
    );
  }
  const { data } = query;
  if (data.length === 0) {
    return (
      <EmptyState level={2} title={search === '' ? t`No starter decks yet` : t`Nothing found`}>
        {search === ''
          ? t`Search for a deck and make it a starter deck.`
          : t`No public deck of another member has this name.`}
      </EmptyState>
    );
  }
  return (
    <Panel heading={search === '' ? t`Starter decks` : t`Found`}>
      <ul className="marked-list">
        {data.map((deck) => (
          <MarkedDeck key={deck.id} deck={deck} />
        ))}
      </ul>
    </Panel>
  );
}
