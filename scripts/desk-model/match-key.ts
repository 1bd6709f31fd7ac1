import type { Command } from '@deckframe/domain/tournaments/desk/command';

/** Which match an answer is about. */
export const matchKeyOf = (command: Command): string | null =>
  command.kind === 'result' || command.kind === 'settle' || command.kind === 'report'
    ? `${command.round}/${command.table}`
    : null;
