import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Terms } from './api.ts';
import { ChosenCards, type Choice, type Chosen } from './chosen-cards.tsx';
import { SideValue } from './side-value.tsx';
import { useCardMap } from './use-card-map.ts';

export type TermsEditorProps = {
  partner: string;
  mine: readonly Choice[];
  theirs: readonly Choice[];
  start: { give: Chosen; get: Chosen };
  sendLabel: string;
  busy: boolean;
  onSend: (terms: Terms) => void;
  onCancel?: () => void;
};

const NOTE_MAX = 500;

/** Edits both sides of an offer: cards from each side's offers with counts. */
export function TermsEditor(props: TermsEditorProps) {
  const { partner, mine, theirs, start, sendLabel, busy, onSend, onCancel } = props;
  const { t } = useLingui();
  const [give, setGive] = useState(start.give);
  const [get, setGet] = useState(start.get);
  const [note, setNote] = useState('');
  const cards = useCardMap([...mine, ...theirs].map(({ cardno }) => cardno));
  const isReady = give.size > 0 && get.size > 0;
  const send = () => {
    const text = note.trim();
    onSend({ give: toLines(give), get: toLines(get), ...(text !== '' && { note: text }) });
  };
  return (
    <div className="terms">
      <div className="trades__sides">
        <Panel heading={t`You give`} aside={<SideValue lines={toLines(give)} cards={cards} />}>
          <ChosenCards
            choices={mine}
            chosen={give}
            cards={cards}
            wantedWords={t`${partner} wants it`}
            addLabel={t`Add from what you offer`}
            emptyWords={t`You have marked nothing for trade.`}
            onChange={setGive}
          />
        </Panel>
        <Panel
          heading={t`${partner} gives`}
          aside={<SideValue lines={toLines(get)} cards={cards} />}
        >
          <ChosenCards
            choices={theirs}
            chosen={get}
            cards={cards}
            wantedWords={t`you want it`}
            addLabel={t`Ask for another card`}
            emptyWords={t`${partner} offers nothing at the moment.`}
            onChange={setGet}
          />
        </Panel>
      </div>
      <Panel>
        <div className="terms__send">
          <TextField
            label={t`Note (optional)`}
            value={note}
            maxLength={NOTE_MAX}
            autoComplete="off"
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="trade-answer__acts">
            <Button variant="primary" size="lg" busy={busy} disabled={!isReady} onClick={send}>
              {sendLabel}
            </Button>
            {onCancel && (
              <Button size="lg" onClick={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            )}
          </div>
          <p className="trade-answer__hint">
            {isReady
              ? t`Your copies are promised until the trade is over.`
              : t`Choose at least one card on each side.`}
          </p>
        </div>
      </Panel>
    </div>
  );
}

const toLines = (chosen: Chosen): Terms['give'] =>
  [...chosen].map(([cardno, copies]) => ({ cardno, copies }));
