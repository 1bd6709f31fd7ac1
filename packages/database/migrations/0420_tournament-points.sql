-- Up Migration

-- Location of the event in hundredths of a degree (about a kilometre), as exact as the displayed
-- distance. Optional.
alter table tournaments add column latitude smallint check (latitude between -9000 and 9000);
alter table tournaments add column longitude smallint
  check (longitude between -18000 and 18000 and (latitude is null) = (longitude is null));

-- Down Migration

alter table tournaments drop column longitude, drop column latitude;
