-- Up Migration

-- Staff notes about a member. The member never sees them.
create table staff_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  author_id bigint not null references users,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null default app_now()
);

create index staff_notes_user on staff_notes (user_id, id desc);

-- A correction is a new entry with a reason and may be negative. Entries are never changed.
alter table exp_events add column reason text;
-- contract: wider than before; the running release writes awards alone.
alter table exp_events drop constraint exp_events_amount_check;
alter table exp_events
  add constraint exp_events_amount_check
    check (amount > 0 or (kind = 'correction' and amount <> 0)) not valid,
  add constraint exp_events_reason_check
    check ((kind = 'correction') = (reason is not null) and length(reason) between 1 and 200) not valid;

-- When staff revoked it. The row stays, so that it cannot be claimed again.
alter table users_cosmetics add column taken_at timestamptz;

-- Down Migration

delete from users_cosmetics where taken_at is not null;
alter table users_cosmetics drop column taken_at;
alter table exp_events drop constraint exp_events_reason_check,
  drop constraint exp_events_amount_check;
update users set user_exp = user_exp - (
    select sum(amount) from exp_events where user_id = users.id and kind = 'correction')
  where exists (select from exp_events where user_id = users.id and kind = 'correction');
delete from exp_events where kind = 'correction';
alter table exp_events drop column reason,
  add constraint exp_events_amount_check check (amount > 0);
drop table staff_notes;
