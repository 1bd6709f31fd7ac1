import { PHASE_KINDS, TIE_BREAKS } from '@deckframe/domain/tournaments/structure';
import { z } from 'zod';
import { deskParams, matchResult, round, table } from './tournament-log.ts';

const param = (field: z.ZodInt) => z.coerce.number<number | string>().pipe(field);

export const roundParams = deskParams.extend({ round: param(round) });
export const matchParams = roundParams.extend({ table: param(table) });
export const standingsQuery = z.strictObject({
  round: param(round).optional().meta({ description: 'Default: the last complete one' }),
});

const seat = z.strictObject({ id: z.string(), name: z.string() }).meta({ id: 'MatchSeat' });

const clock = z
  .strictObject({
    since: z.number().nullable().meta({ description: 'Null: still open' }),
    spent: z.number(),
    minutes: z.int(),
  })
  .meta({ id: 'RoundClock' });

const publicMatch = z
  .strictObject({
    table: z.int(),
    a: seat,
    b: seat.nullable().meta({ description: 'Null: a bye' }),
    result: matchResult.nullable(),
    isDisputed: z.boolean(),
  })
  .meta({ id: 'PublicMatch' });

export const roundAnswer = z
  .strictObject({
    round: z.int(),
    rounds: z.int().meta({ description: 'Paired so far' }),
    phase: z.int(),
    kind: z.enum(PHASE_KINDS),
    matches: z.array(publicMatch),
    clock,
  })
  .meta({ id: 'RoundView' });

const standingsRow = z
  .strictObject({
    player: seat,
    rank: z.int(),
    points: z.int(),
    values: z.array(
      z.strictObject({
        kind: z.enum(TIE_BREAKS),
        shown: z.string(),
        exact: z.string().optional().meta({ description: 'The fraction that was compared' }),
      }),
    ),
    tiedWith: z.int(),
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'StandingsRow' });

export const standingsAnswer = z
  .strictObject({ round: z.int(), isFinal: z.boolean(), rows: z.array(standingsRow) })
  .meta({ id: 'StandingsView' });

export const bracketAnswer = z
  .strictObject({
    /** Null for an event without elimination. */
    kind: z.enum(['elimination', 'doubleElimination']).nullable(),
    /** Best first. Empty before the cut. */
    seeds: z.array(seat),
    rounds: z.array(z.strictObject({ round: z.int(), matches: z.array(publicMatch) })),
  })
  .meta({ id: 'BracketView' });

export const reportBody = z.strictObject({ result: matchResult }).meta({ id: 'MatchReport' });
export const callBody = z.strictObject({ open: z.boolean() }).meta({ id: 'JudgeCall' });

/** The reader's table in the current round. */
export const myMatchAnswer = z
  .strictObject({
    status: z.enum(['none', 'waiting', 'bye', 'playing', 'done']),
    round: z.int(),
    table: z.int(),
    side: z.enum(['a', 'b']),
    opponent: seat.nullable(),
    bestOf: z.int(),
    mine: matchResult.nullable(),
    theirs: matchResult.nullable(),
    result: matchResult.nullable(),
    isDisputed: z.boolean(),
    isCalled: z.boolean(),
    isJudgeComing: z.boolean(),
    extraMinutes: z.int(),
    clock,
  })
  .meta({ id: 'MyMatch' });

export type RoundAnswer = z.infer<typeof roundAnswer>;
export type StandingsAnswer = z.infer<typeof standingsAnswer>;
export type BracketAnswer = z.infer<typeof bracketAnswer>;
export type MyMatchAnswer = z.infer<typeof myMatchAnswer>;
