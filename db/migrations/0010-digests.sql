-- What the audit says of the rows of an agreement: of each a digest, by the columns that its table is listed with in
-- src/server/lending/ledger/row-digests.ts, of which this text is made. A digest begins with the version of the list.

CREATE FUNCTION digest_of(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '1:' || encode(sha256(convert_to(written, 'UTF8')), 'base64')
$$;

CREATE FUNCTION row_digest(r agreements) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT digest_of(ROW(r.id, r.number, r.payment_serial, r.customer_id, r.branch_id, r.officer_id, r.service, r.contract_kind, r.price, r.down_payment, r.relief, r.installment_count, r.frequency_unit, r.frequency_every, r.rounding_step, r.start_on - date '1970-01-01', r.first_due_on - date '1970-01-01', r.status, r.terms_version, r.key_facts_edition, r.consented_version, (extract(epoch FROM r.consented_at) * 1000000)::bigint, r.consented_by, r.consent_how, r.notes, (extract(epoch FROM r.created_at) * 1000000)::bigint, r.created_by, (extract(epoch FROM r.activated_at) * 1000000)::bigint, r.schedule_number, r.paid, r.outstanding, r.overpaid, r.written_off, r.recovered, r.oldest_unpaid_due_on - date '1970-01-01', r.entry_count, r.reschedule_count, r.version, r.previous_digest, r.brought_in_on - date '1970-01-01')::text)
$$;

CREATE FUNCTION row_digest(r superseded_terms) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT digest_of(ROW(r.agreement_id, r.version, r.schedule_number, r.key_facts_edition, r.terms)::text)
$$;

CREATE FUNCTION row_digest(r entries) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT digest_of(ROW(r.id, r.agreement_id, r.position, r.branch_id, r.kind, r.amount, r.debit, r.credit, r.valued_on - date '1970-01-01', r.counts_on - date '1970-01-01', (extract(epoch FROM r.recorded_at) * 1000000)::bigint, r.recorded_by, r.method, r.reference, r.payer_phone, r.receiver_name, r.note, r.rule, r.reverses, r.approval_id, r.transfer_id, encode(r.key_digest, 'hex'), r.takes_slip, r.brought_in)::text)
$$;

CREATE FUNCTION row_digest(r receipts) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT digest_of(ROW(r.entry_id, r.agreement_id, r.branch_id, r.series, r.serial, r.code, r.outstanding_after, r.overpaid_after, r.next_due_on - date '1970-01-01', r.next_due_amount)::text)
$$;

CREATE FUNCTION row_digest(r receipt_prints) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT digest_of(ROW(r.id, r.entry_id, r.agreement_id, r.number, r.paper, r.language, (extract(epoch FROM r.printed_at) * 1000000)::bigint, r.printed_by)::text)
$$;

CREATE FUNCTION row_digest(r approvals) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT digest_of(ROW(r.id, r.agreement_id, r.kind, r.entry_id, r.amount, r.reason, r.evidence, r.details, r.preview, r.slip, r.state, r.requested_by, (extract(epoch FROM r.requested_at) * 1000000)::bigint, r.decided_by, (extract(epoch FROM r.decided_at) * 1000000)::bigint, r.decision_note, r.decided_alone, encode(r.key_digest, 'hex'), r.previous_digest)::text)
$$;

CREATE FUNCTION row_digest(r payment_promises) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT digest_of(ROW(r.id, r.agreement_id, r.amount, r.made_on - date '1970-01-01', r.promised_for - date '1970-01-01', r.note, (extract(epoch FROM r.recorded_at) * 1000000)::bigint, r.recorded_by, encode(r.key_digest, 'hex'))::text)
$$;

CREATE FUNCTION row_digest(r contact_log) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT digest_of(ROW(r.id, r.agreement_id, r.channel, r.guarantor_id, r.result, (extract(epoch FROM r.call_back_at) * 1000000)::bigint, r.note, r.outside_hours_reason, r.reminder, r.reminded_customer_id, r.reminded_on - date '1970-01-01', (extract(epoch FROM r.contacted_at) * 1000000)::bigint, (extract(epoch FROM r.recorded_at) * 1000000)::bigint, r.recorded_by, encode(r.key_digest, 'hex'))::text)
$$;

CREATE FUNCTION row_digest(r cost_evidence) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT digest_of(ROW(r.id, r.agreement_id, r.position, r.description, r.supplier, r.invoice_number, r.invoiced_on - date '1970-01-01', r.cost, encode(r.invoice_hash, 'hex'), (extract(epoch FROM r.recorded_at) * 1000000)::bigint, r.recorded_by)::text)
$$;
COMMENT ON FUNCTION digest_of IS 'Of a row as text. The same in every session: values that are written by its settings are given in another way.';

CREATE FUNCTION keep_previous_digest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.previous_digest := row_digest(OLD);
  RETURN NEW;
END
$$;
COMMENT ON FUNCTION keep_previous_digest IS 'For tables whose rows change: ties what a row becomes to what it was when a transaction began, so that a change outside the product is not covered up by the next one inside it.';
CREATE TRIGGER agreements_keep_previous_digest BEFORE UPDATE ON agreements
  FOR EACH ROW WHEN (OLD.xmin <> pg_current_xact_id()::xid) EXECUTE FUNCTION keep_previous_digest();
CREATE TRIGGER approvals_keep_previous_digest BEFORE UPDATE ON approvals
  FOR EACH ROW WHEN (OLD.xmin <> pg_current_xact_id()::xid) EXECUTE FUNCTION keep_previous_digest();

-- The serial is made a text by a cast: joined to a text as a number it would make the function less than immutable, and it would
-- be called for every receipt.
CREATE FUNCTION receipt_part(agreement_number text, branch_code text, series text, serial integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN series || ' ' || CASE branch_code WHEN left(agreement_number, 3) THEN '' ELSE branch_code || '-' END || serial::text;
COMMENT ON FUNCTION receipt_part IS 'The name of a receipt or voucher within its agreement: of the branch that numbered the agreement it is called by its serial, of any other by the branch too.';

CREATE VIEW agreement_rows (agreement_id, part, digest, is_new) AS
  SELECT a.id, 'agreement', row_digest(a), a.xmin = pg_current_xact_id_if_assigned()::xid FROM agreements a
  UNION ALL
  SELECT a.id, 'agreement before', a.previous_digest, a.xmin = pg_current_xact_id_if_assigned()::xid FROM agreements a WHERE a.previous_digest IS NOT NULL
  UNION ALL
  SELECT i.agreement_id, 'items',
         digest_of(ROW(array_agg(ROW(i.agreement_id, i.position, i.product_id, i.description, i.quantity, i.unit_price) ORDER BY i.position),
                       (SELECT array_agg(ROW(g.agreement_id, g.guarantor_id, g.relation) ORDER BY g.guarantor_id)
                          FROM agreement_guarantors g WHERE g.agreement_id = i.agreement_id))::text),
         bool_or(i.xmin = pg_current_xact_id_if_assigned()::xid)
    FROM agreement_items i GROUP BY i.agreement_id
  UNION ALL
  SELECT s.agreement_id, 'schedule ' || s.number,
         digest_of(ROW(ROW(s.agreement_id, s.number, (extract(epoch FROM s.made_at) * 1000000)::bigint, s.previous_number, s.carried),
                       (SELECT array_agg(ROW(r.number, r.due_on - date '1970-01-01', r.amount, r.moved_from - date '1970-01-01') ORDER BY r.number) FROM installments r
                         WHERE r.agreement_id = s.agreement_id AND r.schedule_number = s.number AND r.number > 0))::text),
         s.xmin = pg_current_xact_id_if_assigned()::xid
    FROM schedules s
  UNION ALL
  SELECT s.agreement_id, 'replaced schedule ' || s.number,
         digest_of(ROW((SELECT array_agg(ROW(ROW(r.number, r.due_on - date '1970-01-01', r.amount, r.moved_from - date '1970-01-01'), r.paid, r.relieved) ORDER BY r.number) FROM installments r
                         WHERE r.agreement_id = s.agreement_id AND r.schedule_number = s.number))::text),
         n.xmin = pg_current_xact_id_if_assigned()::xid
    FROM schedules s JOIN schedules n ON n.agreement_id = s.agreement_id AND n.number = s.number + 1
  UNION ALL
  SELECT t.agreement_id, 'terms ' || t.version, row_digest(t), t.xmin = pg_current_xact_id_if_assigned()::xid FROM superseded_terms t
  UNION ALL
  SELECT p.agreement_id, 'approval ' || p.id, row_digest(p), p.xmin = pg_current_xact_id_if_assigned()::xid FROM approvals p
  UNION ALL
  SELECT p.agreement_id, 'approval ' || p.id || ' before', p.previous_digest, p.xmin = pg_current_xact_id_if_assigned()::xid FROM approvals p WHERE p.previous_digest IS NOT NULL
  UNION ALL
  SELECT e.agreement_id, 'entry ' || e.position, row_digest(e), e.xmin = pg_current_xact_id_if_assigned()::xid FROM entries e
  UNION ALL
  SELECT r.agreement_id, receipt_part(a.number, b.code, r.series, r.serial), row_digest(r), r.xmin = pg_current_xact_id_if_assigned()::xid FROM receipts r JOIN entries e ON e.id = r.entry_id AND e.agreement_id = r.agreement_id JOIN agreements a ON a.id = r.agreement_id JOIN branches b ON b.id = r.branch_id
  UNION ALL
  SELECT p.agreement_id, 'promise ' || p.id, row_digest(p), p.xmin = pg_current_xact_id_if_assigned()::xid FROM payment_promises p
  UNION ALL
  SELECT c.agreement_id, 'contact ' || c.id, row_digest(c), c.xmin = pg_current_xact_id_if_assigned()::xid FROM contact_log c
  UNION ALL
  SELECT p.agreement_id, 'print ' || p.id, row_digest(p), p.xmin = pg_current_xact_id_if_assigned()::xid FROM receipt_prints p JOIN entries e ON e.id = p.entry_id AND e.agreement_id = p.agreement_id
  UNION ALL
  SELECT e.agreement_id, 'invoice ' || e.position, row_digest(e), e.xmin = pg_current_xact_id_if_assigned()::xid FROM cost_evidence e;
COMMENT ON VIEW agreement_rows IS 'Of every row of an agreement the digest, by what it is of the agreement, and whether this transaction wrote it.';

CREATE FUNCTION row_digests_of(agreement uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_object_agg(part, digest) FROM agreement_rows WHERE agreement_id = agreement
$$;
COMMENT ON FUNCTION row_digests_of IS 'Of all rows that an agreement has: for agreements that come into the books whole.';

CREATE FUNCTION new_row_digests(agreements uuid[]) RETURNS TABLE (agreement_id uuid, part text, digest text) LANGUAGE sql STABLE
AS $$ SELECT agreement_id, part, digest FROM agreement_rows WHERE agreement_id = ANY (agreements) AND is_new $$;
COMMENT ON FUNCTION new_row_digests IS 'Of the rows of these agreements that this transaction wrote.';
