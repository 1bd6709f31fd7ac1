import { readDeckAddress } from '@deckframe/domain/decks/deck-code/deck-code-address';
import {
  applyImport,
  listImportFaults,
  type ImportMode,
} from '@deckframe/domain/decks/deck-text/apply-import';
import { printDeckText } from '@deckframe/domain/decks/deck-text/export-deck-text';
import { importDeckText } from '@deckframe/domain/decks/deck-text/import-deck-text';
import type { ImportReport } from '@deckframe/domain/decks/deck-text/import-report';
import { createCardBook, type CardBook } from '@deckframe/domain/decks/deck/card-book';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { isGameId } from '@deckframe/domain/game-ids';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useCatalogueClient } from '#catalogue/use-catalogue-client.ts';
import type { CatalogueClient } from '#catalogue/worker/catalogue-client.ts';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useCatalogue, type Catalogue } from '#catalogue/use-catalogue.ts';
import { SUPERSEDED } from '#catalogue/worker/latest-only.ts';
import { readDeck } from '#decks/api/deck-requests.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import { useGameConfig, useAppServices } from '#lib/app-services.ts';
import { gamesQuery } from '#lib/games-query.ts';
import { transferText, errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { useDeckSession } from '../session/deck-session-of.ts';
import { createDeckAddressReader, type AddressReading } from './deck-address-reader.ts';
import { ImportReportView } from './import-report-view.tsx';
import { ImportSource, type ImportSourceState } from './import-source.tsx';
import '#decks/deck-text.css';
import './import-dialog.css';

/** Less than the client's card cache. */
const BATCH = 1000;

/** Loads all cards of the catalogue, indexed by number and name. */
async function loadBook(
  config: PublicGameConfig,
  client: CatalogueClient,
  { view }: Pick<Catalogue, 'view'>,
): Promise<CardBook> {
  const column = config['ordering-list'][0]?.['ordering-column'] ?? '';
  const answer = await client.search('deck-import', view, {
    filters: EMPTY_FILTER_STATE,
    sort: { column, direction: 'asc' },
    groupAlternates: false,
  });
  if (answer === null || answer === SUPERSEDED) return createCardBook([], config);
  const cards: CatalogueCard[] = [];
  for (let at = 0; at < answer.rows.length; at += BATCH) {
    const rows = [...answer.rows.subarray(at, at + BATCH)];
    await client.loadCards(view, answer.generation, rows);
    cards.push(...rows.flatMap((row) => client.peekCard(answer.generation, row) ?? []));
  }
  return createCardBook(cards, config);
}

/** A deck code on its own line, with or without the address before it. */
const CODE = /^\s*(?:\S*#deck=)?DF[A-Za-z0-9_-]{8,}\s*$/;

/** Parses pasted text: lines of any format, or a deck code. */
async function readText(
  config: PublicGameConfig,
  client: CatalogueClient,
  catalogue: Pick<Catalogue, 'view'>,
  text: string,
): Promise<ImportReport> {
  const book = await loadBook(config, client, catalogue);
  if (!CODE.test(text)) return importDeckText(book, config, text);
  const decoded = readDeckAddress(text);
  if (!decoded.ok) throw new Error(transferText(decoded.code));
  const { gameid: game, name, deck, energy } = decoded.coded;
  if (game !== config.gameid) throw new Error(transferText('codeOtherGame', { game }));
  const rules = createDeckRules(config, book.findCard, dayOf(new Date()));
  const printed = printDeckText(rules, deck, 'default', { withAsides: true, energy });
  return { ...importDeckText(book, config, printed), name };
}

/** Time of the last request per deck, in this tab. */
const attempts = new Map<string, number>();

const now = (): number => Date.now();

function useDeckAddress(): (text: string) => AddressReading {
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { data: games } = useQuery(gamesQuery());
  return createDeckAddressReader({
    isKnownGame: (id) => games?.some((game) => game.id === id) ?? isGameId(id),
    gameid,
    attempts,
    readDeck: (address) => readDeck(api, address),
    now,
  });
}

export type ImportDialogProps = { onClose: () => void };

/** Longer files are not deck lists. */
const FILE_LIMIT = 1_000_000;

/** Imports from text, file, code or address with a preview. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const session = useDeckSession();
  const client = useCatalogueClient();
  const catalogue = useCatalogue('all');
  const readAddress = useDeckAddress();
  const [source, setSource] = useState<ImportSourceState>({ from: 'text', text: '', address: '' });
  const { from, text, address } = source;
  const [report, setReport] = useState<ImportReport | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const readGeneration = useRef(catalogue.generation);
  const lastText = useRef<string | null>(null);

  const read = async (given: () => Promise<string>) => {
    readGeneration.current = catalogue.generation;
    setBusy(true);
    setFault(null);
    lastText.current = null;
    try {
      const pasted = await given();
      lastText.current = pasted;
      const found = await readText(config, client, catalogue, pasted);
      const faults = listImportFaults(found).filter(({ id }) => id === 'noValidCards');
      const isLost = found.unread.every(({ near }) => near.length === 0);
      if (faults.length > 0 && isLost) setFault(transferText('noValidCards'));
      else setReport(found);
    } catch (error) {
      const message = errorText(error);
      setFault(message);
      toasts.show({ kind: 'error', title: transferText('importError', { message }) });
    } finally {
      setBusy(false);
    }
  };
  /** Reads the text again with one line changed. */
  const mend = (line: number, mended: string) =>
    read(() => Promise.resolve((report?.lines ?? []).with(line - 1, mended).join('\n')));
  const readAgain = useEffectEvent(() => {
    if (readGeneration.current === catalogue.generation) return;
    const isUnread = report === null ? fault !== null : report.unread.length > 0;
    const again = report?.lines.join('\n') ?? lastText.current;
    if (isUnread && again !== null) void read(() => Promise.resolve(again));
  });
  // New cards may resolve more lines.
  useEffect(() => readAgain(), [catalogue.generation]);
  const openFile = (chosen: File | undefined) => {
    if (!chosen) return;
    void read(async () => {
      if (chosen.size > FILE_LIMIT) throw new Error(transferText('noValidCards'));
      return chosen.text();
    });
  };
  const openAddress = () => {
    const found = readAddress(address);
    if ('fault' in found) {
      setFault(found.fault);
      return;
    }
    void read(found.read);
  };
  const finish = (mode: ImportMode) => {
    if (!report) return;
    session.change((before) => applyImport(before, report, mode));
    for (const { id, params } of mode === 'replace' ? listImportFaults(report) : []) {
      toasts.show({ kind: 'error', title: transferText(id, params) });
    }
    const isReset = mode === 'replace' && report.unknownNumbers.length > 0;
    toasts.show({
      kind: isReset ? 'warning' : 'success',
      title: isReset ? t`The deck was reset.` : transferText('imported'),
      action: { label: t`Undo`, onPress: session.undo },
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Import`}
      closeLabel={t`Close`}
      size="lg"
      keepOnOutsidePress
      footer={
        report ? (
          <ImportChoices report={report} onFinish={finish} onBack={() => setReport(null)} />
        ) : (
          <Button
            variant="primary"
            busy={isBusy}
            disabled={from === 'text' ? text.trim() === '' : address.trim() === ''}
            onClick={() =>
              from === 'text' ? void read(() => Promise.resolve(text)) : openAddress()
            }
          >
            {t`Check list`}
          </Button>
        )
      }
    >
      {report ? (
        <ImportReportView report={report} onMend={(line, mended) => void mend(line, mended)} />
      ) : (
        <ImportSource
          source={source}
          fault={fault}
          onChange={(change) => setSource((before) => ({ ...before, ...change }))}
          onClearFault={() => setFault(null)}
          onFile={openFile}
        />
      )}
    </Dialog>
  );
}

type ImportChoicesProps = {
  report: ImportReport;
  onFinish: (mode: ImportMode) => void;
  onBack: () => void;
};

/** C-35: an unknown number resets the deck on confirmation; parsed cards can be taken alone. */
function ImportChoices({ report, onFinish, onBack }: ImportChoicesProps) {
  const { t } = useLingui();
  const hasUnknown = report.unknownNumbers.length > 0;
  const hasNone = report.read.length === 0;
  return (
    <>
      {hasUnknown ? (
        <>
          <Button variant="primary" disabled={hasNone} onClick={() => onFinish('known')}>
            {t`Import the cards that were read`}
          </Button>
          <Button variant="danger" onClick={() => onFinish('replace')}>
            {t`Reset the deck`}
          </Button>
        </>
      ) : (
        <Button variant="primary" disabled={hasNone} onClick={() => onFinish('replace')}>
          {t`Replace the deck`}
        </Button>
      )}
      <Button disabled={hasNone} onClick={() => onFinish('add')}>{t`Add to the deck`}</Button>
      <Button variant="ghost" onClick={onBack}>
        {t`Back`}
      </Button>
    </>
  );
}
