import { z } from 'zod';
import { text } from '../text.ts';

export const ANSWER_TITLE_MAX = 60;
export const ANSWER_TEXT_MAX = 500;
/** The list has one page. */
export const CANNED_ANSWERS_MAX = 100;

const words = (max: number) =>
  text(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(1));

export const queueItemParams = z.strictObject({
  item: z
    .string()
    .regex(/^(?:report:[1-9]\d{0,14}|appeal:[1-9]\d{0,14}|card:[a-z0-9-]{1,32}:[1-9]\d{0,14})$/)
    .meta({ description: 'As `report:5`, `appeal:3` or `card:gundam:8`' }),
});

export const claimsAnswer = z
  .strictObject({
    claims: z.array(
      z.strictObject({
        item: z.string(),
        by: z.string().meta({ description: 'The staff member who has claimed it' }),
        isOwn: z.boolean(),
        until: z.string(),
      }),
    ),
  })
  .meta({ id: 'ReportClaims' });

export const cannedAnswerBody = z
  .strictObject({ title: words(ANSWER_TITLE_MAX), text: words(ANSWER_TEXT_MAX) })
  .meta({ id: 'NewCannedAnswer' });

const cannedAnswer = z
  .strictObject({ id: z.string(), title: z.string(), text: z.string() })
  .meta({ id: 'CannedAnswer' });

export const cannedAnswersAnswer = z
  .strictObject({ answers: z.array(cannedAnswer) })
  .meta({ id: 'CannedAnswers' });
export const cannedAnswerMade = cannedAnswer;

export const cannedAnswerParams = z.strictObject({
  answerId: z.string().regex(/^[1-9]\d{0,14}$/),
});

export type CannedAnswerBody = z.infer<typeof cannedAnswerBody>;
