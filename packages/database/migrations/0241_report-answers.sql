-- Up Migration

-- Answers to card reports are their own kind of notice. They link to the card, whose number may be
-- this long.
-- contract: wider than before; the running release writes none of the new places.
alter table notices drop constraint notices_place_type_check;
alter table notices add constraint notices_place_type_check check (
  place_type in ('card', 'card-report', 'comment', 'deck', 'profile', 'trade')
) not valid;
-- contract: wider than before.
alter table notices drop constraint notices_detail_check;
alter table notices add constraint notices_detail_check check (length(detail) <= 64) not valid;

-- The reason for thanks. The client translates it; the label is the card's name.
alter table users_boxitems add column thanks_for text check (thanks_for in ('card-report'));

-- Down Migration

alter table users_boxitems drop column thanks_for;
delete from notices where place_type = 'card-report';
alter table notices drop constraint notices_detail_check;
alter table notices add constraint notices_detail_check check (length(detail) <= 40);
alter table notices drop constraint notices_place_type_check;
alter table notices add constraint notices_place_type_check check (
  place_type in ('card', 'comment', 'deck', 'profile', 'trade')
);
