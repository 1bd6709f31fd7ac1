import type { Field, FieldOdds } from '@deckframe/domain/meta/field-formula';
import type { EventPlan } from '@deckframe/domain/meta/field-simulation';

export type SimulationQuestion = { readonly field: Field; readonly plan: EventPlan };
export type SimulationAnswer = SimulationQuestion & {
  readonly events: number;
  readonly odds: FieldOdds;
};
