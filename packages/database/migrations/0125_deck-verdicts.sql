-- Up Migration

-- Energies that a deck chooses, separated by commas.
alter table decklists add column energy text;
alter table deck_revisions add column energy text;

-- The result of the rule check, and the version of the rules. A job checks decks again when the
-- rules change.
alter table decklists
  add column verdict text not null default 'unfinished'
    check (verdict in ('legal', 'unfinished', 'illegal')),
  add column judged_rules text;

-- Down Migration

alter table decklists drop column judged_rules, drop column verdict, drop column energy;
alter table deck_revisions drop column energy;
