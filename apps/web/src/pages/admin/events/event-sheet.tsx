import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { cosmeticName } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { EventActs } from './event-acts.tsx';
import { ChangeEvent } from './change-event.tsx';
import {
  copyToDraft,
  splitGift,
  toField,
} from '../../../features/rewards/campaigns/event-draft.ts';
import { EventPreview } from '../../rewards/console/events/event-preview.tsx';
import type { EventSummary } from '../../../features/rewards/campaigns/campaigns-api.ts';
import {
  sayClaims,
  STATE_TONES,
  useEventWords,
} from '../../rewards/console/events/use-event-words.ts';

export type EventSheetProps = {
  event: EventSummary;
  now: number;
  onCopy: () => void;
  onClose: () => void;
};

/** One event: what it is, how it looks, and what can still be done with it. */
export function EventSheet({ event, now, onCopy, onClose }: EventSheetProps) {
  const { t } = useLingui();
  const { kinds, states } = useEventWords();
  const shown = {
    ...copyToDraft(event, now),
    from: toField(new Date(event.startDate)),
    until: event.endDate === null ? '' : toField(new Date(event.endDate)),
    code: event.needsCode ? '…' : '',
  };
  return (
    <div className="event-new">
      <div className="sheet-of-user">
        <Button
          variant="ghost"
          className="sheet-of-user__back"
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          onClick={onClose}
        >
          <Trans>All events</Trans>
        </Button>
        <Panel
          heading={event.label}
          aside={
            <>
              <Tag>{kinds[event.type]}</Tag>{' '}
              <Tag tone={STATE_TONES[event.state]}>{states[event.state]}</Tag>
            </>
          }
        >
          <EventFacts event={event} />
          <EventActs event={event} onCopy={onCopy} onGone={onClose} />
        </Panel>
        {event.state !== 'over' && event.rewardLevel === null && (
          <Panel heading={t`Change it`}>
            <ChangeEvent key={event.id} event={event} />
          </Panel>
        )}
      </div>
      <EventPreview draft={shown} now={now} />
    </div>
  );
}

function EventFacts({ event }: { event: EventSummary }) {
  const { i18n, t } = useLingui();
  const when = (moment: string) =>
    i18n.date(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  const { audience, requirements: needs } = event;
  const { level, ratings, publicDecks } = needs;
  const members = [
    audience.role,
    audience.level !== null && t`level ${audience.level} and up`,
    audience.game,
    audience.joinedBefore !== null && t`joined before ${when(audience.joinedBefore)}`,
  ].filter((one) => typeof one === 'string');
  const needed = [
    level > 0 && t`level ${level}`,
    ratings > 0 && t`rated cards: ${ratings}`,
    publicDecks > 0 && t`public decks: ${publicDecks}`,
    event.needsCode && t`a secret code`,
  ].filter((one) => typeof one === 'string');
  const gives = [
    event.banner !== null && cosmeticName({ kind: 'banner', key: event.banner }),
    event.role,
    ...event.gifts.map((gift) => cosmeticName(splitGift(gift))),
  ].filter((one) => typeof one === 'string');
  return (
    <dl className="sheet-of-user__facts">
      <Fact name={t`From`}>{when(event.startDate)}</Fact>
      <Fact name={t`Until`}>
        {event.endDate === null ? t`Without an end` : when(event.endDate)}
      </Fact>
      <Fact name={t`Who gets it`}>{members.length === 0 ? t`Everyone` : members.join(', ')}</Fact>
      {event.type !== 'notification' && (
        <>
          <Fact name={t`Gift`}>{gives.join(', ')}</Fact>
          <Fact name={t`Needs`}>{needed.length === 0 ? t`Nothing` : needed.join(', ')}</Fact>
          <Fact name={t`Claimed`}>{sayClaims(event, i18n.locale)}</Fact>
        </>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
