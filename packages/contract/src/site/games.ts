import { z } from 'zod';

export const gameSummary = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    themeColor: z.string(),
    startPath: z.string(),
  })
  .meta({ id: 'GameSummary' });

export const gamesAnswer = z.strictObject({ games: z.array(gameSummary) }).meta({
  id: 'GamesAnswer',
});
