import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Grid3x3, Plus, Repeat2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCardFacts } from '#catalogue/use-card-facts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { CollectionBar } from '#features/collection/mode/collection-bar.tsx';
import { listModeStore } from '#features/collection/mode/list-mode.ts';
import { CollectionChoice } from '#features/collection/named/collection-choice.tsx';
import { SharingQuestion } from '#features/collection/mode/sharing-choice.tsx';
import {
  saveByHand,
  useChosenShelf,
  type SharedShelf,
} from '#features/collection/sync/use-shelf.ts';
import { catalogueText, pageTitle } from '#lib/message-text.ts';
import { useValue } from '#lib/use-value.ts';
import { buttonClassName } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CollectionHome } from './collection-home.tsx';
import './collection-page.css';

/** How long the page waits for server changes before it shows the local copy. */
const PATIENCE_MS = 1000;

/** The member's collection of the game: totals, gaps, import and export. */
export function CollectionPage() {
  const shelf = useChosenShelf();
  return shelf && <OwnCollection key={shelf.collection} shelf={shelf} />;
}

function OwnCollection({ shelf }: { shelf: SharedShelf }) {
  const { t } = useLingui();
  const catalogue = useCatalogue('all');
  const facts = useCardFacts(catalogue);
  const { message } = catalogue;
  const isKnown = useKnown(shelf);
  return (
    <div className="wrap collection">
      <PageHeading
        title={pageTitle('collection')}
        actions={
          <>
            <Link to="/collection/add" className={buttonClassName({ variant: 'primary' })}>
              <Plus size={16} aria-hidden="true" />
              {t`Add cards`}
            </Link>
            <Link
              to="/cardlist"
              className={buttonClassName({})}
              onClick={() => listModeStore.set('collect')}
            >
              <Grid3x3 size={16} aria-hidden="true" />
              {t`Count in the card list`}
            </Link>
            <Link to="/trades" className={buttonClassName({})}>
              <Repeat2 size={16} aria-hidden="true" />
              {t`Trades`}
            </Link>
          </>
        }
      />
      {isKnown && (
        <>
          <CollectionChoice shelf={shelf} />
          <SharingQuestion shelf={shelf} />
          <CollectionBar
            shelf={shelf}
            onUndo={() => void shelf.undo()}
            onSave={() => void saveByHand(shelf)}
          />
        </>
      )}
      {catalogue.phase === 'failed' && (
        <ErrorState
          level={2}
          title={t`The cards did not load`}
          message={message ? catalogueText(message.code, message.params) : ''}
          onRetry={catalogue.retry}
        />
      )}
      {facts === null || !isKnown ? (
        catalogue.phase !== 'failed' && <LoadingBody key={String(isKnown)} />
      ) : (
        <CollectionHome shelf={shelf} facts={facts} />
      )}
    </div>
  );
}

/** True once it is known whether the sharing question appears, to avoid a layout shift. */
function useKnown(shelf: SharedShelf): boolean {
  const [isDue, setDue] = useState(false);
  const { phase } = useValue(shelf.state);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PATIENCE_MS);
    void shelf.start().then(() => setDue(true));
    return () => clearTimeout(timer);
  }, [shelf]);
  return isDue && phase !== 'loading';
}

/** Same layout as the loaded content. */
function LoadingBody() {
  return (
    <div className="collection__loading" aria-hidden="true">
      <Skeleton height={72} />
      <Skeleton height={520} />
    </div>
  );
}
