import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MemberLink } from '#features/community/actions/member-link.tsx';
import type { Body } from '#lib/api-client.ts';
import { sayAge } from '#lib/say-age.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ReplyPicker } from './reply-picker.tsx';
import { APPEALS, REPORTS, type OpenAppeal } from './report-api.ts';

const DECIDE = 'POST /api/admin/appeals/:appealId/decision';
const ANSWER_MAX = 500;

export type AppealItemProps = { readonly appeal: OpenAppeal };

/** An appeal: reason of the removal, the author's text, and both decisions. */
export function AppealItem({ appeal }: AppealItemProps) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState('');
  const { mutate, isPending, variables } = useApiWrite(DECIDE, {
    invalidates: [REPORTS, APPEALS],
    done: (_, { body: { outcome } }) => {
      const title = outcome === 'lifted' ? t`It is public again.` : t`The removal stands.`;
      toasts.show({ kind: 'success', title });
    },
  });
  const decide = (outcome: Body<typeof DECIDE>['outcome']) =>
    mutate({
      params: { appealId: appeal.id },
      body: { outcome, ...(answer.trim() !== '' && { answer: answer.trim() }) },
    });
  const { reason } = appeal;
  return (
    <Panel className="report">
      <AppealHead appeal={appeal} />
      <p className="report__reason">{appeal.text}</p>
      <blockquote className="report__words">{appeal.snapshot}</blockquote>
      {reason !== null && <p className="report__removal">{t`Removed because: ${reason}`}</p>}
      <div className="report__answer">
        <TextAreaField
          label={t`Answer`}
          hint={t`Its author can read this.`}
          value={answer}
          maxLength={ANSWER_MAX}
          rows={2}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <ReplyPicker text={answer} max={ANSWER_MAX} onInsert={setAnswer} />
      </div>
      <div className="report__acts">
        <Button
          busy={isPending && variables.body.outcome === 'upheld'}
          disabled={isPending}
          onClick={() => decide('upheld')}
        >
          <Trans>Keep it removed</Trans>
        </Button>
        <Button
          variant="primary"
          busy={isPending && variables.body.outcome === 'lifted'}
          disabled={isPending}
          onClick={() => decide('lifted')}
        >
          <Trans>Restore it</Trans>
        </Button>
      </div>
    </Panel>
  );
}

function AppealHead({ appeal }: { appeal: OpenAppeal }) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => new Date());
  const age = sayAge(i18n.locale, appeal.createdAt, now);
  const isDeck = appeal.contentType === 'deck';
  const words = {
    comment: t`Appeal: comment`,
    content: t`Appeal: content`,
    'custom-series': t`Appeal: fan-made series`,
    deck: t`Appeal: deck`,
  };
  return (
    <header className="report__head">
      <Tag>{words[appeal.contentType]}</Tag>
      <MemberLink member={appeal.author} />
      <span className="report__by">
        <time dateTime={appeal.createdAt}>{age}</time>
      </span>
      {isDeck && (
        <a
          className="report__open"
          href={`/v3/${appeal.game}/deck/${encodeDeckId(appeal.contentId)}`}
        >
          <Trans>Open the deck</Trans>
        </a>
      )}
      {appeal.contentType === 'custom-series' && (
        <a className="report__open" href={`/v3/${appeal.game}/custom?series=${appeal.contentId}`}>
          <Trans>Open the series</Trans>
        </a>
      )}
    </header>
  );
}
