import { joinDesk, urlOf, won } from '../../../../testing/tournament-scene.ts';
import type { Member } from '../../../../testing/member.ts';
import { STRUCTURE } from '../../../../testing/tournament-structure.ts';

/** A round of eight in which the left player wins; not ended. */
export async function playRound(organiser: Member, event: string, players: readonly string[]) {
  const desk = await joinDesk(organiser, urlOf(event));
  const pairs = [0, 1, 2, 3].map((at): [string, string] => [
    players[at] ?? '',
    players[at + 4] ?? '',
  ]);
  await desk.send(
    { kind: 'start', structure: STRUCTURE, seed: 7 },
    ...players.flatMap((player) => [
      { kind: 'enter' as const, player, name: null },
      { kind: 'checkIn' as const, player },
    ]),
    { kind: 'lease', from: null },
    { kind: 'pair', round: 1, phase: 0, pairs, byes: [] },
    ...pairs.map((_, at) => ({
      kind: 'result' as const,
      round: 1,
      table: at + 1,
      base: 0,
      result: won('a'),
    })),
  );
  return desk;
}
