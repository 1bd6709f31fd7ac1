import { parsePoint, printPoint } from '@deckframe/domain/tournaments/distance';
import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PRESETS, type PresetId } from '@deckframe/domain/tournaments/presets/presets';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { ownTimeZone, toWallTime } from '#features/tournaments/events/event-time.ts';
import type { TournamentWrite } from '#features/tournaments/events/writes.ts';

/** Form values; `kept` leaves the structure unchanged. */
export type EventDraft = Omit<TournamentWrite, 'point' | 'structure'> & {
  point: string;
  preset: PresetId | 'kept';
};

const DAY = 86_400_000;

export function newDraft(now: Date): EventDraft {
  const timeZone = ownTimeZone();
  const day = toWallTime(new Date(now.getTime() + 14 * DAY).toISOString(), timeZone).slice(0, 10);
  return {
    name: '',
    description: '',
    format: 'Standard',
    mode: 'venue',
    location: '',
    area: '',
    point: '',
    timeZone,
    start: `${day}T18:30`,
    deadline: `${day}T18:00`,
    maxPlayers: 32,
    preset: 'bestOfThree',
    listPolicy: 'afterTheEnd',
    listRequired: true,
    isUnlisted: false,
  };
}

export function toDraft(event: Tournament): EventDraft {
  const { timeZone } = event;
  return {
    name: event.name,
    description: event.description,
    format: event.format,
    mode: event.mode,
    location: event.location,
    area: event.area,
    point: event.point === null ? '' : printPoint(event.point),
    timeZone,
    start: toWallTime(event.startDate, timeZone),
    deadline: toWallTime(event.registrationDeadline, timeZone),
    maxPlayers: event.maxPlayers,
    preset: 'kept',
    listPolicy: event.listPolicy,
    listRequired: event.listRequired,
    isUnlisted: event.trust === 'unlisted',
  };
}

/** Converts the form: a preset becomes rounds and a cut for the number of players. */
export function toWrite({ preset, ...draft }: EventDraft, before?: Structure): TournamentWrite {
  const structure =
    preset === 'kept' && before !== undefined
      ? before
      : fitStructure(PRESETS[preset === 'kept' ? 'bestOfThree' : preset], draft.maxPlayers);
  const point = parsePoint(draft.point) ?? null;
  return { ...draft, point, structure: structure as TournamentWrite['structure'] };
}

export type DraftFieldsProps = {
  draft: EventDraft;
  set: (part: Partial<EventDraft>) => void;
};
