import { useLingui } from '@lingui/react/macro';

/** Names of actions; new ones use their id. */
export function useActionWords(): (action: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    ...useReadWords(),
    ...useTournamentWords(),
    'user.suspend': t`Suspended`,
    'user.lift-suspension': t`Suspension ended`,
    'user.roles': t`Roles changed`,
    'user.end-sessions': t`Logged out everywhere`,
    'user.end-session': t`Logged out of one device`,
    'user.reset-second-factor': t`Second factor reset`,
    'user.give-cosmetic': t`Cosmetic given`,
    'user.take-cosmetic': t`Cosmetic taken away`,
    'user.set-worn': t`What they wear changed`,
    'user.correct-exp': t`EXP corrected`,
    'user.note': t`Note added`,
    'user.withdraw-note': t`Note withdrawn`,
    'comment.remove': t`Comment removed`,
    'comments.lock': t`Comments locked or opened`,
    'decks.moderate': t`Deck flagged`,
    'ad.create': t`Ad made`,
    'ad.change': t`Ad changed`,
    'ad.delete': t`Ad deleted`,
    'event.create': t`Event made`,
    'event.clone': t`Event repeated`,
    'event.change': t`Event changed`,
    'event.end': t`Event ended`,
    'event.delete': t`Event taken back`,
    'mail.send': t`Mail sent`,
    'mail.take-back': t`Mail taken back`,
    'maintenance.change': t`Maintenance changed`,
    'job.retry': t`Job tried again`,
    'invariants.run': t`Counters compared`,
    'writing-rules.change': t`Words and limits changed`,
    'archetypes.change': t`Archetypes changed`,
    'archetypes.decide': t`Archetype decided`,
    'game-config.change': t`Game config changed`,
    'game-config.restore': t`Game config brought back`,
    'card.renumber': t`Card renumbered`,
    'card.renumber-undo': t`Renumbering undone`,
    'cards.compare': t`File of cards sent`,
    'cards.import': t`File of cards written`,
    'cards.import-undo': t`File of cards undone`,
    'cards.discard': t`File of cards dropped`,
    'cards.picture': t`Picture of a card stored`,
    'card.alternates': t`Printings laid out`,
    'card-report.resolve': t`Card report resolved`,
    'card-report.reopen': t`Card report opened again`,
    'queue.claim': t`Took up a report`,
    'queue.release': t`Left a report to others`,
    'canned-answer.store': t`Reply stored`,
    'canned-answer.delete': t`Stored reply deleted`,
    'report.dismissed': t`Report dismissed`,
    'report.removed': t`Reported thing removed`,
    'report.reopened': t`Report opened again`,
    'cards.edit': t`Cards changed`,
    'cards.publish': t`Cards published`,
    'cards.hide': t`Cards hidden`,
    'cards.schedule': t`Cards scheduled`,
    'cards.unschedule': t`Schedule of cards dropped`,
    'comment.hide': t`Comment hidden`,
    'comment.restore': t`Comment restored`,
    'content.hide': t`Content hidden`,
    'content.restore': t`Content restored`,
    'custom-series.hide': t`Series hidden`,
    'custom-series.restore': t`Series restored`,
    'decks.remove': t`Deck hidden`,
    'decks.restore': t`Deck restored`,
    'appeal.lifted': t`Appeal granted`,
    'appeal.upheld': t`Appeal declined`,
  };
  return (action) => words[action] ?? action;
}

/** Reads of personal data. */
function useReadWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    'read.appeals': t`Appeals read`,
    'read.card-reports': t`Card reports read`,
    'read.cosmetics': t`Cosmetics of a member read`,
    'read.exp': t`EXP of a member read`,
    'read.mail': t`Mail to a member read`,
    'read.members': t`List of members read`,
    'read.notes': t`Staff notes read`,
    'read.reports': t`Reports read`,
    'read.sessions': t`Sessions of a member read`,
    'read.sheet': t`Sheet of a member read`,
    'read.suspension': t`Suspension of a member read`,
    'read.written': t`Texts of a member read`,
  };
}

function useTournamentWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    'tournament.verify': t`Tournament verified`,
    'tournament.unverify': t`Verification taken back`,
    'tournament.hide': t`Tournament hidden`,
    'tournament.restore': t`Tournament restored`,
    'tournament.edit': t`Tournament changed`,
    'tournament.delete': t`Tournament deleted`,
    'tournament.state': t`State of a tournament changed`,
    'tournament.invite': t`Member invited to the staff of a tournament`,
    'tournament.staff': t`Staff of a tournament changed`,
    'tournament.objection': t`Objection decided`,
  };
}
