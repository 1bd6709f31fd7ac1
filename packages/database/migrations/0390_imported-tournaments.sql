-- Up Migration

-- Events that were held elsewhere: a hash that prevents duplicates, and the link to the source.
alter table tournaments add column import_hash text check (length(import_hash) = 64);
alter table tournaments add column import_link text not null default ''
  check (length(import_link) <= 300);

-- Down Migration

alter table tournaments drop column import_link, drop column import_hash;
