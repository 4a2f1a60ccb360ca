-- Messages that the product sends to customers by itself: one for each cause and template, in states that only move forward.

CREATE TABLE message_rules (
  branch_id uuid PRIMARY KEY REFERENCES branches,
  daily_max integer NOT NULL CONSTRAINT message_rules_daily_max_in_range CHECK (daily_max BETWEEN 0 AND 20000),
  is_paused boolean NOT NULL,
  version integer NOT NULL DEFAULT 1
);
COMMENT ON TABLE message_rules IS 'How many messages a branch sends a day at most, and if it is paused. A branch without a row has the default and is not paused.';

CREATE TABLE message_cursors (
  branch_id uuid PRIMARY KEY REFERENCES branches,
  receipt_serial integer NOT NULL,
  begun_at timestamptz NOT NULL
);
COMMENT ON TABLE message_cursors IS 'The last receipt of each branch whose message is queued. Serials have no gaps, so all later receipts are found after it.';
COMMENT ON COLUMN message_cursors.begun_at IS 'Nobody is written to about what happened before.';

CREATE TABLE message_words (
  template text NOT NULL,
  version integer NOT NULL CONSTRAINT message_words_version_positive CHECK (version > 0),
  words text CONSTRAINT message_words_words_not_empty CHECK (words <> ''),
  words_ur text CONSTRAINT message_words_words_ur_not_empty CHECK (words_ur <> ''),
  set_at timestamptz NOT NULL,
  PRIMARY KEY (template, version),
  CONSTRAINT message_words_in_both_languages CHECK (num_nonnulls(words, words_ur) IN (0, 2))
);
COMMENT ON TABLE message_words IS 'The words of each message that the lender has set, version by version. The last is in force; a queued message keeps the version of its time.';
COMMENT ON COLUMN message_words.words IS 'Null in both languages: back to the words of the product.';

CREATE TRIGGER message_words_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON message_words
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  branch_id uuid NOT NULL REFERENCES branches,
  customer_id uuid REFERENCES customers,
  agreement_id uuid REFERENCES agreements,
  contact_request_id uuid REFERENCES contact_requests,
  template text NOT NULL
    CONSTRAINT messages_template_known
      CHECK (template IN ('receipt', 'promise', 'agreement_approved', 'relief_approved', 'relief_not_approved', 'answer',
                          'code', 'request_received', 'due_soon', 'due_today', 'late_3', 'late_7')),
  words_version integer NOT NULL DEFAULT 0,
  entry_id uuid,
  promise_id uuid REFERENCES payment_promises,
  approval_id uuid REFERENCES approvals,
  request_id uuid REFERENCES customer_requests,
  code_id uuid REFERENCES consent_codes,
  due_on date,
  reminded_on date,
  queued_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'queued'
    CONSTRAINT messages_state_known
      CHECK (state IN ('queued', 'dropped', 'not_known', 'sent', 'failed', 'delivered', 'read')),
  reason text,
  tries integer NOT NULL DEFAULT 0,
  attempted_at timestamptz,
  channel text CONSTRAINT messages_channel_known CHECK (channel IN ('whatsapp', 'sms')),
  provider_id text CONSTRAINT messages_provider_id_not_empty CHECK (provider_id <> ''),
  parts integer CONSTRAINT messages_parts_positive CHECK (parts > 0),
  hundred_cost bigint CONSTRAINT messages_hundred_cost_not_negative CHECK (hundred_cost >= 0),
  changed_at timestamptz NOT NULL,
  CONSTRAINT messages_entry_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries (agreement_id, id),
  CONSTRAINT messages_cause_whole
    CHECK (num_nonnulls(entry_id, promise_id, approval_id, request_id, code_id, contact_request_id, due_on) = 1
           AND (due_on IS NULL) = (reminded_on IS NULL)
           AND CASE template WHEN 'receipt' THEN entry_id IS NOT NULL
                             WHEN 'promise' THEN promise_id IS NOT NULL
                             WHEN 'agreement_approved' THEN approval_id IS NOT NULL
                             WHEN 'relief_approved' THEN approval_id IS NOT NULL
                             WHEN 'relief_not_approved' THEN approval_id IS NOT NULL
                             WHEN 'answer' THEN request_id IS NOT NULL
                             WHEN 'code' THEN code_id IS NOT NULL
                             WHEN 'request_received' THEN contact_request_id IS NOT NULL
                             ELSE due_on IS NOT NULL END),
  CONSTRAINT messages_attempt_whole
    CHECK (attempted_at IS NULL OR tries > 0 AND num_nonnulls(channel, parts, hundred_cost) = 3),
  CONSTRAINT messages_sent_after_an_attempt CHECK (state IN ('queued', 'dropped') OR tries > 0),
  CONSTRAINT messages_reason_given CHECK ((reason IS NOT NULL) = (state IN ('dropped', 'failed'))),
  CONSTRAINT messages_receipt_once UNIQUE (entry_id),
  CONSTRAINT messages_promise_once UNIQUE (promise_id),
  CONSTRAINT messages_decision_once UNIQUE (approval_id),
  CONSTRAINT messages_answer_once UNIQUE (request_id),
  CONSTRAINT messages_to_a_customer_or_visitor
    CHECK (num_nonnulls(customer_id, agreement_id) = CASE WHEN contact_request_id IS NULL THEN 2 ELSE 0 END),
  CONSTRAINT messages_visitor_once UNIQUE (contact_request_id),
  CONSTRAINT messages_code_once UNIQUE (code_id),
  CONSTRAINT messages_code_tried_once CHECK (code_id IS NULL OR tries = 1 AND attempted_at IS NOT NULL),
  CONSTRAINT messages_reminder_once UNIQUE (agreement_id, template, due_on),
  CONSTRAINT messages_one_reminder_a_day UNIQUE (customer_id, reminded_on),
  CONSTRAINT messages_provider_id_once UNIQUE (channel, provider_id)
);
COMMENT ON TABLE messages IS 'The outbox: the messages to customers and visitors, one for each cause and template. The cause and who gets it never change, and the state only moves forward.';
COMMENT ON COLUMN messages.words_version IS 'The words in force when it was queued; 0 for those of the product before any change.';
COMMENT ON COLUMN messages.entry_id IS 'The payment of a receipt.';
COMMENT ON COLUMN messages.approval_id IS 'The decided request that a message about a decision tells.';
COMMENT ON COLUMN messages.request_id IS 'The wish of the customer that was answered.';
COMMENT ON COLUMN messages.contact_request_id IS 'The request of a visitor, who gets its code and is no customer.';
COMMENT ON COLUMN messages.code_id IS 'The code of a consent. Its message is written down as being sent when it is made, and is never sent again: the digits are stored nowhere.';
COMMENT ON COLUMN messages.due_on IS 'The due day that a reminder is about.';
COMMENT ON COLUMN messages.reminded_on IS 'The day in Karachi that a reminder is for. A customer gets one a day.';
COMMENT ON COLUMN messages.state IS 'not_known: written down as being sent, and the provider never answered. It is not sent again, because it may have arrived.';
COMMENT ON COLUMN messages.attempted_at IS 'Since when it is being sent or was sent; written before the provider is called. Null again after a refusal that another try follows.';
COMMENT ON COLUMN messages.hundred_cost IS 'The price of a hundred parts, in whole rupees, when it was sent.';

CREATE INDEX messages_to_send ON messages (branch_id, next_try_at, id) WHERE state = 'queued' AND attempted_at IS NULL;
CREATE INDEX messages_under_way ON messages (attempted_at) WHERE state = 'queued' AND attempted_at IS NOT NULL;
CREATE INDEX messages_of_day ON messages (branch_id, attempted_at) WHERE attempted_at IS NOT NULL;
CREATE INDEX messages_newest ON messages (id DESC);
CREATE INDEX messages_of_branch ON messages (branch_id, id DESC);
CREATE INDEX messages_of_state ON messages (state, id DESC);
CREATE INDEX messages_unsent ON messages (id DESC) WHERE state IN ('failed', 'not_known');
CREATE INDEX messages_of_agreement ON messages (agreement_id);

CREATE FUNCTION message_rank(state text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_position(ARRAY['queued', 'dropped', 'not_known', 'sent', 'failed', 'delivered', 'read'], state);
COMMENT ON FUNCTION message_rank IS 'The place of a state in the order in which messages move.';

CREATE TRIGGER messages_stay BEFORE DELETE OR TRUNCATE ON messages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER messages_only_forward BEFORE UPDATE ON messages
  FOR EACH ROW WHEN (message_rank(NEW.state) < message_rank(OLD.state)
                     OR OLD.provider_id IS DISTINCT FROM NEW.provider_id AND OLD.provider_id IS NOT NULL
                     OR (OLD.id, OLD.branch_id, OLD.customer_id, OLD.agreement_id, OLD.template, OLD.words_version, OLD.entry_id, OLD.promise_id, OLD.approval_id, OLD.request_id, OLD.code_id, OLD.contact_request_id, OLD.due_on, OLD.reminded_on, OLD.queued_at)
                        IS DISTINCT FROM
                        (NEW.id, NEW.branch_id, NEW.customer_id, NEW.agreement_id, NEW.template, NEW.words_version, NEW.entry_id, NEW.promise_id, NEW.approval_id, NEW.request_id, NEW.code_id, NEW.contact_request_id, NEW.due_on, NEW.reminded_on, NEW.queued_at))
  EXECUTE FUNCTION refuse_change();

CREATE TABLE message_reports (
  channel text NOT NULL CONSTRAINT message_reports_channel_known CHECK (channel IN ('whatsapp', 'sms')),
  provider_id text NOT NULL CONSTRAINT message_reports_provider_id_not_empty CHECK (provider_id <> ''),
  state text NOT NULL
    CONSTRAINT message_reports_state_known CHECK (state IN ('sent', 'failed', 'delivered', 'read')),
  reason text,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (channel, provider_id, state),
  CONSTRAINT message_reports_reason_given CHECK ((reason IS NOT NULL) = (state = 'failed'))
);
COMMENT ON TABLE message_reports IS 'The reports of providers on messages, each kind once. One may be here before the id of its message is written down, and one may be about no message of ours.';

CREATE TRIGGER message_reports_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON message_reports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION note_rows_of_message_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('message_rules ' || now.branch_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.branch_id, now.daily_max, now.is_paused, now.version)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('message_rules ' || now.branch_id::text || ' ' || digest_of(ROW(was.branch_id, was.daily_max, was.is_paused, was.version)::text) || ' ' || digest_of(ROW(now.branch_id, now.daily_max, now.is_paused, now.version)::text), E'\n'))
       FROM was JOIN now USING (branch_id) WHERE ROW(was.branch_id, was.daily_max, was.is_paused, was.version) IS DISTINCT FROM ROW(now.branch_id, now.daily_max, now.is_paused, now.version);
  ELSE
    PERFORM note_rows(string_agg('message_rules ' || was.branch_id::text || ' ' || digest_of(ROW(was.branch_id, was.daily_max, was.is_paused, was.version)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER message_rules_added_note_rows AFTER INSERT ON message_rules
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_rules();
CREATE OR REPLACE TRIGGER message_rules_changed_note_rows AFTER UPDATE ON message_rules
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_rules();
CREATE OR REPLACE TRIGGER message_rules_removed_note_rows AFTER DELETE ON message_rules
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_rules();

CREATE OR REPLACE FUNCTION note_rows_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('messages ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.customer_id, now.agreement_id, now.template, now.words_version, now.entry_id, now.promise_id, now.approval_id, now.request_id, now.code_id, now.contact_request_id, (extract(epoch FROM now.queued_at) * 1000000)::bigint, now.due_on - date '1970-01-01', now.reminded_on - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('messages ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.customer_id, was.agreement_id, was.template, was.words_version, was.entry_id, was.promise_id, was.approval_id, was.request_id, was.code_id, was.contact_request_id, (extract(epoch FROM was.queued_at) * 1000000)::bigint, was.due_on - date '1970-01-01', was.reminded_on - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.customer_id, now.agreement_id, now.template, now.words_version, now.entry_id, now.promise_id, now.approval_id, now.request_id, now.code_id, now.contact_request_id, (extract(epoch FROM now.queued_at) * 1000000)::bigint, now.due_on - date '1970-01-01', now.reminded_on - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.customer_id, was.agreement_id, was.template, was.words_version, was.entry_id, was.promise_id, was.approval_id, was.request_id, was.code_id, was.contact_request_id, was.queued_at, was.due_on, was.reminded_on) IS DISTINCT FROM ROW(now.id, now.branch_id, now.customer_id, now.agreement_id, now.template, now.words_version, now.entry_id, now.promise_id, now.approval_id, now.request_id, now.code_id, now.contact_request_id, now.queued_at, now.due_on, now.reminded_on);
  ELSE
    PERFORM note_rows(string_agg('messages ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.customer_id, was.agreement_id, was.template, was.words_version, was.entry_id, was.promise_id, was.approval_id, was.request_id, was.code_id, was.contact_request_id, (extract(epoch FROM was.queued_at) * 1000000)::bigint, was.due_on - date '1970-01-01', was.reminded_on - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER messages_added_note_rows AFTER INSERT ON messages
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_messages();
CREATE OR REPLACE TRIGGER messages_changed_note_rows AFTER UPDATE ON messages
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_messages();
CREATE OR REPLACE TRIGGER messages_removed_note_rows AFTER DELETE ON messages
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_messages();

CREATE OR REPLACE FUNCTION note_rows_of_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('message_words ' || now.template::text || ',' || now.version::text || ' ' || '-' || ' ' || digest_of(ROW(now.template, now.version, now.words, now.words_ur, (extract(epoch FROM now.set_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('message_words ' || now.template::text || ',' || now.version::text || ' ' || digest_of(ROW(was.template, was.version, was.words, was.words_ur, (extract(epoch FROM was.set_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.template, now.version, now.words, now.words_ur, (extract(epoch FROM now.set_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (template, version) WHERE ROW(was.template, was.version, was.words, was.words_ur, was.set_at) IS DISTINCT FROM ROW(now.template, now.version, now.words, now.words_ur, now.set_at);
  ELSE
    PERFORM note_rows(string_agg('message_words ' || was.template::text || ',' || was.version::text || ' ' || digest_of(ROW(was.template, was.version, was.words, was.words_ur, (extract(epoch FROM was.set_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER message_words_added_note_rows AFTER INSERT ON message_words
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_words();
CREATE OR REPLACE TRIGGER message_words_changed_note_rows AFTER UPDATE ON message_words
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_words();
CREATE OR REPLACE TRIGGER message_words_removed_note_rows AFTER DELETE ON message_words
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_words();
