-- Up Migration

-- contract: replaced by set_removal. Until the roll-out ends, a removal through the running release
-- answers 500 and changes nothing; a moderator repeats it.
drop function if exists set_deck_removal, set_comment_removal, set_custom_series_removal,
  set_content_removal, set_tournament_removal;

-- Down Migration

drop function if exists set_removal;
