-- Agreements, what is sold by them, who vouches for them, and when they are to be paid.

-- The last serial of agreement numbers; its row lock keeps them without gaps.
CREATE TABLE agreement_counters (
  branch_id uuid NOT NULL REFERENCES branches,
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 2099),
  last_serial integer NOT NULL CHECK (last_serial > 0),
  PRIMARY KEY (branch_id, year)
);

-- Money is whole rupees. What the customer pays is the price, less relief: no column can add to it.
CREATE TABLE agreements (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE CHECK (number ~ '^[A-Z]{3}-[0-9]{2}-[0-9]{5,9}$'),
  customer_id uuid NOT NULL REFERENCES customers,
  branch_id uuid NOT NULL REFERENCES branches,
  officer_id uuid NOT NULL REFERENCES users,
  service text NOT NULL CHECK (service IN ('dowry', 'business', 'product')),
  contract_kind text NOT NULL CHECK (contract_kind IN ('deferred_sale', 'qard_e_hasan')),
  price bigint NOT NULL CHECK (price > 0),
  down_payment bigint NOT NULL CHECK (down_payment >= 0),
  -- Granted before the start; relief granted later is an entry.
  relief bigint NOT NULL DEFAULT 0 CHECK (relief >= 0),
  financed bigint NOT NULL GENERATED ALWAYS AS (price - down_payment - relief) STORED CHECK (financed > 0),
  installment_count integer NOT NULL CHECK (installment_count BETWEEN 1 AND 520),
  frequency_unit text NOT NULL CHECK (frequency_unit IN ('months', 'weeks', 'days')),
  frequency_every integer NOT NULL CHECK (frequency_every > 0),
  rounding_step bigint NOT NULL CHECK (rounding_step > 0),
  start_on date NOT NULL,
  first_due_on date NOT NULL CHECK (first_due_on >= start_on),
  status text NOT NULL DEFAULT 'draft'
    CHECK (status IN ('draft', 'submitted', 'approved', 'active', 'completed', 'rejected', 'withdrawn', 'cancelled', 'written_off')),
  -- Counts the terms the customer was shown in a key fact statement; consent is to one of them.
  terms_version integer NOT NULL DEFAULT 1,
  consented_version integer CHECK (consented_version BETWEEN 1 AND terms_version),
  consented_at timestamptz,
  consented_by uuid REFERENCES users,
  consent_how text CHECK (consent_how IN ('signed', 'thumb_impression', 'one_time_code')),
  notes text,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  activated_at timestamptz,

  -- Which of its schedules counts.
  schedule_number integer NOT NULL DEFAULT 1,
  -- What replaying the entries gives. Arrears are not here: they follow from the oldest unpaid date and today.
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  outstanding bigint NOT NULL DEFAULT 0 CHECK (outstanding >= 0),
  overpaid bigint NOT NULL DEFAULT 0 CHECK (overpaid >= 0),
  written_off bigint NOT NULL DEFAULT 0 CHECK (written_off >= 0),
  recovered bigint NOT NULL DEFAULT 0 CHECK (recovered BETWEEN 0 AND written_off),
  oldest_unpaid_due_on date,
  entry_count integer NOT NULL DEFAULT 0,
  -- Every change adds one; a write that was worked out from an older version does nothing.
  version integer NOT NULL DEFAULT 1,

  CONSTRAINT agreements_consent_whole
    CHECK (num_nonnulls(consented_version, consented_at, consented_by, consent_how) IN (0, 4)),
  CONSTRAINT agreements_consent_current
    CHECK (status IN ('draft', 'submitted', 'rejected', 'withdrawn', 'cancelled') OR consented_version = terms_version),
  CONSTRAINT agreements_owe_the_price
    CHECK (status NOT IN ('active', 'completed', 'written_off') OR paid + outstanding + written_off = price - relief),
  CONSTRAINT agreements_owe_nothing_before_delivery
    CHECK (status IN ('active', 'completed', 'written_off') OR (paid, outstanding, overpaid, written_off, entry_count) = (0, 0, 0, 0, 0)),
  CONSTRAINT agreements_status_follows_figures
    CHECK (CASE status WHEN 'active' THEN outstanding > 0 AND written_off = 0
                       WHEN 'completed' THEN outstanding = 0 AND written_off = 0
                       WHEN 'written_off' THEN outstanding = 0 AND written_off > 0
                       ELSE true END),
  CONSTRAINT agreements_unpaid_since CHECK ((oldest_unpaid_due_on IS NOT NULL) = (outstanding > 0))
);

CREATE INDEX agreements_customer ON agreements (customer_id, created_at DESC);
CREATE INDEX agreements_newest_of_branch ON agreements (branch_id, created_at DESC, id DESC);
CREATE INDEX agreements_unpaid ON agreements (branch_id, oldest_unpaid_due_on) WHERE status = 'active';

-- What was sold, as it was named and priced on that day.
CREATE TABLE agreement_items (
  agreement_id uuid NOT NULL REFERENCES agreements,
  position integer NOT NULL CHECK (position > 0),
  product_id uuid REFERENCES products,
  description text NOT NULL CHECK (description <> ''),
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price bigint NOT NULL CHECK (unit_price > 0),
  PRIMARY KEY (agreement_id, position)
);

CREATE TABLE agreement_guarantors (
  agreement_id uuid NOT NULL REFERENCES agreements,
  guarantor_id uuid NOT NULL REFERENCES guarantors,
  relation text NOT NULL CHECK (relation <> ''),
  PRIMARY KEY (agreement_id, guarantor_id)
);

CREATE INDEX agreement_guarantors_guarantor ON agreement_guarantors (guarantor_id);

-- New terms or new dates make a new schedule; the ones before stay as they were.
CREATE TABLE schedules (
  agreement_id uuid NOT NULL REFERENCES agreements,
  number integer NOT NULL CHECK (number > 0),
  -- How many entries there were when it was made: what they paid is carried over to its rows.
  carried_entries integer NOT NULL DEFAULT 0 CHECK (carried_entries >= 0),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (agreement_id, number)
);

-- Row 0 is the down payment, which stands with the installments once the goods are delivered.
CREATE TABLE installments (
  agreement_id uuid NOT NULL,
  schedule_number integer NOT NULL,
  number integer NOT NULL CHECK (number >= 0),
  due_on date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND amount),
  PRIMARY KEY (agreement_id, schedule_number, number),
  FOREIGN KEY (agreement_id, schedule_number) REFERENCES schedules
);

CREATE TRIGGER installments_stand BEFORE UPDATE OF agreement_id, schedule_number, number, due_on, amount ON installments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER installments_stay BEFORE DELETE OR TRUNCATE ON installments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The promise itself, looked at when a transaction ends: the current schedule adds up to what is financed, and to the down payment.
CREATE FUNCTION check_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  looked_at uuid := CASE TG_TABLE_NAME WHEN 'agreements' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'agreement_id' END;
BEGIN
  PERFORM FROM agreements a
    JOIN LATERAL (
      SELECT sum(amount) FILTER (WHERE number > 0) AS financed,
             sum(amount) FILTER (WHERE number = 0) AS down_payment,
             count(*) FILTER (WHERE number > 0) AS rows,
             count(DISTINCT due_on) FILTER (WHERE number > 0) AS dates
        FROM installments i WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number
    ) s ON true
   WHERE a.id = looked_at
     AND s.financed = a.financed AND s.rows = s.dates
     AND coalesce(s.down_payment, a.down_payment) = a.down_payment
     AND (s.down_payment IS NOT NULL OR a.down_payment = 0 OR a.entry_count = 0);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the schedule of agreement % does not add up', looked_at
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_adds_up';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER agreements_schedule_adds_up
  AFTER INSERT OR UPDATE OF price, down_payment, relief, schedule_number ON agreements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_schedule();
CREATE CONSTRAINT TRIGGER installments_add_up
  AFTER INSERT ON installments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_schedule();

-- The items are the price.
CREATE FUNCTION check_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  looked_at uuid := CASE TG_TABLE_NAME WHEN 'agreements' THEN to_jsonb(NEW) ->> 'id' ELSE coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> 'agreement_id' END;
BEGIN
  PERFORM FROM agreements a
   WHERE a.id = looked_at
     AND a.price = (SELECT sum(quantity * unit_price) FROM agreement_items WHERE agreement_id = a.id);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the items of agreement % are not its price', looked_at
      USING ERRCODE = 'check_violation', CONSTRAINT = 'items_are_the_price';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER agreements_items_are_the_price
  AFTER INSERT OR UPDATE OF price ON agreements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_items();
CREATE CONSTRAINT TRIGGER agreement_items_are_the_price
  AFTER INSERT OR UPDATE OR DELETE ON agreement_items
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_items();
