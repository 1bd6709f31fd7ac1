import { bannerFile } from '@deckframe/domain/community/profile/cosmetics';
import { isMet, type Requirement } from '@deckframe/domain/rewards/mailbox/mailbox';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck, EyeOff, Timer } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ClaimForm } from './claim-form.tsx';
import { EventIcon } from './event-icon.tsx';
import { RewardLine } from './reward-line.tsx';
import type { MailboxEntry } from './stored-mailbox.ts';
import { useNow } from './use-now.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Counts down; announced hourly. */
function Countdown({ end }: { end: string }) {
  const { t, i18n } = useLingui();
  const now = useNow(SECOND_MS);
  const left = Math.max(0, Date.parse(end) - now);
  const isLastDay = left < DAY_MS;
  const format = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'always' });
  const words = isLastDay
    ? format.format(Math.ceil(left / HOUR_MS), 'hour')
    : format.format(Math.floor(left / DAY_MS), 'day');
  return (
    <span className={classNames('mail-count', isLastDay && 'mail-count--hot')}>
      <Timer size={13} aria-hidden="true" />
      <span className="sr-only">{t`Ends ${words}`}</span>
      <span aria-hidden="true">{isLastDay ? printClock(left) : words}</span>
    </span>
  );
}

function printClock(leftMs: number): string {
  const seconds = Math.floor(leftMs / SECOND_MS);
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

export interface EventCardProps {
  userId: string;
  entry: MailboxEntry;
  onIgnore: () => void;
  onGone: () => void;
}

export function EventCard({ userId, entry, onIgnore, onGone }: EventCardProps) {
  const { t } = useLingui();
  const { startUrl } = useGameConfig();
  const { label, displayId } = entry;
  return (
    <article className="mail-event" aria-label={label}>
      <div className="mail-event__art">
        <img src={bannerFile(startUrl, entry.banner)} alt="" />
        {entry.endDate !== null && <Countdown end={entry.endDate} />}
      </div>
      <div className="mail-event__in">
        <h3 className="mail-event__title">
          <EventIcon icon={entry.icon} />
          {label}
        </h3>
        {entry.description !== '' && <p>{entry.description}</p>}
        {entry.requirements.length > 0 && (
          <ul className="mail-needs">
            {entry.requirements.map((one) => (
              <RequirementLine key={one.kind} requirement={one} />
            ))}
          </ul>
        )}
        <RewardLine entry={entry} />
        <ClaimForm userId={userId} entry={entry} onGone={onGone}>
          {displayId !== null && (
            <span className="mail-code">
              {t`Code`} <b>{`${displayId.slice(0, 3)} ${displayId.slice(3)}`}</b>
            </span>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon={<EyeOff size={14} aria-hidden="true" />}
            aria-label={t`Ignore ${label}`}
            onClick={onIgnore}
          >
            {t`Ignore`}
          </Button>
        </ClaimForm>
      </div>
    </article>
  );
}

function RequirementLine({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  const { kind, needed, have } = requirement;
  const done = isMet(requirement);
  return (
    <li data-done={done || undefined}>
      {done ? (
        <CircleCheck size={14} aria-label={t({ message: 'Done', context: 'state' })} />
      ) : (
        <Circle size={14} aria-label={t`Not yet`} />
      )}
      {kind === 'level' ? t`Level ${needed} (you: ${have})` : sayCount(kind, needed, have)}
    </li>
  );
}

function sayCount(kind: 'publicDecks' | 'ratings', needed: number, have: number): string {
  if (kind === 'ratings') {
    return plural(needed, {
      one: `# rated card (you: ${have})`,
      other: `# rated cards (you: ${have})`,
    });
  }
  return plural(needed, {
    one: `# public deck (you: ${have})`,
    other: `# public decks (you: ${have})`,
  });
}
