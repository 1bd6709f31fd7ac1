import type { DeskMatch } from '../../tournaments/desk/desk.ts';

/**
 * How much of a match a device has seen of others. Its own entries are not counted: they may wait
 * to be sent, and what others did meanwhile comes before them.
 */
export const baseOf = ({ touches }: DeskMatch, device: string): number =>
  touches.findLastIndex((other) => other !== device) + 1;

export function hasSeenAll({ touches }: DeskMatch, base: number, device: string): boolean {
  return !touches.some((other, place) => place >= base && other !== device);
}
