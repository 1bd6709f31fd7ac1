import type { Card } from '@deckframe/domain/card';
import type { CardReportCategory } from '@deckframe/domain/community/writing/card-report';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { communityText, errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import {
  CARD_REPORTS_KEY,
  reportCard,
  reportsOfCardQuery,
  type NewReport,
} from './card-report-api.ts';
import { CategoryChoice } from '../../card-report/category-choice.tsx';
import { KnownReports } from '../../card-report/known-reports.tsx';
import { whatItSays } from '../../card-report/what-it-says.ts';
import './card-report.css';

const MESSAGE_MAX = 500;
const SOURCE_MAX = 200;

export type CardReportDialogProps = { card: Card; onClose: () => void };

/** REPT-01: names what is wrong with a card and what it should say. */
export function CardReportDialog({ card, onClose }: CardReportDialogProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid: game } = useGameConfig();
  const client = useQueryClient();
  const known = useQuery(reportsOfCardQuery(api, game, card.cardno));
  const [category, setCategory] = useState<CardReportCategory>('effect');
  const [message, setMessage] = useState('');
  const [source, setSource] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { name } = card;
  const { mutate, isPending } = useWrite({
    send: (report: NewReport, key) => reportCard(api, game, report, key),
    done: async () => {
      await client.invalidateQueries({ queryKey: CARD_REPORTS_KEY });
      toasts.show({ kind: 'success', title: communityText('reportSent') });
      onClose();
    },
    failure: (error) => {
      setFault(errorText(error));
      return null;
    },
  });
  const isOwn = known.data?.own.some((own) => own.category === category && !own.treated) ?? false;
  const submit = () => {
    if (message.trim() === '') setFault(t`Say in a few words what is wrong.`);
    else mutate({ cardno: card.cardno, category, message: message.trim(), source: source.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Report an error on ${name}`}
      description={t`Tell us what is wrong. The answer comes to your mailbox.`}
      closeLabel={t`Close`}
      size="lg"
      keepOnOutsidePress={message !== ''}
      footer={
        <>
          <Button
            variant="primary"
            icon={<Send size={16} />}
            busy={isPending}
            disabled={isOwn}
            onClick={submit}
          >
            {t`Send report`}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <div className="card-report">
        <div className="card-report__top">
          <div className="card-report__face">
            <CardFace card={card} sizes="92px" />
          </div>
          <CategoryChoice value={category} onChange={setCategory} />
        </div>
        <ShouldSay
          says={whatItSays(card, category)}
          message={message}
          fault={fault}
          onChange={(words) => {
            setFault(null);
            setMessage(words);
          }}
        />
        <TextField
          label={t`How do you know? (optional)`}
          value={source}
          maxLength={SOURCE_MAX}
          onChange={(event) => setSource(event.target.value)}
        />
        <KnownReports query={known} category={category} isOwn={isOwn} />
      </div>
    </Dialog>
  );
}

type ShouldSayProps = {
  says: string | null;
  message: string;
  fault: string | null;
  onChange: (words: string) => void;
};

function ShouldSay({ says, message, fault, onChange }: ShouldSayProps) {
  const { t } = useLingui();
  return (
    <div className={says === null ? undefined : 'card-report__compare'}>
      {says !== null && <TextAreaField label={t`It says`} value={says} rows={3} readOnly />}
      <TextAreaField
        label={says === null ? t`What is wrong, and how should it be?` : t`It should say`}
        aside={`${message.length} / ${MESSAGE_MAX}`}
        error={fault}
        value={message}
        maxLength={MESSAGE_MAX}
        rows={3}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
