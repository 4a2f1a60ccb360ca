-- The goods that a customer buys or the money that is lent, at which price, and when it is to be paid.

CREATE TABLE agreement_counters (
  branch_id uuid NOT NULL REFERENCES branches,
  year integer NOT NULL CONSTRAINT agreement_counters_year_2000_to_2099 CHECK (year BETWEEN 2000 AND 2099),
  last_serial integer NOT NULL CONSTRAINT agreement_counters_last_serial_positive CHECK (last_serial > 0),
  PRIMARY KEY (branch_id, year)
);
COMMENT ON TABLE agreement_counters IS 'The last serial of agreement numbers; its row lock keeps them without gaps.';

CREATE TABLE agreements (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE
    CONSTRAINT agreements_number_well_formed CHECK (number ~ '^[A-Z]{3}-[0-9]{2}-[0-9]{5,9}$'),
  customer_id uuid NOT NULL REFERENCES customers,
  branch_id uuid NOT NULL REFERENCES branches,
  officer_id uuid NOT NULL REFERENCES users,
  service text NOT NULL CONSTRAINT agreements_service_known CHECK (service IN ('dowry', 'business', 'product')),
  contract_kind text NOT NULL
    CONSTRAINT agreements_contract_kind_known CHECK (contract_kind IN ('deferred_sale', 'qard_e_hasan')),
  price bigint NOT NULL CONSTRAINT agreements_price_positive CHECK (price > 0),
  down_payment bigint NOT NULL CONSTRAINT agreements_down_payment_not_negative CHECK (down_payment >= 0),
  relief bigint NOT NULL DEFAULT 0 CONSTRAINT agreements_relief_not_negative CHECK (relief >= 0),
  financed bigint NOT NULL GENERATED ALWAYS AS (price - down_payment - relief) STORED
    CONSTRAINT agreements_financed_positive CHECK (financed > 0),
  installment_count integer NOT NULL
    CONSTRAINT agreements_installment_count_1_to_520 CHECK (installment_count BETWEEN 1 AND 520),
  frequency_unit text NOT NULL
    CONSTRAINT agreements_frequency_unit_known CHECK (frequency_unit IN ('months', 'weeks', 'days')),
  frequency_every integer NOT NULL CONSTRAINT agreements_frequency_every_positive CHECK (frequency_every > 0),
  rounding_step bigint NOT NULL CONSTRAINT agreements_rounding_step_positive CHECK (rounding_step > 0),
  start_on date NOT NULL,
  first_due_on date NOT NULL,
  status text NOT NULL DEFAULT 'draft'
    CONSTRAINT agreements_status_known
      CHECK (status IN ('draft', 'submitted', 'approved', 'active', 'completed', 'rejected', 'withdrawn', 'cancelled',
                        'written_off')),
  terms_version integer NOT NULL DEFAULT 1,
  key_facts_edition integer NOT NULL
    CONSTRAINT agreements_key_facts_edition_positive CHECK (key_facts_edition > 0),
  consented_version integer,
  consented_at timestamptz,
  consented_by uuid REFERENCES users,
  consent_how text
    CONSTRAINT agreements_consent_how_known CHECK (consent_how IN ('signed', 'thumb_impression', 'before_move')),
  notes text,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  activated_at timestamptz,
  schedule_number integer NOT NULL DEFAULT 1,
  paid bigint NOT NULL DEFAULT 0 CONSTRAINT agreements_paid_not_negative CHECK (paid >= 0),
  outstanding bigint NOT NULL DEFAULT 0 CONSTRAINT agreements_outstanding_not_negative CHECK (outstanding >= 0),
  overpaid bigint NOT NULL DEFAULT 0 CONSTRAINT agreements_overpaid_not_negative CHECK (overpaid >= 0),
  written_off bigint NOT NULL DEFAULT 0 CONSTRAINT agreements_written_off_not_negative CHECK (written_off >= 0),
  recovered bigint NOT NULL DEFAULT 0,
  oldest_unpaid_due_on date,
  entry_count integer NOT NULL DEFAULT 0,
  reschedule_count integer NOT NULL DEFAULT 0 CONSTRAINT agreements_reschedule_count_not_negative CHECK (reschedule_count >= 0),
  version integer NOT NULL DEFAULT 1,
  previous_digest text,
  brought_in_on date CONSTRAINT agreements_brought_in_after_start CHECK (brought_in_on >= start_on),
  CONSTRAINT agreements_loan_without_down_payment CHECK (contract_kind = 'deferred_sale' OR down_payment = 0),
  CONSTRAINT agreements_first_due_not_before_start CHECK (first_due_on >= start_on),
  CONSTRAINT agreements_consented_version_exists CHECK (consented_version BETWEEN 1 AND terms_version),
  CONSTRAINT agreements_recovered_at_most_written_off CHECK (recovered BETWEEN 0 AND written_off),
  CONSTRAINT agreements_consent_whole CHECK (num_nonnulls(consented_version, consented_at, consented_by, consent_how) IN (0, 4)),
  CONSTRAINT agreements_consent_current
    CHECK (status IN ('draft', 'submitted', 'rejected', 'withdrawn', 'cancelled') OR consented_version = terms_version),
  CONSTRAINT agreements_owe_the_price
    CHECK (status NOT IN ('active', 'completed', 'written_off') OR paid + outstanding + written_off = price - relief),
  CONSTRAINT agreements_status_follows_figures
    CHECK (CASE status WHEN 'active' THEN outstanding > 0 AND written_off = 0
                       WHEN 'completed' THEN outstanding = 0 AND written_off = 0
                       WHEN 'written_off' THEN outstanding = 0 AND written_off > 0
                       ELSE true END),
  CONSTRAINT agreements_unpaid_since CHECK ((oldest_unpaid_due_on IS NOT NULL) = (outstanding > 0)),
  CONSTRAINT agreements_owe_nothing_before_delivery
    CHECK (status IN ('active', 'completed', 'written_off')
           OR (paid, outstanding, overpaid, written_off) = (0, 0, 0, 0)
              AND (entry_count = 0 OR status IN ('approved', 'withdrawn', 'cancelled')))
);
COMMENT ON TABLE agreements IS 'Money is whole rupees. What the customer pays is the price, less relief: no column can add to it.';
COMMENT ON COLUMN agreements.branch_id IS 'The branch that looks after it now, which is its customer''s. The branch that numbered it is told by its number, the branch of each entry and receipt by themselves.';
COMMENT ON COLUMN agreements.relief IS 'Granted before the start; relief granted later is an entry.';
COMMENT ON COLUMN agreements.terms_version IS 'Counts the terms that the customer was shown in a key fact statement; consent is to one of them.';
COMMENT ON COLUMN agreements.consent_how IS 'before_move: on the paper register that an import brought in. Its time is that of the import.';
COMMENT ON COLUMN agreements.brought_in_on IS 'The day of the move, on which an import brought it in from a register; null if it was made here. What fell due before is in no figure of a period.';
COMMENT ON COLUMN agreements.key_facts_edition IS 'The edition of the words in which a key fact statement says these terms. Words that were shown are never changed, so it can be printed again.';
COMMENT ON COLUMN agreements.schedule_number IS 'Which of its schedules counts.';
COMMENT ON COLUMN agreements.paid IS 'This and the figures after it are what replaying the entries gives. Days past due are not stored: they follow from the oldest unpaid due date and today.';
COMMENT ON COLUMN agreements.version IS 'Every change adds one; a write that was worked out from an older version does nothing.';
COMMENT ON COLUMN agreements.previous_digest IS 'Of this row as it was before the transaction that changed it last.';

CREATE INDEX agreements_customer ON agreements (customer_id, created_at DESC);
CREATE INDEX agreements_newest_of_branch ON agreements (branch_id, created_at DESC, id DESC);
CREATE INDEX agreements_unfinished_of_officer ON agreements (officer_id)
  WHERE status IN ('draft', 'submitted', 'approved', 'active', 'written_off');
-- How late a customer is, without reading the agreements.
CREATE INDEX agreements_unpaid_of_customer ON agreements (customer_id, oldest_unpaid_due_on) WHERE status = 'active';
CREATE INDEX agreements_unpaid ON agreements (branch_id, oldest_unpaid_due_on, id) INCLUDE (officer_id) WHERE status = 'active';
CREATE INDEX agreements_unpaid_everywhere ON agreements (oldest_unpaid_due_on, id) INCLUDE (officer_id, branch_id)
  WHERE status = 'active';
CREATE INDEX agreements_officer_unpaid ON agreements (officer_id, oldest_unpaid_due_on, id) INCLUDE (branch_id, customer_id)
  WHERE status = 'active';

-- The first day of the move.
CREATE INDEX agreements_brought_in ON agreements (brought_in_on) WHERE brought_in_on IS NOT NULL;

-- The agreements that have the digits in their number and are looked after by one branch now, or with null by any.
CREATE FUNCTION agreements_with(part text, branch uuid) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT a.id
    FROM (SELECT b.code, y.year, serial
            FROM agreement_counters k
            JOIN branches b ON b.id = k.branch_id
           CROSS JOIN LATERAL (SELECT right(k.year::text, 2) AS year) y
           CROSS JOIN LATERAL serials_with(part, y.year, 5, k.last_serial) serial
           ORDER BY k.branch_id IS NOT DISTINCT FROM branch DESC, k.year DESC, serial DESC) n
   CROSS JOIN LATERAL (
     SELECT id, branch_id FROM agreements
      WHERE number = n.code || '-' || n.year || '-' || lpad(n.serial::text, greatest(5, length(n.serial::text)), '0')
     OFFSET 0) a
   WHERE branch IS NULL OR a.branch_id = branch;
END;

CREATE TABLE agreement_items (
  agreement_id uuid NOT NULL REFERENCES agreements,
  position integer NOT NULL CONSTRAINT agreement_items_position_positive CHECK (position > 0),
  product_id uuid REFERENCES products,
  description text NOT NULL CONSTRAINT agreement_items_description_not_empty CHECK (description <> ''),
  quantity integer NOT NULL CONSTRAINT agreement_items_quantity_positive CHECK (quantity > 0),
  unit_price bigint NOT NULL CONSTRAINT agreement_items_unit_price_positive CHECK (unit_price > 0),
  PRIMARY KEY (agreement_id, position)
);
COMMENT ON TABLE agreement_items IS 'The goods that were sold, as they were named and priced on that day.';

-- Other items take the place of a draft's; none is changed.
CREATE TRIGGER agreement_items_stand BEFORE UPDATE OR TRUNCATE ON agreement_items
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE cost_evidence (
  id uuid PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES agreements,
  position integer NOT NULL CONSTRAINT cost_evidence_position_positive CHECK (position > 0),
  description text NOT NULL CONSTRAINT cost_evidence_description_not_empty CHECK (description <> ''),
  supplier text NOT NULL CONSTRAINT cost_evidence_supplier_not_empty CHECK (supplier <> ''),
  invoice_number text NOT NULL CONSTRAINT cost_evidence_invoice_number_not_empty CHECK (invoice_number <> ''),
  invoiced_on date NOT NULL,
  cost bigint NOT NULL CONSTRAINT cost_evidence_cost_positive CHECK (cost > 0),
  invoice_hash bytea NOT NULL CONSTRAINT cost_evidence_invoice_hash_length CHECK (length(invoice_hash) = 32),
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL REFERENCES users,
  CONSTRAINT cost_evidence_places UNIQUE (agreement_id, position)
);
COMMENT ON TABLE cost_evidence IS 'What goods that are not on the list of products cost the lender, by the invoices of suppliers. The newest of a description counts.';
COMMENT ON COLUMN cost_evidence.description IS 'The item of the draft that it is for, which may change its place and its price.';
COMMENT ON COLUMN cost_evidence.cost IS 'Of one, in whole rupees.';

CREATE INDEX cost_evidence_invoice ON cost_evidence (invoice_hash);

CREATE TRIGGER cost_evidence_stands BEFORE UPDATE OR DELETE OR TRUNCATE ON cost_evidence
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE customer_documents ADD CONSTRAINT customer_documents_agreement_fkey FOREIGN KEY (agreement_id) REFERENCES agreements;
CREATE INDEX customer_documents_agreement ON customer_documents (agreement_id) WHERE agreement_id IS NOT NULL;

CREATE TABLE agreement_guarantors (
  agreement_id uuid NOT NULL REFERENCES agreements,
  guarantor_id uuid NOT NULL REFERENCES guarantors,
  relation text NOT NULL CONSTRAINT agreement_guarantors_relation_not_empty CHECK (relation <> ''),
  PRIMARY KEY (agreement_id, guarantor_id)
);
COMMENT ON TABLE agreement_guarantors IS 'The people who vouch for an agreement.';

CREATE INDEX agreement_guarantors_guarantor ON agreement_guarantors (guarantor_id);

-- Both functions begin with the one or two rows of a person and follow indexes from there.
CREATE FUNCTION household_of(customer uuid) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 5
BEGIN ATOMIC
  WITH me AS MATERIALIZED (SELECT * FROM customers WHERE id = customer),
  near AS (
    SELECT c.* FROM me JOIN customers c ON folded_name(c.address) = folded_name(me.address)
     UNION ALL
    SELECT c.* FROM me JOIN customers c ON folded_name(c.address_ur) = folded_name(me.address_ur)
  )
  SELECT near.id FROM me JOIN near ON near.id <> me.id AND folded_name(near.city) = folded_name(me.city)
   UNION
  SELECT c.id FROM me JOIN customers c ON c.phone IN (me.phone, me.second_phone) AND c.id <> me.id
   UNION
  SELECT c.id FROM me JOIN customers c ON c.second_phone IN (me.phone, me.second_phone) AND c.id <> me.id
   UNION
  -- They vouch for each other.
  SELECT c.id
    FROM me
    JOIN guarantors own ON own.cnic = me.cnic
    JOIN agreement_guarantors vouched ON vouched.guarantor_id = own.id
    JOIN agreements theirs ON theirs.id = vouched.agreement_id AND theirs.status NOT IN ('rejected', 'withdrawn', 'cancelled')
    JOIN customers c ON c.id = theirs.customer_id
    JOIN guarantors back ON back.cnic = c.cnic
    JOIN agreement_guarantors returned ON returned.guarantor_id = back.id
    JOIN agreements mine
      ON mine.id = returned.agreement_id AND mine.customer_id = me.id
         AND mine.status NOT IN ('rejected', 'withdrawn', 'cancelled')
   WHERE c.id <> me.id;
END;
COMMENT ON FUNCTION household_of IS 'The other customers of a customer''s household: the same address in the same city, a shared phone, or each the guarantor of the other. householdTieOf in src/domain/lending/relations/household.ts names the tie.';

-- Not in SQL: its plans are kept with the session, and it ends early for most people. Every posting asks it.
CREATE FUNCTION staff_relations(person uuid) RETURNS TABLE (customer_id uuid, relation text)
LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 3 AS $$
DECLARE
  own uuid[];
  vouching uuid[];
BEGIN
  SELECT ARRAY(SELECT c.id FROM customers c WHERE c.cnic = e.cnic
                UNION
               SELECT c.id FROM customers c WHERE c.phone = u.phone
                UNION
               SELECT c.id FROM customers c WHERE c.second_phone = u.phone),
         ARRAY(SELECT g.id FROM guarantors g WHERE g.cnic = e.cnic
                UNION
               SELECT g.id FROM guarantors g WHERE g.phone = u.phone)
    INTO own, vouching
    FROM users u LEFT JOIN employees e ON e.user_id = u.id
   WHERE u.id = person AND u.role IN ('superadmin', 'employee');
  IF cardinality(own || vouching) > 0 THEN
    RETURN QUERY
    SELECT unnest(own), 'customer'
     UNION
    SELECT a.customer_id, 'guarantor'
      FROM agreement_guarantors v
      JOIN agreements a ON a.id = v.agreement_id AND a.status NOT IN ('rejected', 'withdrawn', 'cancelled')
     WHERE v.guarantor_id = ANY (vouching)
     UNION
    SELECT household.id, 'household' FROM unnest(own) me (id) CROSS JOIN LATERAL household_of(me.id) household (id)
     UNION
    SELECT c.id, 'household'
      FROM guarantors g JOIN customers c ON folded_name(c.address) = folded_name(g.address)
     WHERE g.id = ANY (vouching);
  END IF;
END
$$;
COMMENT ON FUNCTION staff_relations IS 'The customers that a member of staff is, vouches for, or shares a household with, found by CNIC and phone.';

CREATE FUNCTION staff_relation(person uuid, customer uuid) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT near.relation FROM staff_relations(person) near WHERE near.customer_id = customer
           ORDER BY array_position('{customer,guarantor,household}', near.relation) LIMIT 1);
END
$$;
COMMENT ON FUNCTION staff_relation IS 'The closest relation of a member of staff to a customer; null without one.';

CREATE TABLE schedules (
  agreement_id uuid NOT NULL REFERENCES agreements,
  number integer NOT NULL CONSTRAINT schedules_number_positive CHECK (number > 0),
  made_at timestamptz NOT NULL,
  previous_number integer,
  carried jsonb NOT NULL DEFAULT '[]' CONSTRAINT schedules_carried_is_a_list CHECK (jsonb_typeof(carried) = 'array'),
  PRIMARY KEY (agreement_id, number),
  FOREIGN KEY (agreement_id, previous_number) REFERENCES schedules (agreement_id, number),
  CONSTRAINT schedules_previous_is_earlier CHECK (previous_number < number)
);
COMMENT ON TABLE schedules IS 'New terms or new dates make a new schedule; the ones before stay as they were.';
COMMENT ON COLUMN schedules.previous_number IS 'The schedule that undoing this reschedule puts back; null where nothing was rescheduled.';
COMMENT ON COLUMN schedules.carried IS 'The money that entries had paid when a reschedule made these rows: [{entryId, number, amount}]. Every posting reads it, so it is here and not in a table of its own.';

CREATE TRIGGER schedules_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON schedules
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- An agreement and its first schedule come together.
ALTER TABLE agreements ADD CONSTRAINT agreements_schedule_fkey
  FOREIGN KEY (id, schedule_number) REFERENCES schedules (agreement_id, number) DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE installments (
  agreement_id uuid NOT NULL,
  schedule_number integer NOT NULL,
  number integer NOT NULL CONSTRAINT installments_number_not_negative CHECK (number >= 0),
  due_on date NOT NULL,
  amount bigint NOT NULL CONSTRAINT installments_amount_positive CHECK (amount > 0),
  moved_from date CONSTRAINT installments_moved_to_another_date CHECK (moved_from <> due_on),
  paid bigint NOT NULL DEFAULT 0,
  relieved bigint NOT NULL DEFAULT 0,
  stays_due boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agreement_id, schedule_number, number),
  FOREIGN KEY (agreement_id, schedule_number) REFERENCES schedules (agreement_id, number),
  CONSTRAINT installments_paid_at_most_amount CHECK (paid BETWEEN 0 AND amount),
  CONSTRAINT installments_relieved_at_most_paid CHECK (relieved BETWEEN 0 AND paid)
);
COMMENT ON TABLE installments IS 'The rows of a schedule, in whole rupees. Row 0 is the down payment, added once the goods are delivered.';
COMMENT ON COLUMN installments.moved_from IS 'The date by the plan, if that was a closed day of the lender; null for a row on the date of its plan. Later dates are counted from it.';
COMMENT ON COLUMN installments.paid IS 'What nobody owes any more, by money or by relief.';
COMMENT ON COLUMN installments.relieved IS 'The part of it that is relief, for which no money came in.';
COMMENT ON COLUMN installments.stays_due IS 'It fell due unpaid before a reschedule moved it, so it stays in what fell due. An undo takes that back.';

CREATE INDEX installments_due ON installments (due_on, agreement_id, number);

CREATE TRIGGER installments_stand BEFORE UPDATE OF agreement_id, schedule_number, number, due_on, amount, moved_from ON installments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER installments_stay BEFORE DELETE OR TRUNCATE ON installments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE superseded_terms (
  agreement_id uuid NOT NULL REFERENCES agreements,
  version integer NOT NULL CONSTRAINT superseded_terms_version_positive CHECK (version > 0),
  schedule_number integer NOT NULL,
  key_facts_edition integer NOT NULL CONSTRAINT superseded_terms_edition_positive CHECK (key_facts_edition > 0),
  terms jsonb NOT NULL CONSTRAINT superseded_terms_are_an_object CHECK (jsonb_typeof(terms) = 'object'),
  PRIMARY KEY (agreement_id, version),
  FOREIGN KEY (agreement_id, schedule_number) REFERENCES schedules (agreement_id, number)
);
COMMENT ON TABLE superseded_terms IS 'The terms that later ones replaced, so that each version of a key fact statement can be printed again.';
COMMENT ON COLUMN superseded_terms.terms IS '{contractKind, price, downPayment, relief, items}; the installments are those of the schedule.';

CREATE TRIGGER superseded_terms_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON superseded_terms
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION schedule_adds_up(agreement agreements) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(
           s.financed = agreement.financed AND s.is_ascending AND (s.rows = s.dates OR d.carried <> '[]')
           AND coalesce(s.down_payment, agreement.down_payment) = agreement.down_payment
           AND (s.down_payment IS NOT NULL OR agreement.down_payment = 0
                OR agreement.status NOT IN ('active', 'completed', 'written_off')), false)
    FROM (SELECT sum(amount) FILTER (WHERE number > 0) AS financed,
                 sum(amount) FILTER (WHERE number = 0) AS down_payment,
                 count(*) FILTER (WHERE number > 0) AS rows,
                 count(DISTINCT due_on) FILTER (WHERE number > 0) AS dates,
                 array_agg(due_on ORDER BY number) = array_agg(due_on ORDER BY due_on) AS is_ascending
            FROM installments
           WHERE agreement_id = agreement.id AND schedule_number = agreement.schedule_number) s
    JOIN schedules d ON d.agreement_id = agreement.id AND d.number = agreement.schedule_number
$$;
COMMENT ON FUNCTION schedule_adds_up IS 'Whether the rows of the schedule that counts come to what is financed, on dates that ascend, with the down payment once anything was delivered. Two rows share a day only where a reschedule moved an open row to the day of a paid one.';

CREATE FUNCTION items_are_the_price(agreement agreements) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE agreement.contract_kind WHEN 'qard_e_hasan' THEN count(*) = 0
                                      ELSE coalesce(sum(quantity * unit_price) = agreement.price, false) END
    FROM agreement_items WHERE agreement_id = agreement.id
$$;
COMMENT ON FUNCTION items_are_the_price IS 'True if the items of a sale come to its price. A loan of money has none.';

CREATE FUNCTION check_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  agreement agreements;
BEGIN
  -- As it is when the transaction ends; NEW is as it was when this check was put off.
  SELECT * INTO agreement FROM agreements WHERE id = NEW.id;
  IF NOT schedule_adds_up(agreement) THEN
    RAISE EXCEPTION 'the schedule of agreement % does not add up', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_adds_up';
  END IF;
  IF NOT items_are_the_price(agreement) THEN
    RAISE EXCEPTION 'the items of agreement % are not its price', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'items_are_the_price';
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION check_agreement IS 'What the customer pays is the price: refuses, when the transaction ends, an agreement whose schedule or items do not add up to it.';
CREATE CONSTRAINT TRIGGER agreements_add_up
  AFTER INSERT OR UPDATE OF contract_kind, price, down_payment, relief, schedule_number ON agreements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_agreement();

CREATE FUNCTION check_agreements_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Every posting passes here, and only an activation adds a row.
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE agreements a SET price = price
     WHERE a.id = ANY (ARRAY(SELECT DISTINCT agreement_id FROM changed))
       AND NOT CASE TG_TABLE_NAME WHEN 'installments' THEN schedule_adds_up(a) ELSE items_are_the_price(a) END;
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION check_agreements_of_rows IS 'Looks once at each agreement whose rows a statement added or removed. One that does not add up yet is touched, so that check_agreement looks at it again when the transaction ends.';
CREATE TRIGGER installments_add_up AFTER INSERT ON installments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION check_agreements_of_rows();
CREATE TRIGGER agreement_items_added AFTER INSERT ON agreement_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION check_agreements_of_rows();
CREATE TRIGGER agreement_items_removed AFTER DELETE ON agreement_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION check_agreements_of_rows();
