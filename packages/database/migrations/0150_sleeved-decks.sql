-- Up Migration

-- Put together with real cards: its copies count as used wherever free ones are counted.
alter table decklists add column is_sleeved boolean not null default false;

-- Down Migration

alter table decklists drop column is_sleeved;
