-- Up Migration

-- Members count only after they confirmed their address.
update exp_counts set members = exp_counts.members - unconfirmed.members
from (
  select width, user_exp / width as bucket, id % 8 as shard, count(*) as members
  from users cross join (values (1), (50), (1000), (20000)) as widths (width)
  where deleted_at is null and not emailverified and id <> 1
  group by width, user_exp / width, id % 8
) as unconfirmed
where exp_counts.width = unconfirmed.width and exp_counts.bucket = unconfirmed.bucket
  and exp_counts.shard = unconfirmed.shard;

-- Down Migration

update exp_counts set members = exp_counts.members + unconfirmed.members
from (
  select width, user_exp / width as bucket, id % 8 as shard, count(*) as members
  from users cross join (values (1), (50), (1000), (20000)) as widths (width)
  where deleted_at is null and not emailverified and id <> 1
  group by width, user_exp / width, id % 8
) as unconfirmed
where exp_counts.width = unconfirmed.width and exp_counts.bucket = unconfirmed.bucket
  and exp_counts.shard = unconfirmed.shard;
