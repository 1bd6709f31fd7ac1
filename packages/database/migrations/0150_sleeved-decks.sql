-- Up Migration

-- The deck exists as real cards: its copies count as used.
alter table decklists add column is_sleeved boolean not null default false;

-- Down Migration

alter table decklists drop column is_sleeved;
