import type { Card } from '@deckframe/domain/card';
import { toCard } from '../cards/service.ts';
import type { DailyCardRow } from './queries.ts';

export function toDailyCard({ card_date, ...row }: DailyCardRow): { date: string; card: Card } {
  return { date: card_date, card: toCard(row) };
}
