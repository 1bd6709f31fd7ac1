import { SYSTEM_USER_ID, type UserId } from './user-id.ts';
import { isAdministrator, isSuperadmin } from './roles.ts';

/** A user id is text in the browser and a number on the server; one call uses one kind only. */
type Id = string | UserId;

export type Actor<I extends Id> = { readonly id: I; readonly roles: readonly string[] };

/** The member or thing that an action is about. Callers fill in what they know. */
export type Resource<I extends Id> = {
  /** The owner's id; for a member, their own id. Null without an owner. */
  readonly ownerId?: I | null | undefined;
  readonly roles?: readonly string[];
  readonly collaborators?: readonly I[];
  /** Members with an open invitation. They see what they are invited to and have no other right. */
  readonly invited?: readonly I[];
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

/** True for another member. The system user has no peers. */
const isPeer: Holds = (actor, { ownerId }) => actor.id !== ownerId && !isSystem(ownerId);

/** Relations between an actor and a resource. A new relation is one line here. */
const RELATIONS = {
  owner: (actor, { ownerId }) => actor.id === ownerId,
  /** Any member but the owner. */
  other: (actor, { ownerId }) => actor.id !== ownerId,
  peer: isPeer,
  collaborator: (actor, { collaborators = [] }) => collaborators.includes(actor.id),
  invited: (actor, { invited = [] }) => invited.includes(actor.id),
  organiser: (actor, { organisers = [] }) => organisers.includes(actor.id),
  headJudge: (actor, { headJudges = [] }) => headJudges.includes(actor.id),
  judge: (actor, { judges = [] }) => judges.includes(actor.id),
  scorekeeper: (actor, { scorekeepers = [] }) => scorekeepers.includes(actor.id),
  display: (actor, { displays = [] }) => displays.includes(actor.id),
  player: (actor, { players = [] }) => players.includes(actor.id),
  trader: (actor, { traders = [] }) => traders.includes(actor.id),
  moderator: (actor) => isAdministrator(actor.roles),
  /**
   * True for an Administrator over everybody except Superadmins, and for a Superadmin over all
   * others. Never true for oneself.
   */
  superior: (actor, person) =>
    isPeer(actor, person) &&
    isAdministrator(actor.roles) &&
    (isSuperadmin(actor.roles) || !isSuperadmin(person.roles ?? [])),
  highest: (actor, person) => isPeer(actor, person) && isSuperadmin(actor.roles),
} as const satisfies Record<string, Holds>;

export type Relation = keyof typeof RELATIONS;

/**
 * Permissions that depend on the owner or members of a resource, for API and web app. One of the
 * listed relations must hold. `policy.ts` decides first who may call a route. Rules about the state
 * of a resource, such as a locked deck, are in its module.
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
  // Staff are excluded: a report contains what they need to see.
  'trade.take-part': ['trader'],
  'comment.see-hidden': ['owner', 'moderator'],
  'comment.edit': ['owner'],
  'comment.delete': ['owner', 'moderator'],
  // Allows comments where comments are closed, and links by members without a deck.
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
  // Cosmetics, EXP, sessions and staff notes of a member.
  'member.look-after': ['superior'],
  // Granting or removing Administrator or Superadmin.
  'member.change-superadmin': ['highest'],
  'custom-series.change': ['owner', 'collaborator'],
  'custom-series.see-hidden': ['owner', 'collaborator', 'moderator'],
  'custom-series.see-draft': ['owner', 'collaborator', 'invited', 'moderator'],
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
    'invited',
    'moderator',
  ],
  'tournament.see-hidden': ['organiser', 'moderator'],
  'tournament.manage': ['organiser', 'moderator'],
  // The tournament desk: check-in, pairing, results, clock, printing.
  'tournament.run': ['organiser', 'headJudge', 'scorekeeper', 'moderator'],
  // Lists before the list policy publishes them. Members always see their own list.
  'tournament.see-lists': ['owner', 'organiser', 'headJudge', 'judge', 'moderator'],
  // Final decisions: disputes, disqualifications, reopening a finished round.
  'tournament.overrule': ['headJudge', 'organiser', 'moderator'],
  'tournament.decide-match': ['judge', 'organiser', 'moderator'],
  'tournament.report-match': ['player', 'judge', 'scorekeeper', 'organiser', 'moderator'],
} as const satisfies Record<string, readonly Relation[]>;

export type Action = keyof typeof RESOURCE_RULES;

/**
 * Returns whether the actor may do this. A null actor is a visitor. Example: `can(user,
 * 'deck.change', { ownerId })`.
 */
export function can<I extends Id>(
  actor: Actor<I> | null,
  action: Action,
  resource: Resource<NoInfer<I>>,
): boolean {
  if (actor === null) return false;
  return RESOURCE_RULES[action].some((relation) => RELATIONS[relation](actor, resource));
}

export type Refusal = 'SYSTEM_USER' | 'SELF_REFUSED' | 'FORBIDDEN';

export function findRefusal<I extends Id>(
  actor: Actor<I>,
  action: Action,
  person: Resource<NoInfer<I>>,
): Refusal | null {
  if (can(actor, action, person)) return null;
  if (isSystem(person.ownerId)) return 'SYSTEM_USER';
  return person.ownerId === actor.id ? 'SELF_REFUSED' : 'FORBIDDEN';
}
