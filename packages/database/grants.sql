-- The rights of the two roles that serve the site, applied whole by every migration run.
-- A new feature adds the rights it needs here, next to its migration.

revoke all on all tables in schema public from deckframe_app, deckframe_worker;
revoke all on all sequences in schema public from deckframe_app, deckframe_worker;
revoke all on all functions in schema public from deckframe_app, deckframe_worker;
revoke all on all tables in schema graphile_worker from deckframe_app, deckframe_worker;
revoke all on schema graphile_worker from deckframe_app, deckframe_worker;
revoke create on schema public from public;
grant usage on schema public to deckframe_app, deckframe_worker;
grant execute on function app_now() to deckframe_app, deckframe_worker;

-- The API.
grant select on games, cards, users_public to deckframe_app;
grant select (id, username, avatar, roles, user_exp, user_level) on users to deckframe_app;
grant select (user_id, token, expires_at) on auth_sessions to deckframe_app;
-- Signing out.
grant delete on auth_sessions to deckframe_app;
grant select, insert on daily_cards to deckframe_app;
grant select, update on game_settings to deckframe_app;
grant insert on audit_log to deckframe_app;
grant select, insert, update on idempotency_keys, rate_limits to deckframe_app;
grant execute on function add_job to deckframe_app;
grant select on card_aliases, catalogue_files, catalogue_manifests to deckframe_app;

-- The worker.
grant select on games, cards to deckframe_worker;
grant select, insert on daily_cards to deckframe_worker;
grant insert, update on cards to deckframe_worker;
grant select, insert on card_imports, card_history to deckframe_worker;
grant select, insert, update, delete on card_aliases, catalogue_files to deckframe_worker;
grant select, insert, update on catalogue_manifests to deckframe_worker;
grant select (created_at), delete on idempotency_keys to deckframe_worker;
grant select (window_start), delete on rate_limits to deckframe_worker;

-- The worker runs jobs but does not own their tables, which deny every row by default.
grant usage on schema graphile_worker to deckframe_worker;
grant select, insert, update, delete on all tables in schema graphile_worker to deckframe_worker;
revoke insert, update, delete on graphile_worker.migrations from deckframe_worker;
grant usage on all sequences in schema graphile_worker to deckframe_worker;
grant execute on all functions in schema graphile_worker to deckframe_worker;

do $$
declare
  job_table regclass;
begin
  for job_table in
    select oid from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity
  loop
    continue when exists (
      select from pg_policy where polrelid = job_table and polname = 'worker_runs_jobs'
    );
    execute format(
      'create policy worker_runs_jobs on %s to deckframe_worker using (true) with check (true)',
      job_table
    );
  end loop;
end;
$$;
