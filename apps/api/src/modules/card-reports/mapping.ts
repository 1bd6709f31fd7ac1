import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import type { CardReport, OwnCardReport } from '@deckframe/contract/cards/card-reports';
import { describeReporter } from '@deckframe/domain/community/writing/card-report';
import type { OwnReportRow } from './queries.ts';
import type { ReportRow, VoiceRow } from '../cards/reports/queries.ts';

export function toOwnReport(row: OwnReportRow): OwnCardReport {
  return {
    ...toCommon(row),
    createdAt: row.created_at.toISOString(),
  };
}

export function toReport(row: ReportRow): CardReport {
  const userId = row.userId === null ? null : printUserId(row.userId);
  return {
    ...toCommon(row),
    reporter: describeReporter(userId, row.username),
    members: row.members,
    voices: row.voices.map(toVoice),
    resolvedBy: row.resolver,
    createdAt: row.created_date.toISOString(),
  };
}

/** What whoever reported and whoever answers see alike. */
function toCommon(row: OwnReportRow | ReportRow) {
  return {
    id: row.id,
    game: row.gameid,
    cardId: row.cardId,
    printing: row.printing,
    name: row.name,
    category: row.category,
    message: row.message,
    treated: row.treated,
    treatmentMessage: row.treatmentMessage,
    bannerReward: row.banner_reward,
    updatedAt: row.updated_date.toISOString(),
  };
}

function toVoice(voice: VoiceRow): CardReport['voices'][number] {
  return {
    reporter: describeReporter(printUserId(voice.user_id), voice.username),
    printing: voice.printing,
    message: voice.message,
    source: voice.source,
    createdAt: new Date(voice.created_at).toISOString(),
  };
}
