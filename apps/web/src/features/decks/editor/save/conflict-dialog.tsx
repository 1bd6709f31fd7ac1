import { type DeckDocument, countCards, toStoredName } from '@deckframe/domain/decks/deck/deck';
import {
  type CardConflict,
  diffDecks,
  mergeDecks,
  mergeDocuments,
  takeTheirs,
} from '@deckframe/domain/decks/deck/deck-versions';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { GitMerge } from 'lucide-react';
import { useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useDeckRules } from '#decks/cards/use-deck-rules.ts';
import { useDeckSession, useDeckState } from '../session/deck-session-of.ts';
import type { StoredDeck } from '#decks/api/deck-mapping.ts';
import { CardChanges } from './card-changes.tsx';
import { conflictStore, useSaveDeck } from './use-save-deck.ts';
import './card-changes.css';

/** Shows both decks of a conflict. */
export function ConflictDialog({ theirs }: { theirs: StoredDeck }) {
  const { t, i18n } = useLingui();
  const config = useGameConfig();
  const session = useDeckSession();
  const save = useSaveDeck();
  const { stored, history } = useDeckState();
  const mine = history.present;
  const base = stored?.document ?? theirs.document;
  const merged = mergeDocuments(base, mine, theirs.document);
  const [taken, setTaken] = useState<readonly CardConflict[]>([]);
  const { findCard } = useDeckRules(theirs.document.cards);
  useDeckRules(mine.cards);
  const zoneNameOf = (field: string) =>
    config.zones.find((zone) => zone.field === field)?.name ?? field;
  const close = () => conflictStore.set(null);

  const resolve = (document: DeckDocument) => {
    session.rebase(theirs, document);
    close();
    void save();
  };
  const takeStored = () => {
    session.rebase(theirs, theirs.document);
    close();
  };
  const takeMerged = () => {
    const { deck, conflicts } = mergeDecks(base.cards, mine.cards, theirs.document.cards);
    resolve({ ...merged.document, cards: takeTheirs({ deck, conflicts }, taken) });
  };
  const at = i18n.date(theirs.modifiedDate, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t`Another version was saved in the meantime`}
      description={t`Nothing is lost: choose one, or merge both card by card. Undo brings yours back.`}
      closeLabel={t`Decide later`}
      size="lg"
      keepOnOutsidePress
      footer={
        <>
          <Button variant="primary" icon={<GitMerge size={16} />} onClick={takeMerged}>
            {t`Merge both`}
          </Button>
          <Button onClick={() => resolve(mine)}>{t`Keep mine`}</Button>
          <Button onClick={takeStored}>{t`Use the saved version`}</Button>
        </>
      }
    >
      <div className="conflict-sides">
        <Side title={t`Yours, on this screen`} document={mine} note={t`not saved yet`} />
        <Side title={t`The saved one`} document={theirs.document} note={t`saved ${at}`} />
      </div>
      {merged.cardConflicts.length > 0 && (
        <table className="conflict-table">
          <caption className="sr-only">{t`Cards that both changed`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Both changed`}</th>
              <th scope="col">{t`Before`}</th>
              <th scope="col">{t`Yours`}</th>
              <th scope="col">{t`Saved`}</th>
            </tr>
          </thead>
          <tbody>
            {merged.cardConflicts.map((conflict) => {
              const { field, cardno } = conflict;
              const isTheirs = taken.some((one) => one.field === field && one.cardno === cardno);
              const name = findCard(cardno)?.name ?? cardno;
              const others = taken.filter((one) => one.field !== field || one.cardno !== cardno);
              return (
                <tr key={field + cardno}>
                  <th scope="row">
                    {name} · {zoneNameOf(field)}
                  </th>
                  <td>{conflict.base}</td>
                  <td>
                    <button
                      type="button"
                      className="conflict-pick"
                      aria-pressed={!isTheirs}
                      aria-label={t`Yours: ${conflict.mine} ${name}`}
                      onClick={() => setTaken(others)}
                    >
                      {conflict.mine}
                    </button>
                  </td>
                  <td>
                    <button
                      type="button"
                      className="conflict-pick"
                      aria-pressed={isTheirs}
                      aria-label={t`Saved: ${conflict.theirs} ${name}`}
                      onClick={() => setTaken([...others, conflict])}
                    >
                      {conflict.theirs}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <h3 className="conflict-heading">{t`From the saved one to yours`}</h3>
      <CardChanges
        changes={diffDecks(theirs.document.cards, mine.cards).map(({ field, ...change }) => ({
          zone: field,
          ...change,
        }))}
        findCard={findCard}
        zoneNameOf={zoneNameOf}
      />
    </Dialog>
  );
}

function Side({ title, document, note }: { title: string; document: DeckDocument; note: string }) {
  const count = countCards(document.cards.decklist_content);
  return (
    <section className="conflict-side">
      <h3>{title}</h3>
      <p>{toStoredName(document.name)}</p>
      <p>
        {plural(count, { one: '# card', other: '# cards' })} · {note}
      </p>
    </section>
  );
}
