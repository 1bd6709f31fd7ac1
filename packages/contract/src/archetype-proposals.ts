import { RULE_LIMITS } from '@deckframe/domain/meta/archetype-rules';
import { z } from 'zod';
import { archetypeRule } from './meta/archetype-rules.ts';
import { gameParams } from './params.ts';
import { text } from './text.ts';

const words = text(RULE_LIMITS.note);

export const archetypeProposalBody = z
  .strictObject({ rule: archetypeRule, note: words })
  .meta({ id: 'ArchetypeProposalBody' });

export const proposalParams = gameParams.extend({ proposalId: z.uuid() });

export const proposalDecision = z
  .strictObject({
    isAccepted: z.boolean().meta({ description: 'Its rule is added behind the others' }),
    answer: words,
  })
  .meta({ id: 'ProposalDecision' });

export const archetypeProposal = z
  .strictObject({
    id: z.string(),
    rule: archetypeRule,
    note: z.string(),
    by: z.string().nullable(),
    at: z.iso.datetime(),
    isAccepted: z.boolean().nullable().meta({ description: 'Null: not decided yet' }),
    answer: z.string(),
  })
  .meta({ id: 'ArchetypeProposal' });

export type ArchetypeProposal = z.infer<typeof archetypeProposal>;

export const archetypeProposals = z
  .strictObject({ proposals: z.array(archetypeProposal) })
  .meta({ id: 'ArchetypeProposals' });
