import type { Pool } from 'pg';
import type { ComplaintRulesForm } from '#contract/desk/complaint-rules.ts';
import { complainantWordsMax, type TrackedComplaint } from '#contract/site/complaint-forms.ts';
import { refusalOfComplaintAction } from '#domain/desk/complaints/complaint-actions.ts';
import { formatComplaintNumber } from '#domain/desk/complaints/complaint-number.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { findTrackedComplaint, type TrackedComplaintRow } from './tracked-complaint.queries.ts';

/** The complaint with a code, for the holder of the code. Every unknown code gets the same refusal. */
export async function readTrackedComplaint(pool: Pool, code: string): Promise<TrackedComplaint> {
  const row = await findTrackedComplaint(pool, code);
  if (row === undefined) throw new Refusal('not_found');
  return trackedComplaintView(row, (await readSection(pool, 'complaint_rules')).content);
}

function trackedComplaintView(row: TrackedComplaintRow, rules: ComplaintRulesForm): TrackedComplaint {
  const { status, reopenedAt, escalatedAt, takenAt, said } = row;
  const saidBy = (kinds: readonly string[]) =>
    said
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ at, text }) => ({ at: new Date(at).toISOString(), text }));
  return {
    code: row.code,
    number: formatComplaintNumber(row),
    language: row.language,
    kind: row.kind,
    status,
    receivedAt: row.receivedAt.toISOString(),
    text: row.text,
    added: saidBy(['added', 'reopened']),
    handledBy: row.isOutside ? 'outside' : row.isWithHeadOffice ? 'head_office' : 'branch',
    outsideAddress: row.isOutside ? rules.outsideAddress : null,
    takenAt: takenAt?.toISOString() ?? null,
    acknowledgeBy: row.acknowledgeBy,
    answerBy: row.answerBy,
    escalatedAt: escalatedAt?.toISOString() ?? null,
    answers: saidBy(['answered']),
    reopenedAt: reopenedAt?.toISOString() ?? null,
    wordsLeft: status === 'answered' ? 0 : Math.max(complainantWordsMax - saidBy(['added']).length, 0),
    mayReopen: refusalOfComplaintAction('reopen', { status, isReopened: reopenedAt !== null }) === null,
    regulatorContact: rules.regulatorContact,
  };
}
