/** The digests of the rows of each agreement, by the place of the entry that they were written with. */
const digests = `
  CREATE TEMPORARY TABLE large_digests ON COMMIT DROP AS
  SELECT r.agreement_id, place, jsonb_object_agg(r.part, r.digest) AS digests
    FROM large_plans p
    JOIN agreements a ON a.number = p.number
    JOIN agreement_rows r ON r.agreement_id = a.id
   CROSS JOIN LATERAL (
     SELECT CASE split_part(r.part, ' ', 1)
              WHEN 'entry' THEN greatest(split_part(r.part, ' ', 2)::integer, 2)
              WHEN 'receipt' THEN split_part(r.part, ' ', 2)::integer - p.receipts_before - p.nth_of_branch * (a.entry_count - 1) + 1
              WHEN 'agreement' THEN a.entry_count
              ELSE 2 END AS place) placed
   GROUP BY r.agreement_id, place`;

/**
 * An audit event for the activation and for each payment of the large lender, branch by branch, with the digests of its rows.
 * The trigger that chains events would change the end of a chain a hundred thousand times in one transaction, and the database
 * keeps every version of it until the end; so the ends are kept here meanwhile.
 */
const events = `
  DO $$
  DECLARE
    event audit_events;
    chain audit_chains;
    newest timestamptz;
  BEGIN
    FOR event IN
      SELECT e.branch_id, 0, NULL, NULL, e.recorded_at, e.recorded_by, '192.168.10.20',
             CASE e.kind WHEN 'delivery' THEN 'activate_agreement' ELSE 'record_payment' END, 'agreement', e.agreement_id,
             jsonb_build_object('status', 'active', 'outstanding', r.outstanding_after + e.amount),
             jsonb_build_object('entryId', e.id, 'agreementId', e.agreement_id, 'kind', e.kind, 'amount', e.amount,
               'valuedOn', e.valued_on, 'countsOn', e.counts_on, 'status', 'active', 'outstanding', r.outstanding_after, 'overpaid', 0,
               'pays', jsonb_build_array(jsonb_build_object('number', e.position - 2, 'dueOn', e.valued_on, 'amount', e.amount)),
               'next', jsonb_build_object('dueOn', r.next_due_on, 'amount', r.next_due_amount),
               'branchCode', b.code, 'receiptSerial', r.serial, 'alone', false), d.digests
        FROM large_digests d
        JOIN entries e ON e.agreement_id = d.agreement_id AND e.position = CASE d.place WHEN 2 THEN 1 ELSE d.place END
        JOIN entries paid ON paid.agreement_id = d.agreement_id AND paid.position = d.place
        JOIN receipts r ON r.entry_id = paid.id AND r.agreement_id = paid.agreement_id
        JOIN branches b ON b.id = e.branch_id
       ORDER BY e.branch_id, e.recorded_at, e.id
    LOOP
      IF event.chain_id IS DISTINCT FROM chain.id THEN
        UPDATE audit_chains SET last_position = chain.last_position, last_hash = chain.last_hash WHERE id = chain.id;
        INSERT INTO audit_chains VALUES (event.chain_id, 0, sha256('')) ON CONFLICT DO NOTHING;
        SELECT * INTO chain FROM audit_chains WHERE id = event.chain_id;
        SELECT max(recorded_at) INTO newest FROM audit_events WHERE chain_id = event.chain_id;
      END IF;
      -- The events of the sample are younger than the history that is filled in.
      event.recorded_at := greatest(event.recorded_at, newest);
      event.position := chain.last_position + 1;
      event.previous_hash := chain.last_hash;
      event.hash := audit_hash(event);
      INSERT INTO audit_events SELECT event.*;
      chain.last_position := event.position;
      chain.last_hash := event.hash;
    END LOOP;
    UPDATE audit_chains SET last_position = chain.last_position, last_hash = chain.last_hash WHERE id = chain.id;
  END
  $$`;

export const chainEvents: readonly string[] = [digests, 'ANALYZE large_digests', events];
