import { ENTRY_STATES } from '@deckframe/domain/tournaments/states';
import { z } from 'zod';
import { nameText, text } from '../text.ts';
import { tournamentParams } from './tournaments.ts';

export const ROSTER_PAGE = 100;
const SHOWN_DECK_MAX = 64;
const deckId = text(SHOWN_DECK_MAX).min(1);

export const rosterQuery = z.strictObject({
  text: text(40).optional(),
  after: text(200).optional(),
});

export const listParams = tournamentParams.extend({ listId: z.uuid() });
export const entryDeckParams = tournamentParams.extend({ deckId });

export const rosterEntry = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    userId: z.string().nullable().meta({ description: 'Null for guests and deleted members' }),
    status: z.enum(ENTRY_STATES),
    placement: z.int().nullable(),
    listId: z.string().nullable().meta({ description: 'Only for a list that is readable now' }),
    archetype: z.string().nullable(),
  })
  .meta({ id: 'TournamentPlayer' });

export const rosterAnswer = z
  .strictObject({ players: z.array(rosterEntry), next: z.string().nullable() })
  .meta({ id: 'TournamentPlayers' });

const reason = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  cards: z.array(z.string()),
});

export const legalityAnswer = z
  .strictObject({
    isLegal: z.boolean(),
    isFanMade: z.boolean(),
    reasons: z.array(reason),
    ruleSet: z.string(),
    day: z.string().meta({ description: 'YYYY-MM-DD, where the event is held' }),
    hash: z.string().meta({ description: 'The same cards have the same' }),
    deckName: z.string(),
    deckVersion: z.int(),
  })
  .meta({ id: 'TournamentLegality' });

const zones = z.strictObject({
  decklist_content: z.string(),
  sidedeck: z.string(),
  resourcedeck: z.string(),
});

export const frozenList = z
  .strictObject({
    id: z.string(),
    playerId: z.string(),
    player: z.string(),
    deckName: z.string(),
    archetype: z.string().nullable(),
    placement: z.int().nullable(),
    hash: z.string(),
    ruleSet: z.string(),
    zones,
    energy: z
      .array(z.string())
      .meta({ description: 'Chosen in addition to the cards, if the game has styles' }),
    createdAt: z.string(),
  })
  .meta({ id: 'TournamentList' });

export const listsAnswer = z
  .strictObject({ lists: z.array(frozenList) })
  .meta({ id: 'TournamentLists' });

export const ownEntry = z
  .strictObject({
    id: z.string(),
    status: z.enum(ENTRY_STATES),
    placement: z.int().nullable(),
    waitingPlace: z.int().nullable(),
    ticket: z.string().meta({ description: 'Signed; what the QR code on the ticket says' }),
    list: frozenList.nullable(),
    mayChange: z.boolean(),
    checkInOpens: z.string(),
    checkInCloses: z.string(),
    mayCheckIn: z.boolean(),
    checks: z
      .array(z.strictObject({ by: z.string().nullable(), at: z.string() }))
      .meta({ description: 'Staff who opened the list for a deck check, newest first' }),
  })
  .meta({ id: 'OwnTournamentEntry' });

export const ownEntryAnswer = z
  .strictObject({ entry: ownEntry.nullable() })
  .meta({ id: 'OwnTournamentEntryAnswer' });

export const entryBody = z
  .strictObject({
    deckId: deckId.nullable().meta({ description: 'Null if the event needs no list' }),
  })
  .meta({ id: 'TournamentEntry' });

export const listChangeBody = z.strictObject({ deckId }).meta({ id: 'TournamentListChange' });

export const guestBody = z
  .strictObject({
    name: nameText(40)
      .transform((value) => value.trim())
      .pipe(z.string().min(1)),
  })
  .meta({ id: 'TournamentGuest' });

export type FrozenList = z.infer<typeof frozenList>;
export type OwnEntry = z.infer<typeof ownEntry>;
export type RosterEntry = z.infer<typeof rosterEntry>;
export type LegalityAnswer = z.infer<typeof legalityAnswer>;
