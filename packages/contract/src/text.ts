import { cleanName } from '@deckframe/domain/community/writing/clean-name';
import { z } from 'zod';

/** PostgreSQL text cannot hold NUL, and a lone surrogate cannot be encoded as UTF-8. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** A string that PostgreSQL can store, at most `max` characters. Every string input uses it. */
export const text = (max: number) =>
  z.string().max(max).refine(isStorable, 'must not contain NUL or broken characters');

/** The name of a thing, shown to others: as `text`, without what turns or hides letters. */
export const nameText = (max: number) => text(max).overwrite(cleanName);
