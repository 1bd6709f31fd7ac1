import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Tournament } from '#features/tournaments/events/api.ts';
import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { useEventWrite } from '../use-event-write.ts';

const OBJECTIONS = 'GET /api/games/:game/tournaments/:tournamentId/objections';
type Objection = Answer<typeof OBJECTIONS>['objections'][number];

/** The player's description of a wrong result. */
function ObjectForm({ eventId }: { eventId: string }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const send = useEventWrite(
    eventId,
    (writes, said: string, key) => writes.object(said, key),
    () => setText(''),
  );
  return (
    <form
      className="event-form"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(text);
      }}
    >
      <TextAreaField
        label={t`What is wrong?`}
        required
        maxLength={1000}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" busy={send.isPending}>
          {t`Send objection`}
        </Button>
      </div>
    </form>
  );
}

/** Upholds or rejects an objection, with a text that is public if upheld. */
function AnswerForm({ eventId, id }: { eventId: string; id: string }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState('');
  const send = useEventWrite(eventId, (writes, isUpheld: boolean, key) =>
    writes.answerObjection(id, { isUpheld, answer }, key),
  );
  const isBlank = answer.trim() === '';
  return (
    <div className="event-form">
      <TextAreaField
        label={t`Answer`}
        hint={t`Everyone reads it if you uphold the objection.`}
        maxLength={1000}
        rows={3}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="tournaments__acts">
        <Button disabled={isBlank} busy={send.isPending} onClick={() => send.mutate(true)}>
          {t`Uphold`}
        </Button>
        <Button variant="ghost" disabled={isBlank} onClick={() => send.mutate(false)}>
          {t`Reject`}
        </Button>
      </div>
    </div>
  );
}

type ObjectionRowProps = { eventId: string; objection: Objection; mayAnswer: boolean };

/** An objection with its answer. Its author is shown to those who may answer. */
function ObjectionRow({ eventId, objection, mayAnswer }: ObjectionRowProps) {
  const { t } = useLingui();
  const { answer, by, id, isOwn, status, text } = objection;
  const words = {
    open: t({ message: 'Open', context: 'state' }),
    upheld: t`Corrected`,
    rejected: t`Rejected`,
  };
  return (
    <div className="event-form">
      <p>
        <Tag tone={status === 'open' ? 'warn' : 'accent'}>{words[status]}</Tag>{' '}
        {by !== null && <b>{by}</b>}
      </p>
      {text !== null && <p>{text}</p>}
      {answer !== '' && <p className="event-note">{answer}</p>}
      {mayAnswer && status === 'open' && !isOwn && <AnswerForm eventId={eventId} id={id} />}
    </div>
  );
}

/** Corrections after the end, and the objection form for two days. */
export function ObjectionsPanel({ event }: { event: Tournament }) {
  const { i18n, t } = useLingui();
  const { config } = useAppServices();
  const { data } = useQuery(
    apiQuery(
      OBJECTIONS,
      { params: { game: config.gameid, tournamentId: event.id } },
      { as: useUser()?.id },
    ),
  );
  if (!data || (data.objections.length === 0 && !data.mayObject)) return null;
  const until = data.closesAt
    ? i18n.date(data.closesAt, { dateStyle: 'medium', timeStyle: 'short' })
    : '';
  return (
    <Panel heading={t`Objections and corrections`}>
      {data.objections.length > 0 && (
        <ul className="staff-list">
          {data.objections.map((one) => (
            <li key={one.id}>
              <ObjectionRow eventId={event.id} objection={one} mayAnswer={data.mayAnswer} />
            </li>
          ))}
        </ul>
      )}
      {data.mayObject && (
        <>
          <p className="event-note">
            <Trans>You can object until {until}.</Trans>
          </p>
          <ObjectForm eventId={event.id} />
        </>
      )}
    </Panel>
  );
}
