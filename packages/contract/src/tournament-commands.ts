import { PENALTIES } from '@deckframe/domain/tournaments/desk/command';
import { REFUSALS } from '@deckframe/domain/tournaments/desk/refusal';
import { MATCH_ENDS, OUTCOMES } from '@deckframe/domain/tournament/match-result';
import { z } from 'zod';
import { nameText, text } from './text.ts';
import { tournamentStructure } from './tournaments/tournament-structure.ts';

export const GUEST_NAME_MAX = 40;
const PAIRS_MAX = 4000;

const count = z.int().min(0).max(9);
export const round = z.int().min(1).max(100);
export const table = z
  .int()
  .min(1)
  .max(PAIRS_MAX + 1);
const player = z.uuid();
const at = { round, table };

export const matchResult = z
  .strictObject({
    outcome: z.enum(OUTCOMES),
    games: z
      .tuple([count, count, count])
      .readonly()
      .meta({ description: 'Won by a, won by b, drawn' }),
    end: z.enum(MATCH_ENDS),
    first: z.enum(['a', 'b']).optional(),
  })
  .meta({ id: 'MatchResult' });

const kind = <Name extends string>(name: Name) => z.literal(name);

const PLAYER_COMMANDS = [
  z.strictObject({
    kind: kind('enter'),
    player,
    name: nameText(GUEST_NAME_MAX).nullable().meta({ description: 'Of a guest alone' }),
  }),
  z.strictObject({ kind: kind('checkIn'), player }),
  z.strictObject({ kind: kind('drop'), player }),
  z.strictObject({ kind: kind('restore'), player }),
  z.strictObject({
    kind: kind('penalty'),
    player,
    round,
    code: text(40),
    severity: z.enum(PENALTIES),
    note: text(500),
  }),
] as const;

const MATCH_COMMANDS = [
  z.strictObject({ kind: kind('extend'), ...at, minutes: z.int().min(-60).max(60) }),
  z.strictObject({ kind: kind('call'), ...at, open: z.boolean() }),
  z.strictObject({ kind: kind('take'), ...at }),
  z.strictObject({ kind: kind('report'), ...at, side: z.enum(['a', 'b']), result: matchResult }),
  z.strictObject({ kind: kind('result'), ...at, base: z.int().min(0), result: matchResult }),
  z.strictObject({ kind: kind('settle'), ...at, result: matchResult }),
] as const;

const EVENT_COMMANDS = [
  z.strictObject({ kind: kind('start'), structure: tournamentStructure, seed: z.int().min(0) }),
  z.strictObject({ kind: kind('lease'), from: text(40).nullable() }),
  z.strictObject({
    kind: kind('pair'),
    round,
    phase: z.int().min(0).max(9),
    pairs: z.array(z.tuple([player, player])).max(PAIRS_MAX),
    byes: z.array(player).max(PAIRS_MAX),
  }),
  z.strictObject({ kind: kind('clock'), round, act: z.enum(['start', 'pause']) }),
  z.strictObject({
    kind: kind('cut'),
    phase: z.int().min(1).max(9),
    seeds: z.array(player).max(PAIRS_MAX),
  }),
  z.strictObject({ kind: kind('undo'), of: z.uuid() }),
  z.strictObject({ kind: kind('finish') }),
] as const;

export const deskRefusal = z.enum(REFUSALS).meta({ id: 'DeskRefusal' });

/** What a device may send. */
export const sentCommand = z
  .discriminatedUnion('kind', [...PLAYER_COMMANDS, ...MATCH_COMMANDS, ...EVENT_COMMANDS])
  .meta({ id: 'DeskCommand' });

/** What the log holds: the same commands, and `denied` with the reason why. */
export const storedCommand = z
  .looseObject({ kind: z.string() })
  .meta({ id: 'StoredDeskCommand', description: 'As in an upload, or `denied` with `why`' });
