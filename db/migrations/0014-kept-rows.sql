-- The rows beside the books of agreements that the audit holds. The triggers of each table note the rows that a statement has
-- written, and the next event of the transaction takes the notes along. The functions and triggers of the tables are made of
-- the list in src/server/platform/audit/kept-rows/kept-tables.ts.

CREATE FUNCTION note_rows(lines text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF lines IS NOT NULL THEN
    PERFORM set_config('qist.kept_rows', concat_ws(E'\n', nullif(current_setting('qist.kept_rows', true), ''), lines), true);
  END IF;
END
$$;
COMMENT ON FUNCTION note_rows IS 'Keeps what was written for the next event of the transaction. Rows that no event follows are named by npm run verify.';

CREATE OR REPLACE FUNCTION note_rows_of_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('users ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.full_name, now.full_name_ur, now.phone, now.email, now.role, now.is_active, now.is_waiting, now.language, now.list_rows, now.password_hash, now.google_subject, now.is_google_off, now.totp_secret, now.version, (extract(epoch FROM now.email_confirmed_at) * 1000000)::bigint, (extract(epoch FROM now.totp_confirmed_at) * 1000000)::bigint, (extract(epoch FROM now.created_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('users ' || now.id::text || ' ' || digest_of(ROW(was.id, was.full_name, was.full_name_ur, was.phone, was.email, was.role, was.is_active, was.is_waiting, was.language, was.list_rows, was.password_hash, was.google_subject, was.is_google_off, was.totp_secret, was.version, (extract(epoch FROM was.email_confirmed_at) * 1000000)::bigint, (extract(epoch FROM was.totp_confirmed_at) * 1000000)::bigint, (extract(epoch FROM was.created_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.full_name, now.full_name_ur, now.phone, now.email, now.role, now.is_active, now.is_waiting, now.language, now.list_rows, now.password_hash, now.google_subject, now.is_google_off, now.totp_secret, now.version, (extract(epoch FROM now.email_confirmed_at) * 1000000)::bigint, (extract(epoch FROM now.totp_confirmed_at) * 1000000)::bigint, (extract(epoch FROM now.created_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.full_name, was.full_name_ur, was.phone, was.email, was.role, was.is_active, was.is_waiting, was.language, was.list_rows, was.password_hash, was.google_subject, was.is_google_off, was.totp_secret, was.version, was.email_confirmed_at, was.totp_confirmed_at, was.created_at) IS DISTINCT FROM ROW(now.id, now.full_name, now.full_name_ur, now.phone, now.email, now.role, now.is_active, now.is_waiting, now.language, now.list_rows, now.password_hash, now.google_subject, now.is_google_off, now.totp_secret, now.version, now.email_confirmed_at, now.totp_confirmed_at, now.created_at);
  ELSE
    PERFORM note_rows(string_agg('users ' || was.id::text || ' ' || digest_of(ROW(was.id, was.full_name, was.full_name_ur, was.phone, was.email, was.role, was.is_active, was.is_waiting, was.language, was.list_rows, was.password_hash, was.google_subject, was.is_google_off, was.totp_secret, was.version, (extract(epoch FROM was.email_confirmed_at) * 1000000)::bigint, (extract(epoch FROM was.totp_confirmed_at) * 1000000)::bigint, (extract(epoch FROM was.created_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER users_added_note_rows AFTER INSERT ON users
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_users();
CREATE OR REPLACE TRIGGER users_changed_note_rows AFTER UPDATE ON users
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_users();
CREATE OR REPLACE TRIGGER users_removed_note_rows AFTER DELETE ON users
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_users();

CREATE OR REPLACE FUNCTION note_rows_of_employees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('employees ' || now.user_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.user_id, now.branch_id, now.designation_id, now.cnic, now.may_record_payments, now.may_match_unknown_lines, now.back_dating_days_max, now.hand_cash_max, now.decides_agreements_to, now.decides_relief_to, now.decides_reversals_to, now.decides_refunds_to, now.decides_write_offs_to, now.decides_back_dating_days, now.decides_reschedules, now.joined_on - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('employees ' || now.user_id::text || ' ' || digest_of(ROW(was.user_id, was.branch_id, was.designation_id, was.cnic, was.may_record_payments, was.may_match_unknown_lines, was.back_dating_days_max, was.hand_cash_max, was.decides_agreements_to, was.decides_relief_to, was.decides_reversals_to, was.decides_refunds_to, was.decides_write_offs_to, was.decides_back_dating_days, was.decides_reschedules, was.joined_on - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.user_id, now.branch_id, now.designation_id, now.cnic, now.may_record_payments, now.may_match_unknown_lines, now.back_dating_days_max, now.hand_cash_max, now.decides_agreements_to, now.decides_relief_to, now.decides_reversals_to, now.decides_refunds_to, now.decides_write_offs_to, now.decides_back_dating_days, now.decides_reschedules, now.joined_on - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (user_id) WHERE ROW(was.user_id, was.branch_id, was.designation_id, was.cnic, was.may_record_payments, was.may_match_unknown_lines, was.back_dating_days_max, was.hand_cash_max, was.decides_agreements_to, was.decides_relief_to, was.decides_reversals_to, was.decides_refunds_to, was.decides_write_offs_to, was.decides_back_dating_days, was.decides_reschedules, was.joined_on) IS DISTINCT FROM ROW(now.user_id, now.branch_id, now.designation_id, now.cnic, now.may_record_payments, now.may_match_unknown_lines, now.back_dating_days_max, now.hand_cash_max, now.decides_agreements_to, now.decides_relief_to, now.decides_reversals_to, now.decides_refunds_to, now.decides_write_offs_to, now.decides_back_dating_days, now.decides_reschedules, now.joined_on);
  ELSE
    PERFORM note_rows(string_agg('employees ' || was.user_id::text || ' ' || digest_of(ROW(was.user_id, was.branch_id, was.designation_id, was.cnic, was.may_record_payments, was.may_match_unknown_lines, was.back_dating_days_max, was.hand_cash_max, was.decides_agreements_to, was.decides_relief_to, was.decides_reversals_to, was.decides_refunds_to, was.decides_write_offs_to, was.decides_back_dating_days, was.decides_reschedules, was.joined_on - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER employees_added_note_rows AFTER INSERT ON employees
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_employees();
CREATE OR REPLACE TRIGGER employees_changed_note_rows AFTER UPDATE ON employees
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_employees();
CREATE OR REPLACE TRIGGER employees_removed_note_rows AFTER DELETE ON employees
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_employees();

CREATE OR REPLACE FUNCTION note_rows_of_customers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('customers ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.full_name, now.full_name_ur, now.relative, now.relative_name, now.relative_name_ur, now.cnic, now.cnic_seen_by, now.gender, now.phone, now.second_phone, now.email, now.address, now.address_ur, now.city, now.occupation, now.monthly_income, now.household_size, now.language, now.takes_messages, now.branch_id, now.officer_id, now.notes, now.status, now.user_id, now.privacy_consent_how, now.created_by, now.version, (extract(epoch FROM now.cnic_seen_at) * 1000000)::bigint, (extract(epoch FROM now.privacy_consent_at) * 1000000)::bigint, (extract(epoch FROM now.created_at) * 1000000)::bigint, now.cnic_expires_on - date '1970-01-01', now.born_on - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('customers ' || now.id::text || ' ' || digest_of(ROW(was.id, was.full_name, was.full_name_ur, was.relative, was.relative_name, was.relative_name_ur, was.cnic, was.cnic_seen_by, was.gender, was.phone, was.second_phone, was.email, was.address, was.address_ur, was.city, was.occupation, was.monthly_income, was.household_size, was.language, was.takes_messages, was.branch_id, was.officer_id, was.notes, was.status, was.user_id, was.privacy_consent_how, was.created_by, was.version, (extract(epoch FROM was.cnic_seen_at) * 1000000)::bigint, (extract(epoch FROM was.privacy_consent_at) * 1000000)::bigint, (extract(epoch FROM was.created_at) * 1000000)::bigint, was.cnic_expires_on - date '1970-01-01', was.born_on - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.full_name, now.full_name_ur, now.relative, now.relative_name, now.relative_name_ur, now.cnic, now.cnic_seen_by, now.gender, now.phone, now.second_phone, now.email, now.address, now.address_ur, now.city, now.occupation, now.monthly_income, now.household_size, now.language, now.takes_messages, now.branch_id, now.officer_id, now.notes, now.status, now.user_id, now.privacy_consent_how, now.created_by, now.version, (extract(epoch FROM now.cnic_seen_at) * 1000000)::bigint, (extract(epoch FROM now.privacy_consent_at) * 1000000)::bigint, (extract(epoch FROM now.created_at) * 1000000)::bigint, now.cnic_expires_on - date '1970-01-01', now.born_on - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.full_name, was.full_name_ur, was.relative, was.relative_name, was.relative_name_ur, was.cnic, was.cnic_seen_by, was.gender, was.phone, was.second_phone, was.email, was.address, was.address_ur, was.city, was.occupation, was.monthly_income, was.household_size, was.language, was.takes_messages, was.branch_id, was.officer_id, was.notes, was.status, was.user_id, was.privacy_consent_how, was.created_by, was.version, was.cnic_seen_at, was.privacy_consent_at, was.created_at, was.cnic_expires_on, was.born_on) IS DISTINCT FROM ROW(now.id, now.full_name, now.full_name_ur, now.relative, now.relative_name, now.relative_name_ur, now.cnic, now.cnic_seen_by, now.gender, now.phone, now.second_phone, now.email, now.address, now.address_ur, now.city, now.occupation, now.monthly_income, now.household_size, now.language, now.takes_messages, now.branch_id, now.officer_id, now.notes, now.status, now.user_id, now.privacy_consent_how, now.created_by, now.version, now.cnic_seen_at, now.privacy_consent_at, now.created_at, now.cnic_expires_on, now.born_on);
  ELSE
    PERFORM note_rows(string_agg('customers ' || was.id::text || ' ' || digest_of(ROW(was.id, was.full_name, was.full_name_ur, was.relative, was.relative_name, was.relative_name_ur, was.cnic, was.cnic_seen_by, was.gender, was.phone, was.second_phone, was.email, was.address, was.address_ur, was.city, was.occupation, was.monthly_income, was.household_size, was.language, was.takes_messages, was.branch_id, was.officer_id, was.notes, was.status, was.user_id, was.privacy_consent_how, was.created_by, was.version, (extract(epoch FROM was.cnic_seen_at) * 1000000)::bigint, (extract(epoch FROM was.privacy_consent_at) * 1000000)::bigint, (extract(epoch FROM was.created_at) * 1000000)::bigint, was.cnic_expires_on - date '1970-01-01', was.born_on - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER customers_added_note_rows AFTER INSERT ON customers
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customers();
CREATE OR REPLACE TRIGGER customers_changed_note_rows AFTER UPDATE ON customers
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customers();
CREATE OR REPLACE TRIGGER customers_removed_note_rows AFTER DELETE ON customers
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customers();

CREATE OR REPLACE FUNCTION note_rows_of_guarantors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('guarantors ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.full_name, now.full_name_ur, now.cnic, now.phone, now.address, now.occupation, now.created_by, now.version, (extract(epoch FROM now.created_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('guarantors ' || now.id::text || ' ' || digest_of(ROW(was.id, was.full_name, was.full_name_ur, was.cnic, was.phone, was.address, was.occupation, was.created_by, was.version, (extract(epoch FROM was.created_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.full_name, now.full_name_ur, now.cnic, now.phone, now.address, now.occupation, now.created_by, now.version, (extract(epoch FROM now.created_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.full_name, was.full_name_ur, was.cnic, was.phone, was.address, was.occupation, was.created_by, was.version, was.created_at) IS DISTINCT FROM ROW(now.id, now.full_name, now.full_name_ur, now.cnic, now.phone, now.address, now.occupation, now.created_by, now.version, now.created_at);
  ELSE
    PERFORM note_rows(string_agg('guarantors ' || was.id::text || ' ' || digest_of(ROW(was.id, was.full_name, was.full_name_ur, was.cnic, was.phone, was.address, was.occupation, was.created_by, was.version, (extract(epoch FROM was.created_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER guarantors_added_note_rows AFTER INSERT ON guarantors
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_guarantors();
CREATE OR REPLACE TRIGGER guarantors_changed_note_rows AFTER UPDATE ON guarantors
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_guarantors();
CREATE OR REPLACE TRIGGER guarantors_removed_note_rows AFTER DELETE ON guarantors
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_guarantors();

CREATE OR REPLACE FUNCTION note_rows_of_branches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('branches ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.code, now.position, now.city, now.city_ur, now.area, now.area_ur, now.address, now.address_ur, now.phone, now.opens_at, now.closes_at, now.manager, now.manager_ur, now.map_url, now.directions_enabled, now.is_public, now.is_head_office, now.visits_at_once, now.version)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('branches ' || now.id::text || ' ' || digest_of(ROW(was.id, was.code, was.position, was.city, was.city_ur, was.area, was.area_ur, was.address, was.address_ur, was.phone, was.opens_at, was.closes_at, was.manager, was.manager_ur, was.map_url, was.directions_enabled, was.is_public, was.is_head_office, was.visits_at_once, was.version)::text) || ' ' || digest_of(ROW(now.id, now.code, now.position, now.city, now.city_ur, now.area, now.area_ur, now.address, now.address_ur, now.phone, now.opens_at, now.closes_at, now.manager, now.manager_ur, now.map_url, now.directions_enabled, now.is_public, now.is_head_office, now.visits_at_once, now.version)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.code, was.position, was.city, was.city_ur, was.area, was.area_ur, was.address, was.address_ur, was.phone, was.opens_at, was.closes_at, was.manager, was.manager_ur, was.map_url, was.directions_enabled, was.is_public, was.is_head_office, was.visits_at_once, was.version) IS DISTINCT FROM ROW(now.id, now.code, now.position, now.city, now.city_ur, now.area, now.area_ur, now.address, now.address_ur, now.phone, now.opens_at, now.closes_at, now.manager, now.manager_ur, now.map_url, now.directions_enabled, now.is_public, now.is_head_office, now.visits_at_once, now.version);
  ELSE
    PERFORM note_rows(string_agg('branches ' || was.id::text || ' ' || digest_of(ROW(was.id, was.code, was.position, was.city, was.city_ur, was.area, was.area_ur, was.address, was.address_ur, was.phone, was.opens_at, was.closes_at, was.manager, was.manager_ur, was.map_url, was.directions_enabled, was.is_public, was.is_head_office, was.visits_at_once, was.version)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER branches_added_note_rows AFTER INSERT ON branches
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_branches();
CREATE OR REPLACE TRIGGER branches_changed_note_rows AFTER UPDATE ON branches
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_branches();
CREATE OR REPLACE TRIGGER branches_removed_note_rows AFTER DELETE ON branches
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_branches();

CREATE OR REPLACE FUNCTION note_rows_of_designations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('designations ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.name, now.name_ur, now.position)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('designations ' || now.id::text || ' ' || digest_of(ROW(was.id, was.name, was.name_ur, was.position)::text) || ' ' || digest_of(ROW(now.id, now.name, now.name_ur, now.position)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.name, was.name_ur, was.position) IS DISTINCT FROM ROW(now.id, now.name, now.name_ur, now.position);
  ELSE
    PERFORM note_rows(string_agg('designations ' || was.id::text || ' ' || digest_of(ROW(was.id, was.name, was.name_ur, was.position)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER designations_added_note_rows AFTER INSERT ON designations
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_designations();
CREATE OR REPLACE TRIGGER designations_changed_note_rows AFTER UPDATE ON designations
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_designations();
CREATE OR REPLACE TRIGGER designations_removed_note_rows AFTER DELETE ON designations
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_designations();

CREATE OR REPLACE FUNCTION note_rows_of_office_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('office_rules ' || now.is_the_one::text || ' ' || '-' || ' ' || digest_of(ROW(now.is_the_one, now.contact_from, now.contact_until, now.guarantor_contact_after_days, now.guarantors_needed, now.burden_warning_percent, now.burden_reason_percent, now.customer_owed_max, now.household_owed_max, now.guarantor_agreements_max, now.staff_idle_minutes, now.new_employee_back_dating_days, now.head_mail_addresses, now.overpayment_notice_installments, now.expense_without_bill_max, now.hand_cash_max, now.drawer_cash_max, now.two_step_for_customers, now.version)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('office_rules ' || now.is_the_one::text || ' ' || digest_of(ROW(was.is_the_one, was.contact_from, was.contact_until, was.guarantor_contact_after_days, was.guarantors_needed, was.burden_warning_percent, was.burden_reason_percent, was.customer_owed_max, was.household_owed_max, was.guarantor_agreements_max, was.staff_idle_minutes, was.new_employee_back_dating_days, was.head_mail_addresses, was.overpayment_notice_installments, was.expense_without_bill_max, was.hand_cash_max, was.drawer_cash_max, was.two_step_for_customers, was.version)::text) || ' ' || digest_of(ROW(now.is_the_one, now.contact_from, now.contact_until, now.guarantor_contact_after_days, now.guarantors_needed, now.burden_warning_percent, now.burden_reason_percent, now.customer_owed_max, now.household_owed_max, now.guarantor_agreements_max, now.staff_idle_minutes, now.new_employee_back_dating_days, now.head_mail_addresses, now.overpayment_notice_installments, now.expense_without_bill_max, now.hand_cash_max, now.drawer_cash_max, now.two_step_for_customers, now.version)::text), E'\n'))
       FROM was JOIN now USING (is_the_one) WHERE ROW(was.is_the_one, was.contact_from, was.contact_until, was.guarantor_contact_after_days, was.guarantors_needed, was.burden_warning_percent, was.burden_reason_percent, was.customer_owed_max, was.household_owed_max, was.guarantor_agreements_max, was.staff_idle_minutes, was.new_employee_back_dating_days, was.head_mail_addresses, was.overpayment_notice_installments, was.expense_without_bill_max, was.hand_cash_max, was.drawer_cash_max, was.two_step_for_customers, was.version) IS DISTINCT FROM ROW(now.is_the_one, now.contact_from, now.contact_until, now.guarantor_contact_after_days, now.guarantors_needed, now.burden_warning_percent, now.burden_reason_percent, now.customer_owed_max, now.household_owed_max, now.guarantor_agreements_max, now.staff_idle_minutes, now.new_employee_back_dating_days, now.head_mail_addresses, now.overpayment_notice_installments, now.expense_without_bill_max, now.hand_cash_max, now.drawer_cash_max, now.two_step_for_customers, now.version);
  ELSE
    PERFORM note_rows(string_agg('office_rules ' || was.is_the_one::text || ' ' || digest_of(ROW(was.is_the_one, was.contact_from, was.contact_until, was.guarantor_contact_after_days, was.guarantors_needed, was.burden_warning_percent, was.burden_reason_percent, was.customer_owed_max, was.household_owed_max, was.guarantor_agreements_max, was.staff_idle_minutes, was.new_employee_back_dating_days, was.head_mail_addresses, was.overpayment_notice_installments, was.expense_without_bill_max, was.hand_cash_max, was.drawer_cash_max, was.two_step_for_customers, was.version)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER office_rules_added_note_rows AFTER INSERT ON office_rules
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_office_rules();
CREATE OR REPLACE TRIGGER office_rules_changed_note_rows AFTER UPDATE ON office_rules
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_office_rules();
CREATE OR REPLACE TRIGGER office_rules_removed_note_rows AFTER DELETE ON office_rules
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_office_rules();

CREATE OR REPLACE FUNCTION note_rows_of_relief_fund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('relief_fund ' || now.is_the_one::text || ' ' || '-' || ' ' || digest_of(ROW(now.is_the_one, now.budget, now.version)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('relief_fund ' || now.is_the_one::text || ' ' || digest_of(ROW(was.is_the_one, was.budget, was.version)::text) || ' ' || digest_of(ROW(now.is_the_one, now.budget, now.version)::text), E'\n'))
       FROM was JOIN now USING (is_the_one) WHERE ROW(was.is_the_one, was.budget, was.version) IS DISTINCT FROM ROW(now.is_the_one, now.budget, now.version);
  ELSE
    PERFORM note_rows(string_agg('relief_fund ' || was.is_the_one::text || ' ' || digest_of(ROW(was.is_the_one, was.budget, was.version)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER relief_fund_added_note_rows AFTER INSERT ON relief_fund
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_relief_fund();
CREATE OR REPLACE TRIGGER relief_fund_changed_note_rows AFTER UPDATE ON relief_fund
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_relief_fund();
CREATE OR REPLACE TRIGGER relief_fund_removed_note_rows AFTER DELETE ON relief_fund
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_relief_fund();

CREATE OR REPLACE FUNCTION note_rows_of_lender_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('lender_content ' || now.section::text || ' ' || '-' || ' ' || digest_of(ROW(now.section, now.content, now.version)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('lender_content ' || now.section::text || ' ' || digest_of(ROW(was.section, was.content, was.version)::text) || ' ' || digest_of(ROW(now.section, now.content, now.version)::text), E'\n'))
       FROM was JOIN now USING (section) WHERE ROW(was.section, was.content, was.version) IS DISTINCT FROM ROW(now.section, now.content, now.version);
  ELSE
    PERFORM note_rows(string_agg('lender_content ' || was.section::text || ' ' || digest_of(ROW(was.section, was.content, was.version)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER lender_content_added_note_rows AFTER INSERT ON lender_content
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_lender_content();
CREATE OR REPLACE TRIGGER lender_content_changed_note_rows AFTER UPDATE ON lender_content
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_lender_content();
CREATE OR REPLACE TRIGGER lender_content_removed_note_rows AFTER DELETE ON lender_content
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_lender_content();

CREATE OR REPLACE FUNCTION note_rows_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('products ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.name, now.name_ur, now.category, now.pictogram, now.picture_width, now.picture_height, now.cash_price, now.terms_months, now.down_payment_min_percent, now.rounding_step, now.is_active, now.is_public, now.version, (extract(epoch FROM now.created_at) * 1000000)::bigint, encode(now.picture_hash, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('products ' || now.id::text || ' ' || digest_of(ROW(was.id, was.name, was.name_ur, was.category, was.pictogram, was.picture_width, was.picture_height, was.cash_price, was.terms_months, was.down_payment_min_percent, was.rounding_step, was.is_active, was.is_public, was.version, (extract(epoch FROM was.created_at) * 1000000)::bigint, encode(was.picture_hash, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.name, now.name_ur, now.category, now.pictogram, now.picture_width, now.picture_height, now.cash_price, now.terms_months, now.down_payment_min_percent, now.rounding_step, now.is_active, now.is_public, now.version, (extract(epoch FROM now.created_at) * 1000000)::bigint, encode(now.picture_hash, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.name, was.name_ur, was.category, was.pictogram, was.picture_width, was.picture_height, was.cash_price, was.terms_months, was.down_payment_min_percent, was.rounding_step, was.is_active, was.is_public, was.version, was.created_at, was.picture_hash) IS DISTINCT FROM ROW(now.id, now.name, now.name_ur, now.category, now.pictogram, now.picture_width, now.picture_height, now.cash_price, now.terms_months, now.down_payment_min_percent, now.rounding_step, now.is_active, now.is_public, now.version, now.created_at, now.picture_hash);
  ELSE
    PERFORM note_rows(string_agg('products ' || was.id::text || ' ' || digest_of(ROW(was.id, was.name, was.name_ur, was.category, was.pictogram, was.picture_width, was.picture_height, was.cash_price, was.terms_months, was.down_payment_min_percent, was.rounding_step, was.is_active, was.is_public, was.version, (extract(epoch FROM was.created_at) * 1000000)::bigint, encode(was.picture_hash, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER products_added_note_rows AFTER INSERT ON products
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_products();
CREATE OR REPLACE TRIGGER products_changed_note_rows AFTER UPDATE ON products
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_products();
CREATE OR REPLACE TRIGGER products_removed_note_rows AFTER DELETE ON products
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_products();

CREATE OR REPLACE FUNCTION note_rows_of_customer_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('customer_documents ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.customer_id, now.kind, now.agreement_id, now.bytes, now.width, now.height, now.added_by, now.removed_by, (extract(epoch FROM now.added_at) * 1000000)::bigint, (extract(epoch FROM now.removed_at) * 1000000)::bigint, (extract(epoch FROM now.erased_at) * 1000000)::bigint, encode(now.file_hash, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('customer_documents ' || now.id::text || ' ' || digest_of(ROW(was.id, was.customer_id, was.kind, was.agreement_id, was.bytes, was.width, was.height, was.added_by, was.removed_by, (extract(epoch FROM was.added_at) * 1000000)::bigint, (extract(epoch FROM was.removed_at) * 1000000)::bigint, (extract(epoch FROM was.erased_at) * 1000000)::bigint, encode(was.file_hash, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.customer_id, now.kind, now.agreement_id, now.bytes, now.width, now.height, now.added_by, now.removed_by, (extract(epoch FROM now.added_at) * 1000000)::bigint, (extract(epoch FROM now.removed_at) * 1000000)::bigint, (extract(epoch FROM now.erased_at) * 1000000)::bigint, encode(now.file_hash, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.customer_id, was.kind, was.agreement_id, was.bytes, was.width, was.height, was.added_by, was.removed_by, was.added_at, was.removed_at, was.erased_at, was.file_hash) IS DISTINCT FROM ROW(now.id, now.customer_id, now.kind, now.agreement_id, now.bytes, now.width, now.height, now.added_by, now.removed_by, now.added_at, now.removed_at, now.erased_at, now.file_hash);
  ELSE
    PERFORM note_rows(string_agg('customer_documents ' || was.id::text || ' ' || digest_of(ROW(was.id, was.customer_id, was.kind, was.agreement_id, was.bytes, was.width, was.height, was.added_by, was.removed_by, (extract(epoch FROM was.added_at) * 1000000)::bigint, (extract(epoch FROM was.removed_at) * 1000000)::bigint, (extract(epoch FROM was.erased_at) * 1000000)::bigint, encode(was.file_hash, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER customer_documents_added_note_rows AFTER INSERT ON customer_documents
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_documents();
CREATE OR REPLACE TRIGGER customer_documents_changed_note_rows AFTER UPDATE ON customer_documents
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_documents();
CREATE OR REPLACE TRIGGER customer_documents_removed_note_rows AFTER DELETE ON customer_documents
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_documents();

CREATE OR REPLACE FUNCTION note_rows_of_second_step_resets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('second_step_resets ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.customer_id, now.user_id, now.reason, now.identity_proof, now.state, now.requested_by, now.decided_by, now.decision_note, (extract(epoch FROM now.totp_confirmed_at) * 1000000)::bigint, (extract(epoch FROM now.requested_at) * 1000000)::bigint, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('second_step_resets ' || now.id::text || ' ' || digest_of(ROW(was.id, was.customer_id, was.user_id, was.reason, was.identity_proof, was.state, was.requested_by, was.decided_by, was.decision_note, (extract(epoch FROM was.totp_confirmed_at) * 1000000)::bigint, (extract(epoch FROM was.requested_at) * 1000000)::bigint, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.customer_id, now.user_id, now.reason, now.identity_proof, now.state, now.requested_by, now.decided_by, now.decision_note, (extract(epoch FROM now.totp_confirmed_at) * 1000000)::bigint, (extract(epoch FROM now.requested_at) * 1000000)::bigint, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.customer_id, was.user_id, was.reason, was.identity_proof, was.state, was.requested_by, was.decided_by, was.decision_note, was.totp_confirmed_at, was.requested_at, was.decided_at) IS DISTINCT FROM ROW(now.id, now.customer_id, now.user_id, now.reason, now.identity_proof, now.state, now.requested_by, now.decided_by, now.decision_note, now.totp_confirmed_at, now.requested_at, now.decided_at);
  ELSE
    PERFORM note_rows(string_agg('second_step_resets ' || was.id::text || ' ' || digest_of(ROW(was.id, was.customer_id, was.user_id, was.reason, was.identity_proof, was.state, was.requested_by, was.decided_by, was.decision_note, (extract(epoch FROM was.totp_confirmed_at) * 1000000)::bigint, (extract(epoch FROM was.requested_at) * 1000000)::bigint, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER second_step_resets_added_note_rows AFTER INSERT ON second_step_resets
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_second_step_resets();
CREATE OR REPLACE TRIGGER second_step_resets_changed_note_rows AFTER UPDATE ON second_step_resets
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_second_step_resets();
CREATE OR REPLACE TRIGGER second_step_resets_removed_note_rows AFTER DELETE ON second_step_resets
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_second_step_resets();

CREATE OR REPLACE FUNCTION note_rows_of_transfer_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('transfer_reports ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.customer_id, now.agreement_id, now.amount, now.method, now.reference, now.refused_by, now.refusal_reason, (extract(epoch FROM now.reported_at) * 1000000)::bigint, (extract(epoch FROM now.refused_at) * 1000000)::bigint, now.sent_on - date '1970-01-01', encode(now.slip_hash, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('transfer_reports ' || now.id::text || ' ' || digest_of(ROW(was.id, was.customer_id, was.agreement_id, was.amount, was.method, was.reference, was.refused_by, was.refusal_reason, (extract(epoch FROM was.reported_at) * 1000000)::bigint, (extract(epoch FROM was.refused_at) * 1000000)::bigint, was.sent_on - date '1970-01-01', encode(was.slip_hash, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.customer_id, now.agreement_id, now.amount, now.method, now.reference, now.refused_by, now.refusal_reason, (extract(epoch FROM now.reported_at) * 1000000)::bigint, (extract(epoch FROM now.refused_at) * 1000000)::bigint, now.sent_on - date '1970-01-01', encode(now.slip_hash, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.customer_id, was.agreement_id, was.amount, was.method, was.reference, was.refused_by, was.refusal_reason, was.reported_at, was.refused_at, was.sent_on, was.slip_hash) IS DISTINCT FROM ROW(now.id, now.customer_id, now.agreement_id, now.amount, now.method, now.reference, now.refused_by, now.refusal_reason, now.reported_at, now.refused_at, now.sent_on, now.slip_hash);
  ELSE
    PERFORM note_rows(string_agg('transfer_reports ' || was.id::text || ' ' || digest_of(ROW(was.id, was.customer_id, was.agreement_id, was.amount, was.method, was.reference, was.refused_by, was.refusal_reason, (extract(epoch FROM was.reported_at) * 1000000)::bigint, (extract(epoch FROM was.refused_at) * 1000000)::bigint, was.sent_on - date '1970-01-01', encode(was.slip_hash, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER transfer_reports_added_note_rows AFTER INSERT ON transfer_reports
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_transfer_reports();
CREATE OR REPLACE TRIGGER transfer_reports_changed_note_rows AFTER UPDATE ON transfer_reports
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_transfer_reports();
CREATE OR REPLACE TRIGGER transfer_reports_removed_note_rows AFTER DELETE ON transfer_reports
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_transfer_reports();

CREATE OR REPLACE FUNCTION note_rows_of_customer_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('customer_requests ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.customer_id, now.agreement_id, now.kind, now.reason, now.approval_id, now.contact_id, now.answer, now.answered_by, (extract(epoch FROM now.asked_at) * 1000000)::bigint, (extract(epoch FROM now.answered_at) * 1000000)::bigint, now.wished_on - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('customer_requests ' || now.id::text || ' ' || digest_of(ROW(was.id, was.customer_id, was.agreement_id, was.kind, was.reason, was.approval_id, was.contact_id, was.answer, was.answered_by, (extract(epoch FROM was.asked_at) * 1000000)::bigint, (extract(epoch FROM was.answered_at) * 1000000)::bigint, was.wished_on - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.customer_id, now.agreement_id, now.kind, now.reason, now.approval_id, now.contact_id, now.answer, now.answered_by, (extract(epoch FROM now.asked_at) * 1000000)::bigint, (extract(epoch FROM now.answered_at) * 1000000)::bigint, now.wished_on - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.customer_id, was.agreement_id, was.kind, was.reason, was.approval_id, was.contact_id, was.answer, was.answered_by, was.asked_at, was.answered_at, was.wished_on) IS DISTINCT FROM ROW(now.id, now.customer_id, now.agreement_id, now.kind, now.reason, now.approval_id, now.contact_id, now.answer, now.answered_by, now.asked_at, now.answered_at, now.wished_on);
  ELSE
    PERFORM note_rows(string_agg('customer_requests ' || was.id::text || ' ' || digest_of(ROW(was.id, was.customer_id, was.agreement_id, was.kind, was.reason, was.approval_id, was.contact_id, was.answer, was.answered_by, (extract(epoch FROM was.asked_at) * 1000000)::bigint, (extract(epoch FROM was.answered_at) * 1000000)::bigint, was.wished_on - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER customer_requests_added_note_rows AFTER INSERT ON customer_requests
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_requests();
CREATE OR REPLACE TRIGGER customer_requests_changed_note_rows AFTER UPDATE ON customer_requests
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_requests();
CREATE OR REPLACE TRIGGER customer_requests_removed_note_rows AFTER DELETE ON customer_requests
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_requests();

CREATE OR REPLACE FUNCTION note_rows_of_contact_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('contact_requests ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.form_type, now.full_name, now.phone, now.email, now.address, now.service_type, now.message, now.preferred_time, now.notes, now.language, now.submission_key, now.tracking_code, now.branch_id, now.branch_rule, now.assignee_id, now.merged_into, now.first_contact_by, now.visit_id, now.close_reason, now.customer_id, (extract(epoch FROM now.received_at) * 1000000)::bigint, (extract(epoch FROM now.first_contact_at) * 1000000)::bigint, now.preferred_on - date '1970-01-01', encode(now.submission_digest, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('contact_requests ' || now.id::text || ' ' || digest_of(ROW(was.id, was.form_type, was.full_name, was.phone, was.email, was.address, was.service_type, was.message, was.preferred_time, was.notes, was.language, was.submission_key, was.tracking_code, was.branch_id, was.branch_rule, was.assignee_id, was.merged_into, was.first_contact_by, was.visit_id, was.close_reason, was.customer_id, (extract(epoch FROM was.received_at) * 1000000)::bigint, (extract(epoch FROM was.first_contact_at) * 1000000)::bigint, was.preferred_on - date '1970-01-01', encode(was.submission_digest, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.form_type, now.full_name, now.phone, now.email, now.address, now.service_type, now.message, now.preferred_time, now.notes, now.language, now.submission_key, now.tracking_code, now.branch_id, now.branch_rule, now.assignee_id, now.merged_into, now.first_contact_by, now.visit_id, now.close_reason, now.customer_id, (extract(epoch FROM now.received_at) * 1000000)::bigint, (extract(epoch FROM now.first_contact_at) * 1000000)::bigint, now.preferred_on - date '1970-01-01', encode(now.submission_digest, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.form_type, was.full_name, was.phone, was.email, was.address, was.service_type, was.message, was.preferred_time, was.notes, was.language, was.submission_key, was.tracking_code, was.branch_id, was.branch_rule, was.assignee_id, was.merged_into, was.first_contact_by, was.visit_id, was.close_reason, was.customer_id, was.received_at, was.first_contact_at, was.preferred_on, was.submission_digest) IS DISTINCT FROM ROW(now.id, now.form_type, now.full_name, now.phone, now.email, now.address, now.service_type, now.message, now.preferred_time, now.notes, now.language, now.submission_key, now.tracking_code, now.branch_id, now.branch_rule, now.assignee_id, now.merged_into, now.first_contact_by, now.visit_id, now.close_reason, now.customer_id, now.received_at, now.first_contact_at, now.preferred_on, now.submission_digest);
  ELSE
    PERFORM note_rows(string_agg('contact_requests ' || was.id::text || ' ' || digest_of(ROW(was.id, was.form_type, was.full_name, was.phone, was.email, was.address, was.service_type, was.message, was.preferred_time, was.notes, was.language, was.submission_key, was.tracking_code, was.branch_id, was.branch_rule, was.assignee_id, was.merged_into, was.first_contact_by, was.visit_id, was.close_reason, was.customer_id, (extract(epoch FROM was.received_at) * 1000000)::bigint, (extract(epoch FROM was.first_contact_at) * 1000000)::bigint, was.preferred_on - date '1970-01-01', encode(was.submission_digest, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER contact_requests_added_note_rows AFTER INSERT ON contact_requests
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_requests();
CREATE OR REPLACE TRIGGER contact_requests_changed_note_rows AFTER UPDATE ON contact_requests
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_requests();
CREATE OR REPLACE TRIGGER contact_requests_removed_note_rows AFTER DELETE ON contact_requests
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_requests();

CREATE OR REPLACE FUNCTION note_rows_of_contact_request_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('contact_request_events ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.request_id, now.kind, now.recorded_by, now.result, now.outside_hours_reason, now.note, now.assignee_id, now.visit_id, now.close_reason, now.customer_id, now.merged_id, (extract(epoch FROM now.recorded_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('contact_request_events ' || now.id::text || ' ' || digest_of(ROW(was.id, was.request_id, was.kind, was.recorded_by, was.result, was.outside_hours_reason, was.note, was.assignee_id, was.visit_id, was.close_reason, was.customer_id, was.merged_id, (extract(epoch FROM was.recorded_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.request_id, now.kind, now.recorded_by, now.result, now.outside_hours_reason, now.note, now.assignee_id, now.visit_id, now.close_reason, now.customer_id, now.merged_id, (extract(epoch FROM now.recorded_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.request_id, was.kind, was.recorded_by, was.result, was.outside_hours_reason, was.note, was.assignee_id, was.visit_id, was.close_reason, was.customer_id, was.merged_id, was.recorded_at) IS DISTINCT FROM ROW(now.id, now.request_id, now.kind, now.recorded_by, now.result, now.outside_hours_reason, now.note, now.assignee_id, now.visit_id, now.close_reason, now.customer_id, now.merged_id, now.recorded_at);
  ELSE
    PERFORM note_rows(string_agg('contact_request_events ' || was.id::text || ' ' || digest_of(ROW(was.id, was.request_id, was.kind, was.recorded_by, was.result, was.outside_hours_reason, was.note, was.assignee_id, was.visit_id, was.close_reason, was.customer_id, was.merged_id, (extract(epoch FROM was.recorded_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER contact_request_events_added_note_rows AFTER INSERT ON contact_request_events
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_request_events();
CREATE OR REPLACE TRIGGER contact_request_events_changed_note_rows AFTER UPDATE ON contact_request_events
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_request_events();
CREATE OR REPLACE TRIGGER contact_request_events_removed_note_rows AFTER DELETE ON contact_request_events
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_request_events();

CREATE OR REPLACE FUNCTION note_rows_of_home_visits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('home_visits ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.request_id, now.branch_id, now.starts_at, now.place, now.booked_by, now.outcome, now.address, (extract(epoch FROM now.booked_at) * 1000000)::bigint, (extract(epoch FROM now.ended_at) * 1000000)::bigint, now.visit_on - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('home_visits ' || now.id::text || ' ' || digest_of(ROW(was.id, was.request_id, was.branch_id, was.starts_at, was.place, was.booked_by, was.outcome, was.address, (extract(epoch FROM was.booked_at) * 1000000)::bigint, (extract(epoch FROM was.ended_at) * 1000000)::bigint, was.visit_on - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.request_id, now.branch_id, now.starts_at, now.place, now.booked_by, now.outcome, now.address, (extract(epoch FROM now.booked_at) * 1000000)::bigint, (extract(epoch FROM now.ended_at) * 1000000)::bigint, now.visit_on - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.request_id, was.branch_id, was.starts_at, was.place, was.booked_by, was.outcome, was.address, was.booked_at, was.ended_at, was.visit_on) IS DISTINCT FROM ROW(now.id, now.request_id, now.branch_id, now.starts_at, now.place, now.booked_by, now.outcome, now.address, now.booked_at, now.ended_at, now.visit_on);
  ELSE
    PERFORM note_rows(string_agg('home_visits ' || was.id::text || ' ' || digest_of(ROW(was.id, was.request_id, was.branch_id, was.starts_at, was.place, was.booked_by, was.outcome, was.address, (extract(epoch FROM was.booked_at) * 1000000)::bigint, (extract(epoch FROM was.ended_at) * 1000000)::bigint, was.visit_on - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER home_visits_added_note_rows AFTER INSERT ON home_visits
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_home_visits();
CREATE OR REPLACE TRIGGER home_visits_changed_note_rows AFTER UPDATE ON home_visits
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_home_visits();
CREATE OR REPLACE TRIGGER home_visits_removed_note_rows AFTER DELETE ON home_visits
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_home_visits();

CREATE OR REPLACE FUNCTION note_rows_of_challenges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('challenges ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.title, now.title_ur, now.description, now.metric, now.target, now.balancing_metric, now.bound_max, now.reward, now.branch_ids, now.created_by, now.cancelled_by, now.cancel_reason, now.version, (extract(epoch FROM now.created_at) * 1000000)::bigint, (extract(epoch FROM now.cancelled_at) * 1000000)::bigint, now.starts_on - date '1970-01-01', now.ends_on - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('challenges ' || now.id::text || ' ' || digest_of(ROW(was.id, was.title, was.title_ur, was.description, was.metric, was.target, was.balancing_metric, was.bound_max, was.reward, was.branch_ids, was.created_by, was.cancelled_by, was.cancel_reason, was.version, (extract(epoch FROM was.created_at) * 1000000)::bigint, (extract(epoch FROM was.cancelled_at) * 1000000)::bigint, was.starts_on - date '1970-01-01', was.ends_on - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.title, now.title_ur, now.description, now.metric, now.target, now.balancing_metric, now.bound_max, now.reward, now.branch_ids, now.created_by, now.cancelled_by, now.cancel_reason, now.version, (extract(epoch FROM now.created_at) * 1000000)::bigint, (extract(epoch FROM now.cancelled_at) * 1000000)::bigint, now.starts_on - date '1970-01-01', now.ends_on - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.title, was.title_ur, was.description, was.metric, was.target, was.balancing_metric, was.bound_max, was.reward, was.branch_ids, was.created_by, was.cancelled_by, was.cancel_reason, was.version, was.created_at, was.cancelled_at, was.starts_on, was.ends_on) IS DISTINCT FROM ROW(now.id, now.title, now.title_ur, now.description, now.metric, now.target, now.balancing_metric, now.bound_max, now.reward, now.branch_ids, now.created_by, now.cancelled_by, now.cancel_reason, now.version, now.created_at, now.cancelled_at, now.starts_on, now.ends_on);
  ELSE
    PERFORM note_rows(string_agg('challenges ' || was.id::text || ' ' || digest_of(ROW(was.id, was.title, was.title_ur, was.description, was.metric, was.target, was.balancing_metric, was.bound_max, was.reward, was.branch_ids, was.created_by, was.cancelled_by, was.cancel_reason, was.version, (extract(epoch FROM was.created_at) * 1000000)::bigint, (extract(epoch FROM was.cancelled_at) * 1000000)::bigint, was.starts_on - date '1970-01-01', was.ends_on - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER challenges_added_note_rows AFTER INSERT ON challenges
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenges();
CREATE OR REPLACE TRIGGER challenges_changed_note_rows AFTER UPDATE ON challenges
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenges();
CREATE OR REPLACE TRIGGER challenges_removed_note_rows AFTER DELETE ON challenges
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenges();

CREATE OR REPLACE FUNCTION note_rows_of_challenge_participants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('challenge_participants ' || now.challenge_id::text || ',' || now.employee_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.challenge_id, now.employee_id, now.by_hand)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('challenge_participants ' || now.challenge_id::text || ',' || now.employee_id::text || ' ' || digest_of(ROW(was.challenge_id, was.employee_id, was.by_hand)::text) || ' ' || digest_of(ROW(now.challenge_id, now.employee_id, now.by_hand)::text), E'\n'))
       FROM was JOIN now USING (challenge_id, employee_id) WHERE ROW(was.challenge_id, was.employee_id, was.by_hand) IS DISTINCT FROM ROW(now.challenge_id, now.employee_id, now.by_hand);
  ELSE
    PERFORM note_rows(string_agg('challenge_participants ' || was.challenge_id::text || ',' || was.employee_id::text || ' ' || digest_of(ROW(was.challenge_id, was.employee_id, was.by_hand)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER challenge_participants_added_note_rows AFTER INSERT ON challenge_participants
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_participants();
CREATE OR REPLACE TRIGGER challenge_participants_changed_note_rows AFTER UPDATE ON challenge_participants
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_participants();
CREATE OR REPLACE TRIGGER challenge_participants_removed_note_rows AFTER DELETE ON challenge_participants
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_participants();

CREATE OR REPLACE FUNCTION note_rows_of_challenge_results() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('challenge_results ' || now.challenge_id::text || ',' || now.employee_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.challenge_id, now.employee_id, now.reached_part, now.reached_whole, now.balance_part, now.balance_whole)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('challenge_results ' || now.challenge_id::text || ',' || now.employee_id::text || ' ' || digest_of(ROW(was.challenge_id, was.employee_id, was.reached_part, was.reached_whole, was.balance_part, was.balance_whole)::text) || ' ' || digest_of(ROW(now.challenge_id, now.employee_id, now.reached_part, now.reached_whole, now.balance_part, now.balance_whole)::text), E'\n'))
       FROM was JOIN now USING (challenge_id, employee_id) WHERE ROW(was.challenge_id, was.employee_id, was.reached_part, was.reached_whole, was.balance_part, was.balance_whole) IS DISTINCT FROM ROW(now.challenge_id, now.employee_id, now.reached_part, now.reached_whole, now.balance_part, now.balance_whole);
  ELSE
    PERFORM note_rows(string_agg('challenge_results ' || was.challenge_id::text || ',' || was.employee_id::text || ' ' || digest_of(ROW(was.challenge_id, was.employee_id, was.reached_part, was.reached_whole, was.balance_part, was.balance_whole)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER challenge_results_added_note_rows AFTER INSERT ON challenge_results
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_results();
CREATE OR REPLACE TRIGGER challenge_results_changed_note_rows AFTER UPDATE ON challenge_results
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_results();
CREATE OR REPLACE TRIGGER challenge_results_removed_note_rows AFTER DELETE ON challenge_results
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_results();

CREATE OR REPLACE FUNCTION note_rows_of_imports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('imports ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.kind, now.file_name, now.sheets, now.headings, now.columns, now.found, now.date_order, now.for_all, now.stored_days, now.points, now.state, now.created_by, now.acting_user_id, now.acting_address, now.undo_reason, (extract(epoch FROM now.created_at) * 1000000)::bigint, (extract(epoch FROM now.started_at) * 1000000)::bigint, (extract(epoch FROM now.finished_at) * 1000000)::bigint, encode(now.file_hash, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('imports ' || now.id::text || ' ' || digest_of(ROW(was.id, was.kind, was.file_name, was.sheets, was.headings, was.columns, was.found, was.date_order, was.for_all, was.stored_days, was.points, was.state, was.created_by, was.acting_user_id, was.acting_address, was.undo_reason, (extract(epoch FROM was.created_at) * 1000000)::bigint, (extract(epoch FROM was.started_at) * 1000000)::bigint, (extract(epoch FROM was.finished_at) * 1000000)::bigint, encode(was.file_hash, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.kind, now.file_name, now.sheets, now.headings, now.columns, now.found, now.date_order, now.for_all, now.stored_days, now.points, now.state, now.created_by, now.acting_user_id, now.acting_address, now.undo_reason, (extract(epoch FROM now.created_at) * 1000000)::bigint, (extract(epoch FROM now.started_at) * 1000000)::bigint, (extract(epoch FROM now.finished_at) * 1000000)::bigint, encode(now.file_hash, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.kind, was.file_name, was.sheets, was.headings, was.columns, was.found, was.date_order, was.for_all, was.stored_days, was.points, was.state, was.created_by, was.acting_user_id, was.acting_address, was.undo_reason, was.created_at, was.started_at, was.finished_at, was.file_hash) IS DISTINCT FROM ROW(now.id, now.kind, now.file_name, now.sheets, now.headings, now.columns, now.found, now.date_order, now.for_all, now.stored_days, now.points, now.state, now.created_by, now.acting_user_id, now.acting_address, now.undo_reason, now.created_at, now.started_at, now.finished_at, now.file_hash);
  ELSE
    PERFORM note_rows(string_agg('imports ' || was.id::text || ' ' || digest_of(ROW(was.id, was.kind, was.file_name, was.sheets, was.headings, was.columns, was.found, was.date_order, was.for_all, was.stored_days, was.points, was.state, was.created_by, was.acting_user_id, was.acting_address, was.undo_reason, (extract(epoch FROM was.created_at) * 1000000)::bigint, (extract(epoch FROM was.started_at) * 1000000)::bigint, (extract(epoch FROM was.finished_at) * 1000000)::bigint, encode(was.file_hash, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER imports_added_note_rows AFTER INSERT ON imports
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_imports();
CREATE OR REPLACE TRIGGER imports_changed_note_rows AFTER UPDATE ON imports
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_imports();
CREATE OR REPLACE TRIGGER imports_removed_note_rows AFTER DELETE ON imports
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_imports();

CREATE OR REPLACE FUNCTION note_rows_of_import_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('import_rows ' || now.import_id::text || ',' || now.line::text || ' ' || '-' || ' ' || digest_of(ROW(now.import_id, now.line, now.cells, now.state, now.title, now.faults, now.register_key, now.record_id, now.record_version, now.price, now.down_payment, now.paid, now.relief)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('import_rows ' || now.import_id::text || ',' || now.line::text || ' ' || digest_of(ROW(was.import_id, was.line, was.cells, was.state, was.title, was.faults, was.register_key, was.record_id, was.record_version, was.price, was.down_payment, was.paid, was.relief)::text) || ' ' || digest_of(ROW(now.import_id, now.line, now.cells, now.state, now.title, now.faults, now.register_key, now.record_id, now.record_version, now.price, now.down_payment, now.paid, now.relief)::text), E'\n'))
       FROM was JOIN now USING (import_id, line) WHERE ROW(was.import_id, was.line, was.cells, was.state, was.title, was.faults, was.register_key, was.record_id, was.record_version, was.price, was.down_payment, was.paid, was.relief) IS DISTINCT FROM ROW(now.import_id, now.line, now.cells, now.state, now.title, now.faults, now.register_key, now.record_id, now.record_version, now.price, now.down_payment, now.paid, now.relief);
  ELSE
    PERFORM note_rows(string_agg('import_rows ' || was.import_id::text || ',' || was.line::text || ' ' || digest_of(ROW(was.import_id, was.line, was.cells, was.state, was.title, was.faults, was.register_key, was.record_id, was.record_version, was.price, was.down_payment, was.paid, was.relief)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER import_rows_added_note_rows AFTER INSERT ON import_rows
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_import_rows();
CREATE OR REPLACE TRIGGER import_rows_changed_note_rows AFTER UPDATE ON import_rows
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_import_rows();
CREATE OR REPLACE TRIGGER import_rows_removed_note_rows AFTER DELETE ON import_rows
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_import_rows();

CREATE OR REPLACE FUNCTION note_rows_of_arrears_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('arrears_months ' || to_char(now.month_end, 'YYYY-MM-DD') || ',' || now.branch_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.branch_id, now.agreements, now.outstanding, now.over_1, now.over_30, now.over_60, now.over_90, now.month_end - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('arrears_months ' || to_char(now.month_end, 'YYYY-MM-DD') || ',' || now.branch_id::text || ' ' || digest_of(ROW(was.branch_id, was.agreements, was.outstanding, was.over_1, was.over_30, was.over_60, was.over_90, was.month_end - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.branch_id, now.agreements, now.outstanding, now.over_1, now.over_30, now.over_60, now.over_90, now.month_end - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (month_end, branch_id) WHERE ROW(was.branch_id, was.agreements, was.outstanding, was.over_1, was.over_30, was.over_60, was.over_90, was.month_end) IS DISTINCT FROM ROW(now.branch_id, now.agreements, now.outstanding, now.over_1, now.over_30, now.over_60, now.over_90, now.month_end);
  ELSE
    PERFORM note_rows(string_agg('arrears_months ' || to_char(was.month_end, 'YYYY-MM-DD') || ',' || was.branch_id::text || ' ' || digest_of(ROW(was.branch_id, was.agreements, was.outstanding, was.over_1, was.over_30, was.over_60, was.over_90, was.month_end - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER arrears_months_added_note_rows AFTER INSERT ON arrears_months
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_arrears_months();
CREATE OR REPLACE TRIGGER arrears_months_changed_note_rows AFTER UPDATE ON arrears_months
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_arrears_months();
CREATE OR REPLACE TRIGGER arrears_months_removed_note_rows AFTER DELETE ON arrears_months
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_arrears_months();

CREATE OR REPLACE FUNCTION note_rows_of_blog_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('blog_posts ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.title, now.title_ur, now.summary, now.summary_ur, now.body, now.body_ur, now.cover_width, now.cover_height, now.cover_alt, now.cover_alt_ur, now.slug, now.is_published, now.created_by, now.version, (extract(epoch FROM now.published_at) * 1000000)::bigint, (extract(epoch FROM now.created_at) * 1000000)::bigint, encode(now.cover_hash, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('blog_posts ' || now.id::text || ' ' || digest_of(ROW(was.id, was.title, was.title_ur, was.summary, was.summary_ur, was.body, was.body_ur, was.cover_width, was.cover_height, was.cover_alt, was.cover_alt_ur, was.slug, was.is_published, was.created_by, was.version, (extract(epoch FROM was.published_at) * 1000000)::bigint, (extract(epoch FROM was.created_at) * 1000000)::bigint, encode(was.cover_hash, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.title, now.title_ur, now.summary, now.summary_ur, now.body, now.body_ur, now.cover_width, now.cover_height, now.cover_alt, now.cover_alt_ur, now.slug, now.is_published, now.created_by, now.version, (extract(epoch FROM now.published_at) * 1000000)::bigint, (extract(epoch FROM now.created_at) * 1000000)::bigint, encode(now.cover_hash, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.title, was.title_ur, was.summary, was.summary_ur, was.body, was.body_ur, was.cover_width, was.cover_height, was.cover_alt, was.cover_alt_ur, was.slug, was.is_published, was.created_by, was.version, was.published_at, was.created_at, was.cover_hash) IS DISTINCT FROM ROW(now.id, now.title, now.title_ur, now.summary, now.summary_ur, now.body, now.body_ur, now.cover_width, now.cover_height, now.cover_alt, now.cover_alt_ur, now.slug, now.is_published, now.created_by, now.version, now.published_at, now.created_at, now.cover_hash);
  ELSE
    PERFORM note_rows(string_agg('blog_posts ' || was.id::text || ' ' || digest_of(ROW(was.id, was.title, was.title_ur, was.summary, was.summary_ur, was.body, was.body_ur, was.cover_width, was.cover_height, was.cover_alt, was.cover_alt_ur, was.slug, was.is_published, was.created_by, was.version, (extract(epoch FROM was.published_at) * 1000000)::bigint, (extract(epoch FROM was.created_at) * 1000000)::bigint, encode(was.cover_hash, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER blog_posts_added_note_rows AFTER INSERT ON blog_posts
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_blog_posts();
CREATE OR REPLACE TRIGGER blog_posts_changed_note_rows AFTER UPDATE ON blog_posts
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_blog_posts();
CREATE OR REPLACE TRIGGER blog_posts_removed_note_rows AFTER DELETE ON blog_posts
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_blog_posts();

CREATE OR REPLACE FUNCTION note_rows_of_rights_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('rights_requests ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.user_id, now.kind, now.state, now.requested_by, now.decided_by, now.decision_note, now.decides_agreements_to, now.decides_relief_to, now.decides_reversals_to, now.decides_refunds_to, now.decides_write_offs_to, now.decides_back_dating_days, now.decides_reschedules, (extract(epoch FROM now.requested_at) * 1000000)::bigint, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('rights_requests ' || now.id::text || ' ' || digest_of(ROW(was.id, was.user_id, was.kind, was.state, was.requested_by, was.decided_by, was.decision_note, was.decides_agreements_to, was.decides_relief_to, was.decides_reversals_to, was.decides_refunds_to, was.decides_write_offs_to, was.decides_back_dating_days, was.decides_reschedules, (extract(epoch FROM was.requested_at) * 1000000)::bigint, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.user_id, now.kind, now.state, now.requested_by, now.decided_by, now.decision_note, now.decides_agreements_to, now.decides_relief_to, now.decides_reversals_to, now.decides_refunds_to, now.decides_write_offs_to, now.decides_back_dating_days, now.decides_reschedules, (extract(epoch FROM now.requested_at) * 1000000)::bigint, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.user_id, was.kind, was.state, was.requested_by, was.decided_by, was.decision_note, was.decides_agreements_to, was.decides_relief_to, was.decides_reversals_to, was.decides_refunds_to, was.decides_write_offs_to, was.decides_back_dating_days, was.decides_reschedules, was.requested_at, was.decided_at) IS DISTINCT FROM ROW(now.id, now.user_id, now.kind, now.state, now.requested_by, now.decided_by, now.decision_note, now.decides_agreements_to, now.decides_relief_to, now.decides_reversals_to, now.decides_refunds_to, now.decides_write_offs_to, now.decides_back_dating_days, now.decides_reschedules, now.requested_at, now.decided_at);
  ELSE
    PERFORM note_rows(string_agg('rights_requests ' || was.id::text || ' ' || digest_of(ROW(was.id, was.user_id, was.kind, was.state, was.requested_by, was.decided_by, was.decision_note, was.decides_agreements_to, was.decides_relief_to, was.decides_reversals_to, was.decides_refunds_to, was.decides_write_offs_to, was.decides_back_dating_days, was.decides_reschedules, (extract(epoch FROM was.requested_at) * 1000000)::bigint, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER rights_requests_added_note_rows AFTER INSERT ON rights_requests
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_rights_requests();
CREATE OR REPLACE TRIGGER rights_requests_changed_note_rows AFTER UPDATE ON rights_requests
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_rights_requests();
CREATE OR REPLACE TRIGGER rights_requests_removed_note_rows AFTER DELETE ON rights_requests
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_rights_requests();

CREATE OR REPLACE FUNCTION note_rows_of_consent_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('consent_codes ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.agreement_id, now.terms_version, now.code_hash, now.way, now.phone, now.state, now.wrong_tries, now.made_by, now.used_by, (extract(epoch FROM now.made_at) * 1000000)::bigint, (extract(epoch FROM now.expires_at) * 1000000)::bigint, (extract(epoch FROM now.used_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('consent_codes ' || now.id::text || ' ' || digest_of(ROW(was.id, was.agreement_id, was.terms_version, was.code_hash, was.way, was.phone, was.state, was.wrong_tries, was.made_by, was.used_by, (extract(epoch FROM was.made_at) * 1000000)::bigint, (extract(epoch FROM was.expires_at) * 1000000)::bigint, (extract(epoch FROM was.used_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.agreement_id, now.terms_version, now.code_hash, now.way, now.phone, now.state, now.wrong_tries, now.made_by, now.used_by, (extract(epoch FROM now.made_at) * 1000000)::bigint, (extract(epoch FROM now.expires_at) * 1000000)::bigint, (extract(epoch FROM now.used_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.agreement_id, was.terms_version, was.code_hash, was.way, was.phone, was.state, was.wrong_tries, was.made_by, was.used_by, was.made_at, was.expires_at, was.used_at) IS DISTINCT FROM ROW(now.id, now.agreement_id, now.terms_version, now.code_hash, now.way, now.phone, now.state, now.wrong_tries, now.made_by, now.used_by, now.made_at, now.expires_at, now.used_at);
  ELSE
    PERFORM note_rows(string_agg('consent_codes ' || was.id::text || ' ' || digest_of(ROW(was.id, was.agreement_id, was.terms_version, was.code_hash, was.way, was.phone, was.state, was.wrong_tries, was.made_by, was.used_by, (extract(epoch FROM was.made_at) * 1000000)::bigint, (extract(epoch FROM was.expires_at) * 1000000)::bigint, (extract(epoch FROM was.used_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER consent_codes_added_note_rows AFTER INSERT ON consent_codes
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_consent_codes();
CREATE OR REPLACE TRIGGER consent_codes_changed_note_rows AFTER UPDATE ON consent_codes
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_consent_codes();
CREATE OR REPLACE TRIGGER consent_codes_removed_note_rows AFTER DELETE ON consent_codes
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_consent_codes();
