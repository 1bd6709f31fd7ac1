import {
  isHostEntry,
  isWordEntry,
  WRITING_LIMITS,
} from '@deckframe/domain/community/writing/writing-rules';
import { z } from 'zod';
import { versionNumber } from '../params.ts';
import { text } from '../text.ts';

const { days, entries, entry, open, perDay } = WRITING_LIMITS;

const list = (isEntry: (value: string) => boolean, message: string) =>
  z
    .array(
      text(entry)
        .overwrite((value) => value.trim().toLowerCase())
        .refine(isEntry, message),
    )
    .max(entries)
    .overwrite((values) => [...new Set(values)]);

const newMemberRules = z.strictObject({
  days: z
    .int()
    .min(0)
    .max(days)
    .meta({ description: 'Days during which an account is new; 0: never' }),
  commentsPerDay: z.int().min(0).max(perDay),
  mayLink: z.boolean(),
  linksNeedDeck: z.boolean(),
  openTrades: z.int().min(0).max(open),
  tradesPerDay: z.int().min(0).max(open),
  organizerDays: z.int().min(0).max(days),
  openEvents: z.int().min(0).max(open),
});

const lists = {
  words: list(isWordEntry, 'must hold a letter or a digit'),
  hosts: list(isHostEntry, 'must be a host such as example.com'),
};

/** The parts of stored rules, parsed one by one. A newer release may have stored more. */
export const storedWritingRules = { ...lists, newMember: z.object(newMemberRules.shape) };

export const writingRulesChange = z
  .strictObject({
    ...lists,
    newMember: newMemberRules,
    version: versionNumber.meta({ description: 'The version this change was made from' }),
  })
  .meta({ id: 'WritingRulesChange' });

export const writingRulesState = z
  .strictObject({
    words: z.array(z.string()),
    hosts: z.array(z.string()),
    newMember: newMemberRules,
    version: z.int().meta({ description: '0: the config of the release' }),
    author: z.string().nullable(),
    at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WritingRulesState' });

export type WritingRulesState = z.infer<typeof writingRulesState>;
