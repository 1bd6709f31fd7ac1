create or replace function set_tournament_removal(
  game text, tournament uuid, is_removed boolean, reason text
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update tournaments set
    moderated_at = case when is_removed then coalesce(moderated_at, app_now()) end,
    moderation_reason = case when is_removed then reason end
  where gameid = game and id = tournament;
end;
$$;
