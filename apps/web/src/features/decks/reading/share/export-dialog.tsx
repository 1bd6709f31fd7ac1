import type { DeckDocument } from '@deckframe/domain/decks/deck/deck';
import {
  EXPORT_FILE_NAME,
  printDeckText,
  type ExportFormat,
} from '@deckframe/domain/decks/deck-text/export-deck-text';
import { useLingui } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { transferText, errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { saveFile } from '#lib/save-file.ts';
import { useCopy } from './use-copy.ts';
import '#decks/deck-text.css';

export type ExportDialogProps = { document: DeckDocument; cards: DeckCards; onClose: () => void };

/** Exports the deck as text in the game's formats, to copy or download. */
export function ExportDialog({ document, cards, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const { exportFormats } = useGameConfig();
  const [format, setFormat] = useState<ExportFormat>(exportFormats[0] ?? 'default');
  const [withAsides, setWithAsides] = useState(false);
  const copy = useCopy();
  const names: Record<ExportFormat, string> = {
    default: t`Numbers`,
    standard: t`Numbers and names`,
    limitless: 'Limitless',
  };
  const text = printDeckText(cards.rules, document.cards, format, {
    withAsides,
    energy: document.energy,
  });
  const download = () => {
    try {
      saveFile(EXPORT_FILE_NAME, new Blob([text], { type: 'text/plain;charset=utf-8' }));
    } catch (error) {
      const title = transferText('exportError', { message: errorText(error) });
      toasts.show({ kind: 'error', title });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Export`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="primary" icon={<Copy size={16} />} onClick={() => void copy(text)}>
            {t`Copy`}
          </Button>
          <Button icon={<Download size={16} />} onClick={download}>
            {EXPORT_FILE_NAME}
          </Button>
        </>
      }
    >
      <div className="deck-text">
        <Segmented
          label={t`Format`}
          value={format}
          onChange={setFormat}
          options={exportFormats.map((value) => ({ value, label: names[value] }))}
        />
        <Checkbox
          label={t`With side deck and considering`}
          checked={withAsides}
          onChange={(event) => setWithAsides(event.target.checked)}
        />
        <TextAreaField
          label={t`Decklist`}
          labelHidden
          className="deck-text__lines"
          readOnly
          rows={12}
          value={text}
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Dialog>
  );
}
