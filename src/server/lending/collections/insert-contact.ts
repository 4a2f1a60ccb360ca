import type { ContactResult } from '#domain/lending/collections/attention.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';

/** Inserts a contact with a customer or a guarantor, of the moment it was made, which may be before it is recorded. */
export const insertContact = namedStatement(
  'insert-contact',
  `INSERT INTO contact_log
     (id, agreement_id, channel, result, guarantor_id, call_back_at, note, outside_hours_reason, contacted_at, recorded_at, recorded_by,
      key_digest)
   VALUES (:id, :agreementId, :channel, :result, :guarantorId, :callBackAt, :note, :outsideHoursReason, :contactedAt, :at, :userId,
           :keyDigest)`,
);

/** The results of a contact in which the customer was spoken to. Who wants to be called again still waits for the call. */
export const spokenTo: readonly ContactResult[] = ['reached', 'promised', 'refused'];
