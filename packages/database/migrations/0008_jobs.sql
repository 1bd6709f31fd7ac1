-- Up Migration

-- The API's only access to the job tables. It can add a job, but not read or change one. Runs with
-- the owner's rights inside the caller's transaction.
create function add_job(
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

revoke execute on function add_job from public;

-- Down Migration

drop function add_job;
