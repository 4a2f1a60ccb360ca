-- The money of an agreement and the receipts for it. Entries are only added; every figure of an agreement follows from them.
-- Every key in here and every reference to an entry has the agreement too, so that these tables can one day be partitioned by it.

-- The months that are closed. Their reports stay as they are, because nothing counts in them any more.
CREATE TABLE month_closes (
  id uuid PRIMARY KEY,
  month_end date NOT NULL
    CONSTRAINT month_closes_month_end_is_a_last_day CHECK (extract(day FROM month_end + 1) = 1),
  closed_at timestamptz NOT NULL,
  closed_by uuid NOT NULL REFERENCES users,
  entries integer NOT NULL CONSTRAINT month_closes_entries_not_negative CHECK (entries >= 0),
  amount bigint NOT NULL CONSTRAINT month_closes_amount_not_negative CHECK (amount >= 0),
  reopened_at timestamptz,
  reopened_by uuid REFERENCES users,
  reopen_reason text CONSTRAINT month_closes_reopen_reason_not_empty CHECK (reopen_reason <> ''),
  CONSTRAINT month_closes_reopened_after_it_closed CHECK (reopened_at >= closed_at),
  CONSTRAINT month_closes_reopened_whole
    CHECK (num_nonnulls(reopened_at, reopened_by, reopen_reason) IN (0, 3))
);
COMMENT ON TABLE month_closes IS 'Each close of a month, also one that was reopened later. Months close and reopen in order.';
COMMENT ON COLUMN month_closes.entries IS 'How many entries count in the month or in one before it, and in the column after it what they add up to: nothing may join them.';

-- A month is closed once at a time.
CREATE UNIQUE INDEX month_closes_closed ON month_closes (month_end) WHERE reopened_at IS NULL;

CREATE TRIGGER month_closes_stand BEFORE DELETE OR TRUNCATE ON month_closes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER month_closes_only_reopen BEFORE UPDATE ON month_closes
  FOR EACH ROW WHEN (OLD.reopened_at IS NOT NULL
                     OR (OLD.id, OLD.month_end, OLD.closed_at, OLD.closed_by, OLD.entries, OLD.amount)
                        IS DISTINCT FROM (NEW.id, NEW.month_end, NEW.closed_at, NEW.closed_by, NEW.entries, NEW.amount))
  EXECUTE FUNCTION refuse_change();

-- The lock is held to the end of the transaction, so no month closes between the moment an entry is given its day and the moment it
-- is in the books. The function is volatile, so the query after the lock sees what a close that held it has written.
CREATE FUNCTION books_closed_until() RETURNS date LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('month close', 0));
  RETURN (SELECT max(month_end) FROM month_closes WHERE reopened_at IS NULL);
END
$$;
COMMENT ON FUNCTION books_closed_until IS 'The last day of the last closed month, null if none is closed. Holds it there until the transaction ends.';

CREATE TABLE entries (
  id uuid NOT NULL,
  agreement_id uuid NOT NULL REFERENCES agreements,
  position integer NOT NULL CONSTRAINT entries_position_positive CHECK (position > 0),
  branch_id uuid NOT NULL REFERENCES branches,
  kind text NOT NULL
    CONSTRAINT entries_kind_known
      CHECK (kind IN ('delivery', 'down_payment', 'starting_relief', 'payment', 'relief', 'refund', 'write_off', 'recovery',
                      'reversal')),
  amount bigint NOT NULL CONSTRAINT entries_amount_positive CHECK (amount > 0),
  debit text NOT NULL,
  credit text NOT NULL,
  valued_on date NOT NULL,
  counts_on date NOT NULL,
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL REFERENCES users,
  method text
    CONSTRAINT entries_method_known CHECK (method IN ('cash', 'bank', 'jazzcash', 'easypaisa', 'raast', 'cheque', 'transfer')),
  reference text CONSTRAINT entries_reference_not_empty CHECK (reference <> ''),
  payer_phone text CONSTRAINT entries_payer_phone_is_a_mobile CHECK (payer_phone ~ '^03[0-9]{9}$'),
  receiver_name text CONSTRAINT entries_receiver_name_not_empty CHECK (receiver_name <> ''),
  note text,
  rule text CONSTRAINT entries_rule_known CHECK (rule IN ('next', 'last', 'spread')),
  reverses uuid,
  approval_id uuid,
  transfer_id uuid,
  key_digest bytea CONSTRAINT entries_key_digest_has_8_bytes CHECK (length(key_digest) = 8),
  takes_slip boolean NOT NULL DEFAULT false,
  brought_in boolean NOT NULL DEFAULT false,
  PRIMARY KEY (id, agreement_id),
  UNIQUE (agreement_id, position),
  FOREIGN KEY (agreement_id, reverses) REFERENCES entries (agreement_id, id),
  CONSTRAINT entries_books_balance
    CHECK (CASE kind WHEN 'delivery' THEN debit = 'receivable' AND credit = 'handed_over' AND (method IS NULL) = (receiver_name IS NULL)
                     WHEN 'down_payment' THEN debit = method AND credit = 'receivable'
                     WHEN 'payment' THEN debit = method AND credit = 'receivable'
                     WHEN 'starting_relief' THEN debit = 'relief_fund' AND credit = 'receivable' AND method IS NULL
                     WHEN 'relief' THEN debit = 'relief_fund' AND credit = 'receivable' AND method IS NULL
                     WHEN 'refund' THEN debit = 'receivable' AND credit = method
                     WHEN 'write_off' THEN debit = 'written_off' AND credit = 'receivable' AND method IS NULL
                     WHEN 'recovery' THEN debit = method AND credit = 'recovered'
                     ELSE debit <> credit END),
  -- A reversal counts where its entry does, which may be earlier than the day it is recorded.
  CONSTRAINT entries_counts_on_its_day_or_later CHECK (counts_on >= valued_on OR kind = 'reversal'),
  CONSTRAINT entries_method_given
    CHECK (method IS NOT NULL OR kind IN ('delivery', 'starting_relief', 'relief', 'write_off', 'reversal')),
  CONSTRAINT entries_reference_given
    CHECK (reference IS NOT NULL OR method IS NULL OR method IN ('cash', 'transfer') OR kind = 'reversal' OR brought_in),
  CONSTRAINT entries_brought_in_of_a_register
    CHECK (NOT brought_in OR kind IN ('delivery', 'down_payment', 'payment', 'relief', 'reversal') AND approval_id IS NULL AND transfer_id IS NULL),
  CONSTRAINT entries_receiver_of_delivery CHECK (receiver_name IS NULL OR kind = 'delivery'),
  CONSTRAINT entries_takes_a_slip CHECK (NOT takes_slip OR slip_key(method, reference) IS NOT NULL),
  CONSTRAINT entries_reversal_reverses CHECK ((kind = 'reversal') = (reverses IS NOT NULL)),
  CONSTRAINT entries_transfer_tied CHECK ((method IS NOT DISTINCT FROM 'transfer') = (transfer_id IS NOT NULL))
);
COMMENT ON TABLE entries IS 'The money events of agreements, in whole rupees: added, never changed or removed.';
COMMENT ON COLUMN entries.position IS 'Its place in the agreement''s order of entries, from 1.';
COMMENT ON COLUMN entries.counts_on IS 'The day in the figures of a period: the day it is valued on, of a reversal the day its entry counts on, or the first day of the open month if that month was closed.';
COMMENT ON COLUMN entries.method IS 'How the money came or went; null where none moved. transfer: from or to another agreement.';
COMMENT ON COLUMN entries.receiver_name IS 'The person who took the money of a qard-e-hasan and signed for it. Goods are delivered without a method and a receiver.';
COMMENT ON COLUMN entries.rule IS 'The installments that money beyond what is due goes to.';
COMMENT ON COLUMN entries.approval_id IS 'The decision that the entry was recorded by.';
COMMENT ON COLUMN entries.transfer_id IS 'Ties the two halves of a moved overpayment; null for all else.';
COMMENT ON COLUMN entries.brought_in IS 'From before the move to these books, as a register told it, or the reversal of such an entry. It counts for the agreement and in no figure of a period, and has no receipt.';
COMMENT ON COLUMN entries.key_digest IS 'Of the user and key that it was posted with, so that a key posts once also when it is no longer kept. Null for what came without one.';

COMMENT ON COLUMN entries.takes_slip IS 'It is the first use of its slip, and has it until it is reversed.';

-- Nothing is reversed twice.
CREATE UNIQUE INDEX entries_reversed_once ON entries (reverses, agreement_id) WHERE reverses IS NOT NULL;
CREATE INDEX entries_transfer ON entries (transfer_id) WHERE transfer_id IS NOT NULL;
CREATE INDEX entries_branch_day ON entries (branch_id, counts_on);
-- The register of payments and refunds is read by the day that they count for.
CREATE INDEX entries_received ON entries (counts_on, id) INCLUDE (branch_id, method, recorded_by, amount)
  WHERE kind IN ('down_payment', 'payment', 'recovery', 'refund') AND method <> 'transfer' AND NOT brought_in;
CREATE INDEX entries_slip ON entries (slip_key(method, reference)) WHERE slip_key(method, reference) IS NOT NULL;
-- The entries of today, and of the open days of cash. Entries are appended in the order of this time, so the index is a few pages and costs
-- a posting nothing. Its ranges are small: all entries of a range are looked at, also those from before.
CREATE INDEX entries_recorded_at ON entries USING brin (recorded_at) WITH (pages_per_range = 8, autosummarize = on);
-- The entries of a month, when it is closed.
CREATE INDEX entries_counts_on ON entries USING brin (counts_on) WITH (pages_per_range = 32, autosummarize = on);
-- The register sorted by amount is read in the order of an index.
CREATE INDEX entries_received_by_amount ON entries (amount, id)
  WHERE kind IN ('down_payment', 'payment', 'recovery', 'refund') AND method <> 'transfer' AND NOT brought_in;
-- Reversals since a day, and deliveries on it, without looking at all other entries.
CREATE INDEX entries_reversals ON entries (recorded_at) INCLUDE (reverses) WHERE kind = 'reversal';
-- Those that a closed month left to the open one.
CREATE INDEX entries_reversals_count ON entries (counts_on) INCLUDE (reverses) WHERE kind = 'reversal';
CREATE INDEX entries_deliveries ON entries (counts_on) INCLUDE (agreement_id, id, recorded_at) WHERE kind = 'delivery' AND NOT brought_in;
CREATE INDEX entries_refunds ON entries (counts_on) WHERE kind = 'refund' AND method <> 'transfer' AND NOT brought_in;
CREATE INDEX entries_waived ON entries (counts_on, id) WHERE kind IN ('relief', 'starting_relief', 'write_off') AND NOT brought_in;
-- The money in the drawer of a user: taken and given back on a day.
CREATE INDEX entries_handled ON entries (recorded_by, recorded_at)
  WHERE kind IN ('down_payment', 'payment', 'recovery', 'refund') AND method <> 'transfer' AND NOT brought_in;

-- One payment takes a slip, even if two come at once. A second one that a person confirmed takes none.
CREATE TABLE taken_slips (
  key text PRIMARY KEY,
  agreement_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  FOREIGN KEY (agreement_id, entry_id) REFERENCES entries (agreement_id, id)
);
COMMENT ON TABLE taken_slips IS 'The slips of transfers and cheques that entries take. A reversal gives the slip back.';
CREATE INDEX taken_slips_entry ON taken_slips (entry_id);

CREATE TRIGGER entries_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM entries e
   WHERE e.id = NEW.reverses AND e.kind <> 'reversal' AND e.agreement_id = NEW.agreement_id
     AND e.amount = NEW.amount AND e.debit = NEW.credit AND e.credit = NEW.debit AND e.counts_on <= NEW.counts_on
     AND e.brought_in = NEW.brought_in;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a reversal mirrors the entry it reverses'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_reversal_mirrors';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER entries_reversal_mirrors BEFORE INSERT ON entries
  FOR EACH ROW WHEN (NEW.kind = 'reversal') EXECUTE FUNCTION check_reversal();

-- Both halves of a moved overpayment are there, and both are reversed or neither is. Looked at when the transaction ends,
-- because the halves are written one after the other.
CREATE FUNCTION check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  looked_at uuid := coalesce(NEW.transfer_id, (SELECT transfer_id FROM entries WHERE id = NEW.reverses));
BEGIN
  IF looked_at IS NULL THEN RETURN NULL; END IF;
  IF (SELECT array_agg(half.kind ORDER BY half.kind) <> '{payment,refund}' OR min(half.amount) <> max(half.amount)
             OR bool_or(reversal.id IS NULL) = bool_or(reversal.id IS NOT NULL)
        FROM entries half LEFT JOIN entries reversal ON reversal.reverses = half.id AND reversal.agreement_id = half.agreement_id
       WHERE half.transfer_id = looked_at) THEN
    RAISE EXCEPTION 'transfer % is recorded, or reversed, by half', looked_at
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_transfer_whole';
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION check_transfer IS 'Refuses, when the transaction ends, a moved overpayment of which only one half is there or reversed.';
CREATE CONSTRAINT TRIGGER entries_transfer_whole AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.transfer_id IS NOT NULL OR NEW.reverses IS NOT NULL) EXECUTE FUNCTION check_transfer();

CREATE TABLE receipt_counters (
  branch_id uuid REFERENCES branches,
  series text CONSTRAINT receipt_counters_series_known CHECK (series IN ('receipt', 'voucher')),
  last_serial integer NOT NULL CONSTRAINT receipt_counters_last_serial_positive CHECK (last_serial > 0),
  PRIMARY KEY (branch_id, series)
);
COMMENT ON TABLE receipt_counters IS 'The last number of each branch in each series; its row lock, held to the end of the posting, keeps numbers without gaps.';

CREATE TABLE receipts (
  entry_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  series text NOT NULL CONSTRAINT receipts_series_known CHECK (series IN ('receipt', 'voucher')),
  serial integer NOT NULL CONSTRAINT receipts_serial_positive CHECK (serial > 0),
  code text CONSTRAINT receipts_code_hard_to_guess CHECK (length(code) >= 16),
  outstanding_after bigint NOT NULL CONSTRAINT receipts_outstanding_after_not_negative CHECK (outstanding_after >= 0),
  overpaid_after bigint NOT NULL CONSTRAINT receipts_overpaid_after_not_negative CHECK (overpaid_after >= 0),
  next_due_on date,
  next_due_amount bigint CONSTRAINT receipts_next_due_amount_positive CHECK (next_due_amount > 0),
  PRIMARY KEY (entry_id, agreement_id),
  FOREIGN KEY (agreement_id, entry_id) REFERENCES entries (agreement_id, id),
  CONSTRAINT receipts_next_due_whole CHECK ((next_due_on IS NULL) = (next_due_amount IS NULL)),
  CONSTRAINT receipts_code_given CHECK ((code IS NOT NULL) = (series = 'receipt'))
);
COMMENT ON TABLE receipts IS 'The numbered proof of money: a receipt for what came in, a voucher for what was paid out. A void keeps its number: whether one is void follows from the reversal of its entry.';
COMMENT ON COLUMN receipts.code IS 'The code by which anyone who holds the paper can look it up; it cannot be guessed from the number. A voucher has none: its paper stays at the branch.';

CREATE INDEX receipts_number ON receipts (branch_id, series, serial);
-- Random codes are no two the same, and nobody looks for the codes that come next to each other.
CREATE INDEX receipts_code ON receipts USING hash (code);

CREATE INDEX receipts_overpaid ON receipts (entry_id) WHERE overpaid_after > 0;

CREATE TRIGGER receipts_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A unique index could not be partitioned. The counter of the branch is locked until the end of the posting that has moved it, so
-- no other one gives out a number meanwhile.
CREATE FUNCTION check_receipt_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added
              WHERE (SELECT count(*) FROM receipts WHERE branch_id = added.branch_id AND series = added.series AND serial = added.serial) > 1) THEN
    RAISE EXCEPTION 'the number of a receipt is given out already'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'receipts_numbered_once';
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION check_receipt_numbers IS 'Refuses a receipt whose number another one of its branch and series has.';
CREATE TRIGGER receipts_numbered_once AFTER INSERT ON receipts REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION check_receipt_numbers();

-- The entries of the receipts and vouchers that have the digits in their number, of agreements that one branch looks after now, or with null
-- any.
CREATE FUNCTION receipts_with(part text, branch uuid) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT r.entry_id
    FROM (SELECT k.branch_id, k.series, serial
            FROM receipt_counters k
           CROSS JOIN LATERAL serials_with(part, '', 6, k.last_serial) serial
           ORDER BY k.branch_id IS NOT DISTINCT FROM branch DESC, serial DESC) n
   CROSS JOIN LATERAL (SELECT entry_id, agreement_id FROM receipts
                       WHERE branch_id = n.branch_id AND series = n.series AND serial = n.serial OFFSET 0) r
   WHERE branch IS NULL
      OR branch = (SELECT branch_id FROM agreements WHERE id = r.agreement_id);
END;

CREATE TABLE receipt_prints (
  id uuid NOT NULL,
  entry_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  number integer NOT NULL CONSTRAINT receipt_prints_number_from_1 CHECK (number > 0),
  paper text NOT NULL CONSTRAINT receipt_prints_paper_known CHECK (paper IN ('a5', 'roll')),
  language text NOT NULL CONSTRAINT receipt_prints_language_known CHECK (language IN ('en', 'ur')),
  printed_at timestamptz NOT NULL,
  printed_by uuid NOT NULL REFERENCES users,
  PRIMARY KEY (id, agreement_id),
  UNIQUE (entry_id, number, agreement_id),
  FOREIGN KEY (agreement_id, entry_id) REFERENCES receipts (agreement_id, entry_id)
);
COMMENT ON TABLE receipt_prints IS 'Every time a receipt or voucher was printed, and by whom.';
COMMENT ON COLUMN receipt_prints.number IS 'From 1. The first print is the original, every later one is marked as a duplicate.';
COMMENT ON COLUMN receipt_prints.paper IS 'Half a sheet of A4, or a roll of 80 mm.';

CREATE TRIGGER receipt_prints_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_prints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE idempotency_keys (
  agreement_id uuid NOT NULL,
  user_id uuid NOT NULL,
  key uuid NOT NULL,
  made_id uuid NOT NULL,
  recorded_at timestamptz NOT NULL,
  request_hash bytea NOT NULL CONSTRAINT idempotency_keys_request_hash_is_sha256 CHECK (length(request_hash) = 32),
  PRIMARY KEY (agreement_id, user_id, key)
);
COMMENT ON TABLE idempotency_keys IS 'The keys of the requests of the last 90 days and what each made, so that one that comes again is answered as before and does nothing. Deleted after that.';
COMMENT ON COLUMN idempotency_keys.made_id IS 'The entry, contact or promise, or the request that was decided.';

-- Keys that are too old are found by it. They come in the order of this time.
CREATE INDEX idempotency_keys_recorded_at ON idempotency_keys USING brin (recorded_at) WITH (pages_per_range = 32, autosummarize = on);

CREATE TRIGGER idempotency_keys_stand BEFORE UPDATE ON idempotency_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
