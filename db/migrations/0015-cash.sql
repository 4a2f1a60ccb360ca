-- Cash: the accounts of the lender, the drawer of each branch, the hands of its people, and each movement of notes between them. Nobody types a balance: a hand is
-- the cash entries that its person recorded since the branch's opening count, and the movements to and from it.

CREATE TABLE cash_accounts (
  id uuid PRIMARY KEY,
  kind text NOT NULL CONSTRAINT cash_accounts_kind_known CHECK (kind IN ('bank', 'jazzcash', 'easypaisa')),
  name text NOT NULL CONSTRAINT cash_accounts_name_not_empty CHECK (name <> ''),
  number text NOT NULL CONSTRAINT cash_accounts_number_has_digits CHECK (reference_key(number) IS NOT NULL),
  opened_on date NOT NULL,
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);
COMMENT ON TABLE cash_accounts IS 'The accounts of the lender with banks and wallets, into which cash is deposited. An account is renamed and closed, and never removed.';
COMMENT ON COLUMN cash_accounts.opened_on IS 'Deposits are of this day or later.';

-- An account is entered once, however its number is written.
CREATE UNIQUE INDEX cash_accounts_number ON cash_accounts (kind, reference_key(number));

CREATE TRIGGER cash_accounts_stay BEFORE DELETE OR TRUNCATE ON cash_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_accounts_only_rename_or_close BEFORE UPDATE ON cash_accounts
  FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL
                     OR (OLD.id, OLD.kind, OLD.number, OLD.opened_on, OLD.created_at)
                        IS DISTINCT FROM (NEW.id, NEW.kind, NEW.number, NEW.opened_on, NEW.created_at))
  EXECUTE FUNCTION refuse_change();

CREATE TABLE cash_drawers (
  branch_id uuid PRIMARY KEY REFERENCES branches,
  opened_at timestamptz NOT NULL,
  custodian_id uuid REFERENCES users,
  cash_max bigint CONSTRAINT cash_drawers_cash_max_positive CHECK (cash_max > 0),
  last_serial integer NOT NULL DEFAULT 0 CONSTRAINT cash_drawers_last_serial_not_negative CHECK (last_serial >= 0)
);
COMMENT ON TABLE cash_drawers IS 'The drawer of each branch that has begun with a count. Its row lock, held to the end of a command, puts the movements of the branch in one order and keeps their numbers without gaps.';
COMMENT ON COLUMN cash_drawers.opened_at IS 'The moment of the opening count. Cash entries of the branch from before it are outside.';
COMMENT ON COLUMN cash_drawers.cash_max IS 'In whole rupees. Null is the limit of the office rules.';
COMMENT ON COLUMN cash_drawers.custodian_id IS 'The employee who counts what comes into the drawer and gives floats from it. A superadmin may do so too.';

CREATE TRIGGER cash_drawers_stay BEFORE DELETE OR TRUNCATE ON cash_drawers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_drawers_open_once BEFORE UPDATE ON cash_drawers
  FOR EACH ROW WHEN ((OLD.branch_id, OLD.opened_at) IS DISTINCT FROM (NEW.branch_id, NEW.opened_at))
  EXECUTE FUNCTION refuse_change();

CREATE TABLE cash_offers (
  id uuid PRIMARY KEY,
  branch_id uuid NOT NULL REFERENCES cash_drawers,
  kind text NOT NULL CONSTRAINT cash_offers_kind_known CHECK (kind IN ('hand_over', 'float')),
  hand_of uuid NOT NULL REFERENCES users,
  amount bigint NOT NULL CONSTRAINT cash_offers_amount_positive CHECK (amount > 0),
  offered_by uuid NOT NULL REFERENCES users,
  offered_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CONSTRAINT cash_offers_state_known CHECK (state IN ('waiting', 'counted', 'withdrawn')),
  ended_at timestamptz,
  UNIQUE (id, branch_id, kind, hand_of, offered_by, amount),
  CONSTRAINT cash_offers_by_the_giver CHECK ((kind = 'hand_over') = (offered_by = hand_of)),
  CONSTRAINT cash_offers_ended_whole CHECK ((state = 'waiting') = (ended_at IS NULL))
);
COMMENT ON TABLE cash_offers IS 'The amounts that givers say they give. The notes move when another person has counted them, and not before.';
COMMENT ON COLUMN cash_offers.kind IS 'hand_over: from the hand to the drawer. float: from the drawer to the hand.';
COMMENT ON COLUMN cash_offers.hand_of IS 'The person whose hand gives or takes.';

-- The offers that wait are few beside those that ended.
CREATE INDEX cash_offers_of_branch ON cash_offers (branch_id, offered_at) WHERE state = 'waiting';
CREATE INDEX cash_offers_of_hand ON cash_offers (hand_of, offered_at) WHERE state = 'waiting';

CREATE TRIGGER cash_offers_stay BEFORE DELETE OR TRUNCATE ON cash_offers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_offers_only_end BEFORE UPDATE ON cash_offers
  FOR EACH ROW WHEN (OLD.state <> 'waiting'
                     OR (OLD.id, OLD.branch_id, OLD.kind, OLD.hand_of, OLD.amount, OLD.offered_by, OLD.offered_at)
                        IS DISTINCT FROM (NEW.id, NEW.branch_id, NEW.kind, NEW.hand_of, NEW.amount, NEW.offered_by, NEW.offered_at))
  EXECUTE FUNCTION refuse_change();

CREATE TABLE cash_movements (
  id uuid PRIMARY KEY,
  branch_id uuid NOT NULL REFERENCES cash_drawers,
  serial integer NOT NULL CONSTRAINT cash_movements_serial_positive CHECK (serial > 0),
  kind text NOT NULL CONSTRAINT cash_movements_kind_known
    CHECK (kind IN ('opening', 'hand_over', 'float', 'paid_back', 'found_in_drawer', 'found_in_hand', 'borne', 'given_back',
                    'still_there', 'never_existed', 'deposit', 'never_arrived', 'day_count', 'expense', 'not_ours', 'hand_over_reversed',
                    'float_reversed')),
  hand_of uuid REFERENCES users,
  offer_id uuid UNIQUE,
  given_by uuid REFERENCES users,
  stated bigint,
  amount bigint NOT NULL,
  counted integer[],
  counted_by uuid NOT NULL REFERENCES users,
  counted_at timestamptz NOT NULL,
  settles uuid,
  entry_id uuid UNIQUE,
  count_id uuid UNIQUE,
  reason text,
  account_id uuid REFERENCES cash_accounts,
  slip_number text,
  deposited_on date,
  slip_freed_by uuid REFERENCES cash_movements,
  refuses uuid UNIQUE,
  reverses uuid UNIQUE,
  category text CONSTRAINT cash_movements_category_known
    CHECK (category IN ('rent', 'utilities', 'fuel', 'stationery', 'tea_and_food', 'repairs', 'other')),
  picture_hash bytea CONSTRAINT cash_movements_picture_hash_length CHECK (length(picture_hash) = 32),
  UNIQUE (branch_id, serial),
  UNIQUE (id, branch_id),
  UNIQUE (id, branch_id, given_by),
  UNIQUE (id, branch_id, hand_of, given_by, stated, amount),
  UNIQUE (id, account_id, counted_by),
  UNIQUE (id, category, counted_by),
  FOREIGN KEY (offer_id, branch_id, kind, hand_of, given_by, stated)
    REFERENCES cash_offers (id, branch_id, kind, hand_of, offered_by, amount),
  FOREIGN KEY (settles, branch_id, given_by) REFERENCES cash_movements (id, branch_id, given_by),
  FOREIGN KEY (reverses, branch_id, hand_of, given_by, stated, amount)
    REFERENCES cash_movements (id, branch_id, hand_of, given_by, stated, amount),
  FOREIGN KEY (refuses, account_id, given_by) REFERENCES cash_movements (id, account_id, counted_by),
  FOREIGN KEY (refuses, category, given_by) REFERENCES cash_movements (id, category, counted_by),
  CONSTRAINT cash_movements_whole
    CHECK (CASE WHEN kind = 'opening' THEN num_nonnulls(offer_id, hand_of, given_by, stated, settles, entry_id, reason) = 0
                WHEN kind = 'deposit'
                  THEN num_nonnulls(offer_id, hand_of, given_by, stated, counted, settles, entry_id, reason) = 0
                WHEN kind IN ('never_arrived', 'not_ours')
                  THEN num_nonnulls(hand_of, offer_id, counted, settles, entry_id) = 0 AND num_nonnulls(refuses, given_by, stated, reason) = 4
                       AND stated > 0 AND amount = 0
                WHEN kind = 'expense'
                  THEN num_nonnulls(offer_id, hand_of, given_by, stated, counted, settles, entry_id) = 0 AND reason <> ''
                WHEN kind IN ('hand_over_reversed', 'float_reversed')
                  THEN num_nonnulls(offer_id, counted, settles, entry_id) = 0 AND num_nonnulls(reverses, hand_of, given_by, stated, reason) = 5
                WHEN kind IN ('hand_over', 'float')
                  THEN num_nonnulls(offer_id, hand_of, given_by, stated) = 4 AND num_nonnulls(settles, entry_id, reason) = 0
                WHEN kind = 'day_count'
                  THEN num_nonnulls(offer_id, settles, entry_id) = 0 AND num_nonnulls(stated, reason, given_by) = 3 AND hand_of = given_by
                       AND stated <> amount
                WHEN entry_id IS NULL
                  THEN num_nonnulls(offer_id, stated, counted) = 0 AND num_nonnulls(settles, reason, given_by) = 3 AND hand_of = given_by
                       AND kind IN ('paid_back', 'found_in_drawer', 'found_in_hand', 'borne')
                ELSE num_nonnulls(offer_id, settles, counted) = 0 AND num_nonnulls(reason, given_by) = 2 AND hand_of = given_by
                     AND (kind = 'given_back' AND stated IS NULL OR kind IN ('still_there', 'never_existed') AND stated = 0)
           END),
  CONSTRAINT cash_movements_deposit_whole
    CHECK (num_nonnulls(account_id, reference_key(slip_number), deposited_on) = CASE kind WHEN 'deposit' THEN 3 WHEN 'never_arrived' THEN 1 ELSE 0 END),
  CONSTRAINT cash_movements_refuses_a_deposit_or_expense
    CHECK ((kind IN ('never_arrived', 'not_ours')) = (refuses IS NOT NULL) AND (kind = 'deposit' OR slip_freed_by IS NULL)),
  CONSTRAINT cash_movements_expense_has_category CHECK ((kind IN ('expense', 'not_ours')) = (category IS NOT NULL)),
  CONSTRAINT cash_movements_reverses_an_offer CHECK ((kind IN ('hand_over_reversed', 'float_reversed')) = (reverses IS NOT NULL)),
  CONSTRAINT cash_movements_picture_of_a_paper CHECK (kind IN ('deposit', 'expense') OR picture_hash IS NULL),
  CONSTRAINT cash_movements_of_count CHECK ((kind = 'day_count') = (count_id IS NOT NULL)),
  CONSTRAINT cash_movements_counted_by_another CHECK (counted_by <> given_by OR num_nonnulls(count_id, settles, refuses, reverses) = 1),
  CONSTRAINT cash_movements_float_counted_by_its_hand CHECK (kind <> 'float' OR counted_by = hand_of),
  CONSTRAINT cash_movements_amount_moves CHECK (CASE WHEN settles IS NULL THEN amount >= 0 ELSE amount <> 0 END AND (amount > 0 OR refuses IS NOT NULL OR num_nonnulls(entry_id, slip_number, category) = 0)),
  CONSTRAINT cash_movements_count_adds_up
    CHECK (num_nonnulls(settles, entry_id, account_id, category, reverses) = 1
           OR counted IS NOT NULL AND array_ndims(counted) = 1 AND array_length(counted, 1) = 9
              AND array_position(counted, NULL) IS NULL AND 0 <= ALL (counted)
              AND amount = counted[1]::bigint * 5000 + counted[2]::bigint * 1000 + counted[3]::bigint * 500 + counted[4]::bigint * 100
                           + counted[5]::bigint * 75 + counted[6]::bigint * 50 + counted[7]::bigint * 20 + counted[8]::bigint * 10
                           + counted[9])
);
COMMENT ON TABLE cash_movements IS 'Cash that moved between a hand, the drawer of a branch and a difference, or was spent: added, never changed or removed.';
COMMENT ON COLUMN cash_movements.serial IS 'The number of its slip, from 1 without gaps at each branch.';
COMMENT ON COLUMN cash_movements.hand_of IS 'The person whose hand gave or took. Of a settlement: the person in whose name the difference was. Of a day''s count: the custodian. Of a reversed entry: the person who took its cash.';
COMMENT ON COLUMN cash_movements.stated IS 'The amount that was offered, which leaves the giving place. What differs from the count is a difference in the name of the giver. Of notes without an entry: nothing was stated.';
COMMENT ON COLUMN cash_movements.amount IS 'The amount that was counted, which comes into the receiving place. Of a settlement: the part that it settles, below zero if it was too much.';
COMMENT ON COLUMN cash_movements.counted IS 'The number of notes of 5000, 1000, 500, 100, 75, 50, 20 and 10, and last the rupees in coins.';
COMMENT ON COLUMN cash_movements.counted_by IS 'The person who counted the notes, who settled the difference, who said where they are or that they never arrived or were not spent for the lender, who deposited or spent them, or who agreed to a reversal.';
COMMENT ON COLUMN cash_movements.reason IS 'The reason of a decision, or the purpose of an expense.';
COMMENT ON COLUMN cash_movements.category IS 'The kind of an expense, and of one that was not the lender''s. Null for all other movements.';
COMMENT ON COLUMN cash_movements.picture_hash IS 'The SHA-256 of the picture of the bill of an expense, or of the slip of a deposit.';
COMMENT ON COLUMN cash_movements.reverses IS 'The hand-over or float that this takes back on both sides, with its difference.';
COMMENT ON COLUMN cash_movements.settles IS 'The movement whose difference this settles, whole or in part. All parts come to no more than the difference.';
COMMENT ON COLUMN cash_movements.entry_id IS 'The entry that was reversed after its cash was handed over.';
COMMENT ON COLUMN cash_movements.count_id IS 'The count at the close of a day whose difference this brings into the books: the drawer has from then on what was counted.';
COMMENT ON COLUMN cash_movements.slip_number IS 'The number on the slip of the bank or wallet. An account takes it once, and again only if that deposit never arrived.';
COMMENT ON COLUMN cash_movements.deposited_on IS 'The day on the slip of the bank or wallet.';
COMMENT ON COLUMN cash_movements.slip_freed_by IS 'The movement by which a former deposit with this slip number never arrived.';
COMMENT ON COLUMN cash_movements.refuses IS 'The deposit that its account never had, or the expense that was not the lender''s: all of it is a difference in the name of the person who made or paid it.';

CREATE UNIQUE INDEX cash_movements_opened_once ON cash_movements (branch_id) WHERE kind = 'opening';
CREATE INDEX cash_movements_settling ON cash_movements (settles) WHERE settles IS NOT NULL;
CREATE INDEX cash_movements_of_branch ON cash_movements (branch_id, counted_at DESC, id DESC);
CREATE INDEX cash_movements_of_hand ON cash_movements (hand_of, counted_at DESC, id DESC);
CREATE INDEX cash_movements_newest ON cash_movements (counted_at DESC, id DESC);
CREATE UNIQUE INDEX cash_movements_slip_once ON cash_movements (account_id, reference_key(slip_number), slip_freed_by) NULLS NOT DISTINCT
 WHERE kind = 'deposit';
-- Deposits are reported by their day.
CREATE INDEX cash_movements_deposits ON cash_movements (counted_at, id) WHERE kind = 'deposit';
-- The age of the money in an account is read from its own movements.
CREATE INDEX cash_movements_of_account ON cash_movements (account_id, counted_at) WHERE account_id IS NOT NULL;
CREATE INDEX cash_movements_picture ON cash_movements (picture_hash) WHERE picture_hash IS NOT NULL;

CREATE TRIGGER cash_movements_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE cash_reversal_requests (
  id uuid PRIMARY KEY,
  movement_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  reason text NOT NULL CONSTRAINT cash_reversal_requests_reason_not_empty CHECK (reason <> ''),
  asked_by uuid NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CONSTRAINT cash_reversal_requests_state_known CHECK (state IN ('waiting', 'agreed', 'refused')),
  ended_by uuid REFERENCES users,
  ended_at timestamptz,
  FOREIGN KEY (movement_id, branch_id) REFERENCES cash_movements (id, branch_id),
  CONSTRAINT cash_reversal_requests_ended_whole CHECK ((state <> 'waiting') = (ended_by IS NOT NULL) AND (ended_by IS NULL) = (ended_at IS NULL))
);
COMMENT ON TABLE cash_reversal_requests IS 'The hand-overs and floats that their giver or receiver asked to take back. The cash moves when the other side has agreed, and not before.';

CREATE UNIQUE INDEX cash_reversal_requests_asked_once ON cash_reversal_requests (movement_id) WHERE state <> 'refused';
CREATE INDEX cash_reversal_requests_waiting ON cash_reversal_requests (asked_at) WHERE state = 'waiting';

CREATE TRIGGER cash_reversal_requests_stay BEFORE DELETE OR TRUNCATE ON cash_reversal_requests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_reversal_requests_only_end BEFORE UPDATE ON cash_reversal_requests
  FOR EACH ROW WHEN (OLD.state <> 'waiting'
                     OR (OLD.id, OLD.movement_id, OLD.branch_id, OLD.reason, OLD.asked_by, OLD.asked_at)
                        IS DISTINCT FROM (NEW.id, NEW.movement_id, NEW.branch_id, NEW.reason, NEW.asked_by, NEW.asked_at))
  EXECUTE FUNCTION refuse_change();

CREATE TABLE cash_arrivals (
  id uuid PRIMARY KEY,
  deposit_id uuid NOT NULL,
  account_id uuid NOT NULL,
  deposited_by uuid NOT NULL,
  arrived_on date NOT NULL,
  confirmed_by uuid NOT NULL REFERENCES users,
  confirmed_at timestamptz NOT NULL,
  confirmed_alone boolean NOT NULL,
  match_id uuid UNIQUE,
  after uuid,
  UNIQUE (id, deposit_id, match_id),
  FOREIGN KEY (deposit_id, account_id, deposited_by) REFERENCES cash_movements (id, account_id, counted_by),
  CONSTRAINT cash_arrivals_once UNIQUE NULLS NOT DISTINCT (deposit_id, after),
  CONSTRAINT cash_arrivals_alone_is_marked CHECK (confirmed_alone = (confirmed_by = deposited_by))
);
COMMENT ON TABLE cash_arrivals IS 'The deposits that their account is known to have. Until then, or until it is said that it never arrived, a deposit is in transit. It is of no day of a branch: an account is looked at when its statement comes.';
COMMENT ON COLUMN cash_arrivals.confirmed_alone IS 'True if the only superadmin made the deposit too, and entered the password.';
COMMENT ON COLUMN cash_arrivals.arrived_on IS 'The day on which the account had it.';
COMMENT ON COLUMN cash_arrivals.match_id IS 'The match of a statement line that confirmed it. Null if a person did.';
COMMENT ON COLUMN cash_arrivals.after IS 'The former arrival of the deposit, which was taken back.';

CREATE TRIGGER cash_arrivals_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_arrivals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE cash_arrival_take_backs (
  arrival_id uuid PRIMARY KEY,
  deposit_id uuid NOT NULL,
  match_id uuid NOT NULL,
  taken_back_by uuid NOT NULL REFERENCES users,
  taken_back_at timestamptz NOT NULL,
  UNIQUE (arrival_id, deposit_id),
  FOREIGN KEY (arrival_id, deposit_id, match_id) REFERENCES cash_arrivals (id, deposit_id, match_id)
);
COMMENT ON TABLE cash_arrival_take_backs IS 'The arrivals that a statement line confirmed and that were taken back with its match: their deposits are in transit again.';

ALTER TABLE cash_arrivals ADD FOREIGN KEY (after, deposit_id) REFERENCES cash_arrival_take_backs (arrival_id, deposit_id);

CREATE TRIGGER cash_arrival_take_backs_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_arrival_take_backs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE cash_expense_confirmations (
  expense_id uuid PRIMARY KEY,
  category text NOT NULL,
  paid_by uuid NOT NULL,
  confirmed_by uuid NOT NULL REFERENCES users,
  confirmed_at timestamptz NOT NULL,
  confirmed_alone boolean NOT NULL,
  FOREIGN KEY (expense_id, category, paid_by) REFERENCES cash_movements (id, category, counted_by),
  CONSTRAINT cash_expense_confirmations_alone_is_marked CHECK (confirmed_alone = (confirmed_by = paid_by))
);
COMMENT ON TABLE cash_expense_confirmations IS 'The expenses that a second person has confirmed. Until then an expense is not confirmed. A confirmation is of no day of a branch.';
COMMENT ON COLUMN cash_expense_confirmations.category IS 'The kind of the expense: only a movement with one is confirmed.';
COMMENT ON COLUMN cash_expense_confirmations.confirmed_alone IS 'True if the only superadmin paid the expense too, and entered the password.';

CREATE TRIGGER cash_expense_confirmations_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_expense_confirmations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE cash_flows (
  branch_id uuid NOT NULL REFERENCES branches,
  hand_of uuid REFERENCES users,
  account_id uuid REFERENCES cash_accounts,
  into_drawer bigint NOT NULL,
  into_hand bigint NOT NULL,
  into_account bigint NOT NULL,
  UNIQUE NULLS NOT DISTINCT (branch_id, hand_of, account_id)
);
COMMENT ON TABLE cash_flows IS 'What the movements of a branch brought into its drawer, into each hand and into each account. Without a hand and an account: what the opening count found, less what was spent.';

CREATE INDEX cash_flows_of_hand ON cash_flows (hand_of);

CREATE TABLE cash_open_items (
  movement_id uuid PRIMARY KEY REFERENCES cash_movements,
  amount bigint NOT NULL
);
COMMENT ON TABLE cash_open_items IS 'The deposits in transit, the unconfirmed expenses and the open differences: few, whatever the number of movements.';
COMMENT ON COLUMN cash_open_items.amount IS 'In whole rupees. Of a difference: the part that is not settled, below zero if too much was counted.';

CREATE TABLE cash_limit_crossings (
  id uuid PRIMARY KEY,
  hand_of uuid REFERENCES users,
  branch_id uuid REFERENCES branches,
  level text NOT NULL CONSTRAINT cash_limit_crossings_level_known CHECK (level IN ('near', 'reached')),
  amount bigint NOT NULL,
  crossed_at timestamptz NOT NULL,
  CONSTRAINT cash_limit_crossings_of_one_place CHECK (num_nonnulls(hand_of, branch_id) = 1),
  UNIQUE NULLS NOT DISTINCT (hand_of, branch_id, level)
);
COMMENT ON TABLE cash_limit_crossings IS 'The hands and drawers that are near their limit of cash or have reached it. A row lasts while they are, so that each crossing is told of once.';
COMMENT ON COLUMN cash_limit_crossings.branch_id IS 'The branch whose drawer it is about; null for a hand.';
COMMENT ON COLUMN cash_limit_crossings.amount IS 'In whole rupees: the cash of the place when the crossing was seen.';

CREATE OR REPLACE FUNCTION keep_sums_of_cash_movements_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  INSERT INTO cash_flows AS kept (branch_id, hand_of, account_id, into_drawer, into_hand, into_account)
  SELECT branch_id, hand_of, account_id, sum(sign * into_drawer), sum(sign * into_hand), sum(sign * into_account)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT branch_id, hand_of, account_id, CASE m.kind WHEN 'opening' THEN 1 * m.amount WHEN 'hand_over' THEN 1 * m.amount WHEN 'float' THEN -1 * m.stated WHEN 'paid_back' THEN 1 * m.amount WHEN 'found_in_drawer' THEN 1 * m.amount WHEN 'given_back' THEN -1 * m.amount WHEN 'deposit' THEN -1 * m.amount WHEN 'day_count' THEN -1 * m.stated + 1 * m.amount WHEN 'expense' THEN -1 * m.amount WHEN 'hand_over_reversed' THEN -1 * m.amount WHEN 'float_reversed' THEN 1 * m.stated ELSE 0 END AS into_drawer, CASE m.kind WHEN 'hand_over' THEN -1 * m.stated WHEN 'float' THEN 1 * m.amount WHEN 'found_in_hand' THEN 1 * m.amount WHEN 'given_back' THEN 1 * m.amount WHEN 'still_there' THEN 1 * m.amount WHEN 'never_existed' THEN 1 * m.amount WHEN 'hand_over_reversed' THEN 1 * m.stated WHEN 'float_reversed' THEN -1 * m.amount ELSE 0 END AS into_hand,
             CASE m.kind WHEN 'deposit' THEN 1 * m.amount WHEN 'never_arrived' THEN -1 * m.stated + 1 * m.amount ELSE 0 END AS into_account
        FROM now m) counted) changed
   GROUP BY branch_id, hand_of, account_id
  HAVING (sum(sign * into_drawer), sum(sign * into_hand), sum(sign * into_account)) <> (0, 0, 0)
   ORDER BY branch_id, hand_of, account_id
      ON CONFLICT (branch_id, hand_of, account_id)
      DO UPDATE SET into_drawer = kept.into_drawer + excluded.into_drawer,
                    into_hand = kept.into_hand + excluded.into_hand,
                    into_account = kept.into_account + excluded.into_account;

  FOR change IN
    INSERT INTO cash_open_items AS kept (movement_id, amount)
    SELECT movement_id, sum(sign * amount)
      FROM (SELECT 1 AS sign, counted.* FROM (
    SELECT id AS movement_id, amount FROM now WHERE kind IN ('deposit', 'expense')
       UNION ALL
      
    SELECT m.id AS movement_id, -m.amount AS amount FROM now n JOIN cash_movements m ON m.id = n.refuses
       UNION ALL
      
    SELECT id AS movement_id, stated - amount AS amount FROM now WHERE stated <> amount AND reverses IS NULL
       UNION ALL
      
    SELECT settles AS movement_id, -amount AS amount FROM now WHERE settles IS NOT NULL
       UNION ALL
      
    SELECT reverses AS movement_id, amount - stated AS amount FROM now WHERE stated <> amount AND reverses IS NOT NULL) counted) changed
     GROUP BY movement_id
    HAVING (sum(sign * amount)) <> (0)
     ORDER BY movement_id
        ON CONFLICT (movement_id)
        DO UPDATE SET amount = kept.amount + excluded.amount
    RETURNING kept.movement_id,
              (kept.amount) = (0) AS is_nothing
  LOOP
    IF change.is_nothing THEN
      DELETE FROM cash_open_items kept WHERE kept.movement_id = change.movement_id;
    END IF;
  END LOOP;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_movements_added_keep_sums AFTER INSERT ON cash_movements
  REFERENCING NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_cash_movements_added();

CREATE OR REPLACE FUNCTION keep_sums_of_cash_arrivals_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  FOR change IN
    INSERT INTO cash_open_items AS kept (movement_id, amount)
    SELECT movement_id, sum(sign * amount)
      FROM (SELECT 1 AS sign, counted.* FROM (
    SELECT m.id AS movement_id, -m.amount AS amount FROM now v JOIN cash_movements m ON m.id = v.deposit_id) counted) changed
     GROUP BY movement_id
    HAVING (sum(sign * amount)) <> (0)
     ORDER BY movement_id
        ON CONFLICT (movement_id)
        DO UPDATE SET amount = kept.amount + excluded.amount
    RETURNING kept.movement_id,
              (kept.amount) = (0) AS is_nothing
  LOOP
    IF change.is_nothing THEN
      DELETE FROM cash_open_items kept WHERE kept.movement_id = change.movement_id;
    END IF;
  END LOOP;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_arrivals_added_keep_sums AFTER INSERT ON cash_arrivals
  REFERENCING NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_cash_arrivals_added();

CREATE OR REPLACE FUNCTION keep_sums_of_cash_arrival_take_backs_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  FOR change IN
    INSERT INTO cash_open_items AS kept (movement_id, amount)
    SELECT movement_id, sum(sign * amount)
      FROM (SELECT 1 AS sign, counted.* FROM (
    SELECT m.id AS movement_id, m.amount FROM now t JOIN cash_movements m ON m.id = t.deposit_id) counted) changed
     GROUP BY movement_id
    HAVING (sum(sign * amount)) <> (0)
     ORDER BY movement_id
        ON CONFLICT (movement_id)
        DO UPDATE SET amount = kept.amount + excluded.amount
    RETURNING kept.movement_id,
              (kept.amount) = (0) AS is_nothing
  LOOP
    IF change.is_nothing THEN
      DELETE FROM cash_open_items kept WHERE kept.movement_id = change.movement_id;
    END IF;
  END LOOP;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_arrival_take_backs_added_keep_sums AFTER INSERT ON cash_arrival_take_backs
  REFERENCING NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_cash_arrival_take_backs_added();

CREATE OR REPLACE FUNCTION keep_sums_of_cash_expense_confirmations_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  FOR change IN
    INSERT INTO cash_open_items AS kept (movement_id, amount)
    SELECT movement_id, sum(sign * amount)
      FROM (SELECT 1 AS sign, counted.* FROM (
    SELECT m.id AS movement_id, -m.amount AS amount FROM now c JOIN cash_movements m ON m.id = c.expense_id) counted) changed
     GROUP BY movement_id
    HAVING (sum(sign * amount)) <> (0)
     ORDER BY movement_id
        ON CONFLICT (movement_id)
        DO UPDATE SET amount = kept.amount + excluded.amount
    RETURNING kept.movement_id,
              (kept.amount) = (0) AS is_nothing
  LOOP
    IF change.is_nothing THEN
      DELETE FROM cash_open_items kept WHERE kept.movement_id = change.movement_id;
    END IF;
  END LOOP;

  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_expense_confirmations_added_keep_sums AFTER INSERT ON cash_expense_confirmations
  REFERENCING NEW TABLE AS now
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_cash_expense_confirmations_added();

CREATE OR REPLACE FUNCTION note_rows_of_cash_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_accounts ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.kind, now.name, now.number, (extract(epoch FROM now.created_at) * 1000000)::bigint, (extract(epoch FROM now.closed_at) * 1000000)::bigint, now.opened_on - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_accounts ' || now.id::text || ' ' || digest_of(ROW(was.id, was.kind, was.name, was.number, (extract(epoch FROM was.created_at) * 1000000)::bigint, (extract(epoch FROM was.closed_at) * 1000000)::bigint, was.opened_on - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.kind, now.name, now.number, (extract(epoch FROM now.created_at) * 1000000)::bigint, (extract(epoch FROM now.closed_at) * 1000000)::bigint, now.opened_on - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.kind, was.name, was.number, was.created_at, was.closed_at, was.opened_on) IS DISTINCT FROM ROW(now.id, now.kind, now.name, now.number, now.created_at, now.closed_at, now.opened_on);
  ELSE
    PERFORM note_rows(string_agg('cash_accounts ' || was.id::text || ' ' || digest_of(ROW(was.id, was.kind, was.name, was.number, (extract(epoch FROM was.created_at) * 1000000)::bigint, (extract(epoch FROM was.closed_at) * 1000000)::bigint, was.opened_on - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_accounts_added_note_rows AFTER INSERT ON cash_accounts
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_accounts();
CREATE OR REPLACE TRIGGER cash_accounts_changed_note_rows AFTER UPDATE ON cash_accounts
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_accounts();
CREATE OR REPLACE TRIGGER cash_accounts_removed_note_rows AFTER DELETE ON cash_accounts
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_accounts();

CREATE OR REPLACE FUNCTION note_rows_of_cash_drawers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_drawers ' || now.branch_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.branch_id, now.custodian_id, now.cash_max, (extract(epoch FROM now.opened_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_drawers ' || now.branch_id::text || ' ' || digest_of(ROW(was.branch_id, was.custodian_id, was.cash_max, (extract(epoch FROM was.opened_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.branch_id, now.custodian_id, now.cash_max, (extract(epoch FROM now.opened_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (branch_id) WHERE ROW(was.branch_id, was.custodian_id, was.cash_max, was.opened_at) IS DISTINCT FROM ROW(now.branch_id, now.custodian_id, now.cash_max, now.opened_at);
  ELSE
    PERFORM note_rows(string_agg('cash_drawers ' || was.branch_id::text || ' ' || digest_of(ROW(was.branch_id, was.custodian_id, was.cash_max, (extract(epoch FROM was.opened_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_drawers_added_note_rows AFTER INSERT ON cash_drawers
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_drawers();
CREATE OR REPLACE TRIGGER cash_drawers_changed_note_rows AFTER UPDATE ON cash_drawers
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_drawers();
CREATE OR REPLACE TRIGGER cash_drawers_removed_note_rows AFTER DELETE ON cash_drawers
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_drawers();

CREATE OR REPLACE FUNCTION note_rows_of_cash_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_offers ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.kind, now.hand_of, now.amount, now.offered_by, now.state, (extract(epoch FROM now.offered_at) * 1000000)::bigint, (extract(epoch FROM now.ended_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_offers ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.kind, was.hand_of, was.amount, was.offered_by, was.state, (extract(epoch FROM was.offered_at) * 1000000)::bigint, (extract(epoch FROM was.ended_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.kind, now.hand_of, now.amount, now.offered_by, now.state, (extract(epoch FROM now.offered_at) * 1000000)::bigint, (extract(epoch FROM now.ended_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.kind, was.hand_of, was.amount, was.offered_by, was.state, was.offered_at, was.ended_at) IS DISTINCT FROM ROW(now.id, now.branch_id, now.kind, now.hand_of, now.amount, now.offered_by, now.state, now.offered_at, now.ended_at);
  ELSE
    PERFORM note_rows(string_agg('cash_offers ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.kind, was.hand_of, was.amount, was.offered_by, was.state, (extract(epoch FROM was.offered_at) * 1000000)::bigint, (extract(epoch FROM was.ended_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_offers_added_note_rows AFTER INSERT ON cash_offers
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_offers();
CREATE OR REPLACE TRIGGER cash_offers_changed_note_rows AFTER UPDATE ON cash_offers
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_offers();
CREATE OR REPLACE TRIGGER cash_offers_removed_note_rows AFTER DELETE ON cash_offers
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_offers();

CREATE OR REPLACE FUNCTION note_rows_of_cash_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_movements ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.serial, now.kind, now.hand_of, now.offer_id, now.given_by, now.amount, now.stated, now.counted, now.counted_by, now.settles, now.entry_id, now.reason, now.count_id, now.account_id, now.slip_number, now.slip_freed_by, now.refuses, now.category, now.reverses, (extract(epoch FROM now.counted_at) * 1000000)::bigint, now.deposited_on - date '1970-01-01', encode(now.picture_hash, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_movements ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.serial, was.kind, was.hand_of, was.offer_id, was.given_by, was.amount, was.stated, was.counted, was.counted_by, was.settles, was.entry_id, was.reason, was.count_id, was.account_id, was.slip_number, was.slip_freed_by, was.refuses, was.category, was.reverses, (extract(epoch FROM was.counted_at) * 1000000)::bigint, was.deposited_on - date '1970-01-01', encode(was.picture_hash, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.serial, now.kind, now.hand_of, now.offer_id, now.given_by, now.amount, now.stated, now.counted, now.counted_by, now.settles, now.entry_id, now.reason, now.count_id, now.account_id, now.slip_number, now.slip_freed_by, now.refuses, now.category, now.reverses, (extract(epoch FROM now.counted_at) * 1000000)::bigint, now.deposited_on - date '1970-01-01', encode(now.picture_hash, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.serial, was.kind, was.hand_of, was.offer_id, was.given_by, was.amount, was.stated, was.counted, was.counted_by, was.settles, was.entry_id, was.reason, was.count_id, was.account_id, was.slip_number, was.slip_freed_by, was.refuses, was.category, was.reverses, was.counted_at, was.deposited_on, was.picture_hash) IS DISTINCT FROM ROW(now.id, now.branch_id, now.serial, now.kind, now.hand_of, now.offer_id, now.given_by, now.amount, now.stated, now.counted, now.counted_by, now.settles, now.entry_id, now.reason, now.count_id, now.account_id, now.slip_number, now.slip_freed_by, now.refuses, now.category, now.reverses, now.counted_at, now.deposited_on, now.picture_hash);
  ELSE
    PERFORM note_rows(string_agg('cash_movements ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.serial, was.kind, was.hand_of, was.offer_id, was.given_by, was.amount, was.stated, was.counted, was.counted_by, was.settles, was.entry_id, was.reason, was.count_id, was.account_id, was.slip_number, was.slip_freed_by, was.refuses, was.category, was.reverses, (extract(epoch FROM was.counted_at) * 1000000)::bigint, was.deposited_on - date '1970-01-01', encode(was.picture_hash, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_movements_added_note_rows AFTER INSERT ON cash_movements
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_movements();
CREATE OR REPLACE TRIGGER cash_movements_changed_note_rows AFTER UPDATE ON cash_movements
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_movements();
CREATE OR REPLACE TRIGGER cash_movements_removed_note_rows AFTER DELETE ON cash_movements
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_movements();

CREATE OR REPLACE FUNCTION note_rows_of_cash_arrivals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_arrivals ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.deposit_id, now.account_id, now.deposited_by, now.confirmed_by, now.confirmed_alone, now.match_id, now.after, (extract(epoch FROM now.confirmed_at) * 1000000)::bigint, now.arrived_on - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_arrivals ' || now.id::text || ' ' || digest_of(ROW(was.id, was.deposit_id, was.account_id, was.deposited_by, was.confirmed_by, was.confirmed_alone, was.match_id, was.after, (extract(epoch FROM was.confirmed_at) * 1000000)::bigint, was.arrived_on - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.deposit_id, now.account_id, now.deposited_by, now.confirmed_by, now.confirmed_alone, now.match_id, now.after, (extract(epoch FROM now.confirmed_at) * 1000000)::bigint, now.arrived_on - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.deposit_id, was.account_id, was.deposited_by, was.confirmed_by, was.confirmed_alone, was.match_id, was.after, was.confirmed_at, was.arrived_on) IS DISTINCT FROM ROW(now.id, now.deposit_id, now.account_id, now.deposited_by, now.confirmed_by, now.confirmed_alone, now.match_id, now.after, now.confirmed_at, now.arrived_on);
  ELSE
    PERFORM note_rows(string_agg('cash_arrivals ' || was.id::text || ' ' || digest_of(ROW(was.id, was.deposit_id, was.account_id, was.deposited_by, was.confirmed_by, was.confirmed_alone, was.match_id, was.after, (extract(epoch FROM was.confirmed_at) * 1000000)::bigint, was.arrived_on - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_arrivals_added_note_rows AFTER INSERT ON cash_arrivals
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrivals();
CREATE OR REPLACE TRIGGER cash_arrivals_changed_note_rows AFTER UPDATE ON cash_arrivals
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrivals();
CREATE OR REPLACE TRIGGER cash_arrivals_removed_note_rows AFTER DELETE ON cash_arrivals
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrivals();

CREATE OR REPLACE FUNCTION note_rows_of_cash_expense_confirmations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_expense_confirmations ' || now.expense_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.expense_id, now.category, now.paid_by, now.confirmed_by, now.confirmed_alone, (extract(epoch FROM now.confirmed_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_expense_confirmations ' || now.expense_id::text || ' ' || digest_of(ROW(was.expense_id, was.category, was.paid_by, was.confirmed_by, was.confirmed_alone, (extract(epoch FROM was.confirmed_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.expense_id, now.category, now.paid_by, now.confirmed_by, now.confirmed_alone, (extract(epoch FROM now.confirmed_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (expense_id) WHERE ROW(was.expense_id, was.category, was.paid_by, was.confirmed_by, was.confirmed_alone, was.confirmed_at) IS DISTINCT FROM ROW(now.expense_id, now.category, now.paid_by, now.confirmed_by, now.confirmed_alone, now.confirmed_at);
  ELSE
    PERFORM note_rows(string_agg('cash_expense_confirmations ' || was.expense_id::text || ' ' || digest_of(ROW(was.expense_id, was.category, was.paid_by, was.confirmed_by, was.confirmed_alone, (extract(epoch FROM was.confirmed_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_expense_confirmations_added_note_rows AFTER INSERT ON cash_expense_confirmations
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_expense_confirmations();
CREATE OR REPLACE TRIGGER cash_expense_confirmations_changed_note_rows AFTER UPDATE ON cash_expense_confirmations
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_expense_confirmations();
CREATE OR REPLACE TRIGGER cash_expense_confirmations_removed_note_rows AFTER DELETE ON cash_expense_confirmations
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_expense_confirmations();

CREATE OR REPLACE FUNCTION note_rows_of_cash_arrival_take_backs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_arrival_take_backs ' || now.arrival_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.arrival_id, now.deposit_id, now.match_id, now.taken_back_by, (extract(epoch FROM now.taken_back_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_arrival_take_backs ' || now.arrival_id::text || ' ' || digest_of(ROW(was.arrival_id, was.deposit_id, was.match_id, was.taken_back_by, (extract(epoch FROM was.taken_back_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.arrival_id, now.deposit_id, now.match_id, now.taken_back_by, (extract(epoch FROM now.taken_back_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (arrival_id) WHERE ROW(was.arrival_id, was.deposit_id, was.match_id, was.taken_back_by, was.taken_back_at) IS DISTINCT FROM ROW(now.arrival_id, now.deposit_id, now.match_id, now.taken_back_by, now.taken_back_at);
  ELSE
    PERFORM note_rows(string_agg('cash_arrival_take_backs ' || was.arrival_id::text || ' ' || digest_of(ROW(was.arrival_id, was.deposit_id, was.match_id, was.taken_back_by, (extract(epoch FROM was.taken_back_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_arrival_take_backs_added_note_rows AFTER INSERT ON cash_arrival_take_backs
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrival_take_backs();
CREATE OR REPLACE TRIGGER cash_arrival_take_backs_changed_note_rows AFTER UPDATE ON cash_arrival_take_backs
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrival_take_backs();
CREATE OR REPLACE TRIGGER cash_arrival_take_backs_removed_note_rows AFTER DELETE ON cash_arrival_take_backs
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrival_take_backs();

CREATE OR REPLACE FUNCTION note_rows_of_cash_reversal_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_reversal_requests ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.movement_id, now.branch_id, now.reason, now.asked_by, now.state, now.ended_by, (extract(epoch FROM now.asked_at) * 1000000)::bigint, (extract(epoch FROM now.ended_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_reversal_requests ' || now.id::text || ' ' || digest_of(ROW(was.id, was.movement_id, was.branch_id, was.reason, was.asked_by, was.state, was.ended_by, (extract(epoch FROM was.asked_at) * 1000000)::bigint, (extract(epoch FROM was.ended_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.movement_id, now.branch_id, now.reason, now.asked_by, now.state, now.ended_by, (extract(epoch FROM now.asked_at) * 1000000)::bigint, (extract(epoch FROM now.ended_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.movement_id, was.branch_id, was.reason, was.asked_by, was.state, was.ended_by, was.asked_at, was.ended_at) IS DISTINCT FROM ROW(now.id, now.movement_id, now.branch_id, now.reason, now.asked_by, now.state, now.ended_by, now.asked_at, now.ended_at);
  ELSE
    PERFORM note_rows(string_agg('cash_reversal_requests ' || was.id::text || ' ' || digest_of(ROW(was.id, was.movement_id, was.branch_id, was.reason, was.asked_by, was.state, was.ended_by, (extract(epoch FROM was.asked_at) * 1000000)::bigint, (extract(epoch FROM was.ended_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_reversal_requests_added_note_rows AFTER INSERT ON cash_reversal_requests
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_reversal_requests();
CREATE OR REPLACE TRIGGER cash_reversal_requests_changed_note_rows AFTER UPDATE ON cash_reversal_requests
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_reversal_requests();
CREATE OR REPLACE TRIGGER cash_reversal_requests_removed_note_rows AFTER DELETE ON cash_reversal_requests
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_reversal_requests();
