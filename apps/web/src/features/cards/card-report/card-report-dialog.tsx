import type { Card } from '@deckframe/domain/card';
import {
  CARD_REPORT_CATEGORIES,
  type CardReportCategory,
} from '@deckframe/domain/community/writing/card-report';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CardFace } from '#catalogue/card-face.tsx';
import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { communityText, errorText } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { OwnReportItem } from './own-report-item.tsx';
import { useCategoryWords } from './use-category-words.ts';
import './card-report.css';

const KNOWN = 'GET /api/games/:game/cards/:cardno/reports';

type KnownReportsProps = {
  query: UseQueryResult<Answer<typeof KNOWN>>;
  category: CardReportCategory;
  isOwn: boolean;
};

/** Shows other reports of this error, and the results of the member's own ones. */
function KnownReports({ query, category, isOwn }: KnownReportsProps) {
  const { t } = useLingui();
  if (query.isError) return <Notice tone="warn">{errorText(query.error)}</Notice>;
  const count = query.data?.open.find((open) => open.category === category)?.members ?? 0;
  const own = query.data?.own ?? [];
  return (
    <>
      {isOwn && (
        <Notice tone="info" title={t`You have reported this already.`}>
          {t`The answer comes to your mailbox.`}
        </Notice>
      )}
      {!isOwn && count > 0 && (
        <Notice
          tone="info"
          title={plural(count, {
            one: '# member reported this.',
            other: '# members reported this.',
          })}
        >
          {t`Yours is added to theirs; all of you get the answer.`}
        </Notice>
      )}
      {own.length > 0 && (
        <section aria-label={t`Your reports of this card`}>
          <h3 className="card-report__own">{t`Your reports of this card`}</h3>
          <ul className="own-reports">
            {own.map((report) => (
              <OwnReportItem key={report.id} report={report} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type CategoryChoiceProps = {
  value: CardReportCategory;
  onChange: (category: CardReportCategory) => void;
};

/** The kinds of errors, as radio buttons that look like chips. */
function CategoryChoice({ value, onChange }: CategoryChoiceProps) {
  const { t } = useLingui();
  const words = useCategoryWords();
  return (
    <fieldset className="report-kinds">
      <legend className="report-kinds__legend">{t`What is wrong?`}</legend>
      {CARD_REPORT_CATEGORIES.map((category) => (
        <label key={category} className="report-kind">
          <input
            type="radio"
            className="report-kind__input"
            name="card-report-category"
            checked={category === value}
            onChange={() => onChange(category)}
          />
          <span className="chip chip--toggle report-kind__face">{words[category]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the current text of a reported field. */
function whatItSays(card: Card, category: CardReportCategory): string | null {
  switch (category) {
    case 'name':
      return card.name;
    case 'effect':
      return card.effectdata && inPlainBrackets(card.effectdata);
    case 'traits':
      return [card.color, card.categorydata, card.trait].filter(Boolean).join(' · ') || null;
    case 'price':
      return card.marketprice === null ? null : String(card.marketprice);
    case 'numbers':
    case 'picture':
    case 'printings':
    case 'other':
      return null;
  }
}

function inPlainBrackets(effect: string): string {
  return effect.replaceAll('【', '[').replaceAll(/】\s*/g, '] ').trimEnd();
}

const MESSAGE_MAX = 500;
const SOURCE_MAX = 200;

export type CardReportDialogProps = { card: Card; onClose: () => void };

/** REPT-01: names what is wrong with a card and what it should say. */
export function CardReportDialog({ card, onClose }: CardReportDialogProps) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const known = useQuery(
    apiQuery(KNOWN, { params: { game, cardno: card.cardno } }, { as: useUser()?.id }),
  );
  const [category, setCategory] = useState<CardReportCategory>('effect');
  const [message, setMessage] = useState('');
  const [source, setSource] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { name } = card;
  const { mutate, isPending } = useApiWrite('POST /api/games/:game/card-reports', {
    invalidates: [KNOWN, 'GET /api/me/card-reports'],
    done: () => {
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
    else {
      const body = {
        cardno: card.cardno,
        category,
        message: message.trim(),
        source: source.trim(),
      };
      mutate({ params: { game }, body });
    }
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
