-- Up Migration

-- contract: wider than before; the running release writes none of the new places.
alter table notices drop constraint notices_place_type_check;
alter table notices add constraint notices_place_type_check check (place_type in (
  'archetype-proposal', 'card', 'card-report', 'comment', 'custom-series', 'deck', 'profile',
  'tournament', 'trade'
)) not valid;

-- Down Migration

delete from notices where place_type = 'archetype-proposal';
alter table notices drop constraint notices_place_type_check;
alter table notices add constraint notices_place_type_check check (place_type in (
  'card', 'card-report', 'comment', 'custom-series', 'deck', 'profile', 'tournament', 'trade'
)) not valid;
