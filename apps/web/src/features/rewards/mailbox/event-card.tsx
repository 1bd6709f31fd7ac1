import { isMet, type Requirement } from '@deckframe/domain/rewards/mailbox/mailbox';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck, EyeOff } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { bannerFile } from '@deckframe/domain/profile/cosmetic-files';
import { Button } from '#ui/button.tsx';
import { ClaimForm } from '../../mailbox/claim-form.tsx';
import { Countdown } from '../../mailbox/countdown.tsx';
import { RewardLine } from './reward-line.tsx';
import type { MailboxEntry } from './stored-mailbox.ts';

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
        <h3>{label}</h3>
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
        <CircleCheck size={14} aria-label={t`Done`} />
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
