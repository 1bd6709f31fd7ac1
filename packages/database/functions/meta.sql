-- Adds the one job that recomputes a game's figures. API and worker both use it; it is the only job
-- that the worker may add.
create or replace function pack_meta_later(game text) returns bigint
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select job.id
    from graphile_worker.add_job(
      identifier => 'pack-meta',
      payload => json_build_object('game', pack_meta_later.game),
      job_key => 'pack-meta:' || pack_meta_later.game
    ) as job
  );
end;
$$;
