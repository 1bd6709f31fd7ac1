-- Up Migration

-- Energies that a deck chooses beside its cards, joined by commas.
alter table decklists add column energy text;
alter table deck_revisions add column energy text;

-- What the rules say of a deck, and by which rules: a job judges anew where those have changed.
alter table decklists
  add column verdict text not null default 'unfinished'
    check (verdict in ('legal', 'unfinished', 'illegal')),
  add column judged_rules text;

-- Down Migration

alter table decklists drop column judged_rules, drop column verdict, drop column energy;
alter table deck_revisions drop column energy;
