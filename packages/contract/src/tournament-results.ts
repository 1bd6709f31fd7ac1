import { z } from 'zod';
import { frozenList } from './tournament-entries.ts';
import { text } from './text.ts';

export const samplesQuery = z.strictObject({ archetype: text(80).optional() });

const sample = z
  .strictObject({
    tournamentId: z.string(),
    tournament: z.string(),
    startDate: z.string(),
    playerCount: z.int(),
    list: frozenList,
  })
  .meta({ id: 'TournamentSample' });

export const samplesAnswer = z
  .strictObject({ samples: z.array(sample) })
  .meta({ id: 'TournamentSamples' });

const archetypeShare = z
  .strictObject({
    archetype: z.string().meta({ description: 'Blank where nobody named one' }),
    lists: z.int(),
    inTheFirstEight: z.int(),
    wins: z.int(),
    best: z.int(),
  })
  .meta({ id: 'ArchetypeShare' });

export const metaAnswer = z
  .strictObject({ events: z.int(), lists: z.int(), archetypes: z.array(archetypeShare) })
  .meta({ id: 'TournamentMeta' });
