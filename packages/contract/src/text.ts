import { cleanName } from '@deckframe/domain/community/writing/clean-name';
import { z } from 'zod';

/** PostgreSQL text cannot hold NUL, and a lone surrogate cannot be encoded as UTF-8. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** A string of at most `max` characters that PostgreSQL can store. Every string input uses it. */
export const text = (max: number) =>
  z.string().max(max).refine(isStorable, 'must not contain NUL or broken characters');

/** A public name: like `text`, without characters that reverse or hide letters. */
export const nameText = (max: number) => text(max).overwrite(cleanName);
