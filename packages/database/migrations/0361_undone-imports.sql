-- Up Migration

-- The import that a run wrote, so that it can be undone as a whole.
alter table card_import_runs add column import_id bigint;
alter table card_import_runs drop constraint card_import_runs_state_check;
alter table card_import_runs add constraint card_import_runs_state_check
  check (state in ('comparing', 'compared', 'writing', 'written', 'undone', 'discarded', 'unreadable'))
  not valid;
alter table card_import_runs validate constraint card_import_runs_state_check;

-- Down Migration

update card_import_runs set state = 'written' where state = 'undone';
alter table card_import_runs drop constraint card_import_runs_state_check;
alter table card_import_runs add constraint card_import_runs_state_check
  check (state in ('comparing', 'compared', 'writing', 'written', 'discarded', 'unreadable'));
alter table card_import_runs drop column import_id;
