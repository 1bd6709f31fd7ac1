import type { CardFacts } from '@deckframe/domain/collection/card-facts';
import { createNumberBook } from '@deckframe/domain/collection/entries/number-book';
import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useCardFacts } from '#catalogue/use-card-facts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { CollectionBar } from '#features/collection/mode/collection-bar.tsx';
import { CollectionChoice } from '#features/collection/named/collection-choice.tsx';
import { useChosenShelf, type SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ImportFile } from './import-file.tsx';
import { OpenBox } from '../collection/add-cards/open-box.tsx';
import { TypeCards } from './type-cards.tsx';
import '../collection/add-cards/add-cards-page.css';

/** Ways into the collection: a line of numbers, cards out of a box, or another app's file. */
export function AddCardsPage() {
  const shelf = useChosenShelf();
  return shelf && <AddToShelf key={shelf.collection} shelf={shelf} />;
}

function AddToShelf({ shelf }: { shelf: SharedShelf }) {
  const { t } = useLingui();
  const facts = useCardFacts(useCatalogue('all'));
  const { from }: { from?: string } = useSearch({ strict: false });
  return (
    <div className="wrap add-cards">
      <PageHeading
        eyebrow={pageTitle('collection')}
        title={pageTitle('addCards')}
        lead={
          from === 'box'
            ? t`Every press counts at once, and can be undone.`
            : t`Nothing changes until you press Enter or Write.`
        }
        actions={
          <Link to="/collection" className={buttonClassName({})}>
            <Check size={16} aria-hidden="true" />
            {t`Done`}
          </Link>
        }
      />
      <CollectionChoice shelf={shelf} />
      <CollectionBar
        shelf={shelf}
        onUndo={() => void shelf.undo()}
        onSave={() => void shelf.save()}
      />
      {facts === null ? <Skeleton height={320} /> : <Ways shelf={shelf} facts={facts} />}
    </div>
  );
}

function Ways({ shelf, facts }: { shelf: SharedShelf; facts: CardFacts }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { from }: { from?: string } = useSearch({ strict: false });
  const book = useMemo(() => createNumberBook(facts.cardno), [facts]);
  const parts = { shelf, facts, book };
  return (
    <Tabs
      label={t`How to add cards`}
      value={from === 'file' || from === 'box' ? from : 'type'}
      onChange={(way) =>
        void navigate({
          to: '/collection/add',
          search: way === 'type' ? {} : { from: way },
          replace: true,
        })
      }
      items={[
        { value: 'type', label: t`Type`, panel: <TypeCards {...parts} /> },
        { value: 'box', label: t`Open a box`, panel: <OpenBox {...parts} /> },
        { value: 'file', label: t`Import a file`, panel: <ImportFile {...parts} /> },
      ]}
    />
  );
}
