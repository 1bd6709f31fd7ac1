import { asksForCards, isRuleName, RULE_LIMITS } from '@deckframe/domain/meta/archetype-rules';
import { z } from 'zod';
import { calendarDay, CARD_NUMBER_MAX, gameParams, versionNumber } from '../params.ts';
import { nameText, text } from '../text.ts';

const { cards, least, name, rules: rulesMax } = RULE_LIMITS;
const count = z.int().min(0);
const cardno = text(CARD_NUMBER_MAX).min(1);
const cardCounts = z.array(z.strictObject({ cardno, least: z.int().min(1).max(least) })).max(cards);
const day = calendarDay.nullable();

export const archetypeRule = z
  .strictObject({
    name: nameText(name).refine(isRuleName, 'must be a name without commas, and not "other"'),
    from: day.meta({ description: 'Its first day' }),
    until: day.meta({ description: 'Its last day' }),
    all: cardCounts.meta({ description: 'At least so many copies of every one of these' }),
    any: cardCounts.meta({ description: 'And of one of these, if there are any' }),
    none: z.array(cardno).max(cards).meta({ description: 'And none of these' }),
  })
  .refine(asksForCards, 'must ask for a card')
  .meta({ id: 'ArchetypeRule' });

const ruleList = z
  .array(archetypeRule)
  .max(rulesMax)
  .meta({ description: 'The first matching rule applies' });

export const storedRules = z.strictObject({ rules: ruleList });

export const archetypeRulesChange = z
  .strictObject({
    rules: ruleList,
    version: versionNumber.meta({ description: 'The version this change was made from' }),
    checkOnly: z.boolean().meta({ description: 'Previews the changes without writing them' }),
  })
  .meta({ id: 'ArchetypeRulesChange' });

const preview = z.strictObject({
  lists: count.meta({ description: 'The newest examined lists of ended events' }),
  changed: count,
  decks: z.array(z.strictObject({ archetype: z.string().nullable(), now: count, next: count })),
});

export const archetypeRulesState = z
  .strictObject({
    rules: z.array(archetypeRule),
    version: count.meta({ description: '0: archetypes as stated by the players' }),
    author: z.string().nullable(),
    at: z.iso.datetime().nullable(),
    walked: count.meta({ description: 'Ended events that the worker has processed' }),
    changed: count.meta({ description: 'Lists whose archetype changed' }),
    isWalked: z.boolean(),
    preview: preview.nullable(),
  })
  .meta({ id: 'ArchetypeRulesState' });

export type ArchetypeRulesState = z.infer<typeof archetypeRulesState>;

const words = text(RULE_LIMITS.note);

export const archetypeProposalBody = z
  .strictObject({ rule: archetypeRule, note: words })
  .meta({ id: 'ArchetypeProposalBody' });

export const proposalParams = gameParams.extend({ proposalId: z.uuid() });

export const proposalDecision = z
  .strictObject({
    isAccepted: z.boolean().meta({ description: 'Its rule is added as the last one' }),
    answer: words,
  })
  .meta({ id: 'ProposalDecision' });

const archetypeProposal = z
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
