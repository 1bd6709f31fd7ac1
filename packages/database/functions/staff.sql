-- Lists job counts for the console. It reads only the oldest jobs, and never their payload.
create or replace function list_job_counts(seen integer)
  returns table (task text, waiting integer, later integer, running integer, failed integer,
    oldest_due timestamptz, last_scheduled timestamptz)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with looked as (
    select task_id, run_at, locked_at, attempts, max_attempts
    from graphile_worker._private_jobs order by id limit seen
  ), counted as (
    select task_id,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())
        as waiting,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now())
        as later,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts) as failed,
      min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())
        as oldest_due
    from looked group by task_id
  )
  select tasks.identifier, coalesce(counted.waiting, 0)::integer, coalesce(counted.later, 0)::integer,
    coalesce(counted.running, 0)::integer, coalesce(counted.failed, 0)::integer, counted.oldest_due,
    crontabs.last_execution
  from graphile_worker._private_tasks as tasks
  left join counted on counted.task_id = tasks.id
  left join graphile_worker._private_known_crontabs as crontabs
    on crontabs.identifier = tasks.identifier
  order by tasks.identifier
$$;

create or replace function list_troubled_jobs(seen integer)
  returns table (id bigint, task text, attempts integer, max_attempts integer, error text,
    failed_at timestamptz)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select jobs.id, tasks.identifier, jobs.attempts::integer, jobs.max_attempts::integer,
    left(jobs.last_error, 300), jobs.updated_at
  from (select * from graphile_worker._private_jobs order by id limit seen) as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
  where jobs.attempts > 0 and jobs.last_error is not null and jobs.locked_at is null
  order by jobs.attempts >= jobs.max_attempts desc, jobs.updated_at desc, jobs.id
  limit 50
$$;

-- Returns no row if the job does not exist, is running, or has not failed.
create or replace function retry_job(job bigint)
  returns table (task text, attempts integer)
  language sql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
  with found as (
    select jobs.id, tasks.identifier as task, jobs.attempts::integer as attempts
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.id = retry_job.job and jobs.locked_at is null and jobs.attempts > 0
    for no key update of jobs
  ), moved as (
    select again.id from found, graphile_worker.reschedule_jobs(
      array[found.id], run_at => now(), attempts => 0) as again
  )
  select found.task, found.attempts from found join moved using (id)
$$;

-- Lists the slowest statements if the server measures them. Their texts contain no values.
create or replace function list_slow_statements()
  returns table (query text, calls bigint, mean_ms double precision, max_ms double precision)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  place text;
begin
  select nspname into place
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
  where extname = 'pg_stat_statements';
  if place is null or position('pg_stat_statements' in current_setting('shared_preload_libraries')) = 0
  then
    return;
  end if;
  return query execute format(
    'select left(query, 300), calls, mean_exec_time, max_exec_time from %I.pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
     order by mean_exec_time desc limit 10', place);
end;
$$;
