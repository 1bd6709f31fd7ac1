import { z } from 'zod';

/** Maximum number of places, equal to the maximum number of players. */
export const TOURNAMENT_PLACES = 100;

export const tournamentPoint = z
  .strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ id: 'TournamentPoint' });

const tournamentPlace = z
  .strictObject({
    area: z.string(),
    timeZone: z.string(),
    point: tournamentPoint,
    events: z.int(),
  })
  .meta({ id: 'TournamentPlace' });

export const tournamentPlacesAnswer = z
  .strictObject({ places: z.array(tournamentPlace).max(TOURNAMENT_PLACES) })
  .meta({ id: 'TournamentPlaces' });
