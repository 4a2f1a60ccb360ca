-- The money events of agreements: added, never changed or taken away.

ALTER TABLE employees
  ADD COLUMN may_record_payments boolean NOT NULL DEFAULT true,
  -- How many days before today the employee may value an entry without a second person.
  ADD COLUMN back_dating_days_max integer NOT NULL DEFAULT 7 CHECK (back_dating_days_max >= 0);

CREATE TABLE entries (
  id uuid PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES agreements,
  -- Its place in the agreement's order of entries, from 1.
  position integer NOT NULL CHECK (position > 0),
  branch_id uuid NOT NULL REFERENCES branches,
  kind text NOT NULL
    CHECK (kind IN ('delivery', 'down_payment', 'starting_relief', 'payment', 'relief', 'refund', 'write_off', 'recovery', 'reversal')),
  amount bigint NOT NULL CHECK (amount > 0),
  debit text NOT NULL,
  credit text NOT NULL,
  valued_on date NOT NULL,
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL REFERENCES users,
  -- How the money came or went; null where none moved. `transfer`: from or to another agreement.
  method text CHECK (method IN ('cash', 'bank', 'jazzcash', 'easypaisa', 'raast', 'cheque', 'transfer')),
  reference text CHECK (reference <> ''),
  payer_phone text CHECK (payer_phone ~ '^03[0-9]{9}$'),
  note text,
  -- Where money beyond what is due goes.
  rule text CHECK (rule IN ('next', 'last', 'spread')),
  reverses uuid REFERENCES entries,
  UNIQUE (agreement_id, position),
  CONSTRAINT entries_books_balance CHECK (CASE kind
    WHEN 'delivery' THEN debit = 'receivable' AND credit = 'handed_over' AND method IS NULL
    WHEN 'down_payment' THEN debit = method AND credit = 'receivable'
    WHEN 'payment' THEN debit = method AND credit = 'receivable'
    WHEN 'starting_relief' THEN debit = 'relief_fund' AND credit = 'receivable' AND method IS NULL
    WHEN 'relief' THEN debit = 'relief_fund' AND credit = 'receivable' AND method IS NULL
    WHEN 'refund' THEN debit = 'receivable' AND credit = method
    WHEN 'write_off' THEN debit = 'written_off' AND credit = 'receivable' AND method IS NULL
    WHEN 'recovery' THEN debit = method AND credit = 'recovered'
    ELSE debit <> credit END),
  CONSTRAINT entries_method_known CHECK (method IS NOT NULL OR kind IN ('delivery', 'starting_relief', 'relief', 'write_off', 'reversal')),
  CONSTRAINT entries_reference_given CHECK (reference IS NOT NULL OR method IS NULL OR method IN ('cash', 'transfer') OR kind = 'reversal'),
  CONSTRAINT entries_reversal_reverses CHECK ((kind = 'reversal') = (reverses IS NOT NULL))
);

-- Nothing is reversed twice.
CREATE UNIQUE INDEX entries_reversed_once ON entries (reverses) WHERE reverses IS NOT NULL;
CREATE INDEX entries_reference ON entries (reference, method, valued_on) WHERE reference IS NOT NULL;
CREATE INDEX entries_branch_day ON entries (branch_id, valued_on);

CREATE FUNCTION check_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entries e
   WHERE e.id = NEW.reverses AND e.kind <> 'reversal' AND e.agreement_id = NEW.agreement_id
     AND e.amount = NEW.amount AND e.debit = NEW.credit AND e.credit = NEW.debit;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a reversal mirrors the entry it reverses'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_reversal_mirrors';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER entries_reversal_mirrors BEFORE INSERT ON entries
  FOR EACH ROW WHEN (NEW.kind = 'reversal') EXECUTE FUNCTION check_reversal();
CREATE TRIGGER entries_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The last receipt number of each branch; its row lock, held to the end of the posting, keeps numbers without gaps.
CREATE TABLE receipt_counters (
  branch_id uuid PRIMARY KEY REFERENCES branches,
  last_serial integer NOT NULL CHECK (last_serial > 0)
);

-- The numbered proof of money received. A void keeps its number: whether one is void follows from its entry's reversal.
CREATE TABLE receipts (
  entry_id uuid PRIMARY KEY REFERENCES entries,
  branch_id uuid NOT NULL REFERENCES branches,
  serial integer NOT NULL CHECK (serial > 0),
  -- What anyone who holds the paper can look it up by; it can't be guessed from the number.
  code text NOT NULL UNIQUE CHECK (length(code) >= 16),
  outstanding_after bigint NOT NULL CHECK (outstanding_after >= 0),
  next_due_on date,
  next_due_amount bigint CHECK (next_due_amount > 0),
  UNIQUE (branch_id, serial),
  CHECK ((next_due_on IS NULL) = (next_due_amount IS NULL))
);

CREATE TRIGGER receipts_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a money request with that key was answered, kept for ever.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users,
  agreement_id uuid NOT NULL REFERENCES agreements,
  key uuid NOT NULL,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  answer jsonb NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, agreement_id, key)
);

CREATE TRIGGER idempotency_keys_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON idempotency_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was collected from customers by the day it counts for: payments and recoveries that stand. A reversal takes away
-- from the day of what it reverses.
CREATE TABLE collection_days (
  valued_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  method text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  entry_count integer NOT NULL CHECK (entry_count >= 0),
  PRIMARY KEY (valued_on, branch_id, method)
);

-- What the delivered agreements of a branch add up to.
CREATE TABLE branch_portfolios (
  branch_id uuid PRIMARY KEY REFERENCES branches,
  active_count integer NOT NULL CHECK (active_count >= 0),
  outstanding bigint NOT NULL CHECK (outstanding >= 0),
  overpaid bigint NOT NULL CHECK (overpaid >= 0),
  written_off bigint NOT NULL CHECK (written_off >= 0),
  recovered bigint NOT NULL CHECK (recovered >= 0)
);
