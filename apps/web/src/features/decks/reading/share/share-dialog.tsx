import { printDeckAddress } from '@deckframe/domain/decks/deck-code/deck-code-address';
import { encodeDeckCode } from '@deckframe/domain/decks/deck-code/deck-code';
import { type DeckDocument, toSentName, listCustomSeries } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { Copy, Image, Link2, Printer } from 'lucide-react';
import { renderSVG } from 'uqr';
import { useGameConfig } from '#lib/app-services.ts';
import { deckText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCopy } from './use-copy.ts';
import './share-dialog.css';

export type ShareDialogProps = {
  document: DeckDocument;
  /** The deck on the server. Without it there is no link and no picture. */
  deck?: { link: string; picture: string | null; isPrivate: boolean };
  onPrint?: () => void;
  onClose: () => void;
};

/** Shares a deck by link, picture, code, QR or paper. */
export function ShareDialog({ document, deck, onPrint, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const copy = useCopy();
  const { cards, energy } = document;
  const coded = { gameid, name: toSentName(document.name), deck: cards, energy };
  const isFanMade = listCustomSeries(cards, document.customSeries).length > 0;
  const code = encodeDeckCode(coded);
  const svg = renderSVG(printDeckAddress(window.location.origin, coded), {
    border: 2,
    ecc: 'L',
    blackColor: '#0a0c0f',
    whiteColor: '#ffffff',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Share`}
      closeLabel={t`Close`}
      size="lg"
    >
      {isFanMade && <Notice tone="warn" title={deckText('fanMade')} />}
      <div className="share">
        <img
          className="share__qr"
          src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
          alt={
            isFanMade
              ? t`QR code that opens this fan-made deck in the builder, without an account`
              : t`QR code that opens this deck in the builder, without an account`
          }
        />
        <div className="share__ways">
          {deck && !deck.isPrivate && (
            <div className="share__line">
              <TextField
                label={t`Link`}
                readOnly
                value={deck.link}
                onFocus={(event) => event.target.select()}
              />
              <Button icon={<Link2 size={16} />} onClick={() => void copy(deck.link)}>
                {t`Copy link`}
              </Button>
            </div>
          )}
          {deck?.isPrivate === true && (
            <Notice tone="info" title={t`This deck is private.`}>
              {t`Make it unlisted or public to share a link; the code below works either way.`}
            </Notice>
          )}
          <div className="share__line">
            <TextAreaField
              label={t`Deck code`}
              hint={t`The whole deck as text: it works without an account and offline.`}
              className="share__code"
              readOnly
              rows={4}
              value={code}
              onFocus={(event) => event.target.select()}
            />
            <Button icon={<Copy size={16} />} onClick={() => void copy(code)}>
              {t`Copy code`}
            </Button>
          </div>
          <div className="share__more">
            {deck?.picture && (
              <a
                className="btn btn--secondary btn--md"
                href={deck.picture}
                target="_blank"
                rel="noopener"
              >
                <Image size={16} aria-hidden="true" />
                {t`Picture`}
              </a>
            )}
            {onPrint && (
              <Button icon={<Printer size={16} />} onClick={onPrint}>
                {t`Print deck sheet`}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
