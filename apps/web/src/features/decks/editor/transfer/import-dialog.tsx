import {
  applyImport,
  listImportFaults,
  type ImportMode,
} from '@deckframe/domain/decks/deck-text/apply-import';
import type { ImportReport } from '@deckframe/domain/decks/deck-text/import-report';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { transferText, errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { useDeckSession } from '../session/deck-session-of.ts';
import { ImportReportView } from '../../../deck-editor/transfer/import-report-view.tsx';
import { ImportSource, type ImportSourceState } from './import-source.tsx';
import { readText } from '../../../deck-editor/transfer/read-text.ts';
import { useDeckAddress } from '../../../deck-editor/transfer/use-deck-address.ts';
import '#decks/deck-text.css';
import './import-dialog.css';

export type ImportDialogProps = { onClose: () => void };

/** Longer is no decklist. */
const FILE_LIMIT = 1_000_000;

/** Text, file, deck code or the address of a deck; what was read is shown before it replaces anything. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const session = useDeckSession();
  const catalogue = useCatalogue('all');
  const readAddress = useDeckAddress();
  const [source, setSource] = useState<ImportSourceState>({ from: 'text', text: '', address: '' });
  const { from, text, address } = source;
  const [report, setReport] = useState<ImportReport | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const readGeneration = useRef(catalogue.generation);

  const read = async (given: () => Promise<string>) => {
    readGeneration.current = catalogue.generation;
    setBusy(true);
    setFault(null);
    try {
      const found = await readText(config, catalogue, await given());
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
    const isNew = readGeneration.current !== catalogue.generation;
    if (!isNew || report === null || report.unread.length === 0) return;
    void read(() => Promise.resolve(report.lines.join('\n')));
  });
  // Cards of the last visit are there at once; the newest may know a line that those did not.
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
            {t`Read`}
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

/** C-35: an unknown number resets the deck, but only who confirms it; the cards read can be taken alone. */
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
