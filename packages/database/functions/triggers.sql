/*
 * The triggers, as pg_get_triggerdef prints them. One that is there already is left alone: making it
 * anew would stop every write to its table.
 */
do $triggers$
declare
  wanted text;
  present text;
begin
  foreach wanted in array array[
    'CREATE TRIGGER users_count_exp AFTER INSERT OR DELETE OR UPDATE OF user_exp, deleted_at, emailverified'
      ' ON public.users FOR EACH ROW EXECUTE FUNCTION count_exp()',
    'CREATE TRIGGER card_ratings_count AFTER INSERT OR DELETE OR UPDATE OF rating'
      ' ON public.card_ratings FOR EACH ROW EXECUTE FUNCTION count_rating()',
    'CREATE TRIGGER likes_count AFTER INSERT OR DELETE'
      ' ON public.likes FOR EACH ROW EXECUTE FUNCTION count_like()',
    'CREATE TRIGGER comments_count AFTER INSERT OR DELETE OR UPDATE OF moderated_at'
      ' ON public.comments FOR EACH ROW EXECUTE FUNCTION count_comment()',
    'CREATE TRIGGER follows_count AFTER INSERT OR DELETE'
      ' ON public.follows FOR EACH ROW EXECUTE FUNCTION count_follow()',
    'CREATE TRIGGER notice_actors_count AFTER INSERT OR DELETE'
      ' ON public.notice_actors FOR EACH ROW EXECUTE FUNCTION count_notice_actor()',
    'CREATE TRIGGER decklists_clear_community AFTER DELETE'
      ' ON public.decklists FOR EACH ROW EXECUTE FUNCTION clear_deck_community()',
    'CREATE TRIGGER custom_series_clear_likes AFTER DELETE'
      ' ON public.custom_series FOR EACH ROW EXECUTE FUNCTION clear_custom_series_likes()',
    'CREATE TRIGGER decklists_add_counts AFTER INSERT'
      ' ON public.decklists FOR EACH ROW EXECUTE FUNCTION add_deck_counts()',
    'CREATE TRIGGER decklists_follow AFTER UPDATE'
      ' ON public.decklists FOR EACH ROW WHEN (((old.user_id IS DISTINCT FROM new.user_id)'
      ' OR (old.visibility IS DISTINCT FROM new.visibility)'
      ' OR ((old.deleted_at IS NULL) IS DISTINCT FROM (new.deleted_at IS NULL))'
      ' OR ((old.moderated_at IS NULL) IS DISTINCT FROM (new.moderated_at IS NULL))'
      ' OR (old.name_key IS DISTINCT FROM new.name_key))) EXECUTE FUNCTION follow_deck()',
    'CREATE TRIGGER decklists_series_added AFTER INSERT'
      ' ON public.decklists FOR EACH ROW WHEN ((new.customseries IS NOT NULL))'
      ' EXECUTE FUNCTION count_series_decks()',
    'CREATE TRIGGER decklists_series_changed AFTER UPDATE'
      ' ON public.decklists FOR EACH ROW WHEN ((((old.customseries IS NOT NULL)'
      ' OR (new.customseries IS NOT NULL))'
      ' AND ((old.customseries IS DISTINCT FROM new.customseries)'
      ' OR (old.visibility IS DISTINCT FROM new.visibility)'
      ' OR ((old.deleted_at IS NULL) IS DISTINCT FROM (new.deleted_at IS NULL))'
      ' OR ((old.moderated_at IS NULL) IS DISTINCT FROM (new.moderated_at IS NULL)))))'
      ' EXECUTE FUNCTION count_series_decks()',
    'CREATE TRIGGER decklists_series_removed AFTER DELETE'
      ' ON public.decklists FOR EACH ROW WHEN ((old.customseries IS NOT NULL))'
      ' EXECUTE FUNCTION count_series_decks()'
  ]
  loop
    select pg_get_triggerdef(pg_trigger.oid) into present
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = substring(wanted from 'TRIGGER (\w+)') and tgparentid = 0
      and relnamespace = 'public'::regnamespace
      and relname = substring(wanted from ' ON public\.(\w+)');
    if present is distinct from wanted then
      execute replace(wanted, 'CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER');
    end if;
  end loop;
end;
$triggers$;

-- This file is applied last, so that the revoke covers all functions.
revoke execute on all functions in schema public from public;
