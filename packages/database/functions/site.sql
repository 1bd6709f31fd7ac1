-- All SQL reads the clock here, so that tests can set the time.
create or replace function app_now() returns timestamptz
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());

-- The API's only access to the job tables. It can add a job, but not read or change one. Runs with
-- the owner's rights inside the caller's transaction.
create or replace function add_job(
  identifier text,
  payload json default '{}',
  job_key text default null,
  run_at timestamptz default null
) returns bigint
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select job.id
    from graphile_worker.add_job(
      identifier => add_job.identifier,
      payload => add_job.payload,
      job_key => add_job.job_key,
      run_at => add_job.run_at
    ) as job
  );
end;
$$;

-- Adds a job that deletes uploaded files. The worker uses it too when it finds more of them.
create or replace function remove_uploads_later(keys text[]) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform add_job('remove-uploads', json_build_object('keys', keys));
end;
$$;

/*
 * Gives a game its part of every table that is divided by games; what is there already stays. A part
 * is made on its own and attached, which lets readers and writers of the other games go on.
 */
create or replace function create_game_partitions(game text) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  whole record;
  kept record;
  part text;
begin
  if game !~ '^[a-z][a-z0-9]{0,15}$' then
    raise exception 'not an id of a game: %', game;
  end if;
  -- Referenced tables come first.
  for whole in
    select oid, relname from pg_class
    where relkind = 'p' and relnamespace = 'public'::regnamespace
    order by oid
  loop
    part := game || '_' || whole.relname;
    continue when to_regclass(part) is not null;
    execute format(
      'create table %I (like %I including all excluding indexes)', part, whole.relname
    );
    for kept in
      select attname, attstattarget from pg_attribute
      where attrelid = whole.oid and attnum > 0 and attstattarget > 0
    loop
      execute format(
        'alter table %I alter column %I set statistics %s',
        part, kept.attname, kept.attstattarget
      );
    end loop;
    execute format(
      'alter table %I attach partition %I for values in (%L)', whole.relname, part, game
    );
  end loop;
end;
$$;

-- Drops the partitions of a game with all their rows.
create or replace function drop_game_partitions(game text) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  whole text;
  part text;
begin
  for whole in
    select relname from pg_class
    where relkind = 'p' and relnamespace = 'public'::regnamespace
    order by oid desc
  loop
    part := game || '_' || whole;
    continue when to_regclass(quote_ident(part)) is null;
    execute format('alter table %I detach partition %I', whole, part);
    execute format('drop table %I', part);
  end loop;
end;
$$;
