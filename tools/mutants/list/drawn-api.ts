import type { Mutant } from '../mutant.ts';

const T1 = [
  'apps/api/src/modules/rewards/mailbox/claims.test.ts',
  'apps/api/src/modules/rewards/mailbox/level-rewards.test.ts',
  'apps/api/src/modules/rewards/mailbox/mailbox.test.ts',
  'apps/api/src/modules/rewards/mailbox/manage-events.test.ts',
];
const T2 = [
  'apps/api/src/modules/meta/archetype-rules/archetype-rules.test.ts',
  'apps/api/src/modules/meta/archetype-rules/proposals.test.ts',
];
const T3 = [
  'apps/api/src/modules/tournaments/tournaments/near.test.ts',
  'apps/api/src/modules/tournaments/tournaments/own-tournaments.test.ts',
  'apps/api/src/modules/tournaments/tournaments/tournament-imports.test.ts',
  'apps/api/src/modules/tournaments/tournaments/tournament-objections.test.ts',
  'apps/api/src/modules/tournaments/tournaments/tournaments.test.ts',
  'apps/api/src/modules/tournaments/tournaments/verification.test.ts',
];
const T4 = [
  'apps/api/src/modules/collection/trades/free-copies.test.ts',
  'apps/api/src/modules/collection/trades/lock-order.test.ts',
  'apps/api/src/modules/collection/trades/matches.test.ts',
  'apps/api/src/modules/collection/trades/trade-limits.test.ts',
  'apps/api/src/modules/collection/trades/trade-strangers.test.ts',
  'apps/api/src/modules/collection/trades/trades.test.ts',
  'apps/api/src/modules/collection/trades/undo-trade.test.ts',
];
const T5 = ['apps/api/src/modules/cards/numbers/card-numbers.test.ts'];
const T6 = [
  'apps/api/src/modules/creators/contents/contents.test.ts',
  'apps/api/src/modules/creators/contents/feed.test.ts',
];
const T7 = [
  'apps/api/src/modules/rewards/notices/digest-texts.test.ts',
  'apps/api/src/modules/rewards/notices/digest.test.ts',
  'apps/api/src/modules/rewards/notices/notices.test.ts',
];
const T8 = [
  'apps/api/src/modules/meta/meta/fields-growth.test.ts',
  'apps/api/src/modules/meta/meta/fields.test.ts',
  'apps/api/src/modules/meta/meta/is-trusted.test.ts',
  'apps/api/src/modules/meta/meta/meta-canary.test.ts',
  'apps/api/src/modules/meta/meta/meta.test.ts',
  'apps/api/src/modules/meta/meta/pack-job.test.ts',
  'apps/api/src/modules/meta/meta/read-archetype.test.ts',
  'apps/api/src/modules/meta/meta/relabel.test.ts',
];
const T9 = [
  'apps/api/src/modules/meta/archetype-rules/archetype-rules.test.ts',
  'apps/api/src/modules/meta/archetype-rules/proposals.test.ts',
  'apps/api/src/modules/meta/meta/relabel.test.ts',
];
const T10 = [
  'apps/api/src/modules/tournaments/desk/desk-hints.test.ts',
  'apps/api/src/modules/tournaments/desk/desk-log.test.ts',
  'apps/api/src/modules/tournaments/desk/desk-rights.test.ts',
  'apps/api/src/modules/tournaments/desk/follow-desk.test.ts',
];
const T11 = [
  'apps/api/src/modules/creators/series/audiences.test.ts',
  'apps/api/src/modules/creators/series/batch.test.ts',
  'apps/api/src/modules/creators/series/custom-cards.test.ts',
  'apps/api/src/modules/creators/series/custom-series.test.ts',
  'apps/api/src/modules/creators/series/fan-made-decks.test.ts',
  'apps/api/src/modules/creators/series/moderation.test.ts',
  'apps/api/src/modules/creators/series/pictures.test.ts',
  'apps/api/src/modules/creators/series/series-decks.test.ts',
  'apps/api/src/modules/creators/series/series-facts.test.ts',
  'apps/api/src/modules/creators/series/series-plans.test.ts',
];
const T12 = [
  'apps/api/src/modules/tournaments/entries/list-canary.test.ts',
  'apps/api/src/modules/tournaments/entries/placements.test.ts',
  'apps/api/src/modules/tournaments/entries/tournament-entries.test.ts',
];
const T13 = [
  'apps/api/src/modules/cards/editing/alternates.test.ts',
  'apps/api/src/modules/cards/editing/card-admin.test.ts',
  'apps/api/src/modules/cards/editing/card-imports.test.ts',
  'apps/api/src/modules/cards/editing/card-pictures.test.ts',
];
const T14 = [
  'apps/api/src/modules/accounts/second-factor/second-factor.test.ts',
  'apps/api/src/modules/accounts/second-factor/secret-box.test.ts',
  'apps/api/src/modules/accounts/second-factor/totp.test.ts',
];
const T15 = [
  'apps/api/src/modules/community/moderation/appeals.test.ts',
  'apps/api/src/modules/community/moderation/reports.test.ts',
];

/** Bugs that a seed drew from a list of operators, see `draw/second-wave.ts`. */
export const DRAWN_API_MUTANTS: readonly Mutant[] = [
  {
    id: 'drawn-mailbox-run-events-command-or-and',
    file: 'apps/api/src/modules/rewards/mailbox/run-events-command.ts',
    find: '\n  if (command === undefined || given.length !== (ARGUMENTS[name] ?? 1)) {\n',
    replace: '\n  if (command === undefined && given.length !== (ARGUMENTS[name] ?? 1)) {\n',
    tests: T1,
    why: 'an operator command accepts a wrong number of arguments',
  },
  {
    id: 'drawn-archetype-rules-proposals-equal-negated',
    file: 'apps/api/src/modules/meta/archetype-rules/proposals.ts',
    find: '\n  await notify(write, proposer === user.id ? [] : [proposer], {\n',
    replace: '\n  await notify(write, proposer !== user.id ? [] : [proposer], {\n',
    tests: T2,
    why: 'staff are told about their own proposal, and the proposer is not',
  },
  {
    id: 'drawn-tournaments-import-service-equal-negated',
    file: 'apps/api/src/modules/tournaments/tournaments/import-service.ts',
    find: '\n  if (facts === null || faults.length > 0) return answer;\n',
    replace: '\n  if (facts !== null || faults.length > 0) return answer;\n',
    tests: T3,
    why: 'an import with faults is stored',
  },
  {
    id: 'drawn-trades-service-call-dropped',
    file: 'apps/api/src/modules/collection/trades/service.ts',
    find: '\n  await counterTrade(write.db, answered, terms, note);\n',
    replace: '\n',
    tests: T4,
    why: 'a counter-offer is answered and never stored',
  },
  {
    id: 'drawn-numbers-jobs-equal-negated',
    file: 'apps/api/src/modules/cards/numbers/jobs.ts',
    find: "\n  if (run.phase === 'count') {\n",
    replace: "\n  if (run.phase !== 'count') {\n",
    tests: T5,
    why: 'a renumbering skips the phase that counts what it will change',
  },
  {
    id: 'drawn-mailbox-event-queries-strictly-more',
    file: 'apps/api/src/modules/rewards/mailbox/event-queries.ts',
    find: '\n    ...(level === undefined ? [] : [sql`users.user_level >= ${level}`]),\n',
    replace: '\n    ...(level === undefined ? [] : [sql`users.user_level > ${level}`]),\n',
    tests: T1,
    why: 'the reach of an event leaves out members of exactly its level',
  },
  {
    id: 'drawn-contents-service-equal-negated',
    file: 'apps/api/src/modules/creators/contents/service.ts',
    find: '\n  const deckId = deck === undefined ? undefined : decodeDeckId(deck);\n',
    replace: '\n  const deckId = deck !== undefined ? undefined : decodeDeckId(deck);\n',
    tests: T6,
    why: 'an article loses its deck',
  },
  {
    id: 'drawn-notices-jobs-guard-dropped',
    file: 'apps/api/src/modules/rewards/notices/jobs.ts',
    find: '\n    if (!isRefused) return;\n',
    replace: '\n',
    tests: T7,
    why: 'a digest that may have arrived fails as a job',
  },
  {
    id: 'drawn-trades-matches-equal-negated',
    file: 'apps/api/src/modules/collection/trades/matches.ts',
    find: "\n  if (userId === partnerId) throw new AppError('SELF_REFUSED');\n",
    replace: "\n  if (userId !== partnerId) throw new AppError('SELF_REFUSED');\n",
    tests: T4,
    why: 'members can only open themselves as trade partners',
  },
  {
    id: 'drawn-meta-count-queries-plus-minus',
    file: 'apps/api/src/modules/meta/meta/count-queries.ts',
    find: '\n  await sql`update meta_windows set version = version + 1\n',
    replace: '\n  await sql`update meta_windows set version = version - 1\n',
    tests: T8,
    why: 'pages of results keep their old version after a recount',
  },
  {
    id: 'drawn-mailbox-service-equal-negated',
    file: 'apps/api/src/modules/rewards/mailbox/service.ts',
    find: "\n  return gifts === ''\n",
    replace: "\n  return gifts !== ''\n",
    tests: T1,
    why: 'a gift does not say what it gives',
  },
  {
    id: 'drawn-archetype-rules-queries-more-or-equal',
    file: 'apps/api/src/modules/meta/archetype-rules/queries.ts',
    find: '\n      where newer.gameid = walk.gameid and newer.version > walk.version) as is_over\n',
    replace:
      '\n      where newer.gameid = walk.gameid and newer.version >= walk.version) as is_over\n',
    tests: T9,
    why: 'a new version of the rules never relabels a list',
  },
  {
    id: 'drawn-desk-queries-strictly-more',
    file: 'apps/api/src/modules/tournaments/desk/queries.ts',
    find: '\n    where gameid = ${game} and tournament_id = ${id}::uuid and seq >= ${from}\n',
    replace: '\n    where gameid = ${game} and tournament_id = ${id}::uuid and seq > ${from}\n',
    tests: T10,
    why: 'reading the log after an entry skips the next one',
  },
  {
    id: 'drawn-notices-service-guard-dropped',
    file: 'apps/api/src/modules/rewards/notices/service.ts',
    find: "\n  if (!(await deleteNotice(db, userId, id))) throw new AppError('NOT_FOUND');\n",
    replace: '\n',
    tests: T7,
    why: 'deleting another member’s notification is answered as a success',
  },
  {
    id: 'drawn-series-custom-card-service-call-dropped',
    file: 'apps/api/src/modules/creators/series/custom-card-service.ts',
    find: '\n  await deleteCard(db, place.game, place.cardId);\n',
    replace: '\n',
    tests: T11,
    why: 'a deleted fan-made card stays',
  },
  {
    id: 'drawn-entries-service-call-dropped',
    file: 'apps/api/src/modules/tournaments/entries/service.ts',
    find: '\n  await fillPlaces(write, place, row.name);\n',
    replace: '\n',
    tests: T12,
    why: 'the next on the wait list does not get a free place',
  },
  {
    id: 'drawn-editing-jobs-not-dropped',
    file: 'apps/api/src/modules/cards/editing/jobs.ts',
    find: "\n    if (run.state === 'writing' || !isFaultOfFile(error)) throw error;\n",
    replace: "\n    if (run.state === 'writing' || isFaultOfFile(error)) throw error;\n",
    tests: T13,
    why: 'a faulty file of an import is retried as if the server had failed',
  },
  {
    id: 'drawn-contents-queries-sql-order-turned',
    file: 'apps/api/src/modules/creators/contents/queries.ts',
    find: '\n    order by contents.publish_at desc, contents.id desc\n',
    replace: '\n    order by contents.publish_at asc, contents.id desc\n',
    tests: T6,
    why: 'the oldest articles come first',
  },
  {
    id: 'drawn-second-factor-service-true-false',
    file: 'apps/api/src/modules/accounts/second-factor/service.ts',
    find: '\n  await markProof(db, confirm.token, { secondFactor: true });\n',
    replace: '\n  await markProof(db, confirm.token, { secondFactor: false });\n',
    tests: T14,
    why: 'staff lack their second factor in the session that set it up',
  },
  {
    id: 'drawn-desk-upload-strictly-less',
    file: 'apps/api/src/modules/tournaments/desk/upload.ts',
    find: '\n      if (left <= 0) return true;\n',
    replace: '\n      if (left < 0) return true;\n',
    tests: T10,
    why: 'a full desk log accepts one more entry per upload',
  },
  {
    id: 'drawn-meta-field-queries-plus-minus',
    file: 'apps/api/src/modules/meta/meta/field-queries.ts',
    find: '\n      select next.name, next.series_id, nth + 1 from series cross join lateral (\n',
    replace: '\n      select next.name, next.series_id, nth - 1 from series cross join lateral (\n',
    tests: T8,
    why: 'a search for a place reads every name',
  },
  {
    id: 'drawn-trades-match-queries-sql-condition-dropped',
    file: 'apps/api/src/modules/collection/trades/match-queries.ts',
    find: '\n      and (suspended_until is null or suspended_until < app_now())\n',
    replace: '\n',
    tests: T4,
    why: 'suspended members are offered as trade partners',
  },
  {
    id: 'drawn-tournaments-queries-more-or-equal',
    file: 'apps/api/src/modules/tournaments/tournaments/queries.ts',
    find: '\n      and ${deadline}::timestamp at time zone ${timeZone} > app_now() as is_good`.execute(db);\n',
    replace:
      '\n      and ${deadline}::timestamp at time zone ${timeZone} >= app_now() as is_good`.execute(db);\n',
    tests: T3,
    why: 'a deadline at the current time is accepted',
  },
  {
    id: 'drawn-tournaments-verify-tournament-call-dropped',
    file: 'apps/api/src/modules/tournaments/tournaments/verify-tournament.ts',
    find: '\n  await updateTrust(db, place, trust);\n',
    replace: '\n',
    tests: T3,
    why: 'a verified event is not verified',
  },
  {
    id: 'drawn-series-queries-or-and',
    file: 'apps/api/src/modules/creators/series/queries.ts',
    find: "\n    ) || case when not is_inside then '{}'::jsonb else jsonb_build_object(\n",
    replace: "\n    ) && case when not is_inside then '{}'::jsonb else jsonb_build_object(\n",
    tests: T11,
    why: 'the export of a member with a series fails',
  },
  {
    id: 'drawn-moderation-queries-sql-condition-dropped',
    file: 'apps/api/src/modules/community/moderation/queries.ts',
    find: '\n      and handled_at is null\n',
    replace: '\n',
    tests: T15,
    why: 'a handled report blocks or joins a new one',
  },
  {
    id: 'drawn-desk-routes-call-dropped',
    file: 'apps/api/src/modules/tournaments/desk/routes.ts',
    find: '\n    await requireStaff(db, place, await requireUser(request));\n',
    replace: '\n',
    tests: T10,
    why: 'anyone reads the log of a desk',
  },
  {
    id: 'drawn-entries-write-queries-plus-minus',
    file: 'apps/api/src/modules/tournaments/entries/write-queries.ts',
    find: '\n  await sql`update tournament_registrations set version = version + 1, status = ${status},\n',
    replace:
      '\n  await sql`update tournament_registrations set version = version - 1, status = ${status},\n',
    tests: T12,
    why: 'a registration goes back to an older version',
  },
  {
    id: 'drawn-series-service-call-dropped',
    file: 'apps/api/src/modules/creators/series/service.ts',
    find: '\n  await setPublished(write.db, place.game, place.seriesId, { isPublished, isListed });\n',
    replace: '\n',
    tests: T11,
    why: 'publishing a series changes nothing',
  },
  {
    id: 'drawn-notices-routes-true-false',
    file: 'apps/api/src/modules/rewards/notices/routes.ts',
    find: '\n    { config: unsubscribeConfig, schema: { hide: true, querystring: unsubscribeQuery } },\n',
    replace:
      '\n    { config: unsubscribeConfig, schema: { hide: false, querystring: unsubscribeQuery } },\n',
    tests: T7,
    why: 'the page for mail programs is part of the API reference',
  },
  {
    id: 'drawn-notices-unsubscribe-token-call-dropped',
    file: 'apps/api/src/modules/rewards/notices/unsubscribe-token.ts',
    find: '\n  await endMails(db, named.userId);\n',
    replace: '\n',
    tests: T7,
    why: 'the link in a digest ends no mails',
  },
  {
    id: 'drawn-entries-queries-more-or-equal',
    file: 'apps/api/src/modules/tournaments/entries/queries.ts',
    find: '\n      and match.phase > 0 and entry.id in (match.a, match.b)) as is_in_cut\n',
    replace: '\n      and match.phase >= 0 and entry.id in (match.a, match.b)) as is_in_cut\n',
    tests: T12,
    why: 'everyone counts as in the cut, and hidden lists are shown',
  },
  {
    id: 'drawn-desk-reading-service-and-or',
    file: 'apps/api/src/modules/tournaments/desk/reading-service.ts',
    find: "\n    (row.moderated_at !== null && !canSee(user, 'tournament.see-hidden', resource, sight));\n",
    replace:
      "\n    (row.moderated_at !== null || !canSee(user, 'tournament.see-hidden', resource, sight));\n",
    tests: T10,
    why: 'a hidden event is shown to everyone, or every event is hidden',
  },
  {
    id: 'drawn-meta-queries-sql-condition-dropped',
    file: 'apps/api/src/modules/meta/meta/queries.ts',
    find: '\n      and (one.archetype, other.archetype) in ((${a}, ${b}), (${b}, ${a}))\n',
    replace: '\n',
    tests: T8,
    why: 'a matchup counts matches of other decks',
  },
];
