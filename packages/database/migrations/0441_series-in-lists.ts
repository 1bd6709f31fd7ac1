import type { MigrationBuilder } from 'node-pg-migrate';

const INDEXES: Readonly<Record<string, string>> = {
  custom_series_listed: `custom_series (gameid, (coalesce(listed_at, published_at)) desc, id desc)
    where is_published and is_listed and moderated_at is null`,
  custom_series_changers: 'custom_series (changed_by) where changed_by is not null',
  custom_cards_covers: 'custom_cards (gameid, series_map, (picture_file is null), length(id), id)',
};

/** Built concurrently, so that writes do not wait. Then fills the new columns of existing rows. */
export function up(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  for (const [name, on] of Object.entries(INDEXES))
    pgm.sql(`create index concurrently if not exists ${name} on ${on}`);
  pgm.sql(`update custom_series as series
    set changed_at = newest.updated_at, changed_by = newest.updated_by
    from (
      select distinct on (gameid, series_map) gameid, series_map, updated_at, updated_by
      from custom_cards order by gameid, series_map, updated_at desc, id
    ) as newest
    where newest.gameid = series.gameid and newest.series_map = series.id
      and series.changed_at is null`);
  pgm.sql(`update custom_series as series set deck_count = used.decks
    from (
      select gameid, lower(named) as id, count(distinct decklists.id)::integer as decks
      from decklists, unnest(string_to_array(customseries, ',')) as named
      where customseries is not null and visibility = 1 and deleted_at is null
        and moderated_at is null
      group by gameid, lower(named)
    ) as used
    where used.gameid = series.gameid and used.id = series.id`);
}

export function down(pgm: MigrationBuilder): void {
  pgm.noTransaction();
  for (const name of Object.keys(INDEXES)) pgm.sql(`drop index concurrently if exists ${name}`);
}
