import { businessDateOf } from '#domain/calendar/business-date.ts';
import { complaintDeadlines } from '#domain/desk/complaints/complaint-clock.ts';
import { isForHeadOffice } from '#domain/desk/complaints/person-concerned.ts';
import { trackingCodeBytes, trackingCodeOf } from '#domain/desk/contact-requests/tracking-code.ts';
import { dayMs, hourMs, minuteMs } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import type { Chance } from '#sample/chance.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { OfficeTime } from '#sample/office-time.ts';
import type { BranchOffice } from '#sample/people/branch-office.ts';
import { identifySubmission } from '#server/platform/idempotency/submission.ts';
import { type SampleComplaint, sampleComplaints } from './sample-complaints.ts';

/** The register of complaints, and the work on them. */
export interface SampleComplaints {
  readonly complaints: readonly NewRow<'complaints'>[];
  readonly events: readonly NewRow<'complaint_events'>[];
}

interface Scene {
  readonly chance: Chance;
  readonly time: OfficeTime;
  readonly offices: readonly BranchOffice[];
}

/** As the lender's rules are until it changes them. */
const days = { acknowledgeDays: 3, answerDays: 15, executiveDays: 20 };

type Row = NewRow<'complaints'>;

export function inventComplaints({ chance, time, offices }: Scene): SampleComplaints {
  const complaints: Row[] = [];
  const events: NewRow<'complaint_events'>[] = [];
  for (const written of sampleComplaints.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const office = offices[written.branch] ?? offices[0];
    const officer = office?.officers[0];
    invariant(office !== undefined && officer !== undefined, 'somebody serves customers at every branch');
    const receivedAt = time.now - written.daysAgo * dayMs - 40 * minuteMs;
    const instantAfter = (hours: number) => new Date(receivedAt + hours * hourMs);
    const last = (kind: SampleComplaint['steps'][number]['kind']) => {
      const step = written.steps.findLast((each) => each.kind === kind);
      return step === undefined ? null : instantAfter(step.hours);
    };
    const [takenAt, reopenedAt] = [last('taken'), last('reopened')];
    const year = Number(businessDateOf(receivedAt).slice(0, 4));
    const before = complaints.filter((each) => each.branch_id === office.id && each.year === year);
    const { key, digest } = identifySubmission(
      { text: written.text, receivedAt },
      null,
      businessDateOf(receivedAt),
    );
    const { acknowledgeBy, answerBy, executiveAfter } = complaintDeadlines(
      businessDateOf(reopenedAt?.getTime() ?? receivedAt),
      days,
    );
    const isNameHidden = written.isNameHidden ?? false;
    const id = chance.idAt(receivedAt);
    complaints.push({
      ...{ id, branch_id: office.id, year, serial: before.length + 1 },
      tracking_code: trackingCodeOf('C', digest.subarray(0, trackingCodeBytes)),
      ...{ source: written.source, kind: written.kind, body: written.text, language: written.language },
      ...{ full_name: written.fullName, phone: written.phone, gender: written.gender },
      ...{ is_name_hidden: isNameHidden, about_name: null, receipt_number: null },
      ...{ received_at: new Date(receivedAt), submission_key: key, submission_digest: digest },
      ...{
        customer_id: null,
        entered_by: written.source === 'phone' ? officer.id : null,
        about_user_id: null,
      },
      is_for_head_office: isForHeadOffice({
        kind: written.kind,
        isNameHidden,
        aboutName: null,
        aboutRole: null,
      }),
      ...{ handler_id: takenAt === null ? null : officer.id, taken_at: takenAt },
      ...{ acknowledge_by: acknowledgeBy, answer_by: answerBy, executive_after: executiveAfter },
      ...{ escalated_at: null, reopened_at: reopenedAt },
      answered_at: reopenedAt === null ? last('answered') : null,
    });
    for (const { kind, hours, said = null } of written.steps) {
      const at = instantAfter(hours);
      const isComplainants = kind === 'added' || kind === 'reopened';
      events.push({
        ...{ id: chance.idAt(at.getTime()), complaint_id: id, kind, recorded_at: at, said },
        recorded_by: isComplainants ? null : officer.id,
        person_id: kind === 'taken' ? officer.id : null,
        ...{ agreement_id: null, entry_id: null },
      });
    }
  }
  return { complaints, events };
}
