-- Rules that have names, checks that look at an agreement once, names folded by the database, and comments that readers of the
-- schema need.

-- What a code is for says what it opens: the account's sign-in. Everything that was named after the old table follows it.
ALTER TABLE account_codes RENAME TO sign_in_codes;
DO $$
DECLARE
  old_name text;
BEGIN
  FOR old_name IN SELECT conname FROM pg_constraint WHERE conrelid = 'sign_in_codes'::regclass AND conname LIKE 'account\_codes\_%' LOOP
    EXECUTE format('ALTER TABLE sign_in_codes RENAME CONSTRAINT %I TO %I', old_name, replace(old_name, 'account_codes', 'sign_in_codes'));
  END LOOP;
END
$$;
ALTER INDEX account_codes_customer RENAME TO sign_in_codes_customer;
ALTER INDEX account_codes_user RENAME TO sign_in_codes_user;

-- Every CHECK by its rule, so that a failed write says which one it broke.
ALTER TABLE sign_in_codes RENAME CONSTRAINT sign_in_codes_check TO sign_in_codes_customer_by_purpose;
ALTER TABLE sign_in_codes RENAME CONSTRAINT sign_in_codes_check1 TO sign_in_codes_user_by_purpose;
ALTER TABLE sign_in_codes RENAME CONSTRAINT sign_in_codes_code_hash_check TO sign_in_codes_code_hash_is_sha256;
ALTER TABLE sign_in_codes RENAME CONSTRAINT sign_in_codes_purpose_check TO sign_in_codes_purpose_known;
ALTER TABLE agreement_counters RENAME CONSTRAINT agreement_counters_last_serial_check TO agreement_counters_last_serial_positive;
ALTER TABLE agreement_counters RENAME CONSTRAINT agreement_counters_year_check TO agreement_counters_year_2000_to_2099;
ALTER TABLE agreement_guarantors RENAME CONSTRAINT agreement_guarantors_relation_check TO agreement_guarantors_relation_not_empty;
ALTER TABLE agreement_items RENAME CONSTRAINT agreement_items_description_check TO agreement_items_description_not_empty;
ALTER TABLE agreement_items RENAME CONSTRAINT agreement_items_position_check TO agreement_items_position_positive;
ALTER TABLE agreement_items RENAME CONSTRAINT agreement_items_quantity_check TO agreement_items_quantity_positive;
ALTER TABLE agreement_items RENAME CONSTRAINT agreement_items_unit_price_check TO agreement_items_unit_price_positive;
ALTER TABLE agreements RENAME CONSTRAINT agreements_check TO agreements_first_due_not_before_start;
ALTER TABLE agreements RENAME CONSTRAINT agreements_check1 TO agreements_consented_version_exists;
ALTER TABLE agreements RENAME CONSTRAINT agreements_check2 TO agreements_recovered_at_most_written_off;
ALTER TABLE agreements RENAME CONSTRAINT agreements_consent_how_check TO agreements_consent_how_known;
ALTER TABLE agreements RENAME CONSTRAINT agreements_contract_kind_check TO agreements_contract_kind_known;
ALTER TABLE agreements RENAME CONSTRAINT agreements_down_payment_check TO agreements_down_payment_not_negative;
ALTER TABLE agreements RENAME CONSTRAINT agreements_financed_check TO agreements_financed_positive;
ALTER TABLE agreements RENAME CONSTRAINT agreements_frequency_every_check TO agreements_frequency_every_positive;
ALTER TABLE agreements RENAME CONSTRAINT agreements_frequency_unit_check TO agreements_frequency_unit_known;
ALTER TABLE agreements RENAME CONSTRAINT agreements_installment_count_check TO agreements_installment_count_1_to_520;
ALTER TABLE agreements RENAME CONSTRAINT agreements_number_check TO agreements_number_well_formed;
ALTER TABLE agreements RENAME CONSTRAINT agreements_outstanding_check TO agreements_outstanding_not_negative;
ALTER TABLE agreements RENAME CONSTRAINT agreements_overpaid_check TO agreements_overpaid_not_negative;
ALTER TABLE agreements RENAME CONSTRAINT agreements_paid_check TO agreements_paid_not_negative;
ALTER TABLE agreements RENAME CONSTRAINT agreements_price_check TO agreements_price_positive;
ALTER TABLE agreements RENAME CONSTRAINT agreements_relief_check TO agreements_relief_not_negative;
ALTER TABLE agreements RENAME CONSTRAINT agreements_rounding_step_check TO agreements_rounding_step_positive;
ALTER TABLE agreements RENAME CONSTRAINT agreements_service_check TO agreements_service_known;
ALTER TABLE agreements RENAME CONSTRAINT agreements_status_check TO agreements_status_known;
ALTER TABLE agreements RENAME CONSTRAINT agreements_written_off_check TO agreements_written_off_not_negative;
ALTER TABLE approvals RENAME CONSTRAINT approvals_amount_check TO approvals_amount_positive;
ALTER TABLE approvals RENAME CONSTRAINT approvals_evidence_check TO approvals_evidence_not_empty;
ALTER TABLE approvals RENAME CONSTRAINT approvals_kind_check TO approvals_kind_known;
ALTER TABLE approvals RENAME CONSTRAINT approvals_reason_check TO approvals_reason_not_empty;
ALTER TABLE approvals RENAME CONSTRAINT approvals_state_check TO approvals_state_known;
ALTER TABLE audit_chains RENAME CONSTRAINT audit_chains_last_hash_check TO audit_chains_last_hash_is_sha256;
ALTER TABLE audit_checkpoints RENAME CONSTRAINT audit_checkpoints_hash_check TO audit_checkpoints_hash_is_sha256;
ALTER TABLE audit_checkpoints RENAME CONSTRAINT audit_checkpoints_position_check TO audit_checkpoints_position_positive;
ALTER TABLE audit_checks RENAME CONSTRAINT audit_checks_is_the_one_check TO audit_checks_one_row;
ALTER TABLE audit_events RENAME CONSTRAINT audit_events_action_check TO audit_events_action_in_snake_case;
ALTER TABLE audit_events RENAME CONSTRAINT audit_events_subject_check TO audit_events_subject_in_snake_case;
ALTER TABLE branch_portfolios RENAME CONSTRAINT branch_portfolios_active_count_check TO branch_portfolios_active_count_not_negative;
ALTER TABLE branch_portfolios RENAME CONSTRAINT branch_portfolios_outstanding_check TO branch_portfolios_outstanding_not_negative;
ALTER TABLE branch_portfolios RENAME CONSTRAINT branch_portfolios_overpaid_check TO branch_portfolios_overpaid_not_negative;
ALTER TABLE branch_portfolios RENAME CONSTRAINT branch_portfolios_recovered_check TO branch_portfolios_recovered_not_negative;
ALTER TABLE branch_portfolios RENAME CONSTRAINT branch_portfolios_written_off_check TO branch_portfolios_written_off_not_negative;
ALTER TABLE branches RENAME CONSTRAINT branches_address_check TO branches_address_not_empty;
ALTER TABLE branches RENAME CONSTRAINT branches_address_ur_check TO branches_address_ur_not_empty;
ALTER TABLE branches RENAME CONSTRAINT branches_area_check TO branches_area_not_empty;
ALTER TABLE branches RENAME CONSTRAINT branches_area_ur_check TO branches_area_ur_not_empty;
ALTER TABLE branches RENAME CONSTRAINT branches_check TO branches_close_after_opening;
ALTER TABLE branches RENAME CONSTRAINT branches_check1 TO branches_directions_need_a_map;
ALTER TABLE branches RENAME CONSTRAINT branches_city_check TO branches_city_not_empty;
ALTER TABLE branches RENAME CONSTRAINT branches_city_ur_check TO branches_city_ur_not_empty;
ALTER TABLE branches RENAME CONSTRAINT branches_code_check TO branches_code_three_capitals;
ALTER TABLE branches RENAME CONSTRAINT branches_manager_check TO branches_manager_not_empty;
ALTER TABLE branches RENAME CONSTRAINT branches_manager_ur_check TO branches_manager_ur_not_empty;
ALTER TABLE branches RENAME CONSTRAINT branches_map_url_check TO branches_map_url_is_https;
ALTER TABLE branches RENAME CONSTRAINT branches_phone_check TO branches_phone_is_a_mobile;
ALTER TABLE collection_days RENAME CONSTRAINT collection_days_amount_check TO collection_days_amount_not_negative;
ALTER TABLE collection_days RENAME CONSTRAINT collection_days_entry_count_check TO collection_days_entry_count_not_negative;
ALTER TABLE contact_log RENAME CONSTRAINT contact_log_channel_check TO contact_log_channel_known;
ALTER TABLE contact_log RENAME CONSTRAINT contact_log_outside_hours_reason_check TO contact_log_outside_hours_reason_not_empty;
ALTER TABLE contact_log RENAME CONSTRAINT contact_log_result_check TO contact_log_result_known;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_address_check TO contact_requests_address_not_empty;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_check TO contact_requests_address_unless_inquiry;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_check1 TO contact_requests_inquiry_has_a_message;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_check2 TO contact_requests_visit_has_a_time;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_check3 TO contact_requests_date_is_of_a_visit;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_form_type_check TO contact_requests_form_type_known;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_full_name_check TO contact_requests_full_name_not_empty;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_language_check TO contact_requests_language_known;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_message_check TO contact_requests_message_not_empty;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_phone_check TO contact_requests_phone_is_a_mobile;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_preferred_time_check TO contact_requests_preferred_time_known;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_service_type_check TO contact_requests_service_type_known;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_status_check TO contact_requests_status_known;
ALTER TABLE contact_requests RENAME CONSTRAINT contact_requests_submission_digest_check TO contact_requests_submission_digest_is_sha256;
ALTER TABLE creation_keys RENAME CONSTRAINT creation_keys_request_hash_check TO creation_keys_request_hash_is_sha256;
ALTER TABLE customer_documents RENAME CONSTRAINT customer_documents_bytes_check TO customer_documents_bytes_positive;
ALTER TABLE customer_documents RENAME CONSTRAINT customer_documents_check TO customer_documents_removed_by_someone;
ALTER TABLE customer_documents RENAME CONSTRAINT customer_documents_file_hash_check TO customer_documents_file_hash_is_sha256;
ALTER TABLE customer_documents RENAME CONSTRAINT customer_documents_height_check TO customer_documents_height_positive;
ALTER TABLE customer_documents RENAME CONSTRAINT customer_documents_kind_check TO customer_documents_kind_known;
ALTER TABLE customer_documents RENAME CONSTRAINT customer_documents_width_check TO customer_documents_width_positive;
ALTER TABLE customers RENAME CONSTRAINT customers_address_check TO customers_address_not_empty;
ALTER TABLE customers RENAME CONSTRAINT customers_check TO customers_cnic_seen_by_someone;
ALTER TABLE customers RENAME CONSTRAINT customers_city_check TO customers_city_not_empty;
ALTER TABLE customers RENAME CONSTRAINT customers_cnic_check TO customers_cnic_has_13_digits;
ALTER TABLE customers RENAME CONSTRAINT customers_email_check TO customers_email_well_formed;
ALTER TABLE customers RENAME CONSTRAINT customers_full_name_check TO customers_full_name_not_empty;
ALTER TABLE customers RENAME CONSTRAINT customers_full_name_ur_check TO customers_full_name_ur_not_empty;
ALTER TABLE customers RENAME CONSTRAINT customers_gender_check TO customers_gender_known;
ALTER TABLE customers RENAME CONSTRAINT customers_household_size_check TO customers_household_size_1_to_50;
ALTER TABLE customers RENAME CONSTRAINT customers_monthly_income_check TO customers_monthly_income_not_negative;
ALTER TABLE customers RENAME CONSTRAINT customers_occupation_check TO customers_occupation_not_empty;
ALTER TABLE customers RENAME CONSTRAINT customers_phone_check TO customers_phone_is_a_mobile;
ALTER TABLE customers RENAME CONSTRAINT customers_relative_check TO customers_relative_known;
ALTER TABLE customers RENAME CONSTRAINT customers_relative_name_check TO customers_relative_name_not_empty;
ALTER TABLE customers RENAME CONSTRAINT customers_second_phone_check TO customers_second_phone_is_a_mobile;
ALTER TABLE customers RENAME CONSTRAINT customers_status_check TO customers_status_known;
ALTER TABLE employees RENAME CONSTRAINT employees_back_dating_bounded TO employees_back_dating_days_max_at_most_90;
ALTER TABLE employees RENAME CONSTRAINT employees_back_dating_days_max_check TO employees_back_dating_days_max_not_negative;
ALTER TABLE employees RENAME CONSTRAINT employees_cnic_check TO employees_cnic_has_13_digits;
ALTER TABLE employees RENAME CONSTRAINT employees_designation_check TO employees_designation_not_empty;
ALTER TABLE entries RENAME CONSTRAINT entries_amount_check TO entries_amount_positive;
ALTER TABLE entries RENAME CONSTRAINT entries_kind_check TO entries_kind_known;
ALTER TABLE entries RENAME CONSTRAINT entries_method_known TO entries_method_given;
ALTER TABLE entries RENAME CONSTRAINT entries_method_check TO entries_method_known;
ALTER TABLE entries RENAME CONSTRAINT entries_payer_phone_check TO entries_payer_phone_is_a_mobile;
ALTER TABLE entries RENAME CONSTRAINT entries_position_check TO entries_position_positive;
ALTER TABLE entries RENAME CONSTRAINT entries_reference_check TO entries_reference_not_empty;
ALTER TABLE entries RENAME CONSTRAINT entries_rule_check TO entries_rule_known;
ALTER TABLE google_hand_overs RENAME CONSTRAINT google_hand_overs_secret_hash_check TO google_hand_overs_secret_hash_is_sha256;
ALTER TABLE guarantors RENAME CONSTRAINT guarantors_address_check TO guarantors_address_not_empty;
ALTER TABLE guarantors RENAME CONSTRAINT guarantors_cnic_check TO guarantors_cnic_has_13_digits;
ALTER TABLE guarantors RENAME CONSTRAINT guarantors_full_name_check TO guarantors_full_name_not_empty;
ALTER TABLE guarantors RENAME CONSTRAINT guarantors_occupation_check TO guarantors_occupation_not_empty;
ALTER TABLE guarantors RENAME CONSTRAINT guarantors_phone_check TO guarantors_phone_is_a_mobile;
ALTER TABLE idempotency_keys RENAME CONSTRAINT idempotency_keys_request_hash_check TO idempotency_keys_request_hash_is_sha256;
ALTER TABLE installments RENAME CONSTRAINT installments_amount_check TO installments_amount_positive;
ALTER TABLE installments RENAME CONSTRAINT installments_check TO installments_paid_at_most_amount;
ALTER TABLE installments RENAME CONSTRAINT installments_number_check TO installments_number_not_negative;
ALTER TABLE lender_content RENAME CONSTRAINT lender_content_content_check TO lender_content_is_an_object;
ALTER TABLE lender_content RENAME CONSTRAINT lender_content_section_check TO lender_content_section_known;
ALTER TABLE lender_content RENAME CONSTRAINT lender_content_version_check TO lender_content_version_positive;
ALTER TABLE office_rules RENAME CONSTRAINT office_rules_check TO office_rules_contact_ends_after_it_starts;
ALTER TABLE office_rules RENAME CONSTRAINT office_rules_is_the_one_check TO office_rules_one_row;
ALTER TABLE office_rules RENAME CONSTRAINT office_rules_new_employee_back_dating_days_check TO office_rules_new_employee_back_dating_days_0_to_90;
ALTER TABLE office_rules RENAME CONSTRAINT office_rules_staff_idle_minutes_check TO office_rules_staff_idle_minutes_5_to_60;
ALTER TABLE payment_promises RENAME CONSTRAINT payment_promises_amount_check TO payment_promises_amount_positive;
ALTER TABLE payment_promises RENAME CONSTRAINT payment_promises_check TO payment_promises_not_for_the_past;
ALTER TABLE products RENAME CONSTRAINT products_cash_price_check TO products_cash_price_positive;
ALTER TABLE products RENAME CONSTRAINT products_category_check TO products_category_known;
ALTER TABLE products RENAME CONSTRAINT products_down_payment_min_percent_check TO products_down_payment_min_percent_0_to_99;
ALTER TABLE products RENAME CONSTRAINT products_name_check TO products_name_not_empty;
ALTER TABLE products RENAME CONSTRAINT products_name_ur_check TO products_name_ur_not_empty;
ALTER TABLE products RENAME CONSTRAINT products_picture_hash_check TO products_picture_hash_is_sha256;
ALTER TABLE products RENAME CONSTRAINT products_picture_height_check TO products_picture_height_positive;
ALTER TABLE products RENAME CONSTRAINT products_picture_width_check TO products_picture_width_positive;
ALTER TABLE products RENAME CONSTRAINT products_rounding_step_check TO products_rounding_step_positive;
ALTER TABLE products RENAME CONSTRAINT products_terms_months_check TO products_terms_months_positive;
ALTER TABLE receipt_counters RENAME CONSTRAINT receipt_counters_last_serial_check TO receipt_counters_last_serial_positive;
ALTER TABLE receipts RENAME CONSTRAINT receipts_check TO receipts_next_due_whole;
ALTER TABLE receipts RENAME CONSTRAINT receipts_code_check TO receipts_code_hard_to_guess;
ALTER TABLE receipts RENAME CONSTRAINT receipts_next_due_amount_check TO receipts_next_due_amount_positive;
ALTER TABLE receipts RENAME CONSTRAINT receipts_outstanding_after_check TO receipts_outstanding_after_not_negative;
ALTER TABLE receipts RENAME CONSTRAINT receipts_serial_check TO receipts_serial_positive;
ALTER TABLE recovery_codes RENAME CONSTRAINT recovery_codes_code_hash_check TO recovery_codes_code_hash_is_sha256;
ALTER TABLE relief_fund RENAME CONSTRAINT relief_fund_granted_check TO relief_fund_granted_not_negative;
ALTER TABLE relief_fund RENAME CONSTRAINT relief_fund_is_the_one_check TO relief_fund_one_row;
ALTER TABLE schedules RENAME CONSTRAINT schedules_carried_check TO schedules_carried_is_a_list;
ALTER TABLE schedules RENAME CONSTRAINT schedules_check TO schedules_previous_is_earlier;
ALTER TABLE schedules RENAME CONSTRAINT schedules_number_check TO schedules_number_positive;
ALTER TABLE sessions RENAME CONSTRAINT sessions_check TO sessions_expire_by_their_end;
ALTER TABLE sessions RENAME CONSTRAINT sessions_cookie_hash_check TO sessions_cookie_hash_is_sha256;
ALTER TABLE sessions RENAME CONSTRAINT sessions_token_hash_check TO sessions_token_hash_is_sha256;
ALTER TABLE users RENAME CONSTRAINT users_check TO users_phone_or_email_given;
ALTER TABLE users RENAME CONSTRAINT users_check1 TO users_confirmed_totp_has_a_secret;
ALTER TABLE users RENAME CONSTRAINT users_email_check TO users_email_well_formed;
ALTER TABLE users RENAME CONSTRAINT users_full_name_check TO users_full_name_not_empty;
ALTER TABLE users RENAME CONSTRAINT users_language_check TO users_language_known;
ALTER TABLE users RENAME CONSTRAINT users_phone_check TO users_phone_is_a_mobile;
ALTER TABLE users RENAME CONSTRAINT users_role_check TO users_role_known;

-- Money is collected by these; `transfer` moves between agreements and is not collected.
ALTER TABLE collection_days
  ADD CONSTRAINT collection_days_method_known CHECK (method IN ('cash', 'bank', 'jazzcash', 'easypaisa', 'raast', 'cheque'));

-- The schedule that counts exists. It is written after its agreement, so this is looked at when the transaction ends.
ALTER TABLE agreements
  ADD CONSTRAINT agreements_schedule_fkey FOREIGN KEY (id, schedule_number) REFERENCES schedules (agreement_id, number)
      DEFERRABLE INITIALLY DEFERRED;

CREATE INDEX approvals_agreement ON approvals (agreement_id);
-- A branch's requests that nobody has taken yet, newest first.
CREATE INDEX contact_requests_unassigned_of_branch ON contact_requests (branch_id, received_at DESC, id DESC)
  WHERE assignee_id IS NULL;
-- What has expired is found by these and deleted. A session's use moves expires_at, so that has no index.
CREATE INDEX sessions_end ON sessions (ends_at);
CREATE INDEX sign_in_codes_expiry ON sign_in_codes (expires_at);

-- Whether an agreement adds up. Both were looked at once for each row that was written, each time over all rows.
DROP TRIGGER agreements_schedule_adds_up ON agreements;
DROP TRIGGER agreements_items_are_the_price ON agreements;
DROP TRIGGER installments_add_up ON installments;
DROP TRIGGER agreement_items_are_the_price ON agreement_items;
DROP FUNCTION check_schedule();
DROP FUNCTION check_items();

CREATE FUNCTION schedule_adds_up(agreement agreements) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(
           s.financed = agreement.financed AND s.is_ascending AND (s.rows = s.dates OR d.carried <> '[]')
           AND coalesce(s.down_payment, agreement.down_payment) = agreement.down_payment
           AND (s.down_payment IS NOT NULL OR agreement.down_payment = 0 OR agreement.entry_count = 0), false)
    FROM (SELECT sum(amount) FILTER (WHERE number > 0) AS financed,
                 sum(amount) FILTER (WHERE number = 0) AS down_payment,
                 count(*) FILTER (WHERE number > 0) AS rows,
                 count(DISTINCT due_on) FILTER (WHERE number > 0) AS dates,
                 array_agg(due_on ORDER BY number) = array_agg(due_on ORDER BY due_on) AS is_ascending
            FROM installments
           WHERE agreement_id = agreement.id AND schedule_number = agreement.schedule_number) s
    JOIN schedules d ON d.agreement_id = agreement.id AND d.number = agreement.schedule_number
$$;

CREATE FUNCTION items_are_the_price(agreement agreements) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(quantity * unit_price) = agreement.price, false) FROM agreement_items WHERE agreement_id = agreement.id
$$;

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

CREATE CONSTRAINT TRIGGER agreements_add_up
  AFTER INSERT OR UPDATE OF price, down_payment, relief, schedule_number ON agreements
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

CREATE TRIGGER installments_add_up AFTER INSERT ON installments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION check_agreements_of_rows();
CREATE TRIGGER agreement_items_added AFTER INSERT ON agreement_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION check_agreements_of_rows();
CREATE TRIGGER agreement_items_removed AFTER DELETE ON agreement_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION check_agreements_of_rows();
-- Other items take the place of a draft's; none is changed.
CREATE TRIGGER agreement_items_stand BEFORE UPDATE OR TRUNCATE ON agreement_items
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Folds every text as the server does: by lists of letters of its own, so that neither the locale of a database nor the
-- versions of its tables make a difference.
CREATE OR REPLACE FUNCTION folded_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    translate(
      regexp_replace(
        lower(normalize(translate(name, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), NFKD) COLLATE "C"),
        '[\uFE00-\uFE0F\u0300-\u036F\u0610-\u061A\u0621\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0897-\u089F\u08CA-\u08E1\u08E3-\u08FF\u200B-\u200F\uFE20-\uFE2F]', '', 'g'),
      'يىكهةۃھە', 'ییکہہہہہ'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u1680\u2000-\u206F\u20A0-\u20CF\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uE000-\uF8FF\uFD3E-\uFD4F\uFDFD-\uFDFF\uFEFF\uFFF9-\uFFFD\U0001F000-\U0001FAFF]+', ' ', 'g'))
$$;

-- Written anew, because a generated column keeps what the function gave before.
ALTER TABLE users
  DROP COLUMN name_search,
  ADD COLUMN name_search tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', folded_name(full_name))) STORED;
ALTER TABLE customers
  DROP COLUMN name_search,
  ADD COLUMN name_search tsvector NOT NULL
    GENERATED ALWAYS AS (to_tsvector('simple', folded_name(full_name || ' ' || coalesce(full_name_ur, '')))) STORED;
ALTER TABLE contact_requests
  DROP COLUMN name_search,
  ADD COLUMN name_search tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', folded_name(full_name))) STORED;
CREATE INDEX users_name ON users USING gin (name_search);
CREATE INDEX customers_name ON customers USING gin (name_search);
CREATE INDEX contact_requests_name ON contact_requests USING gin (name_search);

-- What names and types can't say.
COMMENT ON FUNCTION audit_hash IS 'Everything of an event but its own hash; the instant in microseconds, so that no setting of a session changes the text.';
COMMENT ON FUNCTION chain_audit_event IS 'Gives an event its place after the last one of its chain. The row lock on the chain puts its events in one order.';
COMMENT ON FUNCTION check_agreement IS 'What the customer pays is the price: refuses, when the transaction ends, an agreement whose schedule or items do not add up to it.';
COMMENT ON FUNCTION check_agreements_of_rows IS 'Looks once at each agreement whose rows a statement added or removed. One that does not add up yet is touched, so that check_agreement looks at it again when the transaction ends.';
COMMENT ON FUNCTION folded_name IS 'The text that names are found by: the same as foldForSearch in src/domain/person/fold-for-search.ts, which a test holds against it.';
COMMENT ON FUNCTION items_are_the_price IS 'Whether the items of an agreement come to its price.';
COMMENT ON FUNCTION notify_site_content IS 'Tells every process that serves the public site to publish it again.';
COMMENT ON FUNCTION refuse_change IS 'For tables that are only added to.';
COMMENT ON FUNCTION schedule_adds_up IS 'Whether the rows of the schedule that counts come to what is financed, on dates that ascend, with the down payment once anything was delivered. Two rows share a day only where a reschedule moved an open row to the day of a paid one.';

COMMENT ON TABLE agreement_counters IS 'The last serial of agreement numbers; its row lock keeps them without gaps.';
COMMENT ON TABLE agreement_guarantors IS 'Who vouches for an agreement.';
COMMENT ON TABLE agreement_items IS 'What was sold, as it was named and priced on that day.';
COMMENT ON TABLE agreements IS 'Money is whole rupees. What the customer pays is the price, less relief: no column can add to it.';
COMMENT ON COLUMN agreements.relief IS 'Granted before the start; relief granted later is an entry.';
COMMENT ON COLUMN agreements.terms_version IS 'Counts the terms that the customer was shown in a key fact statement; consent is to one of them.';
COMMENT ON COLUMN agreements.schedule_number IS 'Which of its schedules counts.';
COMMENT ON COLUMN agreements.paid IS 'This and the figures after it are what replaying the entries gives. Days past due are not stored: they follow from the oldest unpaid due date and today.';
COMMENT ON COLUMN agreements.version IS 'Every change adds one; a write that was worked out from an older version does nothing.';
COMMENT ON TABLE approvals IS 'What one person requests with a reason and another decides.';
COMMENT ON COLUMN approvals.entry_id IS 'The entry that a reversal is requested for.';
COMMENT ON COLUMN approvals.amount IS 'Whole rupees.';
COMMENT ON COLUMN approvals.evidence IS 'What shows a family''s need.';
COMMENT ON COLUMN approvals.details IS 'The form of the request, for kinds that need more than an amount.';
COMMENT ON COLUMN approvals.decided_alone IS 'A superadmin decided a request of their own and entered the password again for it.';
COMMENT ON TABLE audit_chains IS 'Where each chain of the audit ends. One chain for each branch, so that branches do not wait for one another, and one, the nil UUID, for the lender as a whole.';
COMMENT ON TABLE audit_checkpoints IS 'How far each chain was recomputed and found whole. It saves time and proves nothing: npm run verify reads everything.';
COMMENT ON TABLE audit_checks IS 'The last check of the audit; one row once there was one.';
COMMENT ON TABLE audit_events IS 'Who did what to what, when and from where. Nobody changes or removes an event; inserts leave out position and hashes, which a trigger fills in.';
COMMENT ON COLUMN audit_events.actor_id IS 'Null for what the product does by itself, or what nobody signed in did.';
COMMENT ON COLUMN audit_events.before IS 'Sensitive values are masked before they come here; after likewise.';
COMMENT ON TABLE branch_portfolios IS 'What the delivered agreements of a branch add up to, in whole rupees. Moved by the posting that changes it.';
COMMENT ON TABLE branches IS 'The lender''s branches, in its order.';
COMMENT ON COLUMN branches.code IS 'Begins every agreement and receipt number of the branch, so it never changes.';
COMMENT ON COLUMN branches.is_public IS 'Shown on the public site.';
COMMENT ON COLUMN branches.directions_enabled IS 'Directions and call act on the public site.';
COMMENT ON TABLE collection_days IS 'What was collected from customers, in whole rupees, by the day it counts for: payments and recoveries that were not reversed. A reversal takes away from the day of what it reverses.';
COMMENT ON TABLE contact_log IS 'Every time someone spoke with a customer about paying.';
COMMENT ON COLUMN contact_log.outside_hours_reason IS 'Why a customer was called or written to outside contact hours.';
COMMENT ON TABLE contact_requests IS 'What visitors leave through the three forms of the public site.';
COMMENT ON COLUMN contact_requests.submission_key IS 'The same submission, sent twice, has the same key.';
COMMENT ON COLUMN contact_requests.submission_digest IS 'Tells a repeat from another form under a used key.';
COMMENT ON TABLE creation_keys IS 'What was created with a key: the same form sent twice creates one thing. Only its id is kept, because what it was made of may be personal.';
COMMENT ON TABLE customer_documents IS 'Pictures of a customer''s papers. The bytes are files, found by their SHA-256.';
COMMENT ON COLUMN customer_documents.removed_at IS 'Also set when another one took its place.';
COMMENT ON TABLE customers IS 'The people the lender trades with.';
COMMENT ON COLUMN customers.cnic_seen_by IS 'Who saw the original card.';
COMMENT ON COLUMN customers.monthly_income IS 'Whole rupees.';
COMMENT ON COLUMN customers.officer_id IS 'The officer in charge.';
COMMENT ON COLUMN customers.user_id IS 'The customer''s own sign-in, once there is one.';
COMMENT ON COLUMN customers.privacy_consent_at IS 'When the customer agreed to the privacy notice; without it nothing is stored.';
COMMENT ON COLUMN customers.version IS 'Goes up with every change: whoever saves second is told, instead of undoing the first.';
COMMENT ON TABLE employees IS 'What the lender knows of a member of staff besides the user.';
COMMENT ON COLUMN employees.back_dating_days_max IS 'How many days before today the employee may value an entry without a second person.';
COMMENT ON TABLE entries IS 'The money events of agreements, in whole rupees: added, never changed or removed.';
COMMENT ON COLUMN entries.position IS 'Its place in the agreement''s order of entries, from 1.';
COMMENT ON COLUMN entries.method IS 'How the money came or went; null where none moved. transfer: from or to another agreement.';
COMMENT ON COLUMN entries.rule IS 'Where money beyond what is due goes.';
COMMENT ON COLUMN entries.approval_id IS 'The decision that the entry was recorded by.';
COMMENT ON TABLE google_hand_overs IS 'Whom Google has just sent back, until the page that asked has signed them in. Deleted once used or expired.';
COMMENT ON TABLE guarantors IS 'People who vouch for customers; one row for each person, whatever they vouch for.';
COMMENT ON TABLE idempotency_keys IS 'What a money request with that key was answered, kept for ever.';
COMMENT ON TABLE installments IS 'The rows of a schedule, in whole rupees. Row 0 is the down payment, added once the goods are delivered.';
COMMENT ON TABLE lender_content IS 'What the lender changed of what it says of itself; a section that is not here is as the product came.';
COMMENT ON TABLE office_rules IS 'How the office works. One row, which is always there.';
COMMENT ON COLUMN office_rules.contact_from IS 'Customers may be called and messaged from then until contact_until without giving a reason, on the clock of Karachi.';
COMMENT ON COLUMN office_rules.new_employee_back_dating_days IS 'What the form for a new employee proposes.';
COMMENT ON TABLE payment_promises IS 'What customers promised to pay, in whole rupees. Whether a promise was kept follows from the payments, so nothing in it changes.';
COMMENT ON TABLE products IS 'What the lender sells in installments.';
COMMENT ON COLUMN products.cash_price IS 'Whole rupees. The installment price is the cash price: there is no second one.';
COMMENT ON COLUMN products.terms_months IS 'The numbers of months over which it may be paid.';
COMMENT ON TABLE rate_limits IS 'Counters of rate-limiter-flexible, shared by all processes; the columns are that library''s. Deleted once expired.';
COMMENT ON COLUMN rate_limits.expire IS 'Milliseconds since 1970.';
COMMENT ON TABLE receipt_counters IS 'The last receipt number of each branch; its row lock, held to the end of the posting, keeps numbers without gaps.';
COMMENT ON TABLE receipts IS 'The numbered proof of money received. A void keeps its number: whether one is void follows from the reversal of its entry.';
COMMENT ON COLUMN receipts.code IS 'What anyone who holds the paper can look it up by; it cannot be guessed from the number.';
COMMENT ON TABLE recovery_codes IS 'One-time codes for the day the authenticator is lost.';
COMMENT ON TABLE relief_fund IS 'What relief comes from, in whole rupees. One row.';
COMMENT ON TABLE schedules IS 'New terms or new dates make a new schedule; the ones before stay as they were.';
COMMENT ON COLUMN schedules.carried IS 'What entries had paid when a reschedule made these rows: [{entryId, number, amount}]. Every posting reads it, so it is here and not in a table of its own.';
COMMENT ON COLUMN entries.transfer_id IS 'What ties the two halves of a moved overpayment; null for all else.';
COMMENT ON COLUMN schedules.previous_number IS 'The schedule that undoing this reschedule puts back; null where nothing was rescheduled.';
COMMENT ON TABLE sessions IS 'Where users are signed in. Deleted after their end.';
COMMENT ON COLUMN sessions.token_hash IS 'SHA-256 of what the browser holds, as is cookie_hash: a copy of this table signs nobody in.';
COMMENT ON COLUMN sessions.expires_at IS 'Moved forward by use, never past ends_at.';
COMMENT ON COLUMN sessions.browser IS 'As the browser named itself; null when it did not.';
COMMENT ON TABLE sign_in_codes IS 'Codes that a branch hands out to sign in or set a password with, and the secrets of mailed and printed links. Each works once. Deleted a month after they expire.';
COMMENT ON COLUMN sign_in_codes.issued_by IS 'Null for what the product makes by itself.';
COMMENT ON COLUMN sign_in_codes.failed_attempts IS 'How often something else was entered for the person it belongs to.';
COMMENT ON TABLE users IS 'The people who sign in.';
COMMENT ON COLUMN users.password_hash IS 'Argon2id in its own text form, salt and cost included. Null until a password is chosen.';
COMMENT ON COLUMN users.email_confirmed_at IS 'When the person showed that the e-mail is theirs, by a mailed link or through Google.';
COMMENT ON COLUMN users.google_subject IS 'Who this is to Google, from the first sign-in through it on.';
COMMENT ON COLUMN users.totp_secret IS 'What the authenticator app was given, in base 32. Counts from totp_confirmed_at on.';
COMMENT ON COLUMN users.totp_last_step IS 'The half minute of the last code that was accepted: neither it nor an older one is accepted again.';
COMMENT ON COLUMN users.version IS 'Goes up with every change that a person makes to the user, so that nobody''s changes are lost.';
