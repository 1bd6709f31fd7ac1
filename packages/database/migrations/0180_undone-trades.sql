-- Up Migration

-- Two members can undo a completed trade within a day. The side that asked first.
alter table trades add column undo_side text check (undo_side in ('proposer', 'partner'));

-- Changes of a completed trade to both collections, by side and card number. They sum to zero.
alter table trade_steps add column moved jsonb;

-- contract: wider than before; the running release undoes nothing.
alter table trades drop constraint trades_state_check;
alter table trades add constraint trades_state_check check (
  state in ('offered', 'countered', 'confirmed', 'done', 'undone', 'declined', 'withdrawn', 'expired')
) not valid;
-- contract: the same rule, with one more state that both have confirmed.
alter table trades drop constraint trades_check1;
alter table trades add constraint trades_confirmed_check check (
  (state in ('confirmed', 'done', 'undone')) = (confirmed_side is not null)
) not valid;
-- contract: wider than before; the running release writes none of the new kinds.
alter table trade_steps drop constraint trade_steps_kind_check;
alter table trade_steps add constraint trade_steps_kind_check check (
  kind in ('offer', 'counter', 'confirm', 'done', 'decline', 'withdraw', 'expire', 'undo', 'undone')
) not valid;

-- Down Migration

-- The older schema has no name for undone trades.
delete from trade_steps where kind in ('undo', 'undone');
update trades set state = 'withdrawn', confirmed_side = null where state = 'undone';
alter table trade_steps drop constraint trade_steps_kind_check;
alter table trade_steps add constraint trade_steps_kind_check check (
  kind in ('offer', 'counter', 'confirm', 'done', 'decline', 'withdraw', 'expire')
);
alter table trades drop constraint trades_confirmed_check;
alter table trades add constraint trades_check1 check (
  (state in ('confirmed', 'done')) = (confirmed_side is not null)
);
alter table trades drop constraint trades_state_check;
alter table trades add constraint trades_state_check check (
  state in ('offered', 'countered', 'confirmed', 'done', 'declined', 'withdrawn', 'expired')
);
alter table trade_steps drop column moved;
alter table trades drop column undo_side;
