import type { Answer } from '#lib/api-client.ts';
import type { Audience, EventBody, EventSummary, EventType } from './campaigns-api.ts';

type MailboxEntry = Answer<'GET /api/me/mailbox'>['data']['event'][number];
export type Reward = { banner: string; role: string; gifts: readonly string[] };

/** Values of the form's fields. Empty means not set. */
export type EventDraft = {
  type: EventType;
  label: string;
  description: string;
  icon: string;
  from: string;
  until: string;
  reward: Reward;
  code: string;
  claimLimit: string;
  audience: { role: string; level: string; game: string };
  requirements: { level: string; ratings: string; publicDecks: string };
};

const WEEK_MS = 7 * 86_400_000;
const MINUTE_MS = 60_000;
export const NO_REWARD: Reward = { banner: '', role: '', gifts: [] };

export function emptyDraft(now: number): EventDraft {
  return {
    type: 'event',
    label: '',
    description: '',
    icon: '',
    from: '',
    until: toField(new Date(now + WEEK_MS)),
    reward: NO_REWARD,
    code: '',
    claimLimit: '',
    audience: { role: '', level: '', game: '' },
    requirements: { level: '', ratings: '', publicDecks: '' },
  };
}

/** Copies a campaign without its code. */
export function copyToDraft(event: EventSummary, now: number): EventDraft {
  const count = (value: number | null) => (value ? String(value) : '');
  const { audience, requirements } = event;
  return {
    ...emptyDraft(now),
    type: event.type,
    label: event.label,
    description: event.description,
    icon: event.icon ?? '',
    reward: { banner: event.banner ?? '', role: event.role ?? '', gifts: event.gifts },
    claimLimit: count(event.claimLimit),
    audience: {
      role: audience.role ?? '',
      level: count(audience.level),
      game: audience.game ?? '',
    },
    requirements: {
      level: count(requirements.level),
      ratings: count(requirements.ratings),
      publicDecks: count(requirements.publicDecks),
    },
  };
}

export function isComplete({ type, label, until, from, reward }: EventDraft): boolean {
  const isOrdered = until !== '' && (from === '' || from < until);
  return label.trim() !== '' && isOrdered && (type === 'notification' || givesAnything(reward));
}

export const givesAnything = ({ banner, role, gifts }: Reward): boolean =>
  banner !== '' || role !== '' || gifts.length > 0;

export function toReward({ banner, role, gifts }: Reward): NonNullable<EventBody['reward']> {
  return {
    banner: banner === '' ? null : banner,
    role: role === '' ? null : (role as 'EX'),
    gifts: [...gifts],
  };
}

export function toAudience({ audience: { role, level, game } }: EventDraft): Audience {
  return { ...(role && { role }), ...(level && { level: Number(level) }), ...(game && { game }) };
}

export function toBody(draft: EventDraft): EventBody {
  const { type, from, claimLimit, requirements } = draft;
  const needed = Object.entries(requirements).filter(([, value]) => value !== '');
  const isClaimed = type !== 'notification';
  return {
    type,
    label: draft.label.trim(),
    description: draft.description.trim(),
    ...(draft.icon !== '' && { icon: draft.icon }),
    ...(from !== '' && { startDate: toMoment(from) }),
    endDate: toMoment(draft.until),
    audience: toAudience(draft),
    reward: isClaimed ? toReward(draft.reward) : { banner: null, role: null, gifts: [] },
    ...(isClaimed && {
      ...(draft.code.trim() !== '' && { code: draft.code.trim() }),
      ...(claimLimit !== '' && { claimLimit: Number(claimLimit) }),
      requirements: Object.fromEntries(needed.map(([kind, value]) => [kind, Number(value)])),
    }),
  };
}

/** Preview as in the mailbox of a member who meets no requirement yet. */
export function toPreview(draft: EventDraft, now: number): MailboxEntry {
  const { banner, role, gifts } =
    draft.type === 'notification' ? toReward(NO_REWARD) : toReward(draft.reward);
  const kinds = ['level', 'ratings', 'publicDecks'] as const;
  return {
    id: null,
    eventId: 'preview',
    type: draft.type,
    label: draft.label.trim() || '…',
    description: draft.description.trim(),
    icon: draft.icon === '' ? null : draft.icon,
    banner: banner ?? null,
    role: role ?? null,
    gifts: (gifts ?? []).map(splitGift),
    rewardLevel: null,
    thanksFor: null,
    status: 'unread',
    claimed: false,
    createdAt: draft.from === '' ? new Date(now).toISOString() : toMoment(draft.from),
    endDate: draft.until === '' ? null : toMoment(draft.until),
    displayId: null,
    needsCode: draft.code !== '',
    isFull: false,
    requirements: kinds.flatMap((kind) => {
      const needed = Number(draft.requirements[kind]);
      return needed > 0 ? [{ kind, needed, have: 0 }] : [];
    }),
  };
}

type Gift = MailboxEntry['gifts'][number];

/** Example: `title:legend` is the kind `title` with the key `legend`. */
export function splitGift(gift: string): Gift {
  const at = gift.indexOf(':');
  return { kind: gift.slice(0, at) as Gift['kind'], key: gift.slice(at + 1) };
}

export const toMoment = (field: string): string => new Date(field).toISOString();

/** Formats local time for a date and time input. */
export function toField(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 16);
}
