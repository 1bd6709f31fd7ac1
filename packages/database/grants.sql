-- The rights of the site's two database roles, applied by every migration run. A new feature adds
-- its rights here.

revoke all on all tables in schema public from deckframe_app, deckframe_worker;
revoke all on all sequences in schema public from deckframe_app, deckframe_worker;
revoke all on all functions in schema public from deckframe_app, deckframe_worker;
revoke all on all tables in schema graphile_worker from deckframe_app, deckframe_worker;
revoke all on schema graphile_worker from deckframe_app, deckframe_worker;
revoke create on schema public from public;
grant usage on schema public to deckframe_app, deckframe_worker;
grant execute on function app_now() to deckframe_app, deckframe_worker;

-- The API role.
grant select on games, cards, users_public to deckframe_app;
-- Accounts. The API can write only the columns listed here: no roles, EXP or owned items.
grant select on users, users_stored, username_looks to deckframe_app;
grant insert (name, username, username_key, email, emailverified, avatar, createdon, updated_at)
  on users to deckframe_app;
grant update (name, username, username_key, email, emailverified, avatar, updated_at, hasmigrated,
  last_connected, last_request_time, suspended_until, suspension_reason, deleted_at,
  youtube, twitch, x, selectedbadge, selectedavatarbackground)
  on users to deckframe_app;
grant insert, update, delete on username_looks to deckframe_app;
grant execute on function set_user_roles to deckframe_app;
grant select, insert, update, delete on auth_sessions, auth_accounts, auth_verifications,
  auth_passkeys, mail_requests, user_blocks, second_factors, recovery_codes to deckframe_app;
grant select, delete, insert (user_id, purpose, new_email, lifetime_seconds, expires_at)
  on mailed_tokens to deckframe_app;
grant delete on idempotency_keys to deckframe_app;
grant select, delete on decklists to deckframe_app;
grant select, insert on daily_cards to deckframe_app;
grant select, update on game_settings to deckframe_app;
grant select,
  insert (gameid, version, config, changed, note, based_on, restored_from, created_by)
  on game_config_versions to deckframe_app;
grant select, insert (version, rules, created_by) on writing_rules to deckframe_app;
grant select, insert on audit_log to deckframe_app;
grant select, insert, update on idempotency_keys, rate_limits to deckframe_app;
grant execute on function add_job to deckframe_app;
grant select on card_aliases, catalogue_files, catalogue_manifests to deckframe_app;

-- Cards that staff edit. Number, creation date and counters are not writable.
grant insert (gameid, cardno, name, image, color, categorydata, rarity, level, cost, apdata, hp, effectdata,
  trait, attributedata, link, originalid, blockicon, seriesname, series, mainalternate, getinfodata,
  marketprice, tcgplayerlink, tcgplayer_id, published, extra),
  update (name, image, color, categorydata, rarity, level, cost, apdata, hp, effectdata, trait,
  attributedata, link, originalid, blockicon, seriesname, series, mainalternate, getinfodata, marketprice,
  tcgplayerlink, tcgplayer_id, published, extra, updated_at) on cards to deckframe_app;
grant select, insert on card_imports, card_history to deckframe_app;
grant select, insert (gameid, cardnos, published, run_at, created_by), update (cancelled_at)
  on card_schedules to deckframe_app;

-- Decks. A save cannot change owner and counters, and revisions are never changed.
grant select on decklists, deck_counts, deck_cards, deck_search, deck_revisions, deck_folders, deck_folder_decks,
  deck_bookmarks, deck_preferences to deckframe_app;
grant insert (gameid, id, user_id, decklist_name, name_key, decklist_content, considering, sidedeck,
  resourcedeck, visibility, favoritecard, favoritecardlink, colors, archetype, selecteditems, energy,
  notes, customseries, series, card_count, completion, is_legal, verdict, judged_rules, cover_image, curve,
  picture_hash)
  on decklists to deckframe_app;
grant update (decklist_name, name_key, decklist_content, considering, sidedeck, resourcedeck, visibility,
  is_locked, isstarter, favoritecard, favoritecardlink, colors, archetype, selecteditems, energy,
  notes, customseries, series, card_count, completion, is_legal, verdict, judged_rules, cover_image, curve,
  picture_hash, version, modified_date, archived_at, deleted_at, is_sleeved) on decklists to deckframe_app;
grant insert, delete on deck_cards, deck_folder_decks, deck_bookmarks to deckframe_app;
grant insert, update, delete on deck_search to deckframe_app;
grant insert on deck_revisions, deck_views to deckframe_app;
grant insert (user_id, gameid, name), update (name), delete on deck_folders to deckframe_app;
grant insert, update, delete on deck_preferences to deckframe_app;
grant execute on function list_deck_terms to deckframe_app;

-- Profiles: only the columns that a member may change.
grant select on profiles_public to deckframe_app;
grant update (youtube, twitch, x, avatar, selectedbadge, badge_corner, selectedavatarbackground,
  selectedbanner, selectedtitle, selectednameplate, favorite_card_url_1, favorite_card_url_2,
  favorite_card_url_3, favorite_card_url_4, featureddecksdata, updated_at) on users to deckframe_app;
grant select, insert, update (created_at), delete on uploads to deckframe_app;

-- EXP and community. Only `award_exp` pays EXP, and only triggers change counters.
grant execute on function award_exp, award_deck_exp, correct_exp, note_deck_list to deckframe_app;
grant select on member_counts, exp_events, exp_counts, exp_caps, exp_settings, exp_deck_lists,
  card_rating_totals to deckframe_app;
grant select, insert (user_id, exp_data), delete on temp_exp_results to deckframe_app;
grant select, insert, update (rating, updated_at), delete on card_ratings to deckframe_app;
grant select, insert, delete on daily_card_ratings, likes, staples, follows, comment_locks to deckframe_app;
grant select, insert (user_id, content_type, content_id, gameid, text), update (text, updated_at), delete
  on comments to deckframe_app;
grant select, insert (user_id, content_type, content_id, gameid, reported_user_id, reason, snapshot),
  update (handled_at, handled_by, outcome, user_id, reported_user_id, snapshot), delete
  on content_reports to deckframe_app;

-- Collections. Change numbers only rise, and an entry never changes its owner.
grant select, insert (user_id, gameid, id, name, visibility), update (name, visibility), delete
  on collections to deckframe_app;
grant select, insert (user_id, gameid, seq), update (seq, entry_count, last_collection), delete
  on collection_states to deckframe_app;
grant select, insert, update (seq, count, trading, wanted, ignored, tag)
  on collection_entries to deckframe_app;
grant execute on function change_collection to deckframe_app;
grant select, delete, insert (user_id, content_type, content_id, gameid, removed_at, text),
  update (decided_at, decided_by, outcome, answer) on appeals to deckframe_app;

-- Fan-made series. The owner changes only when the owner's account is deleted. Triggers count likes
-- and decks.
grant select, insert (gameid, owner_id, name, description, changed_at, changed_by), delete,
  update (owner_id, name, description, is_published, published_at, is_listed, listed_at, card_count,
    next_number, version, changed_at, changed_by, updated_at) on custom_series to deckframe_app;
grant select, insert (gameid, series_id, user_id), delete on custom_series_members to deckframe_app;
grant select, insert (gameid, id, series_map, fields, updated_by), delete,
  update (fields, revision, updated_by, picture_by, picture_file, updated_at)
  on custom_cards to deckframe_app;

-- Trades. The offer fixes both members, and steps are never changed.
grant select, insert, update, delete on trade_settings to deckframe_app;
grant select, insert (gameid, proposer_id, partner_id, terms, expires_at),
  update (state, round, terms_side, confirmed_side, undo_side, terms, changed_at, expires_at, proposer_id,
    partner_id)
  on trades to deckframe_app;
grant select, insert (gameid, trade_id, step, side, kind, round, terms, moved) on trade_steps
  to deckframe_app;
grant select, insert (gameid, trade_id, side, text), update (moderated_at), delete
  on trade_notes to deckframe_app;

-- Contents. The owner never changes, and authors cannot write moderation columns.
grant select, insert (gameid, user_id, name, type, link, body, excerpt, reading_minutes, thumbnail,
    linked_deck_id, publish_at),
  update (version, name, type, link, body, excerpt, reading_minutes, thumbnail, linked_deck_id,
    publish_at, changed_at), delete
  on contents to deckframe_app;
grant select, insert, delete on content_cards to deckframe_app;

-- Tournaments. The log is append-only, submitted lists never change, and organizers cannot write
-- moderation columns.
grant select, delete, insert (gameid, id, name, description, organizer_id, format, mode, location, area,
  time_zone, start_date, registration_deadline, max_players, structure, list_policy, list_required,
  trust, source, series_id, status, finished_at, import_hash, import_link, latitude, longitude),
  update (version, name, description, format, mode, location, area, time_zone, start_date,
    registration_deadline, max_players, status, structure, list_policy, list_required, trust,
    latitude, longitude,
    finished_at, updated_at) on tournaments to deckframe_app;
grant select, insert, update (role), delete on tournament_staff to deckframe_app;
grant select, insert (gameid, place_type, place_id, user_id, invited_by, role),
  update (invited_by, role, created_at), delete on invitations to deckframe_app;
grant select, insert (gameid, tournament_id, id, user_id, text),
  update (status, answer, answered_at, user_id, text) on tournament_objections to deckframe_app;
grant select, insert on tournament_lists, tournament_log, tournament_deck_checks to deckframe_app;
grant update (label, label_version) on tournament_lists to deckframe_app;
grant select, insert (gameid, version, rules, created_by),
  update (walked_to, walked, changed, finished_at) on archetype_rule_versions to deckframe_app;
grant select, delete, insert (gameid, user_id, rule, note),
  update (decided_at, is_accepted, answer) on archetype_proposals to deckframe_app;
grant select, insert, delete,
  update (shown_name, deck_id, deck_version, list_id, status, placement, checked_in_at, version)
  on tournament_registrations to deckframe_app;
grant select, insert, update (revoked_at) on tournament_devices to deckframe_app;
grant select, insert, update, delete on tournament_matches, tournament_standings to deckframe_app;
grant execute on function erase_tournament_traces to deckframe_app;
grant select, insert, update, delete on meta_windows, meta_events, meta_cells, meta_shares,
  meta_documents
  to deckframe_app;

-- Mailbox. Only these functions pay out rewards and mark entries as claimed.
grant select on cosmetics, ex_events, users_boxitems, users_cosmetics to deckframe_app;
grant insert (type, label, description, "startDate", "endDate", icon, banner, role, gifts, code_hash,
  claim_limit, audience_role, audience_level, audience_game, audience_joined_before, reward_level,
  required_level, required_ratings, required_public_decks),
  update (label, description, "startDate", "endDate", icon, claim_limit), delete
  on ex_events to deckframe_app;
grant insert (user_id, type, label, description, banner, role, gifts, status, "eventId", thanks_for),
  update (status), delete
  on users_boxitems to deckframe_app;
grant execute on function list_events_of, count_public_decks, plays_game, check_event_requirements,
  claim_event, claim_item
  to deckframe_app;

-- What staff grant and revoke, and their notes about members.
grant execute on function give_cosmetic, take_cosmetic to deckframe_app;
grant select, insert (user_id, author_id, text), delete on staff_notes to deckframe_app;
grant select, insert, update, delete on house_ads to deckframe_app;
grant select, insert, update on house_ad_counts to deckframe_app;
-- Imports of cards: staff upload and confirm; the worker compares and writes.
grant select, insert (gameid, kind, source_name, format, source, is_partial, created_by),
  update (state, outcome, share, source, skips_faulty, finished_at) on card_import_runs
  to deckframe_app;
-- Claims of staff on queue items, and canned answers.
grant select, insert (item, user_id), update (user_id, claimed_at), delete
  on report_claims to deckframe_app;
grant select, insert (title, text), update (title, text), delete on canned_answers to deckframe_app;
-- Renumbering: only the function changes a number, and only the worker updates references.
grant select, insert (gameid, old_cardno, new_cardno, name),
  update (state, phase, place, walked, total, finished_at) on card_renumbers to deckframe_app;
grant select, delete on card_renumber_rows to deckframe_app;
grant execute on function move_card_number, set_alternates to deckframe_app;

-- Card reports. The text of a report never changes; staff add an answer.
grant select, insert (gameid, "userId", "cardId", printing, category, message),
  update ("userId", treated, "treatmentMessage", "resolvedBy", banner_reward, updated_date)
  on user_card_reports to deckframe_app;
grant select, insert (gameid, report_id, user_id, printing, message, source), update (item_id), delete
  on card_report_members to deckframe_app;

-- Notices. A trigger changes the counts of actors, and only the worker records digests.
grant select, delete,
  insert (user_id, kind, place_type, gameid, place_id, label, detail, message),
  update (label, detail, message, changed_at, read_at) on notices to deckframe_app;
grant select, delete, insert (user_id, notice_id, actor_id) on notice_actors to deckframe_app;
grant select, delete, insert (user_id, ways, rhythm, language),
  update (ways, rhythm, language, digest_period, digested_at) on notice_settings to deckframe_app;

-- Moderation: only this function can write these columns.
grant execute on function set_removal to deckframe_app;

-- Erasing an account: only these functions may delete data that the API otherwise cannot change.
grant execute on function erase_earnings, erase_revisions, erase_decks, erase_likes, erase_follows,
  erase_series, hide_player to deckframe_app;

-- The worker.
grant select on games, cards, game_config_versions to deckframe_worker;
grant select, insert on daily_cards to deckframe_worker;
grant insert, update on cards to deckframe_worker;
grant select, insert on card_imports, card_history to deckframe_worker;
grant select, update (state, outcome, share, source, report, digest, import_id, finished_at)
  on card_import_runs to deckframe_worker;
grant select, update (done_at) on card_schedules to deckframe_worker;
grant select, insert, update on card_prices to deckframe_worker;
grant select on card_prices to deckframe_app;
grant select, insert, update, delete on card_aliases, catalogue_files to deckframe_worker;
grant select, insert, update on catalogue_manifests to deckframe_worker;
grant select (created_at), delete on idempotency_keys to deckframe_worker;
grant select (window_start), delete on rate_limits to deckframe_worker;
grant select (expires_at), delete on auth_sessions, auth_verifications to deckframe_worker;
grant select (last_request_time), delete on mail_requests to deckframe_worker;
-- The worker creates the tokens that it mails, but cannot read their member or purpose.
grant select (id, lifetime_seconds, expires_at), update (token_hash, expires_at), delete
  on mailed_tokens to deckframe_worker;
grant select (gameid, id, visitorcount, deleted_at), update (visitorcount), delete on decklists
  to deckframe_worker;
grant select (version, decklist_content, resourcedeck, energy, judged_rules),
  update (verdict, is_legal, completion, judged_rules) on decklists to deckframe_worker;
grant select (gameid, id, state, round, expires_at, proposer_id, partner_id, confirmed_side, terms),
  update (state, confirmed_side, changed_at) on trades
  to deckframe_worker;
grant select (gameid, trade_id, step, side, kind, round, terms, moved),
  insert (gameid, trade_id, step, kind, round) on trade_steps
  to deckframe_worker;
grant select, update (counted), delete on deck_views to deckframe_worker;
-- Renumbering: the worker reads where a number is used, and writes only through these functions.
grant select, update on card_renumbers to deckframe_worker;
grant select, insert, update (is_back) on card_renumber_rows to deckframe_worker;
grant select (considering, sidedeck, favoritecard, modified_date) on decklists to deckframe_worker;
grant select (considering, sidedeck, resourcedeck, favoritecard) on deck_revisions to deckframe_worker;
grant execute on function write_renumbered_decks, hold_shelves, write_renumbered_entries,
  write_renumbered_trades to deckframe_worker;
grant select, insert, delete on deck_view_batches to deckframe_worker;

-- Digests: the worker reads the notices that it mails. It gets the address only from take_digest.
grant select, delete on notices to deckframe_worker;
grant select on notice_actors to deckframe_worker;
grant select (user_id, ways, rhythm, mails, digest_period, digest_state, digested_at),
  update (digest_period, digest_state, digested_at) on notice_settings to deckframe_worker;
grant select (id, username) on users_public to deckframe_worker;
grant execute on function take_digest to deckframe_worker;

-- Meta: the worker labels lists by archetype rules, and updates, checks and packs the figures. It
-- cannot read player names.
grant select on tournaments, tournament_lists, tournament_matches to deckframe_worker;
grant select (gameid, tournament_id, id, user_id, status, placement, list_id)
  on tournament_registrations to deckframe_worker;
grant update (label, label_version) on tournament_lists to deckframe_worker;
grant select, update (walked_to, walked, changed, finished_at) on archetype_rule_versions
  to deckframe_worker;
grant select, insert, update, delete on meta_windows, meta_events, meta_cells, meta_shares,
  meta_documents to deckframe_worker;
grant execute on function pack_meta_later to deckframe_app, deckframe_worker;

-- The worker compares counters with their rows. It can read no texts, names or addresses.
grant select (id, user_exp, deleted_at, emailverified, ownedbanners, ownedbadges, ownedbackgrounds) on users
  to deckframe_worker;
grant select (id, claim_limit, claim_count) on ex_events to deckframe_worker;
grant select (user_id, id, "eventId", banner, gifts, claimed) on users_boxitems to deckframe_worker;
grant select (user_id, kind, cosmetic_id, taken_at) on users_cosmetics to deckframe_worker;
grant select (id, comment_count, rating_count, follower_count, like_count, like_received_count)
  on profiles_public to deckframe_worker;
grant select (user_id, gameid, content_type, content_id) on likes to deckframe_worker;
grant select (gameid, id, owner_id, comment_count, like_count, deck_count) on custom_series
  to deckframe_worker;
grant select (gameid, deck_id, terms) on deck_search to deckframe_worker;
grant select (id, user_id, gameid, content_type, content_id, moderated_at) on comments
  to deckframe_worker;
grant select (user_id, name_key, is_public, moderated_at, customseries) on decklists to deckframe_worker;
grant select (gameid, deck_id, version, decklist_content) on deck_revisions to deckframe_worker;
grant select (id, user_id, gameid) on deck_folders to deckframe_worker;
grant select on card_ratings, card_rating_totals, follows, exp_events, exp_caps, exp_counts, deck_counts,
  deck_cards, deck_folder_decks, collection_states, collection_entries to deckframe_worker;

-- The worker erases deleted accounts. Functions do the parts that change counters of others.
grant execute on function erase_earnings, erase_revisions, erase_decks, erase_likes, erase_follows,
  erase_series, erase_tournament_traces, release_username to deckframe_worker;
grant execute on function remove_uploads_later to deckframe_app, deckframe_worker;
grant select (user_id), delete on appeals, archetype_proposals, auth_passkeys, auth_sessions,
  card_ratings, card_report_members, card_renumber_rows, collection_states, collections, contents,
  daily_card_ratings, deck_bookmarks, deck_folder_decks, deck_folders, deck_preferences,
  idempotency_keys, mailed_tokens, notice_settings, recovery_codes, report_claims, second_factors,
  staff_notes, staples, temp_exp_results, trade_settings, users_boxitems
  to deckframe_worker;
grant select (user_id, blocked_id), delete on user_blocks to deckframe_worker;
grant select, delete on uploads to deckframe_worker;
grant select (gameid, trade_id, side), delete on trade_notes to deckframe_worker;
grant update (proposer_id, partner_id) on trades to deckframe_worker;
grant select (user_id), update (user_id, text) on tournament_objections to deckframe_worker;
grant select ("userId"), update ("userId", message) on user_card_reports to deckframe_worker;
grant select (content_type, user_id, reported_user_id, reason),
  update (user_id, reported_user_id, reason, snapshot), delete on content_reports to deckframe_worker;
grant select (changed_by), update (owner_id, changed_by) on custom_series to deckframe_worker;
grant select, delete on custom_series_members, invitations to deckframe_worker;
grant select (picture_by, updated_by, revision), update (picture_by, picture_file, revision, updated_by)
  on custom_cards to deckframe_worker;
-- Needed to lock a bundle before an actor is removed from it.
grant update (label) on notices to deckframe_worker;
grant delete on notice_actors to deckframe_worker;

-- The worker runs jobs but does not own their tables. Row security hides all rows without this
-- policy.
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

-- Health: the console reads queue and server only through these functions.
grant select on health_samples to deckframe_app;
grant select, insert, delete on health_samples to deckframe_worker;
grant select, insert (requested_at) on invariant_runs to deckframe_app;
grant select, update (finished_at, slices, done, broken) on invariant_runs to deckframe_worker;
grant execute on function list_job_counts, list_troubled_jobs to deckframe_app, deckframe_worker;
grant execute on function retry_job, list_slow_statements to deckframe_app;
