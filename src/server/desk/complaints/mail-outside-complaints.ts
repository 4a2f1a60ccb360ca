import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatComplaintNumber } from '#domain/desk/complaints/complaint-number.ts';
import { complaintPath } from '#domain/desk/contact-requests/tracking-code.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Chore } from '#server/platform/from-time-to-time.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { outsideLetter } from './outside-letter.ts';
import { recordComplaintEvent } from './record-complaint-event.ts';
import { isOutside } from './staff-concerned.ts';

const isUnsent = `c.answered_at IS NULL AND ${isOutside('c')}
          AND NOT EXISTS (SELECT FROM complaint_events e WHERE e.complaint_id = c.id AND e.kind = 'sent_outside')`;

const findUnsent = {
  name: 'find-outside-complaints',
  text: `SELECT c.id FROM complaints c WHERE ${isUnsent} ORDER BY c.received_at, c.id`,
};

interface Outside {
  readonly code: string;
  readonly branchCode: string;
  readonly year: number;
  readonly serial: number;
  readonly receivedAt: Date;
  readonly answerBy: CalendarDate;
  readonly phone: string | null;
}

// One process writes; another one finds the row locked, or the mail in the history, and leaves it.
const lockUnsent = {
  name: 'lock-outside-complaint',
  text: `SELECT c.tracking_code AS code, b.code AS "branchCode", c.year, c.serial, c.received_at AS "receivedAt",
                c.answer_by AS "answerBy", c.phone
           FROM complaints c JOIN branches b ON b.id = c.branch_id
          WHERE c.id = $1 AND ${isUnsent} FOR NO KEY UPDATE OF c SKIP LOCKED`,
};

/** Writes about one complaint, and puts that on record. A failure is thrown and records nothing, so the next run tries again. */
async function mailOne({ config, pool, clock }: AppContext, id: string, to: string): Promise<void> {
  const { mail } = config;
  if (mail === undefined) return;
  const { content: lender } = await readSection(pool, 'lender_profile');
  await inTransaction(pool, async (client) => {
    const complaint = (await client.query<Outside>({ ...lockUnsent, values: [id] })).rows[0];
    if (complaint === undefined) return;
    const { code, receivedAt, answerBy, phone } = complaint;
    const letter = outsideLetter({
      ...{ lender: lender.name, number: formatComplaintNumber(complaint), answerBy, phone },
      receivedOn: businessDateOf(receivedAt.getTime()),
      link: config.publicUrl + complaintPath(code),
    });
    await sendMail(mail, { to: [to], ...letter });
    const at = new Date(Math.max(clock.now(), receivedAt.getTime()));
    await recordComplaintEvent(client, { complaintId: id, kind: 'sent_outside', by: null, at });
  });
}

/** The chore that mails complaints about the only superadmin to the address outside the lender, each once. */
export const mailingOutsideComplaints: Chore = {
  name: 'mail outside complaints',
  run: async (context, stopping) => {
    if (context.config.mail === undefined) return;
    const { outsideEmail } = (await readSection(context.pool, 'complaint_rules')).content;
    if (outsideEmail === null) return;
    const { rows } = await context.pool.query<{ id: string }>(findUnsent);
    for (const { id } of rows) {
      stopping.throwIfAborted();
      await mailOne(context, id, outsideEmail);
    }
  },
};
