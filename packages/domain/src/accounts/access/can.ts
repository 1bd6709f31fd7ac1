import { SYSTEM_USER_ID, type UserId } from './user-id.ts';
import { isAdministrator, isSuperadmin } from './roles.ts';

/** A user's id is text in the browser and a number in the server; one call knows one kind. */
type Id = string | UserId;

/** Somebody who is signed in. */
export type Actor<I extends Id> = { readonly id: I; readonly roles: readonly string[] };

/** A thing or a person. Whoever knows more about it says more. */
export type Resource<I extends Id> = {
  /** Whose it is; of a person, their own id. Null where it is nobody's. */
  readonly ownerId?: I | null | undefined;
  /** A person's roles. */
  readonly roles?: readonly string[];
  readonly collaborators?: readonly I[];
  readonly organisers?: readonly I[];
  /** Head judges are judges too. */
  readonly headJudges?: readonly I[];
  readonly judges?: readonly I[];
  readonly scorekeepers?: readonly I[];
  readonly displays?: readonly I[];
  readonly players?: readonly I[];
  readonly traders?: readonly I[];
};

const isSystem = (id: Id | null | undefined): boolean => Number(id) === SYSTEM_USER_ID;

type Holds = (actor: Actor<Id>, resource: Resource<Id>) => boolean;

/** Of one person to another; the system is nobody's peer. */
const isPeer: Holds = (actor, { ownerId }) => actor.id !== ownerId && !isSystem(ownerId);

/** How somebody can stand to a thing or a person. A new one is one line here. */
const RELATIONS = {
  owner: (actor, { ownerId }) => actor.id === ownerId,
  /** Any member but the owner. */
  other: (actor, { ownerId }) => actor.id !== ownerId,
  peer: isPeer,
  collaborator: (actor, { collaborators = [] }) => collaborators.includes(actor.id),
  organiser: (actor, { organisers = [] }) => organisers.includes(actor.id),
  headJudge: (actor, { headJudges = [] }) => headJudges.includes(actor.id),
  judge: (actor, { judges = [] }) => judges.includes(actor.id),
  scorekeeper: (actor, { scorekeepers = [] }) => scorekeepers.includes(actor.id),
  display: (actor, { displays = [] }) => displays.includes(actor.id),
  player: (actor, { players = [] }) => players.includes(actor.id),
  trader: (actor, { traders = [] }) => traders.includes(actor.id),
  moderator: (actor) => isAdministrator(actor.roles),
  /** An Administrator over everybody but Superadmins, a Superadmin over all; nobody over themselves. */
  superior: (actor, person) =>
    isPeer(actor, person) &&
    isAdministrator(actor.roles) &&
    (isSuperadmin(actor.roles) || !isSuperadmin(person.roles ?? [])),
  highest: (actor, person) => isPeer(actor, person) && isSuperadmin(actor.roles),
} as const satisfies Record<string, Holds>;

export type Relation = keyof typeof RELATIONS;

/**
 * The one table of what depends on whose a thing is, for the API and the web app alike: one of these
 * relations must hold. Who may knock at a route at all stands in `policy.ts` and comes first; in
 * which state a thing may be changed (a locked deck) is its own module's rule.
 */
export const RESOURCE_RULES = {
  'deck.see-hidden': ['owner', 'moderator'],
  'deck.see-history': ['owner', 'moderator'],
  'deck.change': ['owner'],
  'deck.delete': ['owner'],
  'deck.bookmark': ['other'],
  'folder.change': ['owner'],
  'collection.see-hidden': ['owner'],
  'collection.change': ['owner'],
  // Nobody else, staff neither: what is reported of it lies in the report.
  'trade.take-part': ['trader'],
  'comment.see-hidden': ['owner', 'moderator'],
  'comment.edit': ['owner'],
  'comment.delete': ['owner', 'moderator'],
  // Where comments are closed, and links of members without a deck.
  'comment.write-always': ['moderator'],
  'content.report': ['other'],
  'content.appeal': ['owner'],
  'content.moderate': ['moderator'],
  'contents.see-draft': ['owner'],
  'contents.see-hidden': ['owner', 'moderator'],
  'contents.change': ['owner'],
  'session.end': ['owner'],
  'passkey.change': ['owner'],
  'profile.edit': ['owner'],
  'member.follow': ['peer'],
  'member.block': ['peer'],
  'member.suspend': ['superior'],
  'member.change-roles': ['superior'],
  // What they wear, their EXP, their sessions, what staff note about them.
  'member.look-after': ['superior'],
  // Giving Administrator or Superadmin, or taking it away.
  'member.change-superadmin': ['highest'],
  'custom-series.change': ['owner', 'collaborator'],
  'custom-series.see-hidden': ['owner', 'collaborator', 'moderator'],
  'custom-series.choose-members': ['owner'],
  'custom-series.publish': ['owner'],
  'custom-series.leave': ['collaborator'],
  'custom-series.delete': ['owner'],
  // A draft, before it is announced.
  'tournament.see-draft': [
    'organiser',
    'headJudge',
    'judge',
    'scorekeeper',
    'display',
    'moderator',
  ],
  'tournament.see-hidden': ['organiser', 'moderator'],
  'tournament.manage': ['organiser', 'moderator'],
  // The desk: check-in, pairing, results, clock, print.
  'tournament.run': ['organiser', 'headJudge', 'scorekeeper', 'moderator'],
  // Lists before the policy shows them; one's own is one's own.
  'tournament.see-lists': ['owner', 'organiser', 'headJudge', 'judge', 'moderator'],
  // The last word: disputes, disqualifications, opening a finished round again.
  'tournament.overrule': ['headJudge', 'organiser', 'moderator'],
  'tournament.decide-match': ['judge', 'organiser', 'moderator'],
  'tournament.report-match': ['player', 'judge', 'scorekeeper', 'organiser', 'moderator'],
} as const satisfies Record<string, readonly Relation[]>;

export type Action = keyof typeof RESOURCE_RULES;

/** Null stands for a visitor who is not signed in. Example: `can(user, 'deck.change', { ownerId })`. */
export function can<I extends Id>(
  actor: Actor<I> | null,
  action: Action,
  resource: Resource<NoInfer<I>>,
): boolean {
  if (actor === null) return false;
  return RESOURCE_RULES[action].some((relation) => RELATIONS[relation](actor, resource));
}

export type Refusal = 'SYSTEM_USER' | 'SELF_REFUSED' | 'FORBIDDEN';

/** Why somebody may not do something to a person; null where they may. */
export function findRefusal<I extends Id>(
  actor: Actor<I>,
  action: Action,
  person: Resource<NoInfer<I>>,
): Refusal | null {
  if (can(actor, action, person)) return null;
  if (isSystem(person.ownerId)) return 'SYSTEM_USER';
  return person.ownerId === actor.id ? 'SELF_REFUSED' : 'FORBIDDEN';
}
