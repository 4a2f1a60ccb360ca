import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { type ContactForm, honeypotField, isPastVisit } from '#contract/site/contact-forms.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { trackingCodeBytes, trackingCodeOf } from '#domain/desk/contact-requests/tracking-code.ts';
import type { Language } from '#domain/language.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { columns } from '#server/platform/db/columns.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { identifySubmission, type Submission } from '#server/platform/idempotency/submission.ts';
import { announce } from '#server/platform/live/announce.ts';
import type { WaitOutside } from '#server/platform/load-gate.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseWhileUnpublished, slowDownInFlood } from './admit-visitor.ts';
import { placeRequest } from './place-request.ts';

interface Stored {
  readonly id: string;
  readonly code: string;
}

const newCode = () => trackingCodeOf('A', randomBytes(trackingCodeBytes));

interface Sender {
  readonly language: Language;
  readonly clientAddress: string;
  readonly idempotencyKey: string | null;
  readonly outside: WaitOutside;
}

/**
 * Stores a visitor's form and returns its id and its code. A repeated submission returns the same ones and stores nothing. A bot that fills in
 * the hidden field gets the usual answer, and nothing is stored. In a flood of forms each is stored at once and answered slowly.
 */
export async function submitContactForm(
  context: AppContext,
  { [honeypotField]: trap, ...form }: ContactForm,
  { language, clientAddress, idempotencyKey, outside }: Sender,
): Promise<Stored> {
  const { clock, rateLimits } = context;
  const now = clock.now();
  const today = businessDateOf(now);
  if (form.formType === 'home_visit' && isPastVisit(form.preferredDate, today)) {
    throw new Refusal('invalid_input', undefined, [
      { field: 'preferredDate', message: 'date_not_in_future' },
    ]);
  }

  const submission = identifySubmission(form, idempotencyKey, today);
  const known = await findSubmission(context, submission);
  if (known !== null) return known;

  await rateLimits.admitAddress('form', clientAddress);
  if (trap) return { id: uuidv7(), code: newCode() };
  await refuseWhileUnpublished(context);
  const stored = await storeSubmission(context, form, { submission, language, receivedAt: new Date(now) });
  await slowDownInFlood(context, outside);
  return stored;
}

const findBySubmissionKey = {
  name: 'find-submission',
  text: 'SELECT id, tracking_code AS code, submission_digest AS digest FROM contact_requests WHERE submission_key = $1',
};

async function findSubmission({ pool }: AppContext, { key, digest }: Submission): Promise<Stored | null> {
  const { rows } = await pool.query<Stored & { digest: Buffer }>({
    ...findBySubmissionKey,
    values: [key],
  });
  const stored = rows[0];
  if (stored === undefined) return null;
  if (!stored.digest.equals(digest)) throw new Refusal('idempotency_key_reused');
  return { id: stored.id, code: stored.code };
}

/** The fields of a form, as stored. */
const requestColumns = columns('contact_requests', [
  'form_type',
  'full_name',
  'phone',
  'email',
  'address',
  'service_type',
  'message',
  'preferred_on',
  'preferred_time',
  'notes',
]);

const insertRequest = namedStatement(
  'insert-contact-request',
  `INSERT INTO contact_requests (id, language, received_at, submission_key, submission_digest, tracking_code, branch_id, branch_rule,
                                 merged_into, ${requestColumns.names})
   VALUES (:id, :language, :receivedAt, :key, :digest, :code, :branchId, :branchRule, :mergedInto, ${requestColumns.parameters})
       ON CONFLICT (submission_key) DO NOTHING
   RETURNING id, tracking_code AS code`,
);

/** Has no address in the audit: a form says enough of its sender. */
const visitor = { actor: null, clientAddress: null };

async function storeSubmission(
  context: AppContext,
  form: Omit<ContactForm, typeof honeypotField>,
  { submission, language, receivedAt }: { submission: Submission; language: Language; receivedAt: Date },
): Promise<Stored> {
  const request = storedRequest(form as ContactForm);
  const values = requestColumns.valuesOf(request);
  const stored = await inTransaction(context.pool, async (client) => {
    const place = await placeRequest(client, { ...request, receivedAt });
    const given = { id: uuidv7(), code: newCode(), language, receivedAt, ...submission, ...place };
    const { rows } = await client.query<Stored>(insertRequest({ ...given, ...values }));
    if (rows[0] === undefined) return undefined;
    await announce(client, { kind: 'contact_requests', branchId: place.branchId });
    await recordAuditEvent(client, visitor, receivedAt, {
      branchId: place.branchId,
      action: 'receive_contact_request',
      subject: 'contact_request',
      subjectId: rows[0].id,
    });
    return rows[0];
  });
  if (stored !== undefined) return stored;
  // The other half of a double click was stored between our query and our insert.
  const first = await findSubmission(context, submission);
  if (first === null) throw new Error('a submission that conflicts is stored');
  return first;
}

const nothing = {
  email: null,
  address: null,
  serviceType: null,
  message: null,
  preferredOn: null,
  preferredTime: null,
  notes: null,
};

/** The three forms name some of their fields differently; the table has one name for each. */
function storedRequest(form: ContactForm) {
  const { formType, fullName, phoneNumber: phone } = form;
  const common = { ...nothing, formType, fullName, phone };
  switch (form.formType) {
    case 'contact_us':
      return { ...common, email: form.email, address: form.address, message: form.about };
    case 'general_inquiry':
      return { ...common, email: form.emailAddress, serviceType: form.serviceType, message: form.message };
    case 'home_visit':
      return {
        ...common,
        email: form.email,
        address: form.address,
        preferredOn: form.preferredDate,
        preferredTime: form.preferredTime,
        notes: form.notes,
      };
  }
}
