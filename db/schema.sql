-- Made by `npm run db:dump` from the migrations; not to be edited.

CREATE OR REPLACE FUNCTION public.agreements_with(part text, branch uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
 SELECT a.id
    FROM (( SELECT b.code,
             y.year,
             serial.serial
            FROM (((agreement_counters k
              JOIN branches b ON ((b.id = k.branch_id)))
              CROSS JOIN LATERAL ( SELECT "right"((k.year)::text, 2) AS year) y)
              CROSS JOIN LATERAL serials_with(agreements_with.part, y.year, 5, k.last_serial) serial(serial))
           ORDER BY (NOT (k.branch_id IS DISTINCT FROM agreements_with.branch)) DESC, k.year DESC, serial.serial DESC) n
      CROSS JOIN LATERAL ( SELECT agreements.id,
             agreements.branch_id
            FROM agreements
           WHERE (agreements.number = ((((n.code || '-'::text) || n.year) || '-'::text) || lpad((n.serial)::text, GREATEST(5, length((n.serial)::text)), '0'::text)))
          OFFSET 0) a)
   WHERE ((agreements_with.branch IS NULL) OR (a.branch_id = agreements_with.branch));
END
;

-- Everything of an event but its own hash and the signature of it; the instant in microseconds, so that no setting of a session changes the text.
CREATE OR REPLACE FUNCTION public.audit_hash(event audit_events)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$
  SELECT sha256(convert_to((jsonb_build_array(
    event.chain_id, event.position, encode(event.previous_hash, 'hex'),
    (extract(epoch FROM event.recorded_at) * 1000000)::bigint, event.actor_id, event.client_address,
    event.action, event.subject, event.subject_id, event.before, event.after)
    || CASE WHEN event.row_digests IS NULL THEN '[]' ELSE jsonb_build_array(event.row_digests) END
    || CASE WHEN event.kept_rows IS NULL THEN '[]' ELSE jsonb_build_array('rows', event.kept_rows) END
    || CASE WHEN event.signed_with IS NULL THEN '[]' ELSE jsonb_build_array('signed', event.signed_with) END)::text, 'UTF8'))
$function$
;

-- The last day of the last closed month, null if none is closed. Holds it there until the transaction ends.
CREATE OR REPLACE FUNCTION public.books_closed_until()
 RETURNS date
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('month close', 0));
  RETURN (SELECT max(month_end) FROM month_closes WHERE reopened_at IS NULL);
END
$function$
;

-- Gives an event the digests of the rows of its agreement that its transaction wrote, and of the kept rows, unless it brings them along, and its place after the last one of its chain. The row lock on the chain puts its events in one order. Makes the signature of the seal that the event brings. Refuses an event of a clock that is behind the newest event.
CREATE OR REPLACE FUNCTION public.chain_audit_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  chain audit_chains;
BEGIN
  -- Before the chain is locked, because the rows take longer to read than an event takes to chain.
  IF NEW.subject = 'agreement' AND NEW.row_digests IS NULL THEN
    NEW.row_digests := (SELECT jsonb_object_agg(part, digest) FROM agreement_rows
                         WHERE agreement_id = NEW.subject_id AND is_new);
  END IF;
  NEW.kept_rows := coalesce(NEW.kept_rows, nullif(current_setting('qist.kept_rows', true), ''));
  IF NEW.kept_rows IS NOT NULL THEN
    PERFORM set_config('qist.kept_rows', '', true);
  END IF;
  SELECT * INTO chain FROM audit_chains WHERE id = NEW.chain_id FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO audit_chains VALUES (NEW.chain_id, 0, sha256('')) ON CONFLICT DO NOTHING;
    SELECT * INTO chain FROM audit_chains WHERE id = NEW.chain_id FOR UPDATE;
  END IF;
  IF NEW.recorded_at < (SELECT max(recorded_at) FROM audit_events) - interval '1 minute' THEN
    RAISE EXCEPTION 'an event may not be earlier than the newest one by more than a minute'
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  NEW.position := chain.last_position + 1;
  NEW.previous_hash := chain.last_hash;
  NEW.hash := audit_hash(NEW);
  -- The seal itself is not kept: with it, the owner of the database could sign another event of the same person and moment.
  NEW.signature := sha256(NEW.signature || NEW.hash);
  UPDATE audit_chains SET last_position = NEW.position, last_hash = NEW.hash WHERE id = NEW.chain_id;
  RETURN NEW;
END
$function$
;

-- What the customer pays is the price: refuses, when the transaction ends, an agreement whose schedule or items do not add up to it.
CREATE OR REPLACE FUNCTION public.check_agreement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

-- Looks once at each agreement whose rows a statement added or removed. One that does not add up yet is touched, so that check_agreement looks at it again when the transaction ends.
CREATE OR REPLACE FUNCTION public.check_agreements_of_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Every posting passes here, and only an activation adds a row.
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE agreements a SET price = price
     WHERE a.id = ANY (ARRAY(SELECT DISTINCT agreement_id FROM changed))
       AND NOT CASE TG_TABLE_NAME WHEN 'installments' THEN schedule_adds_up(a) ELSE items_are_the_price(a) END;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.check_complaint_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  complaint complaints;
BEGIN
  SELECT * INTO complaint FROM complaints WHERE id = NEW.complaint_id;
  IF NEW.recorded_by = complaint.about_user_id THEN
    RAISE EXCEPTION 'the person concerned does not handle a complaint' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NEW.recorded_at < complaint.received_at THEN
    RAISE EXCEPTION 'nothing is done about a complaint before it was received' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END
$function$
;

CREATE OR REPLACE FUNCTION public.check_contact_request_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.recorded_at < (SELECT received_at FROM contact_requests WHERE id = NEW.request_id) THEN
    RAISE EXCEPTION 'nothing is done about a contact request before it was received'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END
$function$
;

-- A transfer is matched to a payment of the same agreement that is not reversed.
CREATE OR REPLACE FUNCTION public.check_matched_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM entries e
    WHERE e.id = NEW.entry_id AND e.agreement_id = NEW.agreement_id AND e.kind IN ('payment', 'recovery')
      AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'entry % is no payment that stands of the reported agreement', NEW.entry_id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END
$function$
;

-- Refuses a receipt whose number another one of its branch and series has.
CREATE OR REPLACE FUNCTION public.check_receipt_numbers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM added
              WHERE (SELECT count(*) FROM receipts WHERE branch_id = added.branch_id AND series = added.series AND serial = added.serial) > 1) THEN
    RAISE EXCEPTION 'the number of a receipt is given out already'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'receipts_numbered_once';
  END IF;
  RETURN NULL;
END
$function$
;

-- Refuses, when the transaction ends, relief beyond the budget of the fund.
CREATE OR REPLACE FUNCTION public.check_relief_fund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM relief_fund WHERE granted + reserved > budget) THEN
    RAISE EXCEPTION 'the relief fund is exceeded'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'relief_fund_not_exceeded';
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.check_reversal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

-- Refuses, when the transaction ends, a moved overpayment of which only one half is there or reversed.
CREATE OR REPLACE FUNCTION public.check_transfer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

-- With its payment reversed, a transfer is being checked again.
CREATE OR REPLACE FUNCTION public.check_transfer_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE transfer_reports r SET state = 'checking'
    FROM transfer_matches m WHERE m.entry_id = NEW.reverses AND r.id = m.report_id AND r.state = 'matched';
  RETURN NEW;
END
$function$
;

CREATE OR REPLACE FUNCTION public.customers_with(part text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
 SELECT customers.id
    FROM customers
   WHERE ((digit_parts(VARIADIC ARRAY[customers.cnic, customers.phone, customers.second_phone]) @> terms_of_part(customers_with.part)) AND ((customers.cnic ~~ pattern_of_part(customers_with.part)) OR (customers.phone ~~ pattern_of_part(customers_with.part)) OR (customers.second_phone ~~ pattern_of_part(customers_with.part))));
END
;

-- The first contact of a request, from the events of its trail. Refuses a merge into a trail whose promise would not cover this request.
CREATE OR REPLACE FUNCTION public.derive_first_contact()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  trail contact_requests;
BEGIN
  NEW.first_contact_at := least(OLD.first_contact_at, (
    SELECT min(recorded_at) FROM contact_request_events
     WHERE request_id IN (NEW.id, NEW.merged_into) AND result IS NOT NULL AND recorded_at >= NEW.received_at));
  NEW.first_contact_by := (
    SELECT recorded_by FROM contact_request_events
     WHERE request_id = NEW.id AND result IS NOT NULL AND recorded_at = NEW.first_contact_at ORDER BY id LIMIT 1);
  IF NEW.merged_into IS NOT NULL THEN
    SELECT * INTO trail FROM contact_requests WHERE id = NEW.merged_into;
    IF trail.phone <> NEW.phone OR trail.merged_into IS NOT NULL
       OR NEW.first_contact_at IS NULL AND (trail.first_contact_at IS NOT NULL OR trail.received_at > NEW.received_at)
       OR EXISTS (SELECT FROM contact_requests WHERE merged_into = NEW.id) THEN
      RAISE EXCEPTION 'a merge would hide a promise' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
  END IF;
  RETURN NEW;
END
$function$
;

-- Of a row as text. The same in every session: values that are written by its settings are given in another way.
CREATE OR REPLACE FUNCTION public.digest_of(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT '1:' || encode(sha256(convert_to(written, 'UTF8')), 'base64')
$function$
;

CREATE OR REPLACE FUNCTION public.digit_parts(VARIADIC numbers text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT ARRAY( SELECT substr(number.number, nth.nth, 5) AS substr
            FROM unnest(digit_parts.numbers) number(number),
             LATERAL generate_series(1, (length(number.number) - 4)) nth(nth)
         UNION
          SELECT "right"(number.number, 4) AS "right"
            FROM unnest(digit_parts.numbers) number(number)
           WHERE (number.number IS NOT NULL)) AS "array";
END
;

-- The text that names are found by: the same as foldForSearch in src/domain/person/fold-for-search.ts, which a test holds against it.
CREATE OR REPLACE FUNCTION public.folded_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT trim(regexp_replace(
    translate(
      regexp_replace(
        lower(normalize(translate(name, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), NFKD) COLLATE "C"),
        '[\uFE00-\uFE0F\u0300-\u036F\u0610-\u061A\u0621\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0897-\u089F\u08CA-\u08E1\u08E3-\u08FF\u200B-\u200F\uFE20-\uFE2F]', '', 'g'),
      'يىكهةۃھە', 'ییکہہہہہ'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u1680\u2000-\u206F\u20A0-\u20CF\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uE000-\uF8FF\uFD3E-\uFD4F\uFDFD-\uFDFF\uFEFF\uFFF9-\uFFFD\U0001F000-\U0001FAFF]+', ' ', 'g'))
$function$
;

-- The other customers of a customer's household: the same address in the same city, a shared phone, or each the guarantor of the other. householdTieOf in src/domain/lending/relations/household.ts names the tie.
CREATE OR REPLACE FUNCTION public.household_of(customer uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE ROWS 5
BEGIN ATOMIC
 WITH me AS MATERIALIZED (
          SELECT customers.id,
             customers.full_name,
             customers.full_name_ur,
             customers.relative,
             customers.relative_name,
             customers.relative_name_ur,
             customers.cnic,
             customers.cnic_expires_on,
             customers.cnic_seen_by,
             customers.cnic_seen_at,
             customers.gender,
             customers.born_on,
             customers.phone,
             customers.second_phone,
             customers.email,
             customers.address,
             customers.address_ur,
             customers.city,
             customers.occupation,
             customers.monthly_income,
             customers.household_size,
             customers.language,
             customers.takes_messages,
             customers.branch_id,
             customers.officer_id,
             customers.notes,
             customers.status,
             customers.user_id,
             customers.privacy_consent_at,
             customers.privacy_consent_how,
             customers.created_at,
             customers.created_by,
             customers.version,
             customers.name_search
            FROM customers
           WHERE (customers.id = household_of.customer)
         ), near AS (
          SELECT c.id,
             c.full_name,
             c.full_name_ur,
             c.relative,
             c.relative_name,
             c.relative_name_ur,
             c.cnic,
             c.cnic_expires_on,
             c.cnic_seen_by,
             c.cnic_seen_at,
             c.gender,
             c.born_on,
             c.phone,
             c.second_phone,
             c.email,
             c.address,
             c.address_ur,
             c.city,
             c.occupation,
             c.monthly_income,
             c.household_size,
             c.language,
             c.takes_messages,
             c.branch_id,
             c.officer_id,
             c.notes,
             c.status,
             c.user_id,
             c.privacy_consent_at,
             c.privacy_consent_how,
             c.created_at,
             c.created_by,
             c.version,
             c.name_search
            FROM (me
              JOIN customers c ON ((folded_name(c.address) = folded_name(me.address))))
         UNION ALL
          SELECT c.id,
             c.full_name,
             c.full_name_ur,
             c.relative,
             c.relative_name,
             c.relative_name_ur,
             c.cnic,
             c.cnic_expires_on,
             c.cnic_seen_by,
             c.cnic_seen_at,
             c.gender,
             c.born_on,
             c.phone,
             c.second_phone,
             c.email,
             c.address,
             c.address_ur,
             c.city,
             c.occupation,
             c.monthly_income,
             c.household_size,
             c.language,
             c.takes_messages,
             c.branch_id,
             c.officer_id,
             c.notes,
             c.status,
             c.user_id,
             c.privacy_consent_at,
             c.privacy_consent_how,
             c.created_at,
             c.created_by,
             c.version,
             c.name_search
            FROM (me
              JOIN customers c ON ((folded_name(c.address_ur) = folded_name(me.address_ur))))
         )
  SELECT near.id
    FROM (me
      JOIN near ON (((near.id <> me.id) AND (folded_name(near.city) = folded_name(me.city)))))
 UNION
  SELECT c.id
    FROM (me
      JOIN customers c ON ((((c.phone = me.phone) OR (c.phone = me.second_phone)) AND (c.id <> me.id))))
 UNION
  SELECT c.id
    FROM (me
      JOIN customers c ON ((((c.second_phone = me.phone) OR (c.second_phone = me.second_phone)) AND (c.id <> me.id))))
 UNION
  SELECT c.id
    FROM (((((((me
      JOIN guarantors own ON ((own.cnic = me.cnic)))
      JOIN agreement_guarantors vouched ON ((vouched.guarantor_id = own.id)))
      JOIN agreements theirs ON (((theirs.id = vouched.agreement_id) AND (theirs.status <> ALL (ARRAY['rejected'::text, 'withdrawn'::text, 'cancelled'::text])))))
      JOIN customers c ON ((c.id = theirs.customer_id)))
      JOIN guarantors back ON ((back.cnic = c.cnic)))
      JOIN agreement_guarantors returned ON ((returned.guarantor_id = back.id)))
      JOIN agreements mine ON (((mine.id = returned.agreement_id) AND (mine.customer_id = me.id) AND (mine.status <> ALL (ARRAY['rejected'::text, 'withdrawn'::text, 'cancelled'::text])))))
   WHERE (c.id <> me.id);
END
;

-- True if the items of a sale come to its price. A loan of money has none.
CREATE OR REPLACE FUNCTION public.items_are_the_price(agreement agreements)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE agreement.contract_kind WHEN 'qard_e_hasan' THEN count(*) = 0
                                      ELSE coalesce(sum(quantity * unit_price) = agreement.price, false) END
    FROM agreement_items WHERE agreement_id = agreement.id
$function$
;

-- Gives the payments of an agreement to its promises, each to the last one made before it, and stores which are kept or replaced and which is the last.
CREATE OR REPLACE FUNCTION public.judge_promises(agreement uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids uuid[];
  amounts bigint[];
  made_ats timestamptz[];
  made_ons date[];
  ends date[];
  received bigint[];
  payment record;
BEGIN
  SELECT array_agg(id ORDER BY recorded_at DESC, id DESC), array_agg(amount ORDER BY recorded_at DESC, id DESC),
         array_agg(recorded_at ORDER BY recorded_at DESC, id DESC), array_agg(made_on ORDER BY recorded_at DESC, id DESC),
         array_agg(promised_for ORDER BY recorded_at DESC, id DESC), array_agg(0)
    INTO ids, amounts, made_ats, made_ons, ends, received
    FROM payment_promises WHERE agreement_id = agreement;
  FOR payment IN
    SELECT e.amount, e.valued_on, e.recorded_at FROM entries e
     WHERE e.agreement_id = agreement AND e.kind IN ('payment', 'recovery') AND e.transfer_id IS NULL
       AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)
  LOOP
    FOR n IN 1 .. cardinality(ids) LOOP
      IF payment.recorded_at > made_ats[n] AND payment.valued_on >= made_ons[n] THEN
        IF payment.valued_on <= ends[n] THEN received[n] := received[n] + payment.amount; END IF;
        EXIT;
      END IF;
    END LOOP;
  END LOOP;
  UPDATE promise_outcomes o SET is_kept = judged.is_kept, is_last = judged.is_last, is_replaced = judged.is_replaced
    FROM (SELECT id, got >= wanted AS is_kept, n = 1 AS is_last, n > 1 AND got < wanted AND made_ons[n - 1] <= ends[n] AS is_replaced
            FROM unnest(ids, received, amounts) WITH ORDINALITY AS t (id, got, wanted, n)) judged
   WHERE o.promise_id = judged.id
     AND (o.is_kept, o.is_last, o.is_replaced) <> (judged.is_kept, judged.is_last, judged.is_replaced);
END
$function$
;

-- A payment or a reversal can change what has become of the promises of its agreement.
CREATE OR REPLACE FUNCTION public.judge_promises_of_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  PERFORM judge_promises(changed.agreement_id)
     FROM (SELECT DISTINCT agreement_id FROM added WHERE kind IN ('payment', 'recovery', 'reversal')) changed
    WHERE EXISTS (SELECT FROM promise_outcomes o WHERE o.agreement_id = changed.agreement_id AND o.is_last);
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_blog_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.slug IS NOT NULL AND (NEW.slug, NEW.published_at) IS DISTINCT FROM (OLD.slug, OLD.published_at) THEN
    RAISE EXCEPTION 'the address of a published post does not change';
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_complaint_as_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what a complainant wrote, and when, is never changed' USING ERRCODE = 'integrity_constraint_violation';
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_contact_request_as_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what a visitor wrote, and when, is never changed' USING ERRCODE = 'integrity_constraint_violation';
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_entries_in_force()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM screening_lists l WHERE l.id = OLD.list_id AND l.ended_at IS NULL) THEN
    RAISE EXCEPTION 'the entries of a list in force stay' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_home_visit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a home visit only ends, once' USING ERRCODE = 'integrity_constraint_violation';
END
$function$
;

-- Tells searches for a part of a name how the names of customers end.
CREATE OR REPLACE FUNCTION public.keep_name_endings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO name_endings
  SELECT term FROM unnest(tsvector_to_array(NEW.name_search)) term
   WHERE term !~ '^[<~]' AND NOT EXISTS (SELECT FROM name_endings known WHERE known.ending = term);
  RETURN NULL;
END
$function$
;

-- For tables whose rows change: ties what a row becomes to what it was when a transaction began, so that a change outside the product is not covered up by the next one inside it.
CREATE OR REPLACE FUNCTION public.keep_previous_digest()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.previous_digest := row_digest(OLD);
  RETURN NEW;
END
$function$
;

-- Whatever came into the books first, a promise or its payment.
CREATE OR REPLACE FUNCTION public.keep_promise_outcomes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  INSERT INTO promise_outcomes (promise_id, agreement_id, customer_id, officer_id, promised_for, is_last, is_kept, is_replaced,
                                branch_id, agreement_officer_id)
  SELECT p.id, a.id, a.customer_id, a.officer_id, p.promised_for, false, false, false, a.branch_id, a.officer_id
    FROM added p JOIN agreements a ON a.id = p.agreement_id;
  PERFORM judge_promises(made.agreement_id) FROM (SELECT DISTINCT agreement_id FROM added) made;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_agreements_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  INSERT INTO branch_portfolios AS kept (branch_id, active_count, outstanding, overpaid, written_off, recovered)
  SELECT branch_id, sum(sign * active_count), sum(sign * outstanding), sum(sign * overpaid), sum(sign * written_off), sum(sign * recovered)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT branch_id, (status = 'active')::integer AS active_count, outstanding, overpaid, written_off, recovered
        FROM now) counted) changed
   GROUP BY branch_id
  HAVING (sum(sign * active_count), sum(sign * outstanding), sum(sign * overpaid), sum(sign * written_off), sum(sign * recovered)) <> (0, 0, 0, 0, 0)
   ORDER BY branch_id
      ON CONFLICT (branch_id)
      DO UPDATE SET active_count = kept.active_count + excluded.active_count,
                    outstanding = kept.outstanding + excluded.outstanding,
                    overpaid = kept.overpaid + excluded.overpaid,
                    written_off = kept.written_off + excluded.written_off,
                    recovered = kept.recovered + excluded.recovered;

  FOR change IN
    INSERT INTO arrears_days AS kept (officer_id, oldest_unpaid_due_on, branch_id, agreements, outstanding, financed, rescheduled, rescheduled_outstanding, reschedules)
    SELECT officer_id, oldest_unpaid_due_on, branch_id, sum(sign * agreements), sum(sign * outstanding), sum(sign * financed), sum(sign * rescheduled), sum(sign * rescheduled_outstanding), sum(sign * reschedules)
      FROM (SELECT 1 AS sign, counted.* FROM (
        SELECT officer_id, oldest_unpaid_due_on, branch_id, 1 AS agreements, outstanding, financed,
               (reschedule_count > 0)::integer AS rescheduled,
               CASE WHEN reschedule_count > 0 THEN outstanding ELSE 0 END AS rescheduled_outstanding,
               reschedule_count AS reschedules
          FROM now WHERE status = 'active') counted) changed
     GROUP BY officer_id, oldest_unpaid_due_on, branch_id
    HAVING (sum(sign * agreements), sum(sign * outstanding), sum(sign * financed), sum(sign * rescheduled), sum(sign * rescheduled_outstanding), sum(sign * reschedules)) <> (0, 0, 0, 0, 0, 0)
     ORDER BY officer_id, oldest_unpaid_due_on, branch_id
        ON CONFLICT (officer_id, oldest_unpaid_due_on, branch_id)
        DO UPDATE SET agreements = kept.agreements + excluded.agreements,
                      outstanding = kept.outstanding + excluded.outstanding,
                      financed = kept.financed + excluded.financed,
                      rescheduled = kept.rescheduled + excluded.rescheduled,
                      rescheduled_outstanding = kept.rescheduled_outstanding + excluded.rescheduled_outstanding,
                      reschedules = kept.reschedules + excluded.reschedules
    RETURNING kept.officer_id, kept.oldest_unpaid_due_on, kept.branch_id,
              (kept.agreements, kept.outstanding, kept.financed, kept.rescheduled, kept.rescheduled_outstanding, kept.reschedules) = (0, 0, 0, 0, 0, 0) AS is_nothing
  LOOP
    IF change.is_nothing THEN
      DELETE FROM arrears_days kept WHERE kept.officer_id = change.officer_id AND kept.oldest_unpaid_due_on = change.oldest_unpaid_due_on AND kept.branch_id = change.branch_id;
    END IF;
  END LOOP;

  INSERT INTO due_days AS kept (due_on, branch_id, amount, paid)
  SELECT due_on, branch_id, sum(sign * amount), sum(sign * paid)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
    FROM now a
    JOIN installments i
      ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
   WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted) changed
   GROUP BY due_on, branch_id
  HAVING (sum(sign * amount), sum(sign * paid)) <> (0, 0)
   ORDER BY due_on, branch_id
      ON CONFLICT (due_on, branch_id)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    paid = kept.paid + excluded.paid;

  INSERT INTO officer_due_days AS kept (officer_id, due_on, branch_id, is_down_payment, installments, before_move, amount, paid, relieved, unpaid)
  SELECT officer_id, due_on, branch_id, is_down_payment, sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
             CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
    FROM now a
    JOIN installments i
      ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
   WHERE a.status IN ('active', 'completed', 'written_off')) counted) changed
   GROUP BY officer_id, due_on, branch_id, is_down_payment
  HAVING (sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)) <> (0, 0, 0, 0, 0, 0)
   ORDER BY officer_id, due_on, branch_id, is_down_payment
      ON CONFLICT (officer_id, due_on, branch_id, is_down_payment)
      DO UPDATE SET installments = kept.installments + excluded.installments,
                    before_move = kept.before_move + excluded.before_move,
                    amount = kept.amount + excluded.amount,
                    paid = kept.paid + excluded.paid,
                    relieved = kept.relieved + excluded.relieved,
                    unpaid = kept.unpaid + excluded.unpaid;

  FOR change IN
    SELECT branch_id, officer_id, array_agg(customer_id) AS members, array_agg(more) AS more
      FROM (SELECT branch_id, officer_id, customer_id, sum(sign) AS more
              FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT a.branch_id, counted.officer_id, a.customer_id
        FROM now a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
       WHERE a.status = 'active') counted) changed
             GROUP BY branch_id, officer_id, customer_id HAVING sum(sign) <> 0) member
     GROUP BY branch_id, officer_id ORDER BY branch_id, officer_id
  LOOP
    INSERT INTO active_customer_counts AS kept (branch_id, officer_id, customers) VALUES (change.branch_id, change.officer_id, 0)
        ON CONFLICT (branch_id, officer_id) DO UPDATE SET customers = kept.customers WHERE false;
    UPDATE active_customer_counts kept
       SET customers = kept.customers + (
             SELECT coalesce(sum((there.rows > 0)::integer - (there.rows > member.more)::integer), 0)
               FROM unnest(change.members, change.more) AS member (id, more)
              CROSS JOIN LATERAL (
                SELECT count(*) AS rows FROM (
      SELECT a.branch_id, counted.officer_id, a.customer_id
        FROM agreements a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
       WHERE a.status = 'active') counted
                 WHERE counted.customer_id = member.id
                   AND counted.branch_id IS NOT DISTINCT FROM change.branch_id AND counted.officer_id IS NOT DISTINCT FROM change.officer_id) there)
     WHERE kept.branch_id IS NOT DISTINCT FROM change.branch_id AND kept.officer_id IS NOT DISTINCT FROM change.officer_id;
  END LOOP;

  UPDATE relief_fund kept SET reserved = kept.reserved + moved.reserved
    FROM (SELECT sum(sign * reserved) AS reserved
            FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT relief AS reserved FROM now WHERE status IN ('draft', 'submitted', 'approved')) counted) changed) moved
   WHERE moved.reserved <> 0;

  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_agreements_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  SELECT ARRAY[
         bool_or((was.branch_id, was.status, was.outstanding, was.overpaid, was.written_off, was.recovered)
         IS DISTINCT FROM (now.branch_id, now.status, now.outstanding, now.overpaid, now.written_off, now.recovered)),
         bool_or((was.officer_id, was.oldest_unpaid_due_on, was.branch_id, was.status, was.outstanding, was.financed, was.reschedule_count)
         IS DISTINCT FROM (now.officer_id, now.oldest_unpaid_due_on, now.branch_id, now.status, now.outstanding, now.financed, now.reschedule_count)),
         bool_or((was.branch_id, was.schedule_number, was.status, was.brought_in_on)
         IS DISTINCT FROM (now.branch_id, now.schedule_number, now.status, now.brought_in_on)),
         bool_or((was.officer_id, was.branch_id, was.schedule_number, was.status, was.brought_in_on)
         IS DISTINCT FROM (now.officer_id, now.branch_id, now.schedule_number, now.status, now.brought_in_on)),
         bool_or((was.branch_id, was.officer_id, was.customer_id, was.status)
         IS DISTINCT FROM (now.branch_id, now.officer_id, now.customer_id, now.status)),
         bool_or((was.relief, was.status)
         IS DISTINCT FROM (now.relief, now.status))]
    INTO is_moved FROM was JOIN now USING (id);

  IF is_moved[3] OR is_moved[4] OR is_moved[5] OR is_moved[6] THEN
    PERFORM FROM audit_chains
      WHERE id IN (SELECT branch_id FROM was UNION SELECT branch_id FROM now) ORDER BY id FOR UPDATE;
  END IF;

  IF is_moved[1] THEN
    INSERT INTO branch_portfolios AS kept (branch_id, active_count, outstanding, overpaid, written_off, recovered)
    SELECT branch_id, sum(sign * active_count), sum(sign * outstanding), sum(sign * overpaid), sum(sign * written_off), sum(sign * recovered)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT branch_id, (status = 'active')::integer AS active_count, outstanding, overpaid, written_off, recovered
          FROM was) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT branch_id, (status = 'active')::integer AS active_count, outstanding, overpaid, written_off, recovered
          FROM now) counted) changed
     GROUP BY branch_id
    HAVING (sum(sign * active_count), sum(sign * outstanding), sum(sign * overpaid), sum(sign * written_off), sum(sign * recovered)) <> (0, 0, 0, 0, 0)
     ORDER BY branch_id
        ON CONFLICT (branch_id)
        DO UPDATE SET active_count = kept.active_count + excluded.active_count,
                      outstanding = kept.outstanding + excluded.outstanding,
                      overpaid = kept.overpaid + excluded.overpaid,
                      written_off = kept.written_off + excluded.written_off,
                      recovered = kept.recovered + excluded.recovered;
  END IF;

  IF is_moved[2] THEN
    FOR change IN
      INSERT INTO arrears_days AS kept (officer_id, oldest_unpaid_due_on, branch_id, agreements, outstanding, financed, rescheduled, rescheduled_outstanding, reschedules)
      SELECT officer_id, oldest_unpaid_due_on, branch_id, sum(sign * agreements), sum(sign * outstanding), sum(sign * financed), sum(sign * rescheduled), sum(sign * rescheduled_outstanding), sum(sign * reschedules)
        FROM (SELECT -1 AS sign, counted.* FROM (
          SELECT officer_id, oldest_unpaid_due_on, branch_id, 1 AS agreements, outstanding, financed,
                 (reschedule_count > 0)::integer AS rescheduled,
                 CASE WHEN reschedule_count > 0 THEN outstanding ELSE 0 END AS rescheduled_outstanding,
                 reschedule_count AS reschedules
            FROM was WHERE status = 'active') counted
         UNION ALL
        SELECT 1 AS sign, counted.* FROM (
          SELECT officer_id, oldest_unpaid_due_on, branch_id, 1 AS agreements, outstanding, financed,
                 (reschedule_count > 0)::integer AS rescheduled,
                 CASE WHEN reschedule_count > 0 THEN outstanding ELSE 0 END AS rescheduled_outstanding,
                 reschedule_count AS reschedules
            FROM now WHERE status = 'active') counted) changed
       GROUP BY officer_id, oldest_unpaid_due_on, branch_id
      HAVING (sum(sign * agreements), sum(sign * outstanding), sum(sign * financed), sum(sign * rescheduled), sum(sign * rescheduled_outstanding), sum(sign * reschedules)) <> (0, 0, 0, 0, 0, 0)
       ORDER BY officer_id, oldest_unpaid_due_on, branch_id
          ON CONFLICT (officer_id, oldest_unpaid_due_on, branch_id)
          DO UPDATE SET agreements = kept.agreements + excluded.agreements,
                        outstanding = kept.outstanding + excluded.outstanding,
                        financed = kept.financed + excluded.financed,
                        rescheduled = kept.rescheduled + excluded.rescheduled,
                        rescheduled_outstanding = kept.rescheduled_outstanding + excluded.rescheduled_outstanding,
                        reschedules = kept.reschedules + excluded.reschedules
      RETURNING kept.officer_id, kept.oldest_unpaid_due_on, kept.branch_id,
                (kept.agreements, kept.outstanding, kept.financed, kept.rescheduled, kept.rescheduled_outstanding, kept.reschedules) = (0, 0, 0, 0, 0, 0) AS is_nothing
    LOOP
      IF change.is_nothing THEN
        DELETE FROM arrears_days kept WHERE kept.officer_id = change.officer_id AND kept.oldest_unpaid_due_on = change.oldest_unpaid_due_on AND kept.branch_id = change.branch_id;
      END IF;
    END LOOP;
  END IF;

  IF is_moved[3] THEN
    INSERT INTO due_days AS kept (due_on, branch_id, amount, paid)
    SELECT due_on, branch_id, sum(sign * amount), sum(sign * paid)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
      FROM was a
      JOIN installments i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
      FROM now a
      JOIN installments i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted) changed
     GROUP BY due_on, branch_id
    HAVING (sum(sign * amount), sum(sign * paid)) <> (0, 0)
     ORDER BY due_on, branch_id
        ON CONFLICT (due_on, branch_id)
        DO UPDATE SET amount = kept.amount + excluded.amount,
                      paid = kept.paid + excluded.paid;
  END IF;

  IF is_moved[4] THEN
    INSERT INTO officer_due_days AS kept (officer_id, due_on, branch_id, is_down_payment, installments, before_move, amount, paid, relieved, unpaid)
    SELECT officer_id, due_on, branch_id, is_down_payment, sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
               CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
      FROM was a
      JOIN installments i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off')) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
               CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
      FROM now a
      JOIN installments i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off')) counted) changed
     GROUP BY officer_id, due_on, branch_id, is_down_payment
    HAVING (sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)) <> (0, 0, 0, 0, 0, 0)
     ORDER BY officer_id, due_on, branch_id, is_down_payment
        ON CONFLICT (officer_id, due_on, branch_id, is_down_payment)
        DO UPDATE SET installments = kept.installments + excluded.installments,
                      before_move = kept.before_move + excluded.before_move,
                      amount = kept.amount + excluded.amount,
                      paid = kept.paid + excluded.paid,
                      relieved = kept.relieved + excluded.relieved,
                      unpaid = kept.unpaid + excluded.unpaid;
  END IF;

  IF is_moved[5] THEN
    FOR change IN
      SELECT branch_id, officer_id, array_agg(customer_id) AS members, array_agg(more) AS more
        FROM (SELECT branch_id, officer_id, customer_id, sum(sign) AS more
                FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT a.branch_id, counted.officer_id, a.customer_id
          FROM was a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
         WHERE a.status = 'active') counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT a.branch_id, counted.officer_id, a.customer_id
          FROM now a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
         WHERE a.status = 'active') counted) changed
               GROUP BY branch_id, officer_id, customer_id HAVING sum(sign) <> 0) member
       GROUP BY branch_id, officer_id ORDER BY branch_id, officer_id
    LOOP
      INSERT INTO active_customer_counts AS kept (branch_id, officer_id, customers) VALUES (change.branch_id, change.officer_id, 0)
          ON CONFLICT (branch_id, officer_id) DO UPDATE SET customers = kept.customers WHERE false;
      UPDATE active_customer_counts kept
         SET customers = kept.customers + (
               SELECT coalesce(sum((there.rows > 0)::integer - (there.rows > member.more)::integer), 0)
                 FROM unnest(change.members, change.more) AS member (id, more)
                CROSS JOIN LATERAL (
                  SELECT count(*) AS rows FROM (
        SELECT a.branch_id, counted.officer_id, a.customer_id
          FROM agreements a CROSS JOIN LATERAL (VALUES (a.officer_id), (NULL)) counted (officer_id)
         WHERE a.status = 'active') counted
                   WHERE counted.customer_id = member.id
                     AND counted.branch_id IS NOT DISTINCT FROM change.branch_id AND counted.officer_id IS NOT DISTINCT FROM change.officer_id) there)
       WHERE kept.branch_id IS NOT DISTINCT FROM change.branch_id AND kept.officer_id IS NOT DISTINCT FROM change.officer_id;
    END LOOP;
  END IF;

  IF is_moved[6] THEN
    UPDATE relief_fund kept SET reserved = kept.reserved + moved.reserved
      FROM (SELECT sum(sign * reserved) AS reserved
              FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT relief AS reserved FROM was WHERE status IN ('draft', 'submitted', 'approved')) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT relief AS reserved FROM now WHERE status IN ('draft', 'submitted', 'approved')) counted) changed) moved
     WHERE moved.reserved <> 0;
  END IF;

  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_cash_arrival_take_backs_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_cash_arrivals_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_cash_expense_confirmations_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_cash_movements_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_contact_requests_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  INSERT INTO contact_request_days AS kept (received_on, branch_id, received, kept, late)
  SELECT received_on, branch_id, sum(sign * received), sum(sign * kept), sum(sign * late)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT (received_at AT TIME ZONE 'Asia/Karachi')::date AS received_on, branch_id, 1 AS received,
             (is_promise_kept IS TRUE)::integer AS kept, (is_promise_kept IS FALSE)::integer AS late
        FROM now WHERE merged_into IS NULL) counted) changed
   GROUP BY received_on, branch_id
  HAVING (sum(sign * received), sum(sign * kept), sum(sign * late)) <> (0, 0, 0)
   ORDER BY received_on, branch_id
      ON CONFLICT (received_on, branch_id)
      DO UPDATE SET received = kept.received + excluded.received,
                    kept = kept.kept + excluded.kept,
                    late = kept.late + excluded.late;

  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_contact_requests_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  SELECT ARRAY[
         bool_or((was.received_at, was.branch_id, was.is_promise_kept, was.merged_into)
         IS DISTINCT FROM (now.received_at, now.branch_id, now.is_promise_kept, now.merged_into))]
    INTO is_moved FROM was JOIN now USING (id);

  IF is_moved[1] THEN
    INSERT INTO contact_request_days AS kept (received_on, branch_id, received, kept, late)
    SELECT received_on, branch_id, sum(sign * received), sum(sign * kept), sum(sign * late)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT (received_at AT TIME ZONE 'Asia/Karachi')::date AS received_on, branch_id, 1 AS received,
               (is_promise_kept IS TRUE)::integer AS kept, (is_promise_kept IS FALSE)::integer AS late
          FROM was WHERE merged_into IS NULL) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT (received_at AT TIME ZONE 'Asia/Karachi')::date AS received_on, branch_id, 1 AS received,
               (is_promise_kept IS TRUE)::integer AS kept, (is_promise_kept IS FALSE)::integer AS late
          FROM now WHERE merged_into IS NULL) counted) changed
     GROUP BY received_on, branch_id
    HAVING (sum(sign * received), sum(sign * kept), sum(sign * late)) <> (0, 0, 0)
     ORDER BY received_on, branch_id
        ON CONFLICT (received_on, branch_id)
        DO UPDATE SET received = kept.received + excluded.received,
                      kept = kept.kept + excluded.kept,
                      late = kept.late + excluded.late;
  END IF;

  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_entries_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  INSERT INTO receipt_days AS kept (counts_on, branch_id, taken_by, method, kind, amount, payments, reversed_amount, reversed_payments)
  SELECT counts_on, branch_id, taken_by, method, kind, sum(sign * amount), sum(sign * payments), sum(sign * reversed_amount), sum(sign * reversed_payments)
    FROM (SELECT 1 AS sign, counted.* FROM (
  SELECT e.counts_on, e.branch_id, e.recorded_by AS taken_by, e.method, e.kind, e.amount, 1 AS payments,
         0 AS reversed_amount, 0 AS reversed_payments
    FROM now e WHERE e.kind IN ('down_payment', 'payment', 'recovery') AND e.method <> 'transfer' AND NOT e.brought_in
   UNION ALL
  SELECT e.counts_on, o.branch_id, o.recorded_by, o.method, o.kind, 0, 0, o.amount, 1
    FROM now e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
   WHERE e.kind = 'reversal' AND o.kind IN ('down_payment', 'payment', 'recovery') AND o.method <> 'transfer' AND NOT o.brought_in) counted) changed
   GROUP BY counts_on, branch_id, taken_by, method, kind
  HAVING (sum(sign * amount), sum(sign * payments), sum(sign * reversed_amount), sum(sign * reversed_payments)) <> (0, 0, 0, 0)
   ORDER BY counts_on, branch_id, taken_by, method, kind
      ON CONFLICT (counts_on, branch_id, taken_by, method, kind)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    payments = kept.payments + excluded.payments,
                    reversed_amount = kept.reversed_amount + excluded.reversed_amount,
                    reversed_payments = kept.reversed_payments + excluded.reversed_payments;

  INSERT INTO collection_days AS kept (counts_on, branch_id, amount, down_payments, recoveries, refunds, brought_in)
  SELECT counts_on, branch_id, sum(sign * amount), sum(sign * down_payments), sum(sign * recoveries), sum(sign * refunds), sum(sign * brought_in)
    FROM (SELECT 1 AS sign, counted.* FROM (
  SELECT money.counts_on, money.branch_id, 
  CASE money.kind WHEN 'refund' THEN coalesce((
    SELECT taken.recorded_by FROM entries taken
     WHERE taken.agreement_id = money.agreement_id AND taken.position < money.position
       AND taken.kind IN ('payment', 'down_payment')
       AND NOT EXISTS (SELECT FROM entries undone WHERE undone.reverses = taken.id AND undone.agreement_id = taken.agreement_id
                          AND undone.position < money.position)
     ORDER BY taken.position DESC LIMIT 1), money.recorded_by)
  ELSE money.recorded_by END AS taken_by,
         CASE WHEN money.kind = 'refund' OR money.brought_in THEN 0 ELSE sign END AS payments,
         CASE WHEN money.brought_in THEN 0 WHEN money.kind = 'refund' THEN -sign ELSE sign END * money.amount AS amount,
         CASE WHEN money.kind = 'down_payment' AND NOT money.brought_in THEN sign * money.amount ELSE 0 END AS down_payments,
         CASE WHEN money.kind = 'recovery' THEN sign * money.amount ELSE 0 END AS recoveries,
         CASE WHEN money.kind = 'refund' THEN sign * money.amount ELSE 0 END AS refunds,
         CASE WHEN money.brought_in THEN sign * money.amount ELSE 0 END AS brought_in
    FROM (SELECT 1 AS sign, e.agreement_id, e.position, e.kind, e.method, e.amount, e.counts_on, e.branch_id, e.recorded_by, e.brought_in
            FROM now e
           UNION ALL
          SELECT -1, o.agreement_id, o.position, o.kind, o.method, o.amount, e.counts_on, o.branch_id, o.recorded_by, o.brought_in
            FROM now e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
           WHERE e.kind = 'reversal') money
   WHERE money.kind IN ('down_payment', 'payment', 'recovery') AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind = 'refund' AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind IN ('down_payment', 'payment', 'recovery') AND money.brought_in) counted) changed
   GROUP BY counts_on, branch_id
  HAVING (sum(sign * amount), sum(sign * down_payments), sum(sign * recoveries), sum(sign * refunds), sum(sign * brought_in)) <> (0, 0, 0, 0, 0)
   ORDER BY counts_on, branch_id
      ON CONFLICT (counts_on, branch_id)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    down_payments = kept.down_payments + excluded.down_payments,
                    recoveries = kept.recoveries + excluded.recoveries,
                    refunds = kept.refunds + excluded.refunds,
                    brought_in = kept.brought_in + excluded.brought_in;

  INSERT INTO officer_collection_days AS kept (counts_on, branch_id, taken_by, amount, payments)
  SELECT counts_on, branch_id, taken_by, sum(sign * amount), sum(sign * payments)
    FROM (SELECT 1 AS sign, counted.* FROM (
  SELECT money.counts_on, money.branch_id, 
  CASE money.kind WHEN 'refund' THEN coalesce((
    SELECT taken.recorded_by FROM entries taken
     WHERE taken.agreement_id = money.agreement_id AND taken.position < money.position
       AND taken.kind IN ('payment', 'down_payment')
       AND NOT EXISTS (SELECT FROM entries undone WHERE undone.reverses = taken.id AND undone.agreement_id = taken.agreement_id
                          AND undone.position < money.position)
     ORDER BY taken.position DESC LIMIT 1), money.recorded_by)
  ELSE money.recorded_by END AS taken_by,
         CASE WHEN money.kind = 'refund' OR money.brought_in THEN 0 ELSE sign END AS payments,
         CASE WHEN money.brought_in THEN 0 WHEN money.kind = 'refund' THEN -sign ELSE sign END * money.amount AS amount,
         CASE WHEN money.kind = 'down_payment' AND NOT money.brought_in THEN sign * money.amount ELSE 0 END AS down_payments,
         CASE WHEN money.kind = 'recovery' THEN sign * money.amount ELSE 0 END AS recoveries,
         CASE WHEN money.kind = 'refund' THEN sign * money.amount ELSE 0 END AS refunds,
         CASE WHEN money.brought_in THEN sign * money.amount ELSE 0 END AS brought_in
    FROM (SELECT 1 AS sign, e.agreement_id, e.position, e.kind, e.method, e.amount, e.counts_on, e.branch_id, e.recorded_by, e.brought_in
            FROM now e
           UNION ALL
          SELECT -1, o.agreement_id, o.position, o.kind, o.method, o.amount, e.counts_on, o.branch_id, o.recorded_by, o.brought_in
            FROM now e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
           WHERE e.kind = 'reversal') money
   WHERE money.kind IN ('down_payment', 'payment', 'recovery') AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind = 'refund' AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind IN ('down_payment', 'payment', 'recovery') AND money.brought_in) counted) changed
   GROUP BY counts_on, branch_id, taken_by
  HAVING (sum(sign * amount), sum(sign * payments)) <> (0, 0)
   ORDER BY counts_on, branch_id, taken_by
      ON CONFLICT (counts_on, branch_id, taken_by)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    payments = kept.payments + excluded.payments;

  INSERT INTO officer_collection_months AS kept (month, branch_id, taken_by, amount, payments)
  SELECT month, branch_id, taken_by, sum(sign * amount), sum(sign * payments)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT date_trunc('month', counts_on)::date AS month, branch_id, taken_by, amount, payments
        FROM (
  SELECT money.counts_on, money.branch_id, 
  CASE money.kind WHEN 'refund' THEN coalesce((
    SELECT taken.recorded_by FROM entries taken
     WHERE taken.agreement_id = money.agreement_id AND taken.position < money.position
       AND taken.kind IN ('payment', 'down_payment')
       AND NOT EXISTS (SELECT FROM entries undone WHERE undone.reverses = taken.id AND undone.agreement_id = taken.agreement_id
                          AND undone.position < money.position)
     ORDER BY taken.position DESC LIMIT 1), money.recorded_by)
  ELSE money.recorded_by END AS taken_by,
         CASE WHEN money.kind = 'refund' OR money.brought_in THEN 0 ELSE sign END AS payments,
         CASE WHEN money.brought_in THEN 0 WHEN money.kind = 'refund' THEN -sign ELSE sign END * money.amount AS amount,
         CASE WHEN money.kind = 'down_payment' AND NOT money.brought_in THEN sign * money.amount ELSE 0 END AS down_payments,
         CASE WHEN money.kind = 'recovery' THEN sign * money.amount ELSE 0 END AS recoveries,
         CASE WHEN money.kind = 'refund' THEN sign * money.amount ELSE 0 END AS refunds,
         CASE WHEN money.brought_in THEN sign * money.amount ELSE 0 END AS brought_in
    FROM (SELECT 1 AS sign, e.agreement_id, e.position, e.kind, e.method, e.amount, e.counts_on, e.branch_id, e.recorded_by, e.brought_in
            FROM now e
           UNION ALL
          SELECT -1, o.agreement_id, o.position, o.kind, o.method, o.amount, e.counts_on, o.branch_id, o.recorded_by, o.brought_in
            FROM now e JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
           WHERE e.kind = 'reversal') money
   WHERE money.kind IN ('down_payment', 'payment', 'recovery') AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind = 'refund' AND money.method <> 'transfer' AND NOT money.brought_in OR money.kind IN ('down_payment', 'payment', 'recovery') AND money.brought_in) collected) counted) changed
   GROUP BY month, branch_id, taken_by
  HAVING (sum(sign * amount), sum(sign * payments)) <> (0, 0)
   ORDER BY month, branch_id, taken_by
      ON CONFLICT (month, branch_id, taken_by)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    payments = kept.payments + excluded.payments;

  UPDATE relief_fund kept SET granted = kept.granted + moved.granted
    FROM (SELECT sum(sign * granted) AS granted
            FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT CASE debit WHEN 'relief_fund' THEN amount ELSE -amount END AS granted
        FROM now WHERE 'relief_fund' IN (debit, credit) AND NOT brought_in) counted) changed) moved
   WHERE moved.granted <> 0;

  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_installments_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  INSERT INTO due_days AS kept (due_on, branch_id, amount, paid)
  SELECT due_on, branch_id, sum(sign * amount), sum(sign * paid)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
    FROM agreements a
    JOIN now i
      ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
   WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted) changed
   GROUP BY due_on, branch_id
  HAVING (sum(sign * amount), sum(sign * paid)) <> (0, 0)
   ORDER BY due_on, branch_id
      ON CONFLICT (due_on, branch_id)
      DO UPDATE SET amount = kept.amount + excluded.amount,
                    paid = kept.paid + excluded.paid;

  INSERT INTO officer_due_days AS kept (officer_id, due_on, branch_id, is_down_payment, installments, before_move, amount, paid, relieved, unpaid)
  SELECT officer_id, due_on, branch_id, is_down_payment, sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)
    FROM (SELECT 1 AS sign, counted.* FROM (
      SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
             CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
             CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
    FROM agreements a
    JOIN now i
      ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
   WHERE a.status IN ('active', 'completed', 'written_off')) counted) changed
   GROUP BY officer_id, due_on, branch_id, is_down_payment
  HAVING (sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)) <> (0, 0, 0, 0, 0, 0)
   ORDER BY officer_id, due_on, branch_id, is_down_payment
      ON CONFLICT (officer_id, due_on, branch_id, is_down_payment)
      DO UPDATE SET installments = kept.installments + excluded.installments,
                    before_move = kept.before_move + excluded.before_move,
                    amount = kept.amount + excluded.amount,
                    paid = kept.paid + excluded.paid,
                    relieved = kept.relieved + excluded.relieved,
                    unpaid = kept.unpaid + excluded.unpaid;

  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.keep_sums_of_installments_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  is_moved boolean[];
  change record;
BEGIN
  SELECT ARRAY[
         bool_or((was.due_on, was.amount, was.paid, was.relieved, was.stays_due)
         IS DISTINCT FROM (now.due_on, now.amount, now.paid, now.relieved, now.stays_due)),
         bool_or((was.due_on, was.amount, was.paid, was.relieved, was.stays_due)
         IS DISTINCT FROM (now.due_on, now.amount, now.paid, now.relieved, now.stays_due))]
    INTO is_moved FROM was JOIN now USING (agreement_id, schedule_number, number);

  IF is_moved[1] THEN
    INSERT INTO due_days AS kept (due_on, branch_id, amount, paid)
    SELECT due_on, branch_id, sum(sign * amount), sum(sign * paid)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
      FROM agreements a
      JOIN was i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT i.due_on, a.branch_id, i.amount, i.paid - i.relieved AS paid 
      FROM agreements a
      JOIN now i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off') AND (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)) counted) changed
     GROUP BY due_on, branch_id
    HAVING (sum(sign * amount), sum(sign * paid)) <> (0, 0)
     ORDER BY due_on, branch_id
        ON CONFLICT (due_on, branch_id)
        DO UPDATE SET amount = kept.amount + excluded.amount,
                      paid = kept.paid + excluded.paid;
  END IF;

  IF is_moved[2] THEN
    INSERT INTO officer_due_days AS kept (officer_id, due_on, branch_id, is_down_payment, installments, before_move, amount, paid, relieved, unpaid)
    SELECT officer_id, due_on, branch_id, is_down_payment, sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)
      FROM (SELECT -1 AS sign, counted.* FROM (
        SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
               CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
      FROM agreements a
      JOIN was i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off')) counted
       UNION ALL
      SELECT 1 AS sign, counted.* FROM (
        SELECT a.officer_id, i.due_on, a.branch_id, i.number = 0 AS is_down_payment, 1 AS installments, 
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN 0 ELSE i.amount END AS before_move,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.amount ELSE 0 END AS amount,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.paid - i.relieved ELSE 0 END AS paid,
               CASE WHEN (a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on) THEN i.relieved ELSE 0 END AS relieved,
               CASE WHEN a.status = 'written_off' OR i.stays_due THEN 0 ELSE i.amount - i.paid END AS unpaid 
      FROM agreements a
      JOIN now i
        ON i.agreement_id = a.id AND (i.schedule_number = a.schedule_number OR i.stays_due)
     WHERE a.status IN ('active', 'completed', 'written_off')) counted) changed
     GROUP BY officer_id, due_on, branch_id, is_down_payment
    HAVING (sum(sign * installments), sum(sign * before_move), sum(sign * amount), sum(sign * paid), sum(sign * relieved), sum(sign * unpaid)) <> (0, 0, 0, 0, 0, 0)
     ORDER BY officer_id, due_on, branch_id, is_down_payment
        ON CONFLICT (officer_id, due_on, branch_id, is_down_payment)
        DO UPDATE SET installments = kept.installments + excluded.installments,
                      before_move = kept.before_move + excluded.before_move,
                      amount = kept.amount + excluded.amount,
                      paid = kept.paid + excluded.paid,
                      relieved = kept.relieved + excluded.relieved,
                      unpaid = kept.unpaid + excluded.unpaid;
  END IF;

  RETURN NULL;
END
$function$
;

-- A report is matched while it is being checked, and by one person.
CREATE OR REPLACE FUNCTION public.match_transfer_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE transfer_reports SET state = 'matched'
    WHERE id = NEW.report_id AND agreement_id = NEW.agreement_id AND state = 'checking';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'transfer report % is not being checked', NEW.report_id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END
$function$
;

-- The place of a state in the order in which messages move.
CREATE OR REPLACE FUNCTION public.message_rank(state text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_position(ARRAY['queued'::text, 'dropped'::text, 'not_known'::text, 'sent'::text, 'failed'::text, 'delivered'::text, 'read'::text], state)
;

CREATE OR REPLACE FUNCTION public.name_terms(name text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT array_to_tsvector(ARRAY( SELECT substr(word.word, nth.nth) AS substr
            FROM string_to_table(f.folded, ' '::text) word(word),
             LATERAL generate_series(1, (length(word.word) - 2)) nth(nth)
         UNION ALL
          SELECT ('<'::text || "left"(word.word, 2))
            FROM string_to_table(f.folded, ' '::text) word(word)
           WHERE (length(word.word) > 1)
         UNION ALL
          SELECT ('~'::text || sound.sound)
            FROM string_to_table(sound_key(f.folded), ' '::text) sound(sound)
           WHERE (sound.sound <> ''::text))) AS array_to_tsvector
    FROM ( SELECT folded_name(name_terms.name) AS folded
          OFFSET 0) f;
END
;

-- Of the rows of these agreements that this transaction wrote.
CREATE OR REPLACE FUNCTION public.new_row_digests(agreements uuid[])
 RETURNS TABLE(agreement_id uuid, part text, digest text)
 LANGUAGE sql
 STABLE
AS $function$ SELECT agreement_id, part, digest FROM agreement_rows WHERE agreement_id = ANY (agreements) AND is_new $function$
;

-- A logged contact is the first one of every request of the trail that had none.
CREATE OR REPLACE FUNCTION public.note_first_contact()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE contact_requests SET first_contact_at = NEW.recorded_at
   WHERE id IN (SELECT NEW.request_id UNION ALL SELECT id FROM contact_requests WHERE merged_into = NEW.request_id)
     AND (first_contact_at IS NULL OR first_contact_at > NEW.recorded_at);
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_late_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  INSERT INTO cash_late_entries (entry_id, agreement_id, branch_id, after_serial)
  SELECT e.id, e.agreement_id, c.branch_id, c.serial
    FROM added e
    LEFT JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
    JOIN LATERAL (SELECT branch_id, serial, until FROM cash_day_closes
                   WHERE branch_id = coalesce(o.branch_id, e.branch_id) ORDER BY serial DESC LIMIT 1) c ON e.recorded_at <= c.until
   WHERE coalesce(o.method, e.method) = 'cash' AND NOT coalesce(o.brought_in, e.brought_in);
  RETURN NULL;
END
$function$
;

-- Keeps what was written for the next event of the transaction. Rows that no event follows are named by npm run verify.
CREATE OR REPLACE FUNCTION public.note_rows(lines text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF lines IS NOT NULL THEN
    PERFORM set_config('qist.kept_rows', concat_ws(E'\n', nullif(current_setting('qist.kept_rows', true), ''), lines), true);
  END IF;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_arrears_months()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_blog_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_branches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_arrival_take_backs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_arrivals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_day_closes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_day_closes ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.serial, now.count_id, now.difference_reason, now.closed_by, now.open_requests, now.reopened_by, now.reopen_reason, (extract(epoch FROM now.until) * 1000000)::bigint, (extract(epoch FROM now.closed_at) * 1000000)::bigint, (extract(epoch FROM now.reopened_at) * 1000000)::bigint, now.day - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_day_closes ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.serial, was.count_id, was.difference_reason, was.closed_by, was.open_requests, was.reopened_by, was.reopen_reason, (extract(epoch FROM was.until) * 1000000)::bigint, (extract(epoch FROM was.closed_at) * 1000000)::bigint, (extract(epoch FROM was.reopened_at) * 1000000)::bigint, was.day - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.serial, now.count_id, now.difference_reason, now.closed_by, now.open_requests, now.reopened_by, now.reopen_reason, (extract(epoch FROM now.until) * 1000000)::bigint, (extract(epoch FROM now.closed_at) * 1000000)::bigint, (extract(epoch FROM now.reopened_at) * 1000000)::bigint, now.day - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.serial, was.count_id, was.difference_reason, was.closed_by, was.open_requests, was.reopened_by, was.reopen_reason, was.until, was.closed_at, was.reopened_at, was.day) IS DISTINCT FROM ROW(now.id, now.branch_id, now.serial, now.count_id, now.difference_reason, now.closed_by, now.open_requests, now.reopened_by, now.reopen_reason, now.until, now.closed_at, now.reopened_at, now.day);
  ELSE
    PERFORM note_rows(string_agg('cash_day_closes ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.serial, was.count_id, was.difference_reason, was.closed_by, was.open_requests, was.reopened_by, was.reopen_reason, (extract(epoch FROM was.until) * 1000000)::bigint, (extract(epoch FROM was.closed_at) * 1000000)::bigint, (extract(epoch FROM was.reopened_at) * 1000000)::bigint, was.day - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_day_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_day_counts ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.number, now.should_be, now.last_slip, now.amount, now.counted, now.counted_by, (extract(epoch FROM now.counted_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_day_counts ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.number, was.should_be, was.last_slip, was.amount, was.counted, was.counted_by, (extract(epoch FROM was.counted_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.number, now.should_be, now.last_slip, now.amount, now.counted, now.counted_by, (extract(epoch FROM now.counted_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.number, was.should_be, was.last_slip, was.amount, was.counted, was.counted_by, was.counted_at) IS DISTINCT FROM ROW(now.id, now.branch_id, now.number, now.should_be, now.last_slip, now.amount, now.counted, now.counted_by, now.counted_at);
  ELSE
    PERFORM note_rows(string_agg('cash_day_counts ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.number, was.should_be, was.last_slip, was.amount, was.counted, was.counted_by, (extract(epoch FROM was.counted_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_day_hands()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_day_hands ' || now.close_id::text || ',' || now.hand_of::text || ' ' || '-' || ' ' || digest_of(ROW(now.close_id, now.hand_of, now.taken, now.moved, now.on_hold, now.explanation)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_day_hands ' || now.close_id::text || ',' || now.hand_of::text || ' ' || digest_of(ROW(was.close_id, was.hand_of, was.taken, was.moved, was.on_hold, was.explanation)::text) || ' ' || digest_of(ROW(now.close_id, now.hand_of, now.taken, now.moved, now.on_hold, now.explanation)::text), E'\n'))
       FROM was JOIN now USING (close_id, hand_of) WHERE ROW(was.close_id, was.hand_of, was.taken, was.moved, was.on_hold, was.explanation) IS DISTINCT FROM ROW(now.close_id, now.hand_of, now.taken, now.moved, now.on_hold, now.explanation);
  ELSE
    PERFORM note_rows(string_agg('cash_day_hands ' || was.close_id::text || ',' || was.hand_of::text || ' ' || digest_of(ROW(was.close_id, was.hand_of, was.taken, was.moved, was.on_hold, was.explanation)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_drawers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_expense_confirmations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_movements()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_offers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cash_reversal_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_challenge_participants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_challenge_results()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_challenges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_cheque_steps()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cheque_steps ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.agreement_id, now.entry_id, now.step, now.account_id, now.recorded_by, now.taken_back_by, (extract(epoch FROM now.recorded_at) * 1000000)::bigint, (extract(epoch FROM now.taken_back_at) * 1000000)::bigint, now.happened_on - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cheque_steps ' || now.id::text || ' ' || digest_of(ROW(was.id, was.agreement_id, was.entry_id, was.step, was.account_id, was.recorded_by, was.taken_back_by, (extract(epoch FROM was.recorded_at) * 1000000)::bigint, (extract(epoch FROM was.taken_back_at) * 1000000)::bigint, was.happened_on - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.agreement_id, now.entry_id, now.step, now.account_id, now.recorded_by, now.taken_back_by, (extract(epoch FROM now.recorded_at) * 1000000)::bigint, (extract(epoch FROM now.taken_back_at) * 1000000)::bigint, now.happened_on - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.agreement_id, was.entry_id, was.step, was.account_id, was.recorded_by, was.taken_back_by, was.recorded_at, was.taken_back_at, was.happened_on) IS DISTINCT FROM ROW(now.id, now.agreement_id, now.entry_id, now.step, now.account_id, now.recorded_by, now.taken_back_by, now.recorded_at, now.taken_back_at, now.happened_on);
  ELSE
    PERFORM note_rows(string_agg('cheque_steps ' || was.id::text || ' ' || digest_of(ROW(was.id, was.agreement_id, was.entry_id, was.step, was.account_id, was.recorded_by, was.taken_back_by, (extract(epoch FROM was.recorded_at) * 1000000)::bigint, (extract(epoch FROM was.taken_back_at) * 1000000)::bigint, was.happened_on - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_clearance_certificates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('clearance_certificates ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.agreement_id, now.branch_id, now.serial, now.code, now.entry_position, now.issued_by, (extract(epoch FROM now.issued_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('clearance_certificates ' || now.id::text || ' ' || digest_of(ROW(was.id, was.agreement_id, was.branch_id, was.serial, was.code, was.entry_position, was.issued_by, (extract(epoch FROM was.issued_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.agreement_id, now.branch_id, now.serial, now.code, now.entry_position, now.issued_by, (extract(epoch FROM now.issued_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.agreement_id, was.branch_id, was.serial, was.code, was.entry_position, was.issued_by, was.issued_at) IS DISTINCT FROM ROW(now.id, now.agreement_id, now.branch_id, now.serial, now.code, now.entry_position, now.issued_by, now.issued_at);
  ELSE
    PERFORM note_rows(string_agg('clearance_certificates ' || was.id::text || ' ' || digest_of(ROW(was.id, was.agreement_id, was.branch_id, was.serial, was.code, was.entry_position, was.issued_by, (extract(epoch FROM was.issued_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_complaint_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('complaint_events ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.complaint_id, now.kind, now.recorded_by, now.said, now.person_id, now.agreement_id, now.entry_id, (extract(epoch FROM now.recorded_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('complaint_events ' || now.id::text || ' ' || digest_of(ROW(was.id, was.complaint_id, was.kind, was.recorded_by, was.said, was.person_id, was.agreement_id, was.entry_id, (extract(epoch FROM was.recorded_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.complaint_id, now.kind, now.recorded_by, now.said, now.person_id, now.agreement_id, now.entry_id, (extract(epoch FROM now.recorded_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.complaint_id, was.kind, was.recorded_by, was.said, was.person_id, was.agreement_id, was.entry_id, was.recorded_at) IS DISTINCT FROM ROW(now.id, now.complaint_id, now.kind, now.recorded_by, now.said, now.person_id, now.agreement_id, now.entry_id, now.recorded_at);
  ELSE
    PERFORM note_rows(string_agg('complaint_events ' || was.id::text || ' ' || digest_of(ROW(was.id, was.complaint_id, was.kind, was.recorded_by, was.said, was.person_id, was.agreement_id, was.entry_id, (extract(epoch FROM was.recorded_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_complaints()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('complaints ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.year, now.serial, now.tracking_code, now.source, now.kind, now.body, now.full_name, now.phone, now.gender, now.is_name_hidden, now.about_name, now.receipt_number, now.language, now.submission_key, now.customer_id, now.entered_by, now.about_user_id, now.is_for_head_office, now.handler_id, (extract(epoch FROM now.received_at) * 1000000)::bigint, (extract(epoch FROM now.taken_at) * 1000000)::bigint, (extract(epoch FROM now.escalated_at) * 1000000)::bigint, (extract(epoch FROM now.reopened_at) * 1000000)::bigint, (extract(epoch FROM now.answered_at) * 1000000)::bigint, now.acknowledge_by - date '1970-01-01', now.answer_by - date '1970-01-01', now.executive_after - date '1970-01-01', encode(now.submission_digest, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('complaints ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.year, was.serial, was.tracking_code, was.source, was.kind, was.body, was.full_name, was.phone, was.gender, was.is_name_hidden, was.about_name, was.receipt_number, was.language, was.submission_key, was.customer_id, was.entered_by, was.about_user_id, was.is_for_head_office, was.handler_id, (extract(epoch FROM was.received_at) * 1000000)::bigint, (extract(epoch FROM was.taken_at) * 1000000)::bigint, (extract(epoch FROM was.escalated_at) * 1000000)::bigint, (extract(epoch FROM was.reopened_at) * 1000000)::bigint, (extract(epoch FROM was.answered_at) * 1000000)::bigint, was.acknowledge_by - date '1970-01-01', was.answer_by - date '1970-01-01', was.executive_after - date '1970-01-01', encode(was.submission_digest, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.year, now.serial, now.tracking_code, now.source, now.kind, now.body, now.full_name, now.phone, now.gender, now.is_name_hidden, now.about_name, now.receipt_number, now.language, now.submission_key, now.customer_id, now.entered_by, now.about_user_id, now.is_for_head_office, now.handler_id, (extract(epoch FROM now.received_at) * 1000000)::bigint, (extract(epoch FROM now.taken_at) * 1000000)::bigint, (extract(epoch FROM now.escalated_at) * 1000000)::bigint, (extract(epoch FROM now.reopened_at) * 1000000)::bigint, (extract(epoch FROM now.answered_at) * 1000000)::bigint, now.acknowledge_by - date '1970-01-01', now.answer_by - date '1970-01-01', now.executive_after - date '1970-01-01', encode(now.submission_digest, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.year, was.serial, was.tracking_code, was.source, was.kind, was.body, was.full_name, was.phone, was.gender, was.is_name_hidden, was.about_name, was.receipt_number, was.language, was.submission_key, was.customer_id, was.entered_by, was.about_user_id, was.is_for_head_office, was.handler_id, was.received_at, was.taken_at, was.escalated_at, was.reopened_at, was.answered_at, was.acknowledge_by, was.answer_by, was.executive_after, was.submission_digest) IS DISTINCT FROM ROW(now.id, now.branch_id, now.year, now.serial, now.tracking_code, now.source, now.kind, now.body, now.full_name, now.phone, now.gender, now.is_name_hidden, now.about_name, now.receipt_number, now.language, now.submission_key, now.customer_id, now.entered_by, now.about_user_id, now.is_for_head_office, now.handler_id, now.received_at, now.taken_at, now.escalated_at, now.reopened_at, now.answered_at, now.acknowledge_by, now.answer_by, now.executive_after, now.submission_digest);
  ELSE
    PERFORM note_rows(string_agg('complaints ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.year, was.serial, was.tracking_code, was.source, was.kind, was.body, was.full_name, was.phone, was.gender, was.is_name_hidden, was.about_name, was.receipt_number, was.language, was.submission_key, was.customer_id, was.entered_by, was.about_user_id, was.is_for_head_office, was.handler_id, (extract(epoch FROM was.received_at) * 1000000)::bigint, (extract(epoch FROM was.taken_at) * 1000000)::bigint, (extract(epoch FROM was.escalated_at) * 1000000)::bigint, (extract(epoch FROM was.reopened_at) * 1000000)::bigint, (extract(epoch FROM was.answered_at) * 1000000)::bigint, was.acknowledge_by - date '1970-01-01', was.answer_by - date '1970-01-01', was.executive_after - date '1970-01-01', encode(was.submission_digest, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_consent_codes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_contact_request_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_contact_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_customer_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_customer_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_customers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_designations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_employees()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_field_alarms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('field_alarms ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.device_id, now.alarm_reason, now.content, (extract(epoch FROM now.raised_at) * 1000000)::bigint, encode(now.signature, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('field_alarms ' || now.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.alarm_reason, was.content, (extract(epoch FROM was.raised_at) * 1000000)::bigint, encode(was.signature, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.device_id, now.alarm_reason, now.content, (extract(epoch FROM now.raised_at) * 1000000)::bigint, encode(now.signature, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.device_id, was.alarm_reason, was.content, was.raised_at, was.signature) IS DISTINCT FROM ROW(now.id, now.device_id, now.alarm_reason, now.content, now.raised_at, now.signature);
  ELSE
    PERFORM note_rows(string_agg('field_alarms ' || was.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.alarm_reason, was.content, (extract(epoch FROM was.raised_at) * 1000000)::bigint, encode(was.signature, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_field_devices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('field_devices ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.serial, now.officer_id, now.name, now.revoked_by, (extract(epoch FROM now.registered_at) * 1000000)::bigint, (extract(epoch FROM now.revoked_at) * 1000000)::bigint, encode(now.public_key, 'hex'), encode(now.seal_key, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('field_devices ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.serial, was.officer_id, was.name, was.revoked_by, (extract(epoch FROM was.registered_at) * 1000000)::bigint, (extract(epoch FROM was.revoked_at) * 1000000)::bigint, encode(was.public_key, 'hex'), encode(was.seal_key, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.serial, now.officer_id, now.name, now.revoked_by, (extract(epoch FROM now.registered_at) * 1000000)::bigint, (extract(epoch FROM now.revoked_at) * 1000000)::bigint, encode(now.public_key, 'hex'), encode(now.seal_key, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.serial, was.officer_id, was.name, was.revoked_by, was.registered_at, was.revoked_at, was.public_key, was.seal_key) IS DISTINCT FROM ROW(now.id, now.branch_id, now.serial, now.officer_id, now.name, now.revoked_by, now.registered_at, now.revoked_at, now.public_key, now.seal_key);
  ELSE
    PERFORM note_rows(string_agg('field_devices ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.serial, was.officer_id, was.name, was.revoked_by, (extract(epoch FROM was.registered_at) * 1000000)::bigint, (extract(epoch FROM was.revoked_at) * 1000000)::bigint, encode(was.public_key, 'hex'), encode(was.seal_key, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_field_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('field_items ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.device_id, now.position, now.package_id, now.kind, now.agreement_id, now.slip, now.amount, now.code, now.content, (extract(epoch FROM now.received_at) * 1000000)::bigint, encode(now.hash, 'hex'), encode(now.previous_hash, 'hex'), encode(now.signature, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('field_items ' || now.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.position, was.package_id, was.kind, was.agreement_id, was.slip, was.amount, was.code, was.content, (extract(epoch FROM was.received_at) * 1000000)::bigint, encode(was.hash, 'hex'), encode(was.previous_hash, 'hex'), encode(was.signature, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.device_id, now.position, now.package_id, now.kind, now.agreement_id, now.slip, now.amount, now.code, now.content, (extract(epoch FROM now.received_at) * 1000000)::bigint, encode(now.hash, 'hex'), encode(now.previous_hash, 'hex'), encode(now.signature, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.device_id, was.position, was.package_id, was.kind, was.agreement_id, was.slip, was.amount, was.code, was.content, was.received_at, was.hash, was.previous_hash, was.signature) IS DISTINCT FROM ROW(now.id, now.device_id, now.position, now.package_id, now.kind, now.agreement_id, now.slip, now.amount, now.code, now.content, now.received_at, now.hash, now.previous_hash, now.signature);
  ELSE
    PERFORM note_rows(string_agg('field_items ' || was.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.position, was.package_id, was.kind, was.agreement_id, was.slip, was.amount, was.code, was.content, (extract(epoch FROM was.received_at) * 1000000)::bigint, encode(was.hash, 'hex'), encode(was.previous_hash, 'hex'), encode(was.signature, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_field_outcomes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('field_outcomes ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.item_id, now.item_agreement_id, now.outcome, now.hold_reason, now.agreement_id, now.entry_id, now.contact_id, now.decided_by, now.note, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('field_outcomes ' || now.id::text || ' ' || digest_of(ROW(was.id, was.item_id, was.item_agreement_id, was.outcome, was.hold_reason, was.agreement_id, was.entry_id, was.contact_id, was.decided_by, was.note, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.item_id, now.item_agreement_id, now.outcome, now.hold_reason, now.agreement_id, now.entry_id, now.contact_id, now.decided_by, now.note, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.item_id, was.item_agreement_id, was.outcome, was.hold_reason, was.agreement_id, was.entry_id, was.contact_id, was.decided_by, was.note, was.decided_at) IS DISTINCT FROM ROW(now.id, now.item_id, now.item_agreement_id, now.outcome, now.hold_reason, now.agreement_id, now.entry_id, now.contact_id, now.decided_by, now.note, now.decided_at);
  ELSE
    PERFORM note_rows(string_agg('field_outcomes ' || was.id::text || ' ' || digest_of(ROW(was.id, was.item_id, was.item_agreement_id, was.outcome, was.hold_reason, was.agreement_id, was.entry_id, was.contact_id, was.decided_by, was.note, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_field_packages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('field_packages ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.device_id, now.visits, (extract(epoch FROM now.taken_at) * 1000000)::bigint, now.day - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('field_packages ' || now.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.visits, (extract(epoch FROM was.taken_at) * 1000000)::bigint, was.day - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.device_id, now.visits, (extract(epoch FROM now.taken_at) * 1000000)::bigint, now.day - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.device_id, was.visits, was.taken_at, was.day) IS DISTINCT FROM ROW(now.id, now.device_id, now.visits, now.taken_at, now.day);
  ELSE
    PERFORM note_rows(string_agg('field_packages ' || was.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.visits, (extract(epoch FROM was.taken_at) * 1000000)::bigint, was.day - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_guarantors()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_home_visits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_import_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_imports()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_lender_content()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_message_rules()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_message_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_messages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_office_rules()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_relief_fund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_rights_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_screening_decisions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('screening_decisions ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.match_id, now.decision, now.reason, now.decided_by, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('screening_decisions ' || now.id::text || ' ' || digest_of(ROW(was.id, was.match_id, was.decision, was.reason, was.decided_by, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.match_id, now.decision, now.reason, now.decided_by, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.match_id, was.decision, was.reason, was.decided_by, was.decided_at) IS DISTINCT FROM ROW(now.id, now.match_id, now.decision, now.reason, now.decided_by, now.decided_at);
  ELSE
    PERFORM note_rows(string_agg('screening_decisions ' || was.id::text || ' ' || digest_of(ROW(was.id, was.match_id, was.decision, was.reason, was.decided_by, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_screening_findings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('screening_findings ' || now.run_id::text || ',' || now.match_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.run_id, now.match_id)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('screening_findings ' || now.run_id::text || ',' || now.match_id::text || ' ' || digest_of(ROW(was.run_id, was.match_id)::text) || ' ' || digest_of(ROW(now.run_id, now.match_id)::text), E'\n'))
       FROM was JOIN now USING (run_id, match_id) WHERE ROW(was.run_id, was.match_id) IS DISTINCT FROM ROW(now.run_id, now.match_id);
  ELSE
    PERFORM note_rows(string_agg('screening_findings ' || was.run_id::text || ',' || was.match_id::text || ' ' || digest_of(ROW(was.run_id, was.match_id)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_screening_lists()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('screening_lists ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.name, now.file_name, now.format, now.bytes, now.rows, now.repeated, now.entries_digest, now.added_by, now.ended_by, (extract(epoch FROM now.added_at) * 1000000)::bigint, (extract(epoch FROM now.ended_at) * 1000000)::bigint, encode(now.file_hash, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('screening_lists ' || now.id::text || ' ' || digest_of(ROW(was.id, was.name, was.file_name, was.format, was.bytes, was.rows, was.repeated, was.entries_digest, was.added_by, was.ended_by, (extract(epoch FROM was.added_at) * 1000000)::bigint, (extract(epoch FROM was.ended_at) * 1000000)::bigint, encode(was.file_hash, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.name, now.file_name, now.format, now.bytes, now.rows, now.repeated, now.entries_digest, now.added_by, now.ended_by, (extract(epoch FROM now.added_at) * 1000000)::bigint, (extract(epoch FROM now.ended_at) * 1000000)::bigint, encode(now.file_hash, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.name, was.file_name, was.format, was.bytes, was.rows, was.repeated, was.entries_digest, was.added_by, was.ended_by, was.added_at, was.ended_at, was.file_hash) IS DISTINCT FROM ROW(now.id, now.name, now.file_name, now.format, now.bytes, now.rows, now.repeated, now.entries_digest, now.added_by, now.ended_by, now.added_at, now.ended_at, now.file_hash);
  ELSE
    PERFORM note_rows(string_agg('screening_lists ' || was.id::text || ' ' || digest_of(ROW(was.id, was.name, was.file_name, was.format, was.bytes, was.rows, was.repeated, was.entries_digest, was.added_by, was.ended_by, (extract(epoch FROM was.added_at) * 1000000)::bigint, (extract(epoch FROM was.ended_at) * 1000000)::bigint, encode(was.file_hash, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_screening_matches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('screening_matches ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.kind, now.state, now.customer_id, now.guarantor_id, now.list_id, now.line, now.entry_name, now.entry_father_name, now.entry_cnic, now.entry_reference, now.person_name, now.person_father_name, now.person_cnic, now.run_id, (extract(epoch FROM now.found_at) * 1000000)::bigint, encode(now.match_key, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('screening_matches ' || now.id::text || ' ' || digest_of(ROW(was.id, was.kind, was.state, was.customer_id, was.guarantor_id, was.list_id, was.line, was.entry_name, was.entry_father_name, was.entry_cnic, was.entry_reference, was.person_name, was.person_father_name, was.person_cnic, was.run_id, (extract(epoch FROM was.found_at) * 1000000)::bigint, encode(was.match_key, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.kind, now.state, now.customer_id, now.guarantor_id, now.list_id, now.line, now.entry_name, now.entry_father_name, now.entry_cnic, now.entry_reference, now.person_name, now.person_father_name, now.person_cnic, now.run_id, (extract(epoch FROM now.found_at) * 1000000)::bigint, encode(now.match_key, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.kind, was.state, was.customer_id, was.guarantor_id, was.list_id, was.line, was.entry_name, was.entry_father_name, was.entry_cnic, was.entry_reference, was.person_name, was.person_father_name, was.person_cnic, was.run_id, was.found_at, was.match_key) IS DISTINCT FROM ROW(now.id, now.kind, now.state, now.customer_id, now.guarantor_id, now.list_id, now.line, now.entry_name, now.entry_father_name, now.entry_cnic, now.entry_reference, now.person_name, now.person_father_name, now.person_cnic, now.run_id, now.found_at, now.match_key);
  ELSE
    PERFORM note_rows(string_agg('screening_matches ' || was.id::text || ' ' || digest_of(ROW(was.id, was.kind, was.state, was.customer_id, was.guarantor_id, was.list_id, was.line, was.entry_name, was.entry_father_name, was.entry_cnic, was.entry_reference, was.person_name, was.person_father_name, was.person_cnic, was.run_id, (extract(epoch FROM was.found_at) * 1000000)::bigint, encode(was.match_key, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_screening_runs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('screening_runs ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.why, now.ran_by, now.customer_id, now.guarantor_id, now.agreement_id, now.list_hashes, now.checked, now.found, now.found_new, (extract(epoch FROM now.ran_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('screening_runs ' || now.id::text || ' ' || digest_of(ROW(was.id, was.why, was.ran_by, was.customer_id, was.guarantor_id, was.agreement_id, was.list_hashes, was.checked, was.found, was.found_new, (extract(epoch FROM was.ran_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.why, now.ran_by, now.customer_id, now.guarantor_id, now.agreement_id, now.list_hashes, now.checked, now.found, now.found_new, (extract(epoch FROM now.ran_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.why, was.ran_by, was.customer_id, was.guarantor_id, was.agreement_id, was.list_hashes, was.checked, was.found, was.found_new, was.ran_at) IS DISTINCT FROM ROW(now.id, now.why, now.ran_by, now.customer_id, now.guarantor_id, now.agreement_id, now.list_hashes, now.checked, now.found, now.found_new, now.ran_at);
  ELSE
    PERFORM note_rows(string_agg('screening_runs ' || was.id::text || ' ' || digest_of(ROW(was.id, was.why, was.ran_by, was.customer_id, was.guarantor_id, was.agreement_id, was.list_hashes, was.checked, was.found, was.found_new, (extract(epoch FROM was.ran_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_second_step_resets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_statement_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('statement_files ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.account_id, now.file_name, now.headings, now.columns, now.date_order, now.lines, now.added, now.created_by, (extract(epoch FROM now.created_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('statement_files ' || now.id::text || ' ' || digest_of(ROW(was.id, was.account_id, was.file_name, was.headings, was.columns, was.date_order, was.lines, was.added, was.created_by, (extract(epoch FROM was.created_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.account_id, now.file_name, now.headings, now.columns, now.date_order, now.lines, now.added, now.created_by, (extract(epoch FROM now.created_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.account_id, was.file_name, was.headings, was.columns, was.date_order, was.lines, was.added, was.created_by, was.created_at) IS DISTINCT FROM ROW(now.id, now.account_id, now.file_name, now.headings, now.columns, now.date_order, now.lines, now.added, now.created_by, now.created_at);
  ELSE
    PERFORM note_rows(string_agg('statement_files ' || was.id::text || ' ' || digest_of(ROW(was.id, was.account_id, was.file_name, was.headings, was.columns, was.date_order, was.lines, was.added, was.created_by, (extract(epoch FROM was.created_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_statement_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('statement_lines ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.account_id, now.file_id, now.line, now.paisa, now.reference, now.nth, now.text, now.balance_paisa, now.day - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('statement_lines ' || now.id::text || ' ' || digest_of(ROW(was.id, was.account_id, was.file_id, was.line, was.paisa, was.reference, was.nth, was.text, was.balance_paisa, was.day - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.account_id, now.file_id, now.line, now.paisa, now.reference, now.nth, now.text, now.balance_paisa, now.day - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.account_id, was.file_id, was.line, was.paisa, was.reference, was.nth, was.text, was.balance_paisa, was.day) IS DISTINCT FROM ROW(now.id, now.account_id, now.file_id, now.line, now.paisa, now.reference, now.nth, now.text, now.balance_paisa, now.day);
  ELSE
    PERFORM note_rows(string_agg('statement_lines ' || was.id::text || ' ' || digest_of(ROW(was.id, was.account_id, was.file_id, was.line, was.paisa, was.reference, was.nth, was.text, was.balance_paisa, was.day - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_statement_matches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('statement_matches ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.line_id, now.how, now.agreement_id, now.entry_id, now.movement_id, now.reason, now.by_rule, now.found_as, now.matched_by, now.undone_by, (extract(epoch FROM now.matched_at) * 1000000)::bigint, (extract(epoch FROM now.undone_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('statement_matches ' || now.id::text || ' ' || digest_of(ROW(was.id, was.line_id, was.how, was.agreement_id, was.entry_id, was.movement_id, was.reason, was.by_rule, was.found_as, was.matched_by, was.undone_by, (extract(epoch FROM was.matched_at) * 1000000)::bigint, (extract(epoch FROM was.undone_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.line_id, now.how, now.agreement_id, now.entry_id, now.movement_id, now.reason, now.by_rule, now.found_as, now.matched_by, now.undone_by, (extract(epoch FROM now.matched_at) * 1000000)::bigint, (extract(epoch FROM now.undone_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.line_id, was.how, was.agreement_id, was.entry_id, was.movement_id, was.reason, was.by_rule, was.found_as, was.matched_by, was.undone_by, was.matched_at, was.undone_at) IS DISTINCT FROM ROW(now.id, now.line_id, now.how, now.agreement_id, now.entry_id, now.movement_id, now.reason, now.by_rule, now.found_as, now.matched_by, now.undone_by, now.matched_at, now.undone_at);
  ELSE
    PERFORM note_rows(string_agg('statement_matches ' || was.id::text || ' ' || digest_of(ROW(was.id, was.line_id, was.how, was.agreement_id, was.entry_id, was.movement_id, was.reason, was.by_rule, was.found_as, was.matched_by, was.undone_by, (extract(epoch FROM was.matched_at) * 1000000)::bigint, (extract(epoch FROM was.undone_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_statement_rules()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('statement_rules ' || now.account_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.account_id, now.posts_certain, now.aside_texts, now.version)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('statement_rules ' || now.account_id::text || ' ' || digest_of(ROW(was.account_id, was.posts_certain, was.aside_texts, was.version)::text) || ' ' || digest_of(ROW(now.account_id, now.posts_certain, now.aside_texts, now.version)::text), E'\n'))
       FROM was JOIN now USING (account_id) WHERE ROW(was.account_id, was.posts_certain, was.aside_texts, was.version) IS DISTINCT FROM ROW(now.account_id, now.posts_certain, now.aside_texts, now.version);
  ELSE
    PERFORM note_rows(string_agg('statement_rules ' || was.account_id::text || ' ' || digest_of(ROW(was.account_id, was.posts_certain, was.aside_texts, was.version)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_transfer_reports()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.note_rows_of_users()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

-- Tells every process to end the streams of live changes of a user whose session, role or branch has changed.
CREATE OR REPLACE FUNCTION public.notify_live_access()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('live_changes', json_build_object('accessOf', to_jsonb(OLD) ->> TG_ARGV[0])::text);
  RETURN NULL;
END
$function$
;

-- Tells every process that serves the public site to publish it again.
CREATE OR REPLACE FUNCTION public.notify_site_content()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('site_content', '');
  RETURN NULL;
END
$function$
;

-- The sounds of a name and a father's name together, in each language on record: the same as parentageSound in src/domain/lending/screening/match-kind.ts, which a test holds against it.
CREATE OR REPLACE FUNCTION public.parentage_sounds(full_name text, full_name_ur text, relative text, relative_name text, relative_name_ur text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT
         CASE
             WHEN (relative = 'father'::text) THEN ARRAY( SELECT DISTINCT ((own.own || ' / '::text) || father.father)
                FROM unnest(ARRAY[sound_key(folded_name(parentage_sounds.full_name)), sound_key(folded_name(parentage_sounds.full_name_ur))]) own(own),
                 unnest(ARRAY[sound_key(folded_name(parentage_sounds.relative_name)), sound_key(folded_name(parentage_sounds.relative_name_ur))]) father(father)
               WHERE ((own.own <> ''::text) AND (father.father <> ''::text)))
             ELSE '{}'::text[]
         END AS "case";
END
;

CREATE OR REPLACE FUNCTION public.pattern_of_part(part text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (('%'::text || part) || CASE length(part) WHEN 4 THEN ''::text ELSE '%'::text END)
;

-- The name of a receipt or voucher within its agreement: of the branch that numbered the agreement it is called by its serial, of any other by the branch too.
CREATE OR REPLACE FUNCTION public.receipt_part(agreement_number text, branch_code text, series text, serial integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((series || ' '::text) || CASE branch_code WHEN "left"(agreement_number, 3) THEN ''::text ELSE (branch_code || '-'::text) END) || (serial)::text)
;

CREATE OR REPLACE FUNCTION public.receipts_with(part text, branch uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
 SELECT r.entry_id
    FROM (( SELECT k.branch_id,
             k.series,
             serial.serial
            FROM (receipt_counters k
              CROSS JOIN LATERAL serials_with(receipts_with.part, ''::text, 6, k.last_serial) serial(serial))
           ORDER BY (NOT (k.branch_id IS DISTINCT FROM receipts_with.branch)) DESC, serial.serial DESC) n
      CROSS JOIN LATERAL ( SELECT receipts.entry_id,
             receipts.agreement_id
            FROM receipts
           WHERE ((receipts.branch_id = n.branch_id) AND (receipts.series = n.series) AND (receipts.serial = n.serial))
          OFFSET 0) r)
   WHERE ((receipts_with.branch IS NULL) OR (receipts_with.branch = ( SELECT agreements.branch_id
            FROM agreements
           WHERE (agreements.id = r.agreement_id))));
END
;

-- The text that two references are compared by: the same as referenceKeyOf in src/domain/lending/ledger/reference-key.ts, which a test holds against it.
CREATE OR REPLACE FUNCTION public.reference_key(reference text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT nullif(upper(regexp_replace(
    translate(reference, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
    '[\u0009-\u000D\u0020-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u007E\u00A0\u00AD\u060C\u061B\u061F\u0640\u066A-\u066C\u06D4\u1680\u2000-\u2029\u202A-\u205F\u2060-\u206F\u2212\u3000\uFEFF]',
    '', 'g') COLLATE "C"), '')
$function$
;

-- For tables that are only added to.
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_second_decision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a decision is not taken back' USING ERRCODE = 'integrity_constraint_violation';
END
$function$
;

CREATE OR REPLACE FUNCTION public.remove_imported_customer(customer uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM customers c
   USING import_rows r
   WHERE c.id = customer AND r.record_id = c.id AND r.state = 'created' AND c.version = r.record_version
     AND c.user_id IS NULL AND c.status = 'active';
  RETURN FOUND;
EXCEPTION WHEN foreign_key_violation THEN
  RETURN false;
END $function$
;

CREATE OR REPLACE FUNCTION public.row_digest(r agreements)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT digest_of(ROW(r.id, r.number, r.payment_serial, r.customer_id, r.branch_id, r.officer_id, r.service, r.contract_kind, r.price, r.down_payment, r.relief, r.installment_count, r.frequency_unit, r.frequency_every, r.rounding_step, r.start_on - date '1970-01-01', r.first_due_on - date '1970-01-01', r.status, r.terms_version, r.key_facts_edition, r.consented_version, (extract(epoch FROM r.consented_at) * 1000000)::bigint, r.consented_by, r.consent_how, r.notes, (extract(epoch FROM r.created_at) * 1000000)::bigint, r.created_by, (extract(epoch FROM r.activated_at) * 1000000)::bigint, r.schedule_number, r.paid, r.outstanding, r.overpaid, r.written_off, r.recovered, r.oldest_unpaid_due_on - date '1970-01-01', r.entry_count, r.reschedule_count, r.version, r.previous_digest, r.brought_in_on - date '1970-01-01')::text)
$function$
;

CREATE OR REPLACE FUNCTION public.row_digest(r approvals)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT digest_of(ROW(r.id, r.agreement_id, r.kind, r.entry_id, r.amount, r.reason, r.evidence, r.details, r.preview, r.slip, r.state, r.requested_by, (extract(epoch FROM r.requested_at) * 1000000)::bigint, r.decided_by, (extract(epoch FROM r.decided_at) * 1000000)::bigint, r.decision_note, r.decided_alone, encode(r.key_digest, 'hex'), r.previous_digest)::text)
$function$
;

CREATE OR REPLACE FUNCTION public.row_digest(r contact_log)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT digest_of(ROW(r.id, r.agreement_id, r.channel, r.guarantor_id, r.result, (extract(epoch FROM r.call_back_at) * 1000000)::bigint, r.note, r.outside_hours_reason, r.reminder, r.reminded_customer_id, r.reminded_on - date '1970-01-01', (extract(epoch FROM r.contacted_at) * 1000000)::bigint, (extract(epoch FROM r.recorded_at) * 1000000)::bigint, r.recorded_by, encode(r.key_digest, 'hex'))::text)
$function$
;

CREATE OR REPLACE FUNCTION public.row_digest(r cost_evidence)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT digest_of(ROW(r.id, r.agreement_id, r.position, r.description, r.supplier, r.invoice_number, r.invoiced_on - date '1970-01-01', r.cost, encode(r.invoice_hash, 'hex'), (extract(epoch FROM r.recorded_at) * 1000000)::bigint, r.recorded_by)::text)
$function$
;

CREATE OR REPLACE FUNCTION public.row_digest(r entries)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT digest_of(ROW(r.id, r.agreement_id, r.position, r.branch_id, r.kind, r.amount, r.debit, r.credit, r.valued_on - date '1970-01-01', r.counts_on - date '1970-01-01', (extract(epoch FROM r.recorded_at) * 1000000)::bigint, r.recorded_by, r.method, r.reference, r.payer_phone, r.receiver_name, r.note, r.rule, r.reverses, r.approval_id, r.transfer_id, encode(r.key_digest, 'hex'), r.takes_slip, r.brought_in)::text)
$function$
;

CREATE OR REPLACE FUNCTION public.row_digest(r payment_promises)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT digest_of(ROW(r.id, r.agreement_id, r.amount, r.made_on - date '1970-01-01', r.promised_for - date '1970-01-01', r.note, (extract(epoch FROM r.recorded_at) * 1000000)::bigint, r.recorded_by, encode(r.key_digest, 'hex'))::text)
$function$
;

CREATE OR REPLACE FUNCTION public.row_digest(r receipt_prints)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT digest_of(ROW(r.id, r.entry_id, r.agreement_id, r.number, r.paper, r.language, (extract(epoch FROM r.printed_at) * 1000000)::bigint, r.printed_by)::text)
$function$
;

CREATE OR REPLACE FUNCTION public.row_digest(r receipts)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT digest_of(ROW(r.entry_id, r.agreement_id, r.branch_id, r.series, r.serial, r.code, r.outstanding_after, r.overpaid_after, r.next_due_on - date '1970-01-01', r.next_due_amount)::text)
$function$
;

CREATE OR REPLACE FUNCTION public.row_digest(r superseded_terms)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT digest_of(ROW(r.agreement_id, r.version, r.schedule_number, r.key_facts_edition, r.terms)::text)
$function$
;

-- Of all rows that an agreement has: for agreements that come into the books whole.
CREATE OR REPLACE FUNCTION public.row_digests_of(agreement uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT jsonb_object_agg(part, digest) FROM agreement_rows WHERE agreement_id = agreement
$function$
;

-- Whether the rows of the schedule that counts come to what is financed, on dates that ascend, with the down payment once anything was delivered. Two rows share a day only where a reschedule moved an open row to the day of a paid one.
CREATE OR REPLACE FUNCTION public.schedule_adds_up(agreement agreements)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.screening_entries_digest(list uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT digest_of(string_agg((ROW(e.line, e.name, e.father_name, e.cnic, e.reference, e.sound))::text, '
'::text ORDER BY e.line)) AS digest_of FROM screening_entries e WHERE (e.list_id = screening_entries_digest.list))
;

CREATE OR REPLACE FUNCTION public.serials_with(part text, year text, width integer, last_serial integer)
 RETURNS SETOF integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
 SELECT DISTINCT (s.serial)::integer AS serial
    FROM (((( SELECT digits.digits,
             p.early,
             p.step,
             p.times,
             ((substr(serials_with.part, (p.early + 1)))::bigint * p.times) AS own
            FROM ((generate_series(serials_with.width, GREATEST(serials_with.width, length((serials_with.last_serial)::text))) digits(digits)
              CROSS JOIN LATERAL generate_series(0,
                 CASE length(serials_with.part)
                     WHEN 4 THEN 0
                     ELSE ((length(serials_with.year) + digits.digits) - length(serials_with.part))
                 END) behind(behind))
              CROSS JOIN LATERAL ( SELECT GREATEST(((length(serials_with.part) + behind.behind) - digits.digits), 0) AS early,
                     (((10)::double precision ^ (behind.behind)::double precision))::bigint AS times,
                     (((10)::double precision ^ ((length(serials_with.part) + behind.behind))::double precision))::bigint AS step) p)
           WHERE ("right"(serials_with.year, p.early) = "left"(serials_with.part, p.early))
          OFFSET 0) place
      CROSS JOIN LATERAL generate_series((0)::bigint,
         CASE place.early
             WHEN 0 THEN (serials_with.last_serial / place.step)
             ELSE (0)::bigint
         END) before(before))
      CROSS JOIN LATERAL generate_series((0)::bigint, (place.times - 1)) rest(rest))
      CROSS JOIN LATERAL ( SELECT (((before.before * place.step) + place.own) + rest.rest) AS serial) s)
   WHERE (((s.serial >= 1) AND (s.serial <= serials_with.last_serial)) AND (GREATEST(serials_with.width, length((s.serial)::text)) = place.digits));
END
;

-- The text that two slips are compared by: the same as slipKeyOf in src/domain/lending/ledger/reference-key.ts, which a test holds against it.
CREATE OR REPLACE FUNCTION public.slip_key(method text, reference text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE method WHEN 'cash'::text THEN NULL::text WHEN 'transfer'::text THEN NULL::text WHEN 'cheque'::text THEN ('cheque '::text || reference_key(reference)) ELSE reference_key(reference) END
;

CREATE OR REPLACE FUNCTION public.sound_key(folded text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded, '(^| )(abdul|عبدال)(?=[^ ])'::text, '\1\2 '::text, 'g'::text), '([a-zل])\1+'::text, '\1'::text, 'g'::text), 'c(?!h)'::text, 'k'::text, 'g'::text), 'x'::text, 'ks'::text, 'g'::text), '(^| )i'::text, '\1a'::text, 'g'::text), 'eouاعiیےvوہحبپتٹطثسصشجچqخقکدڈذزضظژرڑغگفلمنں'::text, 'aaaaayyywwhhbptttssssjckkkkddzzzzzrrggflmnn'::text), '(?<=[^ ])(?:[ahw]|y(?=[^ ]))'::text, ''::text, 'g'::text), '([^ ]{3})y(?= |$)'::text, '\1'::text, 'g'::text)
;

-- The closest relation of a member of staff to a customer; null without one.
CREATE OR REPLACE FUNCTION public.staff_relation(person uuid, customer uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN (SELECT near.relation FROM staff_relations(person) near WHERE near.customer_id = customer
           ORDER BY array_position('{customer,guarantor,household}', near.relation) LIMIT 1);
END
$function$
;

-- The customers that a member of staff is, vouches for, or shares a household with, found by CNIC and phone.
CREATE OR REPLACE FUNCTION public.staff_relations(person uuid)
 RETURNS TABLE(customer_id uuid, relation text)
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE ROWS 3
AS $function$
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
$function$
;

-- The last promise of an agreement goes where the agreement goes. No posting names these columns, so none calls it.
CREATE OR REPLACE FUNCTION public.take_promises_along()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE promise_outcomes SET branch_id = NEW.branch_id, agreement_officer_id = NEW.officer_id
   WHERE agreement_id = NEW.id AND is_last;
  RETURN NULL;
END
$function$
;

CREATE OR REPLACE FUNCTION public.terms_of_part(part text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT substr(terms_of_part.part, nth.nth, 5) AS substr FROM generate_series(1, GREATEST(1, (length(terms_of_part.part) - 4))) nth(nth))
;

CREATE OR REPLACE FUNCTION public.trails_with(query tsquery)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE ROWS 200
 SET enable_indexscan TO 'off'
BEGIN ATOMIC
 SELECT contact_requests.merged_into
    FROM contact_requests
   WHERE ((contact_requests.merged_into IS NOT NULL) AND (contact_requests.name_search @@ trails_with.query))
  LIMIT 200;
END
;

-- Customers with active agreements at a branch and with an officer there. Without an officer: all of the branch, where a customer with two officers counts once.
CREATE TABLE active_customer_counts (
  branch_id uuid NOT NULL,
  officer_id uuid,
  customers integer NOT NULL,
  CONSTRAINT active_customer_counts_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT active_customer_counts_branch_id_officer_id_key UNIQUE NULLS NOT DISTINCT (branch_id, officer_id),
  CONSTRAINT active_customer_counts_officer_id_fkey FOREIGN KEY (officer_id) REFERENCES users(id)
);

GRANT SELECT ON active_customer_counts TO qist_server;

-- The last serial of agreement numbers; its row lock keeps them without gaps.
CREATE TABLE agreement_counters (
  branch_id uuid NOT NULL,
  year integer NOT NULL,
  last_serial integer NOT NULL,
  CONSTRAINT agreement_counters_pkey PRIMARY KEY (branch_id, year),
  CONSTRAINT agreement_counters_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT agreement_counters_last_serial_positive CHECK ((last_serial > 0)),
  CONSTRAINT agreement_counters_year_2000_to_2099 CHECK (((year >= 2000) AND (year <= 2099)))
);

GRANT INSERT, SELECT, UPDATE ON agreement_counters TO qist_server;

-- The people who vouch for an agreement.
CREATE TABLE agreement_guarantors (
  agreement_id uuid NOT NULL,
  guarantor_id uuid NOT NULL,
  relation text NOT NULL,
  CONSTRAINT agreement_guarantors_pkey PRIMARY KEY (agreement_id, guarantor_id),
  CONSTRAINT agreement_guarantors_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT agreement_guarantors_guarantor_id_fkey FOREIGN KEY (guarantor_id) REFERENCES guarantors(id),
  CONSTRAINT agreement_guarantors_relation_not_empty CHECK ((relation <> ''::text))
);

CREATE INDEX agreement_guarantors_guarantor ON public.agreement_guarantors USING btree (guarantor_id);

GRANT DELETE, INSERT, SELECT ON agreement_guarantors TO qist_server;

-- The goods that were sold, as they were named and priced on that day.
CREATE TABLE agreement_items (
  agreement_id uuid NOT NULL,
  "position" integer NOT NULL,
  product_id uuid,
  description text NOT NULL,
  quantity integer NOT NULL,
  unit_price bigint NOT NULL,
  CONSTRAINT agreement_items_pkey PRIMARY KEY (agreement_id, "position"),
  CONSTRAINT agreement_items_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT agreement_items_description_not_empty CHECK ((description <> ''::text)),
  CONSTRAINT agreement_items_position_positive CHECK (("position" > 0)),
  CONSTRAINT agreement_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT agreement_items_quantity_positive CHECK ((quantity > 0)),
  CONSTRAINT agreement_items_unit_price_positive CHECK ((unit_price > 0))
);

CREATE TRIGGER agreement_items_added AFTER INSERT ON public.agreement_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_agreements_of_rows();

CREATE TRIGGER agreement_items_removed AFTER DELETE ON public.agreement_items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_agreements_of_rows();

CREATE TRIGGER agreement_items_stand BEFORE UPDATE OR TRUNCATE ON public.agreement_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT DELETE, INSERT, SELECT ON agreement_items TO qist_server;

GRANT SELECT ON agreement_rows TO qist_server;

-- Money is whole rupees. What the customer pays is the price, less relief: no column can add to it.
CREATE TABLE agreements (
  id uuid NOT NULL,
  number text NOT NULL,
  -- The payment number without its check digit: what a transfer names to be found. Never used again, and with gaps.
  payment_serial integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  customer_id uuid NOT NULL,
  -- The branch that looks after it now, which is its customer's. The branch that numbered it is told by its number, the branch of each entry and receipt by themselves.
  branch_id uuid NOT NULL,
  officer_id uuid NOT NULL,
  service text NOT NULL,
  contract_kind text NOT NULL,
  price bigint NOT NULL,
  down_payment bigint NOT NULL,
  -- Granted before the start; relief granted later is an entry.
  relief bigint NOT NULL DEFAULT 0,
  financed bigint NOT NULL GENERATED ALWAYS AS (((price - down_payment) - relief)) STORED,
  installment_count integer NOT NULL,
  frequency_unit text NOT NULL,
  frequency_every integer NOT NULL,
  rounding_step bigint NOT NULL,
  start_on date NOT NULL,
  first_due_on date NOT NULL,
  status text NOT NULL DEFAULT 'draft'::text,
  -- Counts the terms that the customer was shown in a key fact statement; consent is to one of them.
  terms_version integer NOT NULL DEFAULT 1,
  -- The edition of the words in which a key fact statement says these terms. Words that were shown are never changed, so it can be printed again.
  key_facts_edition integer NOT NULL,
  consented_version integer,
  consented_at timestamp with time zone,
  consented_by uuid,
  -- code: read back, see consent_codes. before_move: on the paper register that an import brought in. Its time is that of the import.
  consent_how text,
  notes text,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  activated_at timestamp with time zone,
  -- Which of its schedules counts.
  schedule_number integer NOT NULL DEFAULT 1,
  -- This and the figures after it are what replaying the entries gives. Days past due are not stored: they follow from the oldest unpaid due date and today.
  paid bigint NOT NULL DEFAULT 0,
  outstanding bigint NOT NULL DEFAULT 0,
  overpaid bigint NOT NULL DEFAULT 0,
  written_off bigint NOT NULL DEFAULT 0,
  recovered bigint NOT NULL DEFAULT 0,
  oldest_unpaid_due_on date,
  entry_count integer NOT NULL DEFAULT 0,
  reschedule_count integer NOT NULL DEFAULT 0,
  -- Every change adds one; a write that was worked out from an older version does nothing.
  version integer NOT NULL DEFAULT 1,
  -- Of this row as it was before the transaction that changed it last.
  previous_digest text,
  -- The day of the move, on which an import brought it in from a register; null if it was made here. What fell due before is in no figure of a period.
  brought_in_on date,
  CONSTRAINT agreements_pkey PRIMARY KEY (id),
  CONSTRAINT agreements_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT agreements_brought_in_after_start CHECK ((brought_in_on >= start_on)),
  CONSTRAINT agreements_consent_current CHECK (((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'rejected'::text, 'withdrawn'::text, 'cancelled'::text])) OR (consented_version = terms_version))),
  CONSTRAINT agreements_consent_how_known CHECK ((consent_how = ANY (ARRAY['signed'::text, 'thumb_impression'::text, 'code'::text, 'before_move'::text]))),
  CONSTRAINT agreements_consent_whole CHECK ((num_nonnulls(consented_version, consented_at, consented_by, consent_how) = ANY (ARRAY[0, 4]))),
  CONSTRAINT agreements_consented_by_fkey FOREIGN KEY (consented_by) REFERENCES users(id),
  CONSTRAINT agreements_consented_version_exists CHECK (((consented_version >= 1) AND (consented_version <= terms_version))),
  CONSTRAINT agreements_contract_kind_known CHECK ((contract_kind = ANY (ARRAY['deferred_sale'::text, 'qard_e_hasan'::text]))),
  CONSTRAINT agreements_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT agreements_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT agreements_down_payment_not_negative CHECK ((down_payment >= 0)),
  CONSTRAINT agreements_financed_positive CHECK ((financed > 0)),
  CONSTRAINT agreements_first_due_not_before_start CHECK ((first_due_on >= start_on)),
  CONSTRAINT agreements_frequency_every_positive CHECK ((frequency_every > 0)),
  CONSTRAINT agreements_frequency_unit_known CHECK ((frequency_unit = ANY (ARRAY['months'::text, 'weeks'::text, 'days'::text]))),
  CONSTRAINT agreements_installment_count_1_to_520 CHECK (((installment_count >= 1) AND (installment_count <= 520))),
  CONSTRAINT agreements_key_facts_edition_positive CHECK ((key_facts_edition > 0)),
  CONSTRAINT agreements_loan_without_down_payment CHECK (((contract_kind = 'deferred_sale'::text) OR (down_payment = 0))),
  CONSTRAINT agreements_number_key UNIQUE (number),
  CONSTRAINT agreements_number_well_formed CHECK ((number ~ '^[A-Z]{3}-[0-9]{2}-[0-9]{5,9}$'::text)),
  CONSTRAINT agreements_officer_id_fkey FOREIGN KEY (officer_id) REFERENCES users(id),
  CONSTRAINT agreements_outstanding_not_negative CHECK ((outstanding >= 0)),
  CONSTRAINT agreements_overpaid_not_negative CHECK ((overpaid >= 0)),
  CONSTRAINT agreements_owe_nothing_before_delivery CHECK (((status = ANY (ARRAY['active'::text, 'completed'::text, 'written_off'::text])) OR (((paid = 0) AND (outstanding = 0) AND (overpaid = 0) AND (written_off = 0)) AND ((entry_count = 0) OR (status = ANY (ARRAY['approved'::text, 'withdrawn'::text, 'cancelled'::text])))))),
  CONSTRAINT agreements_owe_the_price CHECK (((status <> ALL (ARRAY['active'::text, 'completed'::text, 'written_off'::text])) OR (((paid + outstanding) + written_off) = (price - relief)))),
  CONSTRAINT agreements_paid_not_negative CHECK ((paid >= 0)),
  CONSTRAINT agreements_payment_serial_key UNIQUE (payment_serial),
  CONSTRAINT agreements_price_positive CHECK ((price > 0)),
  CONSTRAINT agreements_recovered_at_most_written_off CHECK (((recovered >= 0) AND (recovered <= written_off))),
  CONSTRAINT agreements_relief_not_negative CHECK ((relief >= 0)),
  CONSTRAINT agreements_reschedule_count_not_negative CHECK ((reschedule_count >= 0)),
  CONSTRAINT agreements_rounding_step_positive CHECK ((rounding_step > 0)),
  CONSTRAINT agreements_schedule_fkey FOREIGN KEY (id, schedule_number) REFERENCES schedules(agreement_id, number) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT agreements_service_known CHECK ((service = ANY (ARRAY['dowry'::text, 'business'::text, 'product'::text]))),
  CONSTRAINT agreements_status_follows_figures CHECK (
CASE status
    WHEN 'active'::text THEN ((outstanding > 0) AND (written_off = 0))
    WHEN 'completed'::text THEN ((outstanding = 0) AND (written_off = 0))
    WHEN 'written_off'::text THEN ((outstanding = 0) AND (written_off > 0))
    ELSE true
END),
  CONSTRAINT agreements_status_known CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'active'::text, 'completed'::text, 'rejected'::text, 'withdrawn'::text, 'cancelled'::text, 'written_off'::text]))),
  CONSTRAINT agreements_unpaid_since CHECK (((oldest_unpaid_due_on IS NOT NULL) = (outstanding > 0))),
  CONSTRAINT agreements_written_off_not_negative CHECK ((written_off >= 0))
);

CREATE INDEX agreements_brought_in ON public.agreements USING btree (brought_in_on) WHERE (brought_in_on IS NOT NULL);

CREATE INDEX agreements_by_debt ON public.agreements USING btree (oldest_unpaid_due_on, customer_id DESC, id) WHERE (status = 'active'::text);

CREATE INDEX agreements_customer ON public.agreements USING btree (customer_id, created_at DESC);

CREATE INDEX agreements_newest_of_branch ON public.agreements USING btree (branch_id, created_at DESC, id DESC);

CREATE INDEX agreements_officer_unpaid ON public.agreements USING btree (officer_id, oldest_unpaid_due_on, id) INCLUDE (branch_id, customer_id) WHERE (status = 'active'::text);

CREATE INDEX agreements_unfinished_of_officer ON public.agreements USING btree (officer_id) WHERE (status = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'active'::text, 'written_off'::text]));

CREATE INDEX agreements_unpaid ON public.agreements USING btree (branch_id, oldest_unpaid_due_on, id) INCLUDE (officer_id) WHERE (status = 'active'::text);

CREATE INDEX agreements_unpaid_everywhere ON public.agreements USING btree (oldest_unpaid_due_on, id) INCLUDE (officer_id, branch_id) WHERE (status = 'active'::text);

CREATE INDEX agreements_unpaid_of_customer ON public.agreements USING btree (customer_id, oldest_unpaid_due_on) WHERE (status = 'active'::text);

CREATE CONSTRAINT TRIGGER agreements_add_up AFTER INSERT OR UPDATE OF contract_kind, price, down_payment, relief, schedule_number ON public.agreements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_agreement();

CREATE TRIGGER agreements_added_keep_sums AFTER INSERT ON public.agreements REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_agreements_added();

CREATE TRIGGER agreements_changed_keep_sums AFTER UPDATE ON public.agreements REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_agreements_changed();

CREATE TRIGGER agreements_keep_previous_digest BEFORE UPDATE ON public.agreements FOR EACH ROW WHEN ((old.xmin <> (pg_current_xact_id())::xid)) EXECUTE FUNCTION keep_previous_digest();

CREATE TRIGGER agreements_take_promises_along AFTER UPDATE OF branch_id, officer_id ON public.agreements FOR EACH ROW WHEN (((old.branch_id IS DISTINCT FROM new.branch_id) OR (old.officer_id IS DISTINCT FROM new.officer_id))) EXECUTE FUNCTION take_promises_along();

GRANT INSERT, SELECT, UPDATE ON agreements TO qist_server;

-- Requests of one person, with a reason, that another decides.
CREATE TABLE approvals (
  id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  kind text NOT NULL,
  -- The entry that a reversal is requested for.
  entry_id uuid,
  -- Whole rupees.
  amount bigint,
  reason text NOT NULL,
  -- The papers that show a family's need.
  evidence text,
  -- The form of the request, for kinds that need more than an amount.
  details jsonb,
  -- The result of granting it, row for row, as it was shown when it was requested; nothing else is granted.
  preview jsonb,
  -- Tells one back-dated payment from another while both wait.
  slip text,
  state text NOT NULL DEFAULT 'pending'::text,
  requested_by uuid NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_note text,
  -- A superadmin decided a request of their own and entered the password again for it.
  decided_alone boolean NOT NULL DEFAULT false,
  -- Of the user and key that it was decided or withdrawn with.
  key_digest bytea,
  -- Of this row as it was before the transaction that changed it last.
  previous_digest text,
  CONSTRAINT approvals_pkey PRIMARY KEY (id),
  CONSTRAINT approvals_agreement_id_entry_id_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries(agreement_id, id),
  CONSTRAINT approvals_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT approvals_amount_given CHECK (((amount IS NOT NULL) OR (kind <> ALL (ARRAY['relief'::text, 'refund'::text, 'write_off'::text])))),
  CONSTRAINT approvals_amount_positive CHECK ((amount > 0)),
  CONSTRAINT approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT approvals_decided_by_someone CHECK ((((state = ANY (ARRAY['approved'::text, 'rejected'::text])) = (decided_by IS NOT NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  CONSTRAINT approvals_details_given CHECK (((details IS NOT NULL) OR (kind <> ALL (ARRAY['refund'::text, 'reschedule'::text, 'reschedule_undo'::text, 'back_dating'::text, 'back_dated_activation'::text])))),
  CONSTRAINT approvals_evidence_not_empty CHECK ((evidence <> ''::text)),
  CONSTRAINT approvals_key_digest_has_8_bytes CHECK ((length(key_digest) = 8)),
  CONSTRAINT approvals_kind_known CHECK ((kind = ANY (ARRAY['agreement_approval'::text, 'relief'::text, 'refund'::text, 'write_off'::text, 'reversal'::text, 'reschedule'::text, 'reschedule_undo'::text, 'back_dating'::text, 'back_dated_activation'::text]))),
  CONSTRAINT approvals_maker_is_not_checker CHECK ((((decided_by = requested_by) IS NOT TRUE) OR decided_alone)),
  CONSTRAINT approvals_reason_not_empty CHECK ((reason <> ''::text)),
  CONSTRAINT approvals_rejected_with_reason CHECK (((state <> 'rejected'::text) OR (COALESCE(decision_note, ''::text) <> ''::text))),
  CONSTRAINT approvals_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  CONSTRAINT approvals_reversal_of_entry CHECK (((kind = 'reversal'::text) = (entry_id IS NOT NULL))),
  CONSTRAINT approvals_slip_of_back_dating CHECK (((slip IS NULL) OR (kind = 'back_dating'::text))),
  CONSTRAINT approvals_state_known CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'outdated'::text])))
);

CREATE INDEX approvals_agreement ON public.approvals USING btree (agreement_id);

CREATE INDEX approvals_alone ON public.approvals USING btree (decided_at) WHERE decided_alone;

CREATE INDEX approvals_decided_for ON public.approvals USING btree (requested_by, decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);

CREATE INDEX approvals_decided_newest ON public.approvals USING btree (decided_at) WHERE (kind = ANY (ARRAY['agreement_approval'::text, 'relief'::text]));

CREATE INDEX approvals_newest ON public.approvals USING btree (requested_at DESC, id DESC);

CREATE UNIQUE INDEX approvals_pending_once ON public.approvals USING btree (agreement_id, kind, COALESCE((entry_id)::text, slip, ''::text)) WHERE (state = 'pending'::text);

CREATE INDEX approvals_waiting ON public.approvals USING btree (requested_at DESC, id DESC) WHERE (state = 'pending'::text);

CREATE TRIGGER approvals_decided_once BEFORE UPDATE ON public.approvals FOR EACH ROW WHEN ((old.state <> 'pending'::text)) EXECUTE FUNCTION refuse_second_decision();

CREATE TRIGGER approvals_keep_previous_digest BEFORE UPDATE ON public.approvals FOR EACH ROW WHEN ((old.xmin <> (pg_current_xact_id())::xid)) EXECUTE FUNCTION keep_previous_digest();

CREATE TRIGGER approvals_stay BEFORE DELETE OR TRUNCATE ON public.approvals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON approvals TO qist_server;

-- The active agreements of an officer at a branch by the due date of their oldest unpaid row, also one that is still to come. A row that nothing is left of is deleted.
CREATE TABLE arrears_days (
  officer_id uuid NOT NULL,
  oldest_unpaid_due_on date NOT NULL,
  branch_id uuid NOT NULL,
  agreements integer NOT NULL,
  -- The whole outstanding of the agreements, not only what is overdue.
  outstanding bigint NOT NULL,
  financed bigint NOT NULL,
  -- The agreements among them that go by new dates, for which they may not be late; beside it what they owe, and how often they were rescheduled. What was undone is not counted.
  rescheduled integer NOT NULL,
  rescheduled_outstanding bigint NOT NULL,
  reschedules integer NOT NULL,
  CONSTRAINT arrears_days_pkey PRIMARY KEY (officer_id, oldest_unpaid_due_on, branch_id),
  CONSTRAINT arrears_days_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT arrears_days_officer_id_fkey FOREIGN KEY (officer_id) REFERENCES users(id)
);

GRANT SELECT ON arrears_days TO qist_server;

-- The active agreements of each branch as they were recorded at the end of a month.
CREATE TABLE arrears_months (
  month_end date NOT NULL,
  branch_id uuid NOT NULL,
  agreements integer NOT NULL,
  outstanding bigint NOT NULL,
  -- The whole outstanding of agreements more than so many days past due; likewise the columns after it.
  over_1 bigint NOT NULL,
  over_30 bigint NOT NULL,
  over_60 bigint NOT NULL,
  over_90 bigint NOT NULL,
  CONSTRAINT arrears_months_pkey PRIMARY KEY (month_end, branch_id),
  CONSTRAINT arrears_months_agreements_not_negative CHECK ((agreements >= 0)),
  CONSTRAINT arrears_months_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT arrears_months_outstanding_not_negative CHECK ((outstanding >= 0)),
  CONSTRAINT arrears_months_parts_of_the_one_before CHECK (((outstanding >= over_1) AND (over_1 >= over_30) AND (over_30 >= over_60) AND (over_60 >= over_90) AND (over_90 >= 0)))
);

CREATE TRIGGER arrears_months_added_note_rows AFTER INSERT ON public.arrears_months REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_arrears_months();

CREATE TRIGGER arrears_months_changed_note_rows AFTER UPDATE ON public.arrears_months REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_arrears_months();

CREATE TRIGGER arrears_months_removed_note_rows AFTER DELETE ON public.arrears_months REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_arrears_months();

CREATE TRIGGER arrears_months_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.arrears_months FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON arrears_months TO qist_server;

-- The line that was last added to the file of audit anchors. One row, whose lock lets one process at a time write the file.
CREATE TABLE audit_anchor_notes (
  is_the_one boolean NOT NULL DEFAULT true,
  -- Its SHA-256 in hexadecimal; null before the first.
  last_line text,
  noted_at timestamp with time zone,
  CONSTRAINT audit_anchor_notes_pkey PRIMARY KEY (is_the_one),
  CONSTRAINT audit_anchor_notes_one_row CHECK (is_the_one)
);

GRANT SELECT, UPDATE ON audit_anchor_notes TO qist_server;

-- The end of each chain of the audit. One chain for each branch, so that branches do not wait for one another, and one, the nil UUID, for the lender as a whole.
CREATE TABLE audit_chains (
  id uuid NOT NULL,
  last_position bigint NOT NULL,
  last_hash bytea NOT NULL,
  CONSTRAINT audit_chains_pkey PRIMARY KEY (id),
  CONSTRAINT audit_chains_last_hash_is_sha256 CHECK ((length(last_hash) = 32))
);

GRANT SELECT ON audit_chains TO qist_server;

-- How far each chain was recomputed and found whole. It saves time and proves nothing: npm run verify reads everything.
CREATE TABLE audit_checkpoints (
  chain_id uuid NOT NULL,
  "position" bigint NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_checkpoints_pkey PRIMARY KEY (chain_id),
  CONSTRAINT audit_checkpoints_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES audit_chains(id),
  CONSTRAINT audit_checkpoints_hash_is_sha256 CHECK ((length(hash) = 32)),
  CONSTRAINT audit_checkpoints_position_positive CHECK (("position" > 0))
);

GRANT DELETE, INSERT, SELECT, UPDATE ON audit_checkpoints TO qist_server;

-- The last check of the audit; one row once there was one.
CREATE TABLE audit_checks (
  is_the_one boolean NOT NULL DEFAULT true,
  checked_at timestamp with time zone NOT NULL,
  differences text[] NOT NULL,
  CONSTRAINT audit_checks_pkey PRIMARY KEY (is_the_one),
  CONSTRAINT audit_checks_one_row CHECK (is_the_one)
);

GRANT INSERT, SELECT, UPDATE ON audit_checks TO qist_server;

-- Who did what to what, when and from where. Nobody changes or removes an event; inserts leave out position and hashes, which a trigger fills in.
CREATE TABLE audit_events (
  chain_id uuid NOT NULL,
  "position" bigint NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  -- Null for what the product does by itself, or what nobody signed in did.
  actor_id uuid,
  client_address text,
  action text NOT NULL,
  subject text NOT NULL,
  subject_id uuid NOT NULL,
  -- Sensitive values are masked before they come here; after likewise.
  before jsonb,
  after jsonb,
  -- Of every row of the agreement that was written with the event, by its part in agreement_rows.
  row_digests jsonb,
  -- The other rows that were written since the event before, a line each: table, key, digest before, digest after.
  kept_rows text,
  -- The name of the key that signed the event. The hash covers it, so that nobody can take the signatures away and keep the chain.
  signed_with text,
  -- SHA-256 of the seal, which the server makes with a key that the database never has, and of the hash. An insert brings the seal.
  signature bytea,
  CONSTRAINT audit_events_pkey PRIMARY KEY (chain_id, "position", recorded_at),
  CONSTRAINT audit_events_action_in_snake_case CHECK ((action ~ '^[a-z]+(_[a-z]+)*$'::text)),
  CONSTRAINT audit_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  CONSTRAINT audit_events_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES audit_chains(id),
  CONSTRAINT audit_events_signature_has_its_key CHECK (((signed_with IS NULL) = (signature IS NULL))),
  CONSTRAINT audit_events_signature_is_sha256 CHECK ((length(signature) = 32)),
  CONSTRAINT audit_events_subject_in_snake_case CHECK ((subject ~ '^[a-z]+(_[a-z]+)*$'::text))
);

CREATE INDEX audit_events_action ON public.audit_events USING btree (action, recorded_at DESC);

CREATE INDEX audit_events_actor ON public.audit_events USING btree (actor_id, recorded_at DESC);

CREATE INDEX audit_events_chain_newest ON public.audit_events USING btree (chain_id, recorded_at DESC);

CREATE INDEX audit_events_newest ON public.audit_events USING btree (recorded_at DESC);

CREATE INDEX audit_events_subject ON public.audit_events USING btree (subject_id, recorded_at DESC);

CREATE INDEX audit_events_subject_kind ON public.audit_events USING btree (subject, recorded_at DESC);

CREATE TRIGGER audit_events_chain BEFORE INSERT ON public.audit_events FOR EACH ROW EXECUTE FUNCTION chain_audit_event();

CREATE TRIGGER audit_events_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON audit_events TO qist_server;

-- The last day on which the ends of the audit chains were mailed. One row, whose lock lets one process at a time send them.
CREATE TABLE audit_head_mails (
  is_the_one boolean NOT NULL DEFAULT true,
  mailed_on date,
  CONSTRAINT audit_head_mails_pkey PRIMARY KEY (is_the_one),
  CONSTRAINT audit_head_mails_one_row CHECK (is_the_one)
);

GRANT SELECT, UPDATE ON audit_head_mails TO qist_server;

-- The posts that the lender writes for visitors and customers: Markdown in both languages.
CREATE TABLE blog_posts (
  id uuid NOT NULL,
  title text NOT NULL,
  title_ur text,
  summary text,
  summary_ur text,
  body text,
  body_ur text,
  cover_hash bytea,
  cover_width integer,
  cover_height integer,
  cover_alt text,
  cover_alt_ur text,
  -- Made of the English title when the post is first published; never another one after that.
  slug text,
  is_published boolean NOT NULL DEFAULT false,
  -- When it was first published; kept when it is taken away and published again.
  published_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT blog_posts_pkey PRIMARY KEY (id),
  CONSTRAINT blog_posts_address_whole CHECK ((num_nulls(slug, published_at) = ANY (ARRAY[0, 2]))),
  CONSTRAINT blog_posts_body_not_empty CHECK ((body <> ''::text)),
  CONSTRAINT blog_posts_body_ur_not_empty CHECK ((body_ur <> ''::text)),
  CONSTRAINT blog_posts_cover_alt_not_empty CHECK ((cover_alt <> ''::text)),
  CONSTRAINT blog_posts_cover_alt_ur_not_empty CHECK ((cover_alt_ur <> ''::text)),
  CONSTRAINT blog_posts_cover_hash_length CHECK ((length(cover_hash) = 32)),
  CONSTRAINT blog_posts_cover_height_positive CHECK ((cover_height > 0)),
  CONSTRAINT blog_posts_cover_whole CHECK ((num_nulls(cover_hash, cover_width, cover_height) = ANY (ARRAY[0, 3]))),
  CONSTRAINT blog_posts_cover_width_positive CHECK ((cover_width > 0)),
  CONSTRAINT blog_posts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT blog_posts_published_cover_said CHECK (((NOT is_published) OR (cover_hash IS NULL) OR (num_nulls(cover_alt, cover_alt_ur) = 0))),
  CONSTRAINT blog_posts_published_whole CHECK (((NOT is_published) OR (num_nulls(title_ur, summary, summary_ur, body, body_ur, slug) = 0))),
  CONSTRAINT blog_posts_slug_key UNIQUE (slug),
  CONSTRAINT blog_posts_slug_plain CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  CONSTRAINT blog_posts_summary_not_empty CHECK ((summary <> ''::text)),
  CONSTRAINT blog_posts_summary_ur_not_empty CHECK ((summary_ur <> ''::text)),
  CONSTRAINT blog_posts_title_not_empty CHECK ((title <> ''::text)),
  CONSTRAINT blog_posts_title_ur_not_empty CHECK ((title_ur <> ''::text))
);

CREATE INDEX blog_posts_newest ON public.blog_posts USING btree (created_at DESC, id DESC);

CREATE INDEX blog_posts_published ON public.blog_posts USING btree (published_at DESC, id DESC) WHERE is_published;

CREATE TRIGGER blog_posts_added_note_rows AFTER INSERT ON public.blog_posts REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_blog_posts();

CREATE TRIGGER blog_posts_address_stays BEFORE UPDATE ON public.blog_posts FOR EACH ROW EXECUTE FUNCTION keep_blog_address();

CREATE TRIGGER blog_posts_changed_note_rows AFTER UPDATE ON public.blog_posts REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_blog_posts();

CREATE TRIGGER blog_posts_notify_site_content_delete AFTER DELETE ON public.blog_posts FOR EACH ROW WHEN (old.is_published) EXECUTE FUNCTION notify_site_content();

CREATE TRIGGER blog_posts_notify_site_content_insert AFTER INSERT ON public.blog_posts FOR EACH ROW WHEN (new.is_published) EXECUTE FUNCTION notify_site_content();

CREATE TRIGGER blog_posts_notify_site_content_update AFTER UPDATE ON public.blog_posts FOR EACH ROW WHEN ((old.is_published OR new.is_published)) EXECUTE FUNCTION notify_site_content();

CREATE TRIGGER blog_posts_removed_note_rows AFTER DELETE ON public.blog_posts REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_blog_posts();

GRANT INSERT, SELECT, UPDATE ON blog_posts TO qist_server;

-- What the delivered agreements of a branch add up to, in whole rupees.
CREATE TABLE branch_portfolios (
  branch_id uuid NOT NULL,
  active_count integer NOT NULL,
  outstanding bigint NOT NULL,
  overpaid bigint NOT NULL,
  written_off bigint NOT NULL,
  recovered bigint NOT NULL,
  CONSTRAINT branch_portfolios_pkey PRIMARY KEY (branch_id),
  CONSTRAINT branch_portfolios_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);

GRANT SELECT ON branch_portfolios TO qist_server;

-- The lender's branches, in its order.
CREATE TABLE branches (
  id uuid NOT NULL,
  -- Begins every agreement and receipt number of the branch, so it never changes.
  code text NOT NULL,
  "position" integer NOT NULL,
  city text NOT NULL,
  city_ur text NOT NULL,
  area text NOT NULL,
  area_ur text NOT NULL,
  address text NOT NULL,
  address_ur text NOT NULL,
  phone text NOT NULL,
  opens_at time without time zone NOT NULL,
  closes_at time without time zone NOT NULL,
  manager text NOT NULL,
  manager_ur text NOT NULL,
  map_url text,
  -- Directions and call act on the public site.
  directions_enabled boolean NOT NULL DEFAULT false,
  -- Shown on the public site.
  is_public boolean NOT NULL DEFAULT true,
  is_head_office boolean NOT NULL DEFAULT false,
  -- How many home visits the branch makes in one hour.
  visits_at_once integer NOT NULL DEFAULT 2,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT branches_pkey PRIMARY KEY (id),
  CONSTRAINT branches_address_not_empty CHECK ((address <> ''::text)),
  CONSTRAINT branches_address_ur_not_empty CHECK ((address_ur <> ''::text)),
  CONSTRAINT branches_area_not_empty CHECK ((area <> ''::text)),
  CONSTRAINT branches_area_ur_not_empty CHECK ((area_ur <> ''::text)),
  CONSTRAINT branches_city_not_empty CHECK ((city <> ''::text)),
  CONSTRAINT branches_city_ur_not_empty CHECK ((city_ur <> ''::text)),
  CONSTRAINT branches_close_after_opening CHECK ((closes_at > opens_at)),
  CONSTRAINT branches_code_key UNIQUE (code),
  CONSTRAINT branches_code_three_capitals CHECK ((code ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT branches_directions_need_a_map CHECK (((NOT directions_enabled) OR (map_url IS NOT NULL))),
  CONSTRAINT branches_manager_not_empty CHECK ((manager <> ''::text)),
  CONSTRAINT branches_manager_ur_not_empty CHECK ((manager_ur <> ''::text)),
  CONSTRAINT branches_map_url_is_https CHECK ((map_url ~ '^https://'::text)),
  CONSTRAINT branches_phone_is_a_mobile CHECK ((phone ~ '^03[0-9]{9}$'::text)),
  CONSTRAINT branches_position_key UNIQUE ("position"),
  CONSTRAINT branches_visits_at_once_1_to_20 CHECK (((visits_at_once >= 1) AND (visits_at_once <= 20)))
);

CREATE UNIQUE INDEX branches_one_head_office ON public.branches USING btree (is_head_office) WHERE is_head_office;

CREATE TRIGGER branches_added_note_rows AFTER INSERT ON public.branches REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_branches();

CREATE TRIGGER branches_changed_note_rows AFTER UPDATE ON public.branches REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_branches();

CREATE TRIGGER branches_notify_site_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.branches FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content();

CREATE TRIGGER branches_removed_note_rows AFTER DELETE ON public.branches REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_branches();

GRANT INSERT, SELECT, UPDATE ON branches TO qist_server;

-- The accounts of the lender with banks and wallets, into which cash is deposited. An account is renamed and closed, and never removed.
CREATE TABLE cash_accounts (
  id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  number text NOT NULL,
  -- Deposits are of this day or later.
  opened_on date NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT cash_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT cash_accounts_kind_known CHECK ((kind = ANY (ARRAY['bank'::text, 'jazzcash'::text, 'easypaisa'::text]))),
  CONSTRAINT cash_accounts_name_not_empty CHECK ((name <> ''::text)),
  CONSTRAINT cash_accounts_number_has_digits CHECK ((reference_key(number) IS NOT NULL))
);

CREATE UNIQUE INDEX cash_accounts_number ON public.cash_accounts USING btree (kind, reference_key(number));

CREATE TRIGGER cash_accounts_added_note_rows AFTER INSERT ON public.cash_accounts REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_accounts();

CREATE TRIGGER cash_accounts_changed_note_rows AFTER UPDATE ON public.cash_accounts REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_accounts();

CREATE TRIGGER cash_accounts_only_rename_or_close BEFORE UPDATE ON public.cash_accounts FOR EACH ROW WHEN (((old.closed_at IS NOT NULL) OR (((((old.id IS DISTINCT FROM new.id) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.number IS DISTINCT FROM new.number)) OR (old.opened_on IS DISTINCT FROM new.opened_on)) OR (old.created_at IS DISTINCT FROM new.created_at)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER cash_accounts_removed_note_rows AFTER DELETE ON public.cash_accounts REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_accounts();

CREATE TRIGGER cash_accounts_stay BEFORE DELETE OR TRUNCATE ON public.cash_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON cash_accounts TO qist_server;

-- The arrivals that a statement line confirmed and that were taken back with its match: their deposits are in transit again.
CREATE TABLE cash_arrival_take_backs (
  arrival_id uuid NOT NULL,
  deposit_id uuid NOT NULL,
  match_id uuid NOT NULL,
  taken_back_by uuid NOT NULL,
  taken_back_at timestamp with time zone NOT NULL,
  CONSTRAINT cash_arrival_take_backs_pkey PRIMARY KEY (arrival_id),
  CONSTRAINT cash_arrival_take_backs_arrival_id_deposit_id_key UNIQUE (arrival_id, deposit_id),
  CONSTRAINT cash_arrival_take_backs_arrival_id_deposit_id_match_id_fkey FOREIGN KEY (arrival_id, deposit_id, match_id) REFERENCES cash_arrivals(id, deposit_id, match_id),
  CONSTRAINT cash_arrival_take_backs_taken_back_by_fkey FOREIGN KEY (taken_back_by) REFERENCES users(id)
);

CREATE TRIGGER cash_arrival_take_backs_added_keep_sums AFTER INSERT ON public.cash_arrival_take_backs REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_cash_arrival_take_backs_added();

CREATE TRIGGER cash_arrival_take_backs_added_note_rows AFTER INSERT ON public.cash_arrival_take_backs REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrival_take_backs();

CREATE TRIGGER cash_arrival_take_backs_changed_note_rows AFTER UPDATE ON public.cash_arrival_take_backs REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrival_take_backs();

CREATE TRIGGER cash_arrival_take_backs_removed_note_rows AFTER DELETE ON public.cash_arrival_take_backs REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrival_take_backs();

CREATE TRIGGER cash_arrival_take_backs_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cash_arrival_take_backs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON cash_arrival_take_backs TO qist_server;

-- The deposits that their account is known to have. Until then, or until it is said that it never arrived, a deposit is in transit. It is of no day of a branch: an account is looked at when its statement comes.
CREATE TABLE cash_arrivals (
  id uuid NOT NULL,
  deposit_id uuid NOT NULL,
  account_id uuid NOT NULL,
  deposited_by uuid NOT NULL,
  -- The day on which the account had it.
  arrived_on date NOT NULL,
  confirmed_by uuid NOT NULL,
  confirmed_at timestamp with time zone NOT NULL,
  -- True if the only superadmin made the deposit too, and entered the password.
  confirmed_alone boolean NOT NULL,
  -- The match of a statement line that confirmed it. Null if a person did.
  match_id uuid,
  -- The former arrival of the deposit, which was taken back.
  after uuid,
  CONSTRAINT cash_arrivals_pkey PRIMARY KEY (id),
  CONSTRAINT cash_arrivals_after_deposit_id_fkey FOREIGN KEY (after, deposit_id) REFERENCES cash_arrival_take_backs(arrival_id, deposit_id),
  CONSTRAINT cash_arrivals_alone_is_marked CHECK ((confirmed_alone = (confirmed_by = deposited_by))),
  CONSTRAINT cash_arrivals_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id),
  CONSTRAINT cash_arrivals_deposit_id_account_id_deposited_by_fkey FOREIGN KEY (deposit_id, account_id, deposited_by) REFERENCES cash_movements(id, account_id, counted_by),
  CONSTRAINT cash_arrivals_id_deposit_id_match_id_key UNIQUE (id, deposit_id, match_id),
  CONSTRAINT cash_arrivals_match_id_fkey FOREIGN KEY (match_id) REFERENCES statement_matches(id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT cash_arrivals_match_id_key UNIQUE (match_id),
  CONSTRAINT cash_arrivals_once UNIQUE NULLS NOT DISTINCT (deposit_id, after)
);

CREATE TRIGGER cash_arrivals_added_keep_sums AFTER INSERT ON public.cash_arrivals REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_cash_arrivals_added();

CREATE TRIGGER cash_arrivals_added_note_rows AFTER INSERT ON public.cash_arrivals REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrivals();

CREATE TRIGGER cash_arrivals_changed_note_rows AFTER UPDATE ON public.cash_arrivals REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrivals();

CREATE TRIGGER cash_arrivals_removed_note_rows AFTER DELETE ON public.cash_arrivals REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_arrivals();

CREATE TRIGGER cash_arrivals_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cash_arrivals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON cash_arrivals TO qist_server;

GRANT SELECT ON cash_books TO qist_server;

-- Each close of a day at a branch, also one that was reopened later. A closed day takes no movement of cash; what is recorded later belongs to the next.
CREATE TABLE cash_day_closes (
  id uuid NOT NULL,
  branch_id uuid NOT NULL,
  -- The number of its sheet, from 1 without gaps at each branch.
  serial integer NOT NULL,
  -- The last day that it covers, from the day after the close before it on.
  day date NOT NULL,
  count_id uuid NOT NULL,
  difference_reason text,
  -- The contact requests of the branch that nobody had answered at the close.
  open_requests integer NOT NULL,
  -- Cash entries that were recorded up to this moment are in the close, unless they are among the late ones. Never before that of an earlier close.
  until timestamp with time zone NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  closed_by uuid NOT NULL,
  reopened_at timestamp with time zone,
  reopened_by uuid,
  reopen_reason text,
  CONSTRAINT cash_day_closes_pkey PRIMARY KEY (id),
  CONSTRAINT cash_day_closes_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES cash_drawers(branch_id),
  CONSTRAINT cash_day_closes_branch_id_serial_key UNIQUE (branch_id, serial),
  CONSTRAINT cash_day_closes_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  CONSTRAINT cash_day_closes_count_id_branch_id_fkey FOREIGN KEY (count_id, branch_id) REFERENCES cash_day_counts(id, branch_id),
  CONSTRAINT cash_day_closes_count_id_key UNIQUE (count_id),
  CONSTRAINT cash_day_closes_difference_reason_not_empty CHECK ((difference_reason <> ''::text)),
  CONSTRAINT cash_day_closes_open_requests_not_negative CHECK ((open_requests >= 0)),
  CONSTRAINT cash_day_closes_reopen_reason_not_empty CHECK ((reopen_reason <> ''::text)),
  CONSTRAINT cash_day_closes_reopened_by_fkey FOREIGN KEY (reopened_by) REFERENCES users(id),
  CONSTRAINT cash_day_closes_reopened_whole CHECK ((num_nonnulls(reopened_at, reopened_by, reopen_reason) = ANY (ARRAY[0, 3]))),
  CONSTRAINT cash_day_closes_serial_positive CHECK ((serial > 0))
);

CREATE UNIQUE INDEX cash_day_closes_closed ON public.cash_day_closes USING btree (branch_id, day) WHERE (reopened_at IS NULL);

CREATE INDEX cash_day_closes_until ON public.cash_day_closes USING btree (branch_id, until);

CREATE TRIGGER cash_day_closes_added_note_rows AFTER INSERT ON public.cash_day_closes REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_closes();

CREATE TRIGGER cash_day_closes_changed_note_rows AFTER UPDATE ON public.cash_day_closes REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_closes();

CREATE TRIGGER cash_day_closes_only_reopen BEFORE UPDATE ON public.cash_day_closes FOR EACH ROW WHEN (((old.reopened_at IS NOT NULL) OR ((((((((((old.id IS DISTINCT FROM new.id) OR (old.branch_id IS DISTINCT FROM new.branch_id)) OR (old.serial IS DISTINCT FROM new.serial)) OR (old.day IS DISTINCT FROM new.day)) OR (old.count_id IS DISTINCT FROM new.count_id)) OR (old.difference_reason IS DISTINCT FROM new.difference_reason)) OR (old.open_requests IS DISTINCT FROM new.open_requests)) OR (old.until IS DISTINCT FROM new.until)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.closed_by IS DISTINCT FROM new.closed_by)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER cash_day_closes_removed_note_rows AFTER DELETE ON public.cash_day_closes REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_closes();

CREATE TRIGGER cash_day_closes_stay BEFORE DELETE OR TRUNCATE ON public.cash_day_closes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON cash_day_closes TO qist_server;

-- Counts of the drawers of branches before the close of a day, also those that were counted again: added, never changed or removed.
CREATE TABLE cash_day_counts (
  id uuid NOT NULL,
  branch_id uuid NOT NULL,
  -- From 1 at each branch. The last count is the one that a day is closed with, whatever the clock says.
  number integer NOT NULL,
  -- The cash in the drawer by its movements when it was counted. The counter saw it afterwards.
  should_be bigint NOT NULL,
  -- The number of the last slip of the branch when it was counted. A later movement makes the count out of date.
  last_slip integer NOT NULL,
  amount bigint NOT NULL,
  -- The number of notes of 5000, 1000, 500, 100, 75, 50, 20 and 10, and last the rupees in coins.
  counted integer[] NOT NULL,
  counted_by uuid NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  CONSTRAINT cash_day_counts_pkey PRIMARY KEY (id),
  CONSTRAINT cash_day_counts_amount_not_negative CHECK ((amount >= 0)),
  CONSTRAINT cash_day_counts_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES cash_drawers(branch_id),
  CONSTRAINT cash_day_counts_branch_id_number_key UNIQUE (branch_id, number),
  CONSTRAINT cash_day_counts_count_adds_up CHECK (((array_ndims(counted) = 1) AND (array_length(counted, 1) = 9) AND (array_position(counted, NULL::integer) IS NULL) AND (0 <= ALL (counted)) AND (amount = ((((((((((counted[1])::bigint * 5000) + ((counted[2])::bigint * 1000)) + ((counted[3])::bigint * 500)) + ((counted[4])::bigint * 100)) + ((counted[5])::bigint * 75)) + ((counted[6])::bigint * 50)) + ((counted[7])::bigint * 20)) + ((counted[8])::bigint * 10)) + counted[9])))),
  CONSTRAINT cash_day_counts_counted_by_fkey FOREIGN KEY (counted_by) REFERENCES users(id),
  CONSTRAINT cash_day_counts_id_branch_id_key UNIQUE (id, branch_id),
  CONSTRAINT cash_day_counts_id_branch_id_should_be_amount_counted_by_key UNIQUE (id, branch_id, should_be, amount, counted_by),
  CONSTRAINT cash_day_counts_last_slip_positive CHECK ((last_slip > 0)),
  CONSTRAINT cash_day_counts_number_positive CHECK ((number > 0))
);

CREATE TRIGGER cash_day_counts_added_note_rows AFTER INSERT ON public.cash_day_counts REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_counts();

CREATE TRIGGER cash_day_counts_changed_note_rows AFTER UPDATE ON public.cash_day_counts REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_counts();

CREATE TRIGGER cash_day_counts_removed_note_rows AFTER DELETE ON public.cash_day_counts REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_counts();

CREATE TRIGGER cash_day_counts_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cash_day_counts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON cash_day_counts TO qist_server;

-- The position of each hand at a close, since the opening count of the branch: the three sums together are what the hand had.
CREATE TABLE cash_day_hands (
  close_id uuid NOT NULL,
  hand_of uuid NOT NULL,
  -- The cash entries of the branch that its person recorded and that stood then, less refunds.
  taken bigint NOT NULL,
  -- What the movements of the branch brought into the hand: below zero for what was handed over.
  moved bigint NOT NULL,
  -- The cash of slips from the field that its person took and that were on hold then: no entry yet, and in the hand or handed over.
  on_hold bigint NOT NULL DEFAULT 0,
  explanation text,
  CONSTRAINT cash_day_hands_pkey PRIMARY KEY (close_id, hand_of),
  CONSTRAINT cash_day_hands_close_id_fkey FOREIGN KEY (close_id) REFERENCES cash_day_closes(id),
  CONSTRAINT cash_day_hands_explained CHECK (((((taken + moved) + on_hold) = 0) = (explanation IS NULL))),
  CONSTRAINT cash_day_hands_explanation_not_empty CHECK ((explanation <> ''::text)),
  CONSTRAINT cash_day_hands_hand_of_fkey FOREIGN KEY (hand_of) REFERENCES users(id),
  CONSTRAINT cash_day_hands_on_hold_not_negative CHECK ((on_hold >= 0))
);

CREATE TRIGGER cash_day_hands_added_note_rows AFTER INSERT ON public.cash_day_hands REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_hands();

CREATE TRIGGER cash_day_hands_changed_note_rows AFTER UPDATE ON public.cash_day_hands REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_hands();

CREATE TRIGGER cash_day_hands_removed_note_rows AFTER DELETE ON public.cash_day_hands REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_hands();

CREATE TRIGGER cash_day_hands_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cash_day_hands FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON cash_day_hands TO qist_server;

-- The drawer of each branch that has begun with a count. Its row lock, held to the end of a command, puts the movements of the branch in one order and keeps their numbers without gaps.
CREATE TABLE cash_drawers (
  branch_id uuid NOT NULL,
  -- The moment of the opening count. Cash entries of the branch from before it are outside.
  opened_at timestamp with time zone NOT NULL,
  -- The employee who counts what comes into the drawer and gives floats from it. A superadmin may do so too.
  custodian_id uuid,
  -- In whole rupees. Null is the limit of the office rules.
  cash_max bigint,
  last_serial integer NOT NULL DEFAULT 0,
  CONSTRAINT cash_drawers_pkey PRIMARY KEY (branch_id),
  CONSTRAINT cash_drawers_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT cash_drawers_cash_max_positive CHECK ((cash_max > 0)),
  CONSTRAINT cash_drawers_custodian_id_fkey FOREIGN KEY (custodian_id) REFERENCES users(id),
  CONSTRAINT cash_drawers_last_serial_not_negative CHECK ((last_serial >= 0))
);

CREATE TRIGGER cash_drawers_added_note_rows AFTER INSERT ON public.cash_drawers REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_drawers();

CREATE TRIGGER cash_drawers_changed_note_rows AFTER UPDATE ON public.cash_drawers REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_drawers();

CREATE TRIGGER cash_drawers_open_once BEFORE UPDATE ON public.cash_drawers FOR EACH ROW WHEN (((old.branch_id IS DISTINCT FROM new.branch_id) OR (old.opened_at IS DISTINCT FROM new.opened_at))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER cash_drawers_removed_note_rows AFTER DELETE ON public.cash_drawers REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_drawers();

CREATE TRIGGER cash_drawers_stay BEFORE DELETE OR TRUNCATE ON public.cash_drawers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON cash_drawers TO qist_server;

-- The expenses that a second person has confirmed. Until then an expense is not confirmed. A confirmation is of no day of a branch.
CREATE TABLE cash_expense_confirmations (
  expense_id uuid NOT NULL,
  -- The kind of the expense: only a movement with one is confirmed.
  category text NOT NULL,
  paid_by uuid NOT NULL,
  confirmed_by uuid NOT NULL,
  confirmed_at timestamp with time zone NOT NULL,
  -- True if the only superadmin paid the expense too, and entered the password.
  confirmed_alone boolean NOT NULL,
  CONSTRAINT cash_expense_confirmations_pkey PRIMARY KEY (expense_id),
  CONSTRAINT cash_expense_confirmations_alone_is_marked CHECK ((confirmed_alone = (confirmed_by = paid_by))),
  CONSTRAINT cash_expense_confirmations_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id),
  CONSTRAINT cash_expense_confirmations_expense_id_category_paid_by_fkey FOREIGN KEY (expense_id, category, paid_by) REFERENCES cash_movements(id, category, counted_by)
);

CREATE TRIGGER cash_expense_confirmations_added_keep_sums AFTER INSERT ON public.cash_expense_confirmations REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_cash_expense_confirmations_added();

CREATE TRIGGER cash_expense_confirmations_added_note_rows AFTER INSERT ON public.cash_expense_confirmations REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_expense_confirmations();

CREATE TRIGGER cash_expense_confirmations_changed_note_rows AFTER UPDATE ON public.cash_expense_confirmations REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_expense_confirmations();

CREATE TRIGGER cash_expense_confirmations_removed_note_rows AFTER DELETE ON public.cash_expense_confirmations REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_expense_confirmations();

CREATE TRIGGER cash_expense_confirmations_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cash_expense_confirmations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON cash_expense_confirmations TO qist_server;

-- What the movements of a branch brought into its drawer, into each hand and into each account. Without a hand and an account: what the opening count found, less what was spent.
CREATE TABLE cash_flows (
  branch_id uuid NOT NULL,
  hand_of uuid,
  account_id uuid,
  into_drawer bigint NOT NULL,
  into_hand bigint NOT NULL,
  into_account bigint NOT NULL,
  CONSTRAINT cash_flows_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash_accounts(id),
  CONSTRAINT cash_flows_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT cash_flows_branch_id_hand_of_account_id_key UNIQUE NULLS NOT DISTINCT (branch_id, hand_of, account_id),
  CONSTRAINT cash_flows_hand_of_fkey FOREIGN KEY (hand_of) REFERENCES users(id)
);

CREATE INDEX cash_flows_of_hand ON public.cash_flows USING btree (hand_of);

GRANT SELECT ON cash_flows TO qist_server;

-- Cash entries, and reversals of them, that came into the books after a close and bear a time from before it: they waited for the close, or a clock was behind. They belong to the day after it.
CREATE TABLE cash_late_entries (
  entry_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  after_serial integer NOT NULL,
  CONSTRAINT cash_late_entries_pkey PRIMARY KEY (entry_id, agreement_id),
  CONSTRAINT cash_late_entries_branch_id_after_serial_fkey FOREIGN KEY (branch_id, after_serial) REFERENCES cash_day_closes(branch_id, serial),
  CONSTRAINT cash_late_entries_entry_id_agreement_id_fkey FOREIGN KEY (entry_id, agreement_id) REFERENCES entries(id, agreement_id)
);

CREATE INDEX cash_late_entries_of_branch ON public.cash_late_entries USING btree (branch_id, after_serial);

GRANT SELECT ON cash_late_entries TO qist_server;

-- The hands and drawers that are near their limit of cash or have reached it. A row lasts while they are, so that each crossing is told of once.
CREATE TABLE cash_limit_crossings (
  id uuid NOT NULL,
  hand_of uuid,
  -- The branch whose drawer it is about; null for a hand.
  branch_id uuid,
  level text NOT NULL,
  -- In whole rupees: the cash of the place when the crossing was seen.
  amount bigint NOT NULL,
  crossed_at timestamp with time zone NOT NULL,
  CONSTRAINT cash_limit_crossings_pkey PRIMARY KEY (id),
  CONSTRAINT cash_limit_crossings_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT cash_limit_crossings_hand_of_branch_id_level_key UNIQUE NULLS NOT DISTINCT (hand_of, branch_id, level),
  CONSTRAINT cash_limit_crossings_hand_of_fkey FOREIGN KEY (hand_of) REFERENCES users(id),
  CONSTRAINT cash_limit_crossings_level_known CHECK ((level = ANY (ARRAY['near'::text, 'reached'::text]))),
  CONSTRAINT cash_limit_crossings_of_one_place CHECK ((num_nonnulls(hand_of, branch_id) = 1))
);

GRANT DELETE, INSERT, SELECT ON cash_limit_crossings TO qist_server;

-- Cash that moved between a hand, the drawer of a branch and a difference, or was spent: added, never changed or removed.
CREATE TABLE cash_movements (
  id uuid NOT NULL,
  branch_id uuid NOT NULL,
  -- The number of its slip, from 1 without gaps at each branch.
  serial integer NOT NULL,
  kind text NOT NULL,
  -- The person whose hand gave or took. Of a settlement: the person in whose name the difference was. Of a day's count: the custodian. Of a reversed entry: the person who took its cash.
  hand_of uuid,
  offer_id uuid,
  given_by uuid,
  -- The amount that was offered, which leaves the giving place. What differs from the count is a difference in the name of the giver. Of notes without an entry: nothing was stated.
  stated bigint,
  -- The amount that was counted, which comes into the receiving place. Of a settlement: the part that it settles, below zero if it was too much.
  amount bigint NOT NULL,
  -- The number of notes of 5000, 1000, 500, 100, 75, 50, 20 and 10, and last the rupees in coins.
  counted integer[],
  -- The person who counted the notes, who settled the difference, who said where they are or that they never arrived or were not spent for the lender, who deposited or spent them, or who agreed to a reversal.
  counted_by uuid NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  -- The movement whose difference this settles, whole or in part. All parts come to no more than the difference.
  settles uuid,
  -- The entry that was reversed after its cash was handed over.
  entry_id uuid,
  -- The count at the close of a day whose difference this brings into the books: the drawer has from then on what was counted.
  count_id uuid,
  -- The reason of a decision, or the purpose of an expense.
  reason text,
  account_id uuid,
  -- The number on the slip of the bank or wallet. An account takes it once, and again only if that deposit never arrived.
  slip_number text,
  -- The day on the slip of the bank or wallet.
  deposited_on date,
  -- The movement by which a former deposit with this slip number never arrived.
  slip_freed_by uuid,
  -- The deposit that its account never had, or the expense that was not the lender's: all of it is a difference in the name of the person who made or paid it.
  refuses uuid,
  -- The hand-over or float that this takes back on both sides, with its difference.
  reverses uuid,
  -- The kind of an expense, and of one that was not the lender's. Null for all other movements.
  category text,
  -- The SHA-256 of the picture of the bill of an expense, or of the slip of a deposit.
  picture_hash bytea,
  CONSTRAINT cash_movements_pkey PRIMARY KEY (id),
  CONSTRAINT cash_movements_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash_accounts(id),
  CONSTRAINT cash_movements_amount_moves CHECK ((
CASE
    WHEN (settles IS NULL) THEN (amount >= 0)
    ELSE (amount <> 0)
END AND ((amount > 0) OR (refuses IS NOT NULL) OR (num_nonnulls(entry_id, slip_number, category) = 0)))),
  CONSTRAINT cash_movements_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES cash_drawers(branch_id),
  CONSTRAINT cash_movements_branch_id_serial_key UNIQUE (branch_id, serial),
  CONSTRAINT cash_movements_category_known CHECK ((category = ANY (ARRAY['rent'::text, 'utilities'::text, 'fuel'::text, 'stationery'::text, 'tea_and_food'::text, 'repairs'::text, 'other'::text]))),
  CONSTRAINT cash_movements_count_adds_up CHECK (((num_nonnulls(settles, entry_id, account_id, category, reverses) = 1) OR ((counted IS NOT NULL) AND (array_ndims(counted) = 1) AND (array_length(counted, 1) = 9) AND (array_position(counted, NULL::integer) IS NULL) AND (0 <= ALL (counted)) AND (amount = ((((((((((counted[1])::bigint * 5000) + ((counted[2])::bigint * 1000)) + ((counted[3])::bigint * 500)) + ((counted[4])::bigint * 100)) + ((counted[5])::bigint * 75)) + ((counted[6])::bigint * 50)) + ((counted[7])::bigint * 20)) + ((counted[8])::bigint * 10)) + counted[9]))))),
  CONSTRAINT cash_movements_count_id_branch_id_stated_amount_counted_by_fkey FOREIGN KEY (count_id, branch_id, stated, amount, counted_by) REFERENCES cash_day_counts(id, branch_id, should_be, amount, counted_by),
  CONSTRAINT cash_movements_count_id_key UNIQUE (count_id),
  CONSTRAINT cash_movements_counted_by_another CHECK (((counted_by <> given_by) OR (num_nonnulls(count_id, settles, refuses, reverses) = 1))),
  CONSTRAINT cash_movements_counted_by_fkey FOREIGN KEY (counted_by) REFERENCES users(id),
  CONSTRAINT cash_movements_deposit_whole CHECK ((num_nonnulls(account_id, reference_key(slip_number), deposited_on) =
CASE kind
    WHEN 'deposit'::text THEN 3
    WHEN 'never_arrived'::text THEN 1
    ELSE 0
END)),
  CONSTRAINT cash_movements_entry_id_key UNIQUE (entry_id),
  CONSTRAINT cash_movements_expense_has_category CHECK (((kind = ANY (ARRAY['expense'::text, 'not_ours'::text])) = (category IS NOT NULL))),
  CONSTRAINT cash_movements_float_counted_by_its_hand CHECK (((kind <> 'float'::text) OR (counted_by = hand_of))),
  CONSTRAINT cash_movements_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id),
  CONSTRAINT cash_movements_hand_of_fkey FOREIGN KEY (hand_of) REFERENCES users(id),
  CONSTRAINT cash_movements_id_account_id_counted_by_key UNIQUE (id, account_id, counted_by),
  CONSTRAINT cash_movements_id_branch_id_given_by_key UNIQUE (id, branch_id, given_by),
  CONSTRAINT cash_movements_id_branch_id_hand_of_given_by_stated_amount_key UNIQUE (id, branch_id, hand_of, given_by, stated, amount),
  CONSTRAINT cash_movements_id_branch_id_key UNIQUE (id, branch_id),
  CONSTRAINT cash_movements_id_category_counted_by_key UNIQUE (id, category, counted_by),
  CONSTRAINT cash_movements_kind_known CHECK ((kind = ANY (ARRAY['opening'::text, 'hand_over'::text, 'float'::text, 'paid_back'::text, 'found_in_drawer'::text, 'found_in_hand'::text, 'borne'::text, 'given_back'::text, 'still_there'::text, 'never_existed'::text, 'deposit'::text, 'never_arrived'::text, 'day_count'::text, 'expense'::text, 'not_ours'::text, 'hand_over_reversed'::text, 'float_reversed'::text]))),
  CONSTRAINT cash_movements_of_count CHECK (((kind = 'day_count'::text) = (count_id IS NOT NULL))),
  CONSTRAINT cash_movements_offer_id_branch_id_kind_hand_of_given_by_st_fkey FOREIGN KEY (offer_id, branch_id, kind, hand_of, given_by, stated) REFERENCES cash_offers(id, branch_id, kind, hand_of, offered_by, amount),
  CONSTRAINT cash_movements_offer_id_key UNIQUE (offer_id),
  CONSTRAINT cash_movements_picture_hash_length CHECK ((length(picture_hash) = 32)),
  CONSTRAINT cash_movements_picture_of_a_paper CHECK (((kind = ANY (ARRAY['deposit'::text, 'expense'::text])) OR (picture_hash IS NULL))),
  CONSTRAINT cash_movements_refuses_a_deposit_or_expense CHECK ((((kind = ANY (ARRAY['never_arrived'::text, 'not_ours'::text])) = (refuses IS NOT NULL)) AND ((kind = 'deposit'::text) OR (slip_freed_by IS NULL)))),
  CONSTRAINT cash_movements_refuses_account_id_given_by_fkey FOREIGN KEY (refuses, account_id, given_by) REFERENCES cash_movements(id, account_id, counted_by),
  CONSTRAINT cash_movements_refuses_category_given_by_fkey FOREIGN KEY (refuses, category, given_by) REFERENCES cash_movements(id, category, counted_by),
  CONSTRAINT cash_movements_refuses_key UNIQUE (refuses),
  CONSTRAINT cash_movements_reverses_an_offer CHECK (((kind = ANY (ARRAY['hand_over_reversed'::text, 'float_reversed'::text])) = (reverses IS NOT NULL))),
  CONSTRAINT cash_movements_reverses_branch_id_hand_of_given_by_stated__fkey FOREIGN KEY (reverses, branch_id, hand_of, given_by, stated, amount) REFERENCES cash_movements(id, branch_id, hand_of, given_by, stated, amount),
  CONSTRAINT cash_movements_reverses_key UNIQUE (reverses),
  CONSTRAINT cash_movements_serial_positive CHECK ((serial > 0)),
  CONSTRAINT cash_movements_settles_branch_id_given_by_fkey FOREIGN KEY (settles, branch_id, given_by) REFERENCES cash_movements(id, branch_id, given_by),
  CONSTRAINT cash_movements_slip_freed_by_fkey FOREIGN KEY (slip_freed_by) REFERENCES cash_movements(id),
  CONSTRAINT cash_movements_whole CHECK (
CASE
    WHEN (kind = 'opening'::text) THEN (num_nonnulls(offer_id, hand_of, given_by, stated, settles, entry_id, reason) = 0)
    WHEN (kind = 'deposit'::text) THEN (num_nonnulls(offer_id, hand_of, given_by, stated, counted, settles, entry_id, reason) = 0)
    WHEN (kind = ANY (ARRAY['never_arrived'::text, 'not_ours'::text])) THEN ((num_nonnulls(hand_of, offer_id, counted, settles, entry_id) = 0) AND (num_nonnulls(refuses, given_by, stated, reason) = 4) AND (stated > 0) AND (amount = 0))
    WHEN (kind = 'expense'::text) THEN ((num_nonnulls(offer_id, hand_of, given_by, stated, counted, settles, entry_id) = 0) AND (reason <> ''::text))
    WHEN (kind = ANY (ARRAY['hand_over_reversed'::text, 'float_reversed'::text])) THEN ((num_nonnulls(offer_id, counted, settles, entry_id) = 0) AND (num_nonnulls(reverses, hand_of, given_by, stated, reason) = 5))
    WHEN (kind = ANY (ARRAY['hand_over'::text, 'float'::text])) THEN ((num_nonnulls(offer_id, hand_of, given_by, stated) = 4) AND (num_nonnulls(settles, entry_id, reason) = 0))
    WHEN (kind = 'day_count'::text) THEN ((num_nonnulls(offer_id, settles, entry_id) = 0) AND (num_nonnulls(stated, reason, given_by) = 3) AND (hand_of = given_by) AND (stated <> amount))
    WHEN (entry_id IS NULL) THEN ((num_nonnulls(offer_id, stated, counted) = 0) AND (num_nonnulls(settles, reason, given_by) = 3) AND (hand_of = given_by) AND (kind = ANY (ARRAY['paid_back'::text, 'found_in_drawer'::text, 'found_in_hand'::text, 'borne'::text])))
    ELSE ((num_nonnulls(offer_id, settles, counted) = 0) AND (num_nonnulls(reason, given_by) = 2) AND (hand_of = given_by) AND (((kind = 'given_back'::text) AND (stated IS NULL)) OR ((kind = ANY (ARRAY['still_there'::text, 'never_existed'::text])) AND (stated = 0))))
END)
);

CREATE INDEX cash_movements_deposits ON public.cash_movements USING btree (counted_at, id) WHERE (kind = 'deposit'::text);

CREATE INDEX cash_movements_newest ON public.cash_movements USING btree (counted_at DESC, id DESC);

CREATE INDEX cash_movements_of_account ON public.cash_movements USING btree (account_id, counted_at) WHERE (account_id IS NOT NULL);

CREATE INDEX cash_movements_of_branch ON public.cash_movements USING btree (branch_id, counted_at DESC, id DESC);

CREATE INDEX cash_movements_of_hand ON public.cash_movements USING btree (hand_of, counted_at DESC, id DESC);

CREATE UNIQUE INDEX cash_movements_opened_once ON public.cash_movements USING btree (branch_id) WHERE (kind = 'opening'::text);

CREATE INDEX cash_movements_picture ON public.cash_movements USING btree (picture_hash) WHERE (picture_hash IS NOT NULL);

CREATE INDEX cash_movements_settling ON public.cash_movements USING btree (settles) WHERE (settles IS NOT NULL);

CREATE UNIQUE INDEX cash_movements_slip_once ON public.cash_movements USING btree (account_id, reference_key(slip_number), slip_freed_by) NULLS NOT DISTINCT WHERE (kind = 'deposit'::text);

CREATE TRIGGER cash_movements_added_keep_sums AFTER INSERT ON public.cash_movements REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_cash_movements_added();

CREATE TRIGGER cash_movements_added_note_rows AFTER INSERT ON public.cash_movements REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_movements();

CREATE TRIGGER cash_movements_changed_note_rows AFTER UPDATE ON public.cash_movements REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_movements();

CREATE TRIGGER cash_movements_removed_note_rows AFTER DELETE ON public.cash_movements REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_movements();

CREATE TRIGGER cash_movements_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cash_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON cash_movements TO qist_server;

-- The amounts that givers say they give. The notes move when another person has counted them, and not before.
CREATE TABLE cash_offers (
  id uuid NOT NULL,
  branch_id uuid NOT NULL,
  -- hand_over: from the hand to the drawer. float: from the drawer to the hand.
  kind text NOT NULL,
  -- The person whose hand gives or takes.
  hand_of uuid NOT NULL,
  amount bigint NOT NULL,
  offered_by uuid NOT NULL,
  offered_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  ended_at timestamp with time zone,
  CONSTRAINT cash_offers_pkey PRIMARY KEY (id),
  CONSTRAINT cash_offers_amount_positive CHECK ((amount > 0)),
  CONSTRAINT cash_offers_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES cash_drawers(branch_id),
  CONSTRAINT cash_offers_by_the_giver CHECK (((kind = 'hand_over'::text) = (offered_by = hand_of))),
  CONSTRAINT cash_offers_ended_whole CHECK (((state = 'waiting'::text) = (ended_at IS NULL))),
  CONSTRAINT cash_offers_hand_of_fkey FOREIGN KEY (hand_of) REFERENCES users(id),
  CONSTRAINT cash_offers_id_branch_id_kind_hand_of_offered_by_amount_key UNIQUE (id, branch_id, kind, hand_of, offered_by, amount),
  CONSTRAINT cash_offers_kind_known CHECK ((kind = ANY (ARRAY['hand_over'::text, 'float'::text]))),
  CONSTRAINT cash_offers_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES users(id),
  CONSTRAINT cash_offers_state_known CHECK ((state = ANY (ARRAY['waiting'::text, 'counted'::text, 'withdrawn'::text])))
);

CREATE INDEX cash_offers_of_branch ON public.cash_offers USING btree (branch_id, offered_at) WHERE (state = 'waiting'::text);

CREATE INDEX cash_offers_of_hand ON public.cash_offers USING btree (hand_of, offered_at) WHERE (state = 'waiting'::text);

CREATE TRIGGER cash_offers_added_note_rows AFTER INSERT ON public.cash_offers REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_offers();

CREATE TRIGGER cash_offers_changed_note_rows AFTER UPDATE ON public.cash_offers REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_offers();

CREATE TRIGGER cash_offers_only_end BEFORE UPDATE ON public.cash_offers FOR EACH ROW WHEN (((old.state <> 'waiting'::text) OR (((((((old.id IS DISTINCT FROM new.id) OR (old.branch_id IS DISTINCT FROM new.branch_id)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.hand_of IS DISTINCT FROM new.hand_of)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.offered_by IS DISTINCT FROM new.offered_by)) OR (old.offered_at IS DISTINCT FROM new.offered_at)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER cash_offers_removed_note_rows AFTER DELETE ON public.cash_offers REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_offers();

CREATE TRIGGER cash_offers_stay BEFORE DELETE OR TRUNCATE ON public.cash_offers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON cash_offers TO qist_server;

-- The deposits in transit, the unconfirmed expenses and the open differences: few, whatever the number of movements.
CREATE TABLE cash_open_items (
  movement_id uuid NOT NULL,
  -- In whole rupees. Of a difference: the part that is not settled, below zero if too much was counted.
  amount bigint NOT NULL,
  CONSTRAINT cash_open_items_pkey PRIMARY KEY (movement_id),
  CONSTRAINT cash_open_items_movement_id_fkey FOREIGN KEY (movement_id) REFERENCES cash_movements(id)
);

GRANT SELECT ON cash_open_items TO qist_server;

-- The hand-overs and floats that their giver or receiver asked to take back. The cash moves when the other side has agreed, and not before.
CREATE TABLE cash_reversal_requests (
  id uuid NOT NULL,
  movement_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  reason text NOT NULL,
  asked_by uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  ended_by uuid,
  ended_at timestamp with time zone,
  CONSTRAINT cash_reversal_requests_pkey PRIMARY KEY (id),
  CONSTRAINT cash_reversal_requests_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  CONSTRAINT cash_reversal_requests_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  CONSTRAINT cash_reversal_requests_ended_whole CHECK ((((state <> 'waiting'::text) = (ended_by IS NOT NULL)) AND ((ended_by IS NULL) = (ended_at IS NULL)))),
  CONSTRAINT cash_reversal_requests_movement_id_branch_id_fkey FOREIGN KEY (movement_id, branch_id) REFERENCES cash_movements(id, branch_id),
  CONSTRAINT cash_reversal_requests_reason_not_empty CHECK ((reason <> ''::text)),
  CONSTRAINT cash_reversal_requests_state_known CHECK ((state = ANY (ARRAY['waiting'::text, 'agreed'::text, 'refused'::text])))
);

CREATE UNIQUE INDEX cash_reversal_requests_asked_once ON public.cash_reversal_requests USING btree (movement_id) WHERE (state <> 'refused'::text);

CREATE INDEX cash_reversal_requests_waiting ON public.cash_reversal_requests USING btree (asked_at) WHERE (state = 'waiting'::text);

CREATE TRIGGER cash_reversal_requests_added_note_rows AFTER INSERT ON public.cash_reversal_requests REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_reversal_requests();

CREATE TRIGGER cash_reversal_requests_changed_note_rows AFTER UPDATE ON public.cash_reversal_requests REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_reversal_requests();

CREATE TRIGGER cash_reversal_requests_only_end BEFORE UPDATE ON public.cash_reversal_requests FOR EACH ROW WHEN (((old.state <> 'waiting'::text) OR ((((((old.id IS DISTINCT FROM new.id) OR (old.movement_id IS DISTINCT FROM new.movement_id)) OR (old.branch_id IS DISTINCT FROM new.branch_id)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.asked_by IS DISTINCT FROM new.asked_by)) OR (old.asked_at IS DISTINCT FROM new.asked_at)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER cash_reversal_requests_removed_note_rows AFTER DELETE ON public.cash_reversal_requests REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_reversal_requests();

CREATE TRIGGER cash_reversal_requests_stay BEFORE DELETE OR TRUNCATE ON public.cash_reversal_requests FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON cash_reversal_requests TO qist_server;

-- The employees who take part: settled when the challenge is saved, which is before it starts.
CREATE TABLE challenge_participants (
  challenge_id uuid NOT NULL,
  employee_id uuid NOT NULL,
  -- Chosen by name, whether or not the branch takes part as a whole.
  by_hand boolean NOT NULL,
  CONSTRAINT challenge_participants_pkey PRIMARY KEY (challenge_id, employee_id),
  CONSTRAINT challenge_participants_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES challenges(id),
  CONSTRAINT challenge_participants_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES users(id)
);

CREATE INDEX challenge_participants_employee ON public.challenge_participants USING btree (employee_id, challenge_id);

CREATE TRIGGER challenge_participants_added_note_rows AFTER INSERT ON public.challenge_participants REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_participants();

CREATE TRIGGER challenge_participants_changed_note_rows AFTER UPDATE ON public.challenge_participants REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_participants();

CREATE TRIGGER challenge_participants_removed_note_rows AFTER DELETE ON public.challenge_participants REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_participants();

GRANT DELETE, INSERT, SELECT ON challenge_participants TO qist_server;

-- The figures that each participant had reached when the challenge ended, as two sums whose ratio is the figure.
CREATE TABLE challenge_results (
  challenge_id uuid NOT NULL,
  employee_id uuid NOT NULL,
  reached_part bigint NOT NULL,
  reached_whole bigint NOT NULL,
  balance_part bigint NOT NULL,
  balance_whole bigint NOT NULL,
  CONSTRAINT challenge_results_pkey PRIMARY KEY (challenge_id, employee_id),
  CONSTRAINT challenge_results_challenge_id_employee_id_fkey FOREIGN KEY (challenge_id, employee_id) REFERENCES challenge_participants(challenge_id, employee_id)
);

CREATE TRIGGER challenge_results_added_note_rows AFTER INSERT ON public.challenge_results REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_results();

CREATE TRIGGER challenge_results_changed_note_rows AFTER UPDATE ON public.challenge_results REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_results();

CREATE TRIGGER challenge_results_removed_note_rows AFTER DELETE ON public.challenge_results REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenge_results();

CREATE TRIGGER challenge_results_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.challenge_results FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON challenge_results TO qist_server;

-- Targets that employees are challenged to reach over a period, while a balancing metric stays within its bound.
CREATE TABLE challenges (
  id uuid NOT NULL,
  title text NOT NULL,
  title_ur text,
  description text,
  metric text NOT NULL,
  -- Whole rupees, a number of things, or for a rate basis points: 95 % is 9500. Likewise bound_max.
  target bigint NOT NULL,
  balancing_metric text NOT NULL,
  bound_max bigint NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  reward text NOT NULL,
  -- The branches whose employees were all entered, beside those who were chosen by hand.
  branch_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  cancelled_at timestamp with time zone,
  cancelled_by uuid,
  cancel_reason text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT challenges_pkey PRIMARY KEY (id),
  CONSTRAINT challenges_balancing_metric_known CHECK ((balancing_metric = ANY (ARRAY['par30'::text, 'reversals'::text, 'late_contacts'::text]))),
  CONSTRAINT challenges_bound_max_not_negative CHECK ((bound_max >= 0)),
  CONSTRAINT challenges_cancel_reason_not_empty CHECK ((cancel_reason <> ''::text)),
  CONSTRAINT challenges_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES users(id),
  CONSTRAINT challenges_cancelled_whole CHECK ((num_nonnulls(cancelled_at, cancelled_by, cancel_reason) = ANY (ARRAY[0, 3]))),
  CONSTRAINT challenges_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT challenges_description_not_empty CHECK ((description <> ''::text)),
  CONSTRAINT challenges_end_not_before_start CHECK ((ends_on >= starts_on)),
  CONSTRAINT challenges_metric_known CHECK ((metric = ANY (ARRAY['amount_collected'::text, 'collection_rate'::text, 'new_active_customers'::text, 'first_contact_in_time'::text, 'payment_promises_kept'::text, 'home_visits_done'::text]))),
  CONSTRAINT challenges_reward_not_empty CHECK ((reward <> ''::text)),
  CONSTRAINT challenges_target_positive CHECK ((target > 0)),
  CONSTRAINT challenges_title_not_empty CHECK ((title <> ''::text)),
  CONSTRAINT challenges_title_ur_not_empty CHECK ((title_ur <> ''::text))
);

CREATE INDEX challenges_newest ON public.challenges USING btree (starts_on DESC, id DESC);

CREATE TRIGGER challenges_added_note_rows AFTER INSERT ON public.challenges REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenges();

CREATE TRIGGER challenges_changed_note_rows AFTER UPDATE ON public.challenges REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenges();

CREATE TRIGGER challenges_removed_note_rows AFTER DELETE ON public.challenges REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_challenges();

GRANT INSERT, SELECT, UPDATE ON challenges TO qist_server;

-- The deposit of a cheque, and that it was cleared, as a person said. A step ends once and is never removed.
CREATE TABLE cheque_steps (
  id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  -- The payment by the cheque.
  entry_id uuid NOT NULL,
  step text NOT NULL,
  -- The account of the lender that the cheque was deposited in, or that has its money.
  account_id uuid NOT NULL,
  happened_on date NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  recorded_by uuid NOT NULL,
  taken_back_at timestamp with time zone,
  taken_back_by uuid,
  CONSTRAINT cheque_steps_pkey PRIMARY KEY (id),
  CONSTRAINT cheque_steps_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash_accounts(id),
  CONSTRAINT cheque_steps_agreement_id_entry_id_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries(agreement_id, id),
  CONSTRAINT cheque_steps_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  CONSTRAINT cheque_steps_step_known CHECK ((step = ANY (ARRAY['deposited'::text, 'cleared'::text]))),
  CONSTRAINT cheque_steps_taken_back_by_fkey FOREIGN KEY (taken_back_by) REFERENCES users(id),
  CONSTRAINT cheque_steps_taken_back_whole CHECK (((taken_back_at IS NULL) = (taken_back_by IS NULL)))
);

CREATE UNIQUE INDEX cheque_steps_once ON public.cheque_steps USING btree (entry_id, step) WHERE (taken_back_at IS NULL);

CREATE TRIGGER cheque_steps_added_note_rows AFTER INSERT ON public.cheque_steps REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cheque_steps();

CREATE TRIGGER cheque_steps_changed_note_rows AFTER UPDATE ON public.cheque_steps REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cheque_steps();

CREATE TRIGGER cheque_steps_only_end BEFORE UPDATE ON public.cheque_steps FOR EACH ROW WHEN (((old.taken_back_at IS NOT NULL) OR ((((((((old.id IS DISTINCT FROM new.id) OR (old.agreement_id IS DISTINCT FROM new.agreement_id)) OR (old.entry_id IS DISTINCT FROM new.entry_id)) OR (old.step IS DISTINCT FROM new.step)) OR (old.account_id IS DISTINCT FROM new.account_id)) OR (old.happened_on IS DISTINCT FROM new.happened_on)) OR (old.recorded_at IS DISTINCT FROM new.recorded_at)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER cheque_steps_removed_note_rows AFTER DELETE ON public.cheque_steps REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cheque_steps();

CREATE TRIGGER cheque_steps_stay BEFORE DELETE OR TRUNCATE ON public.cheque_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON cheque_steps TO qist_server;

-- The last time npm run verify looked at everything and found nothing that differs; one row once there was one.
CREATE TABLE clean_verifications (
  is_the_one boolean NOT NULL DEFAULT true,
  verified_at timestamp with time zone NOT NULL,
  agreements bigint NOT NULL,
  entries bigint NOT NULL,
  -- The end of each chain of the audit then: [{chainId, position, hash}], the hash in hexadecimal.
  heads jsonb NOT NULL,
  CONSTRAINT clean_verifications_pkey PRIMARY KEY (is_the_one),
  CONSTRAINT clean_verifications_one_row CHECK (is_the_one)
);

GRANT INSERT, SELECT, UPDATE ON clean_verifications TO qist_server;

-- Never changed: a certificate is void once a later entry lets something be owed again, which follows from the entries.
CREATE TABLE clearance_certificates (
  id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  -- The branch that numbered it. The agreement may have moved since.
  branch_id uuid NOT NULL,
  serial integer NOT NULL,
  -- The code by which anyone who holds the paper can check it; it cannot be guessed from the number.
  code text NOT NULL,
  -- The last entry of the agreement when it was issued.
  entry_position integer NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  issued_by uuid NOT NULL,
  CONSTRAINT clearance_certificates_pkey PRIMARY KEY (id),
  CONSTRAINT clearance_certificates_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT clearance_certificates_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT clearance_certificates_code_form CHECK ((code ~ '^K(-[0-9A-HJKMNP-TV-Z]{4}){4}$'::text)),
  CONSTRAINT clearance_certificates_code_key UNIQUE (code),
  CONSTRAINT clearance_certificates_entry_position_positive CHECK ((entry_position > 0)),
  CONSTRAINT clearance_certificates_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  CONSTRAINT clearance_certificates_numbered_once UNIQUE (branch_id, serial),
  CONSTRAINT clearance_certificates_of_entry FOREIGN KEY (agreement_id, entry_position) REFERENCES entries(agreement_id, "position"),
  CONSTRAINT clearance_certificates_serial_positive CHECK ((serial > 0))
);

CREATE INDEX clearance_certificates_agreement ON public.clearance_certificates USING btree (agreement_id, issued_at DESC);

CREATE TRIGGER clearance_certificates_added_note_rows AFTER INSERT ON public.clearance_certificates REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_clearance_certificates();

CREATE TRIGGER clearance_certificates_changed_note_rows AFTER UPDATE ON public.clearance_certificates REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_clearance_certificates();

CREATE TRIGGER clearance_certificates_removed_note_rows AFTER DELETE ON public.clearance_certificates REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_clearance_certificates();

CREATE TRIGGER clearance_certificates_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.clearance_certificates FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON clearance_certificates TO qist_server;

-- The last serial of certificate numbers; its row lock keeps them without gaps.
CREATE TABLE clearance_counters (
  branch_id uuid NOT NULL,
  last_serial integer NOT NULL,
  CONSTRAINT clearance_counters_pkey PRIMARY KEY (branch_id),
  CONSTRAINT clearance_counters_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT clearance_counters_last_serial_positive CHECK ((last_serial > 0))
);

GRANT INSERT, SELECT, UPDATE ON clearance_counters TO qist_server;

-- The contact requests of a closed month by day, branch and assignee, and how the promise of a contact stood when it was closed.
CREATE TABLE closed_contact_days (
  close_id uuid NOT NULL,
  received_on date NOT NULL,
  branch_id uuid NOT NULL,
  employee_id uuid,
  received integer NOT NULL,
  kept integer NOT NULL,
  late integer NOT NULL,
  unanswered integer NOT NULL,
  CONSTRAINT closed_contact_days_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT closed_contact_days_close_id_fkey FOREIGN KEY (close_id) REFERENCES month_closes(id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT closed_contact_days_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES users(id),
  CONSTRAINT closed_contact_days_received_on_branch_id_employee_id_close_key UNIQUE NULLS NOT DISTINCT (received_on, branch_id, employee_id, close_id)
);

CREATE TRIGGER closed_contact_days_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.closed_contact_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON closed_contact_days TO qist_server;

-- What closed_installments add up to by day and branch.
CREATE TABLE closed_due_days (
  close_id uuid NOT NULL,
  due_on date NOT NULL,
  branch_id uuid NOT NULL,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  CONSTRAINT closed_due_days_pkey PRIMARY KEY (due_on, branch_id, close_id),
  CONSTRAINT closed_due_days_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT closed_due_days_close_id_fkey FOREIGN KEY (close_id) REFERENCES month_closes(id) DEFERRABLE INITIALLY DEFERRED
);

CREATE TRIGGER closed_due_days_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.closed_due_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON closed_due_days TO qist_server;

-- The installments that fell due in a closed month, as they were when it was closed. A later reschedule changes none of them.
CREATE TABLE closed_installments (
  close_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  schedule_number integer NOT NULL,
  number integer NOT NULL,
  due_on date NOT NULL,
  branch_id uuid NOT NULL,
  officer_id uuid NOT NULL,
  before_move bigint NOT NULL,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  relieved bigint NOT NULL,
  unpaid bigint NOT NULL,
  CONSTRAINT closed_installments_pkey PRIMARY KEY (close_id, agreement_id, schedule_number, number)
);

CREATE INDEX closed_installments_due_on ON public.closed_installments USING btree (due_on, agreement_id, number, schedule_number);

CREATE TRIGGER closed_installments_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.closed_installments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON closed_installments TO qist_server;

-- What closed_installments add up to by day, branch and officer.
CREATE TABLE closed_officer_due_days (
  close_id uuid NOT NULL,
  due_on date NOT NULL,
  branch_id uuid NOT NULL,
  officer_id uuid NOT NULL,
  installments integer NOT NULL,
  before_move bigint NOT NULL,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  relieved bigint NOT NULL,
  unpaid bigint NOT NULL,
  CONSTRAINT closed_officer_due_days_pkey PRIMARY KEY (due_on, branch_id, officer_id, close_id),
  CONSTRAINT closed_officer_due_days_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT closed_officer_due_days_close_id_fkey FOREIGN KEY (close_id) REFERENCES month_closes(id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT closed_officer_due_days_officer_id_fkey FOREIGN KEY (officer_id) REFERENCES users(id)
);

CREATE TRIGGER closed_officer_due_days_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.closed_officer_due_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON closed_officer_due_days TO qist_server;

-- What a branch collected by the day that it counts for: payments, down payments and recoveries, less reversals and refunds. A reversal counts on the day of what it reverses while that month is open, a refund on its own.
CREATE TABLE collection_days (
  counts_on date NOT NULL,
  branch_id uuid NOT NULL,
  -- All of it, below zero if more went back than came in; the columns after it are parts, less what was reversed.
  amount bigint NOT NULL,
  down_payments bigint NOT NULL,
  recoveries bigint NOT NULL,
  refunds bigint NOT NULL,
  -- Payments and down payments from before the move to these books, which are no part of the amount.
  brought_in bigint NOT NULL,
  CONSTRAINT collection_days_pkey PRIMARY KEY (counts_on, branch_id),
  CONSTRAINT collection_days_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);

GRANT SELECT ON collection_days TO qist_server;

-- The history of a complaint. Only ever added to.
CREATE TABLE complaint_events (
  id uuid NOT NULL,
  complaint_id uuid NOT NULL,
  kind text NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  -- Null for what the complainant did, and for the clock.
  recorded_by uuid,
  said text,
  -- Who got it; of a name, the person concerned, or null for nobody.
  person_id uuid,
  agreement_id uuid,
  entry_id uuid,
  CONSTRAINT complaint_events_pkey PRIMARY KEY (id),
  CONSTRAINT complaint_events_agreement_id_entry_id_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries(agreement_id, id),
  CONSTRAINT complaint_events_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT complaint_events_by_staff_or_complainant CHECK (((kind = ANY (ARRAY['added'::text, 'reopened'::text, 'escalated'::text, 'sent_outside'::text])) = (recorded_by IS NULL))),
  CONSTRAINT complaint_events_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id),
  CONSTRAINT complaint_events_entry_has_an_agreement CHECK (((entry_id IS NULL) = (agreement_id IS NULL))),
  CONSTRAINT complaint_events_handler_has_a_name CHECK (((kind <> ALL (ARRAY['taken'::text, 'assigned'::text])) OR (person_id IS NOT NULL))),
  CONSTRAINT complaint_events_kind_known CHECK ((kind = ANY (ARRAY['taken'::text, 'assigned'::text, 'noted'::text, 'added'::text, 'named'::text, 'linked'::text, 'escalated'::text, 'sent_outside'::text, 'answered'::text, 'reopened'::text]))),
  CONSTRAINT complaint_events_link_has_an_entry CHECK (((kind = 'linked'::text) = (entry_id IS NOT NULL))),
  CONSTRAINT complaint_events_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id),
  CONSTRAINT complaint_events_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  CONSTRAINT complaint_events_said_not_empty CHECK ((said <> ''::text)),
  CONSTRAINT complaint_events_words_are_said CHECK (((kind <> ALL (ARRAY['noted'::text, 'added'::text, 'answered'::text, 'reopened'::text])) OR (said IS NOT NULL)))
);

CREATE UNIQUE INDEX complaint_events_entry_once ON public.complaint_events USING btree (complaint_id, entry_id) WHERE (kind = 'linked'::text);

CREATE UNIQUE INDEX complaint_events_reopened_once ON public.complaint_events USING btree (complaint_id) WHERE (kind = 'reopened'::text);

CREATE UNIQUE INDEX complaint_events_sent_outside_once ON public.complaint_events USING btree (complaint_id) WHERE (kind = 'sent_outside'::text);

CREATE INDEX complaint_events_trail ON public.complaint_events USING btree (complaint_id, recorded_at, id);

CREATE TRIGGER complaint_events_added_note_rows AFTER INSERT ON public.complaint_events REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaint_events();

CREATE TRIGGER complaint_events_by_others BEFORE INSERT ON public.complaint_events FOR EACH ROW EXECUTE FUNCTION check_complaint_event();

CREATE TRIGGER complaint_events_changed_note_rows AFTER UPDATE ON public.complaint_events REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaint_events();

CREATE TRIGGER complaint_events_removed_note_rows AFTER DELETE ON public.complaint_events REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaint_events();

CREATE TRIGGER complaint_events_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.complaint_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON complaint_events TO qist_server;

-- What people complain about. No row is ever deleted, and what a person wrote is never changed.
CREATE TABLE complaints (
  id uuid NOT NULL,
  branch_id uuid NOT NULL,
  year smallint NOT NULL,
  -- Counts from 1 in each branch and year, without gaps.
  serial integer NOT NULL,
  -- The random code by which the complainant follows it: whoever has it sees how far it is and what was written, and no name.
  tracking_code text NOT NULL,
  source text NOT NULL,
  kind text NOT NULL,
  body text NOT NULL,
  full_name text,
  phone text,
  gender text,
  -- The complainant does not want the branch to know who it is: only superadmins see name and phone.
  is_name_hidden boolean NOT NULL,
  -- The person concerned, as the complainant wrote it.
  about_name text,
  receipt_number text,
  language text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  submission_key uuid NOT NULL,
  submission_digest bytea NOT NULL,
  customer_id uuid,
  entered_by uuid,
  -- The member of staff concerned, who neither sees nor handles it.
  about_user_id uuid,
  -- Only superadmins see it, and whom they give it to.
  is_for_head_office boolean NOT NULL,
  handler_id uuid,
  taken_at timestamp with time zone,
  acknowledge_by date NOT NULL,
  answer_by date NOT NULL,
  -- Without an answer by this day it goes to the executive the day after.
  executive_after date NOT NULL,
  escalated_at timestamp with time zone,
  reopened_at timestamp with time zone,
  answered_at timestamp with time zone,
  status text NOT NULL GENERATED ALWAYS AS (
CASE
    WHEN (answered_at IS NOT NULL) THEN 'answered'::text
    WHEN (taken_at IS NOT NULL) THEN 'looked_into'::text
    ELSE 'received'::text
END) STORED,
  -- The last day of the step that it is in.
  due_by date NOT NULL GENERATED ALWAYS AS (
CASE
    WHEN (taken_at IS NULL) THEN acknowledge_by
    ELSE answer_by
END) STORED,
  CONSTRAINT complaints_pkey PRIMARY KEY (id),
  CONSTRAINT complaints_about_name_not_empty CHECK ((about_name <> ''::text)),
  CONSTRAINT complaints_about_user_id_fkey FOREIGN KEY (about_user_id) REFERENCES users(id),
  CONSTRAINT complaints_body_not_empty CHECK ((body <> ''::text)),
  CONSTRAINT complaints_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT complaints_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT complaints_deadlines_in_order CHECK (((acknowledge_by <= answer_by) AND (answer_by <= executive_after))),
  CONSTRAINT complaints_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id),
  CONSTRAINT complaints_full_name_not_empty CHECK ((full_name <> ''::text)),
  CONSTRAINT complaints_gender_known CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text]))),
  CONSTRAINT complaints_handler_id_fkey FOREIGN KEY (handler_id) REFERENCES users(id),
  CONSTRAINT complaints_kind_known CHECK ((kind = ANY (ARRAY['conduct'::text, 'payment'::text, 'terms'::text, 'goods'::text, 'privacy'::text, 'other'::text]))),
  CONSTRAINT complaints_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ur'::text]))),
  CONSTRAINT complaints_not_handled_by_the_person_concerned CHECK ((handler_id <> about_user_id)),
  CONSTRAINT complaints_number UNIQUE (branch_id, year, serial),
  CONSTRAINT complaints_of_an_account_has_a_customer CHECK (((source <> 'account'::text) OR (customer_id IS NOT NULL))),
  CONSTRAINT complaints_phone_is_a_mobile CHECK ((phone ~ '^03[0-9]{9}$'::text)),
  CONSTRAINT complaints_receipt_number_not_empty CHECK ((receipt_number <> ''::text)),
  CONSTRAINT complaints_serial_from_1 CHECK ((serial > 0)),
  CONSTRAINT complaints_source_known CHECK ((source = ANY (ARRAY['site'::text, 'account'::text, 'desk'::text, 'phone'::text]))),
  CONSTRAINT complaints_status_known CHECK ((status = ANY (ARRAY['received'::text, 'looked_into'::text, 'answered'::text]))),
  CONSTRAINT complaints_submission_digest_is_sha256 CHECK ((length(submission_digest) = 32)),
  CONSTRAINT complaints_submission_key_key UNIQUE (submission_key),
  CONSTRAINT complaints_taken_down_by_staff CHECK (((source = ANY (ARRAY['desk'::text, 'phone'::text])) = (entered_by IS NOT NULL))),
  CONSTRAINT complaints_tracking_code_form CHECK ((tracking_code ~ '^C(-[0-9A-HJKMNP-TV-Z]{4}){4}$'::text)),
  CONSTRAINT complaints_tracking_code_key UNIQUE (tracking_code),
  CONSTRAINT complaints_year_of_this_century CHECK (((year >= 2000) AND (year <= 2099)))
);

CREATE INDEX complaints_answered ON public.complaints USING btree (answered_at, id) WHERE (answered_at IS NOT NULL);

CREATE INDEX complaints_customer ON public.complaints USING btree (customer_id, received_at DESC) WHERE (customer_id IS NOT NULL);

CREATE INDEX complaints_handler ON public.complaints USING btree (handler_id) WHERE (answered_at IS NULL);

CREATE INDEX complaints_open ON public.complaints USING btree (due_by, id) WHERE (answered_at IS NULL);

CREATE INDEX complaints_received ON public.complaints USING btree (received_at, id);

CREATE TRIGGER complaints_added_note_rows AFTER INSERT ON public.complaints REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaints();

CREATE TRIGGER complaints_as_written BEFORE UPDATE ON public.complaints FOR EACH ROW WHEN ((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.branch_id IS DISTINCT FROM new.branch_id)) OR (old.year IS DISTINCT FROM new.year)) OR (old.serial IS DISTINCT FROM new.serial)) OR (old.tracking_code IS DISTINCT FROM new.tracking_code)) OR (old.source IS DISTINCT FROM new.source)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.body IS DISTINCT FROM new.body)) OR (old.full_name IS DISTINCT FROM new.full_name)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.gender IS DISTINCT FROM new.gender)) OR (old.is_name_hidden IS DISTINCT FROM new.is_name_hidden)) OR (old.about_name IS DISTINCT FROM new.about_name)) OR (old.receipt_number IS DISTINCT FROM new.receipt_number)) OR (old.language IS DISTINCT FROM new.language)) OR (old.received_at IS DISTINCT FROM new.received_at)) OR (old.submission_key IS DISTINCT FROM new.submission_key)) OR (old.submission_digest IS DISTINCT FROM new.submission_digest)) OR (old.customer_id IS DISTINCT FROM new.customer_id)) OR (old.entered_by IS DISTINCT FROM new.entered_by)) OR ((old.reopened_at IS NOT NULL) AND (old.reopened_at IS DISTINCT FROM new.reopened_at)))) EXECUTE FUNCTION keep_complaint_as_written();

CREATE TRIGGER complaints_changed_note_rows AFTER UPDATE ON public.complaints REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaints();

CREATE TRIGGER complaints_removed_note_rows AFTER DELETE ON public.complaints REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaints();

CREATE TRIGGER complaints_stay BEFORE DELETE OR TRUNCATE ON public.complaints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON complaints TO qist_server;

-- Codes that were given to customers, who read them back to consent to one version of the terms.
CREATE TABLE consent_codes (
  id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  terms_version integer NOT NULL,
  -- Of Argon2id: trying a million codes takes longer than one counts.
  code_hash text NOT NULL,
  way text NOT NULL,
  -- The number that the message was for; null for a printed slip.
  phone text,
  state text NOT NULL DEFAULT 'open'::text,
  wrong_tries integer NOT NULL DEFAULT 0,
  made_by uuid NOT NULL,
  made_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_by uuid,
  used_at timestamp with time zone,
  CONSTRAINT consent_codes_pkey PRIMARY KEY (id),
  CONSTRAINT consent_codes_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT consent_codes_code_hash_not_empty CHECK ((code_hash <> ''::text)),
  CONSTRAINT consent_codes_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  CONSTRAINT consent_codes_phone_by_way CHECK (((phone IS NULL) = (way = 'printed'::text))),
  CONSTRAINT consent_codes_phone_is_a_mobile CHECK ((phone ~ '^03[0-9]{9}$'::text)),
  CONSTRAINT consent_codes_state_known CHECK ((state = ANY (ARRAY['open'::text, 'used'::text, 'replaced'::text]))),
  CONSTRAINT consent_codes_terms_version_positive CHECK ((terms_version > 0)),
  CONSTRAINT consent_codes_used_by_fkey FOREIGN KEY (used_by) REFERENCES users(id),
  CONSTRAINT consent_codes_used_by_someone CHECK ((num_nonnulls(used_by, used_at) =
CASE state
    WHEN 'used'::text THEN 2
    ELSE 0
END)),
  CONSTRAINT consent_codes_used_in_time CHECK (((used_at >= made_at) AND (used_at <= expires_at))),
  CONSTRAINT consent_codes_way_known CHECK ((way = ANY (ARRAY['whatsapp'::text, 'printed'::text, 'message'::text]))),
  CONSTRAINT consent_codes_wrong_tries_at_most_5 CHECK (((wrong_tries >= 0) AND (wrong_tries <= 5)))
);

CREATE INDEX consent_codes_of_agreement ON public.consent_codes USING btree (agreement_id, terms_version, made_at DESC);

CREATE UNIQUE INDEX consent_codes_open_once ON public.consent_codes USING btree (agreement_id) WHERE (state = 'open'::text);

CREATE TRIGGER consent_codes_added_note_rows AFTER INSERT ON public.consent_codes REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_consent_codes();

CREATE TRIGGER consent_codes_changed_note_rows AFTER UPDATE ON public.consent_codes REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_consent_codes();

CREATE TRIGGER consent_codes_closed_once BEFORE UPDATE ON public.consent_codes FOR EACH ROW WHEN ((old.state <> 'open'::text)) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER consent_codes_removed_note_rows AFTER DELETE ON public.consent_codes REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_consent_codes();

CREATE TRIGGER consent_codes_stay BEFORE DELETE OR TRUNCATE ON public.consent_codes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON consent_codes TO qist_server;

-- Every time someone spoke with a customer about paying.
CREATE TABLE contact_log (
  id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  channel text NOT NULL,
  -- The guarantor who was reached, where it was not the customer.
  guarantor_id uuid,
  result text NOT NULL,
  -- When the customer asked to be called again.
  call_back_at timestamp with time zone,
  note text,
  -- Why a customer was called or written to outside contact hours.
  outside_hours_reason text,
  -- Which of the reminders was opened: three days before the due date, on it, or three or seven days after.
  reminder text,
  -- The customer of a reminder, with the day in Karachi: one of each kind a day.
  reminded_customer_id uuid,
  reminded_on date,
  contacted_at timestamp with time zone NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  recorded_by uuid NOT NULL,
  -- Of the user and key that it was logged with.
  key_digest bytea,
  CONSTRAINT contact_log_pkey PRIMARY KEY (id),
  CONSTRAINT contact_log_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT contact_log_call_back_has_its_time CHECK (((result = 'call_back'::text) = (call_back_at IS NOT NULL))),
  CONSTRAINT contact_log_call_back_later CHECK ((call_back_at > contacted_at)),
  CONSTRAINT contact_log_channel_known CHECK ((channel = ANY (ARRAY['call'::text, 'whatsapp'::text, 'visit'::text, 'branch'::text]))),
  CONSTRAINT contact_log_guarantor_id_fkey FOREIGN KEY (guarantor_id) REFERENCES guarantors(id),
  CONSTRAINT contact_log_key_digest_has_8_bytes CHECK ((length(key_digest) = 8)),
  CONSTRAINT contact_log_outside_hours_reason_not_empty CHECK ((outside_hours_reason <> ''::text)),
  CONSTRAINT contact_log_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  CONSTRAINT contact_log_reminded_customer_id_fkey FOREIGN KEY (reminded_customer_id) REFERENCES customers(id),
  CONSTRAINT contact_log_reminded_once UNIQUE (reminded_customer_id, reminded_on, reminder),
  CONSTRAINT contact_log_reminder_is_an_opened_message CHECK (((reminder IS NULL) OR ((channel = 'whatsapp'::text) AND (result = 'opened'::text)))),
  CONSTRAINT contact_log_reminder_is_to_the_customer CHECK (((reminder IS NULL) OR (guarantor_id IS NULL))),
  CONSTRAINT contact_log_reminder_known CHECK ((reminder = ANY (ARRAY['due_soon'::text, 'due_today'::text, 'late_3'::text, 'late_7'::text]))),
  CONSTRAINT contact_log_reminder_whole CHECK ((num_nonnulls(reminder, reminded_customer_id, reminded_on) = ANY (ARRAY[0, 3]))),
  CONSTRAINT contact_log_result_known CHECK ((result = ANY (ARRAY['reached'::text, 'no_answer'::text, 'call_back'::text, 'wrong_number'::text, 'promised'::text, 'refused'::text, 'message_left'::text, 'opened'::text])))
);

CREATE INDEX contact_log_agreement ON public.contact_log USING btree (agreement_id, contacted_at DESC);

CREATE INDEX contact_log_call_back ON public.contact_log USING btree (call_back_at) WHERE (call_back_at IS NOT NULL);

CREATE TRIGGER contact_log_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.contact_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON contact_log TO qist_server;

-- Contact requests of a branch by the day in Karachi on which they came, without those that were merged into another: how many, and how many of them were contacted in time or late.
CREATE TABLE contact_request_days (
  received_on date NOT NULL,
  branch_id uuid NOT NULL,
  received integer NOT NULL,
  kept integer NOT NULL,
  late integer NOT NULL,
  CONSTRAINT contact_request_days_pkey PRIMARY KEY (received_on, branch_id),
  CONSTRAINT contact_request_days_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);

GRANT SELECT ON contact_request_days TO qist_server;

-- The work of the desk on a contact request, and what the visitor did by its code. Only ever added to: the first contact is read from it.
CREATE TABLE contact_request_events (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  kind text NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  -- Null for the visitor, who has no user.
  recorded_by uuid,
  result text,
  outside_hours_reason text,
  note text,
  assignee_id uuid,
  visit_id uuid,
  close_reason text,
  customer_id uuid,
  merged_id uuid,
  CONSTRAINT contact_request_events_pkey PRIMARY KEY (id),
  CONSTRAINT contact_request_events_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id),
  CONSTRAINT contact_request_events_assignment_has_a_person CHECK (((kind = ANY (ARRAY['assigned'::text, 'taken'::text, 'handed_back'::text])) = (assignee_id IS NOT NULL))),
  CONSTRAINT contact_request_events_booking_has_a_visit CHECK (((kind <> ALL (ARRAY['visit_booked'::text, 'visit_moved'::text, 'visit_cancelled'::text])) OR (visit_id IS NOT NULL))),
  CONSTRAINT contact_request_events_by_someone_or_the_visitor CHECK ((((recorded_by IS NOT NULL) AND (kind <> ALL (ARRAY['visitor_wrote'::text, 'withdrawn'::text]))) OR ((recorded_by IS NULL) AND (kind = ANY (ARRAY['visitor_wrote'::text, 'withdrawn'::text, 'visit_cancelled'::text]))))),
  CONSTRAINT contact_request_events_close_reason_known CHECK ((close_reason = ANY (ARRAY['answered'::text, 'not_interested'::text, 'unreachable'::text, 'duplicate'::text, 'spam'::text]))),
  CONSTRAINT contact_request_events_closing_has_a_reason CHECK (((kind = 'closed'::text) = (close_reason IS NOT NULL))),
  CONSTRAINT contact_request_events_contact_has_a_result CHECK (((kind = ANY (ARRAY['called'::text, 'whatsapp'::text, 'visited'::text])) = (result IS NOT NULL))),
  CONSTRAINT contact_request_events_conversion_has_a_customer CHECK (((kind = ANY (ARRAY['converted'::text, 'linked'::text])) = (customer_id IS NOT NULL))),
  CONSTRAINT contact_request_events_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT contact_request_events_kind_known CHECK ((kind = ANY (ARRAY['assigned'::text, 'taken'::text, 'handed_back'::text, 'called'::text, 'whatsapp'::text, 'visited'::text, 'note'::text, 'visit_booked'::text, 'visit_moved'::text, 'visit_cancelled'::text, 'closed'::text, 'reopened'::text, 'converted'::text, 'linked'::text, 'merged'::text, 'visitor_wrote'::text, 'withdrawn'::text]))),
  CONSTRAINT contact_request_events_merge_has_a_request CHECK (((kind = 'merged'::text) = (merged_id IS NOT NULL))),
  CONSTRAINT contact_request_events_merged_id_fkey FOREIGN KEY (merged_id) REFERENCES contact_requests(id),
  CONSTRAINT contact_request_events_note_has_a_text CHECK (((kind <> ALL (ARRAY['note'::text, 'visitor_wrote'::text])) OR (note IS NOT NULL))),
  CONSTRAINT contact_request_events_note_not_empty CHECK ((note <> ''::text)),
  CONSTRAINT contact_request_events_outside_hours_reason_not_empty CHECK ((outside_hours_reason <> ''::text)),
  CONSTRAINT contact_request_events_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  CONSTRAINT contact_request_events_request_id_fkey FOREIGN KEY (request_id) REFERENCES contact_requests(id),
  CONSTRAINT contact_request_events_result_known CHECK ((result = ANY (ARRAY['reached'::text, 'call_back'::text, 'not_interested'::text, 'no_answer'::text, 'wrong_number'::text, 'message_left'::text]))),
  CONSTRAINT contact_request_events_visit_id_fkey FOREIGN KEY (visit_id) REFERENCES home_visits(id)
);

CREATE INDEX contact_request_events_contacts ON public.contact_request_events USING btree (recorded_by, recorded_at) WHERE (result IS NOT NULL);

CREATE INDEX contact_request_events_of_visitors ON public.contact_request_events USING btree (recorded_at) WHERE (kind = ANY (ARRAY['visitor_wrote'::text, 'withdrawn'::text]));

CREATE INDEX contact_request_events_trail ON public.contact_request_events USING btree (request_id, recorded_at, id);

CREATE TRIGGER contact_request_events_added_note_rows AFTER INSERT ON public.contact_request_events REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_request_events();

CREATE TRIGGER contact_request_events_after_arrival BEFORE INSERT ON public.contact_request_events FOR EACH ROW EXECUTE FUNCTION check_contact_request_event();

CREATE TRIGGER contact_request_events_changed_note_rows AFTER UPDATE ON public.contact_request_events REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_request_events();

CREATE TRIGGER contact_request_events_removed_note_rows AFTER DELETE ON public.contact_request_events REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_request_events();

CREATE TRIGGER contact_request_events_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.contact_request_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER contact_request_events_stop_the_clock AFTER INSERT ON public.contact_request_events FOR EACH ROW WHEN ((new.result IS NOT NULL)) EXECUTE FUNCTION note_first_contact();

GRANT INSERT, SELECT ON contact_request_events TO qist_server;

-- The requests that visitors leave through the three forms of the public site.
CREATE TABLE contact_requests (
  id uuid NOT NULL,
  form_type text NOT NULL,
  full_name text NOT NULL,
  name_search tsvector NOT NULL GENERATED ALWAYS AS (name_terms(full_name)) STORED,
  phone text NOT NULL,
  email text,
  address text,
  service_type text,
  message text,
  preferred_on date,
  preferred_time text,
  notes text,
  language text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  -- The same submission, sent twice, has the same key.
  submission_key uuid NOT NULL,
  -- Tells a repeat from another form under a used key.
  submission_digest bytea NOT NULL,
  -- The random code by which the visitor follows the request: whoever has it sees how far it is, and no name.
  tracking_code text NOT NULL,
  branch_id uuid NOT NULL,
  -- By which rule the request belongs to its branch.
  branch_rule text NOT NULL,
  assignee_id uuid,
  -- The request of the same phone whose trail it is part of. It is no row of a list then.
  merged_into uuid,
  -- The earliest logged call, message or visit of its trail. Derived from the events, whatever a statement sets.
  first_contact_at timestamp with time zone,
  -- The user who logged the first contact; null where it was logged on the trail that the request is part of. Derived from the events, whatever a statement sets.
  first_contact_by uuid,
  -- The home visit that is ahead.
  visit_id uuid,
  close_reason text,
  customer_id uuid,
  status text NOT NULL GENERATED ALWAYS AS (
CASE
    WHEN (customer_id IS NOT NULL) THEN 'converted'::text
    WHEN (close_reason IS NOT NULL) THEN 'closed'::text
    WHEN (visit_id IS NOT NULL) THEN 'visit_booked'::text
    WHEN (first_contact_at IS NOT NULL) THEN 'contacted'::text
    WHEN (assignee_id IS NOT NULL) THEN 'assigned'::text
    ELSE 'new'::text
END) STORED,
  -- Whether the first contact came within 24 hours; null before it.
  is_promise_kept boolean GENERATED ALWAYS AS (((first_contact_at - received_at) <= '24:00:00'::interval)) STORED,
  -- The order of every list: microseconds since 1970 of what waits for its first contact, then of all else backwards.
  queue_place bigint NOT NULL GENERATED ALWAYS AS ((((((
CASE
    WHEN ((first_contact_at IS NULL) AND (close_reason IS NULL) AND (customer_id IS NULL)) THEN 1
    ELSE '-1'::integer
END)::numeric * EXTRACT(epoch FROM (received_at - '1970-01-01 00:00:00+00'::timestamp with time zone))) * (1000000)::numeric))::bigint +
CASE
    WHEN ((first_contact_at IS NULL) AND (close_reason IS NULL) AND (customer_id IS NULL)) THEN (0)::bigint
    ELSE '9000000000000000'::bigint
END)) STORED,
  CONSTRAINT contact_requests_pkey PRIMARY KEY (id),
  CONSTRAINT contact_requests_address_not_empty CHECK ((address <> ''::text)),
  CONSTRAINT contact_requests_address_unless_inquiry CHECK (((form_type = 'general_inquiry'::text) OR (address IS NOT NULL))),
  CONSTRAINT contact_requests_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id),
  CONSTRAINT contact_requests_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT contact_requests_branch_rule_known CHECK ((branch_rule = ANY (ARRAY['city_in_address'::text, 'area_in_address'::text, 'city_in_message'::text, 'same_phone'::text, 'main_branch'::text, 'by_hand'::text]))),
  CONSTRAINT contact_requests_close_reason_known CHECK ((close_reason = ANY (ARRAY['answered'::text, 'not_interested'::text, 'unreachable'::text, 'duplicate'::text, 'spam'::text, 'withdrawn'::text]))),
  CONSTRAINT contact_requests_closed_or_converted CHECK (((close_reason IS NULL) OR (customer_id IS NULL))),
  CONSTRAINT contact_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT contact_requests_date_is_of_a_visit CHECK (((form_type = 'home_visit'::text) OR (preferred_on IS NULL))),
  CONSTRAINT contact_requests_first_contact_by_fkey FOREIGN KEY (first_contact_by) REFERENCES users(id),
  CONSTRAINT contact_requests_form_type_known CHECK ((form_type = ANY (ARRAY['contact_us'::text, 'general_inquiry'::text, 'home_visit'::text]))),
  CONSTRAINT contact_requests_full_name_not_empty CHECK ((full_name <> ''::text)),
  CONSTRAINT contact_requests_inquiry_has_a_message CHECK (((form_type <> 'general_inquiry'::text) OR (message IS NOT NULL))),
  CONSTRAINT contact_requests_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ur'::text]))),
  CONSTRAINT contact_requests_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES contact_requests(id),
  CONSTRAINT contact_requests_message_not_empty CHECK ((message <> ''::text)),
  CONSTRAINT contact_requests_not_merged_into_itself CHECK ((merged_into <> id)),
  CONSTRAINT contact_requests_phone_is_a_mobile CHECK ((phone ~ '^03[0-9]{9}$'::text)),
  CONSTRAINT contact_requests_preferred_time_known CHECK ((preferred_time = ANY (ARRAY['morning'::text, 'afternoon'::text, 'evening'::text, 'anytime'::text]))),
  CONSTRAINT contact_requests_service_type_known CHECK ((service_type = ANY (ARRAY['dowry'::text, 'business'::text, 'installments'::text, 'inquiry'::text]))),
  CONSTRAINT contact_requests_status_known CHECK ((status = ANY (ARRAY['new'::text, 'assigned'::text, 'contacted'::text, 'visit_booked'::text, 'converted'::text, 'closed'::text]))),
  CONSTRAINT contact_requests_submission_digest_is_sha256 CHECK ((length(submission_digest) = 32)),
  CONSTRAINT contact_requests_submission_key_key UNIQUE (submission_key),
  CONSTRAINT contact_requests_tracking_code_form CHECK ((tracking_code ~ '^A(-[0-9A-HJKMNP-TV-Z]{4}){4}$'::text)),
  CONSTRAINT contact_requests_tracking_code_key UNIQUE (tracking_code),
  CONSTRAINT contact_requests_visit_has_a_time CHECK (((form_type = 'home_visit'::text) = (preferred_time IS NOT NULL))),
  CONSTRAINT contact_requests_visit_of_the_request FOREIGN KEY (visit_id, id) REFERENCES home_visits(id, request_id)
);

CREATE INDEX contact_requests_broken ON public.contact_requests USING btree (received_at) WHERE (is_promise_kept IS NOT TRUE);

CREATE INDEX contact_requests_customer ON public.contact_requests USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX contact_requests_facets ON public.contact_requests USING btree (form_type, status, (
CASE is_promise_kept
    WHEN true THEN 'kept'::text
    WHEN false THEN 'late'::text
    ELSE 'none'::text
END), queue_place, id) INCLUDE (is_promise_kept) WHERE (merged_into IS NULL);

CREATE INDEX contact_requests_facets_of_assignee ON public.contact_requests USING btree (assignee_id, form_type, status, (
CASE is_promise_kept
    WHEN true THEN 'kept'::text
    WHEN false THEN 'late'::text
    ELSE 'none'::text
END), queue_place, id) INCLUDE (is_promise_kept, branch_id) WHERE (merged_into IS NULL);

CREATE INDEX contact_requests_facets_of_branch ON public.contact_requests USING btree (branch_id, form_type, status, (
CASE is_promise_kept
    WHEN true THEN 'kept'::text
    WHEN false THEN 'late'::text
    ELSE 'none'::text
END), queue_place, id) INCLUDE (is_promise_kept, assignee_id) WHERE (merged_into IS NULL);

CREATE INDEX contact_requests_facets_unassigned ON public.contact_requests USING btree (branch_id, form_type, status, (
CASE is_promise_kept
    WHEN true THEN 'kept'::text
    WHEN false THEN 'late'::text
    ELSE 'none'::text
END), queue_place, id) INCLUDE (is_promise_kept) WHERE ((merged_into IS NULL) AND (assignee_id IS NULL));

CREATE INDEX contact_requests_first_contacts ON public.contact_requests USING btree (first_contact_by, first_contact_at, id) WHERE is_promise_kept;

CREATE INDEX contact_requests_merged ON public.contact_requests USING btree (merged_into) WHERE (merged_into IS NOT NULL);

CREATE INDEX contact_requests_merged_name ON public.contact_requests USING gin (name_search) WITH (fastupdate=off) WHERE (merged_into IS NOT NULL);

CREATE INDEX contact_requests_name ON public.contact_requests USING gin (name_search) WITH (fastupdate=off);

CREATE INDEX contact_requests_numbers ON public.contact_requests USING gin (digit_parts(VARIADIC ARRAY[phone])) WITH (fastupdate=off);

CREATE INDEX contact_requests_phone ON public.contact_requests USING btree (phone text_pattern_ops, received_at DESC);

CREATE INDEX contact_requests_queue ON public.contact_requests USING btree (queue_place, id) WHERE (merged_into IS NULL);

CREATE INDEX contact_requests_queue_free ON public.contact_requests USING btree (queue_place, id) WHERE ((merged_into IS NULL) AND (assignee_id IS NULL) AND (close_reason IS NULL) AND (customer_id IS NULL));

CREATE INDEX contact_requests_queue_free_of_branch ON public.contact_requests USING btree (branch_id, queue_place, id) WHERE ((merged_into IS NULL) AND (assignee_id IS NULL) AND (close_reason IS NULL) AND (customer_id IS NULL));

CREATE INDEX contact_requests_queue_of_assignee ON public.contact_requests USING btree (assignee_id, queue_place, id) WHERE (merged_into IS NULL);

CREATE INDEX contact_requests_queue_of_branch ON public.contact_requests USING btree (branch_id, queue_place, id) WHERE (merged_into IS NULL);

CREATE INDEX contact_requests_queue_unanswered ON public.contact_requests USING btree (queue_place, id) WHERE ((merged_into IS NULL) AND (first_contact_at IS NULL));

CREATE INDEX contact_requests_queue_unassigned ON public.contact_requests USING btree (branch_id, queue_place, id) WHERE ((merged_into IS NULL) AND (assignee_id IS NULL));

CREATE INDEX contact_requests_received ON public.contact_requests USING btree (received_at) INCLUDE (branch_id, assignee_id, is_promise_kept, first_contact_at) WHERE (merged_into IS NULL);

CREATE TRIGGER contact_requests_added_keep_sums AFTER INSERT ON public.contact_requests REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_contact_requests_added();

CREATE TRIGGER contact_requests_added_note_rows AFTER INSERT ON public.contact_requests REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_requests();

CREATE TRIGGER contact_requests_as_written BEFORE UPDATE ON public.contact_requests FOR EACH ROW WHEN (((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.form_type IS DISTINCT FROM new.form_type)) OR (old.full_name IS DISTINCT FROM new.full_name)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.email IS DISTINCT FROM new.email)) OR (old.address IS DISTINCT FROM new.address)) OR (old.service_type IS DISTINCT FROM new.service_type)) OR (old.message IS DISTINCT FROM new.message)) OR (old.preferred_on IS DISTINCT FROM new.preferred_on)) OR (old.preferred_time IS DISTINCT FROM new.preferred_time)) OR (old.notes IS DISTINCT FROM new.notes)) OR (old.language IS DISTINCT FROM new.language)) OR (old.received_at IS DISTINCT FROM new.received_at)) OR (old.submission_key IS DISTINCT FROM new.submission_key)) OR (old.submission_digest IS DISTINCT FROM new.submission_digest)) OR (old.tracking_code IS DISTINCT FROM new.tracking_code))) EXECUTE FUNCTION keep_contact_request_as_written();

CREATE TRIGGER contact_requests_changed_keep_sums AFTER UPDATE ON public.contact_requests REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_contact_requests_changed();

CREATE TRIGGER contact_requests_changed_note_rows AFTER UPDATE ON public.contact_requests REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_requests();

CREATE TRIGGER contact_requests_first_contact_at_arrival BEFORE INSERT ON public.contact_requests FOR EACH ROW EXECUTE FUNCTION derive_first_contact();

CREATE TRIGGER contact_requests_first_contact_is_derived BEFORE UPDATE ON public.contact_requests FOR EACH ROW WHEN ((((old.first_contact_at IS DISTINCT FROM new.first_contact_at) OR (old.first_contact_by IS DISTINCT FROM new.first_contact_by)) OR (old.merged_into IS DISTINCT FROM new.merged_into))) EXECUTE FUNCTION derive_first_contact();

CREATE TRIGGER contact_requests_removed_note_rows AFTER DELETE ON public.contact_requests REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_contact_requests();

CREATE TRIGGER contact_requests_stay BEFORE DELETE OR TRUNCATE ON public.contact_requests FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON contact_requests TO qist_server;

-- What goods that are not on the list of products cost the lender, by the invoices of suppliers. The newest of a description counts.
CREATE TABLE cost_evidence (
  id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  "position" integer NOT NULL,
  -- The item of the draft that it is for, which may change its place and its price.
  description text NOT NULL,
  supplier text NOT NULL,
  invoice_number text NOT NULL,
  invoiced_on date NOT NULL,
  -- Of one, in whole rupees.
  cost bigint NOT NULL,
  invoice_hash bytea NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  recorded_by uuid NOT NULL,
  CONSTRAINT cost_evidence_pkey PRIMARY KEY (id),
  CONSTRAINT cost_evidence_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT cost_evidence_cost_positive CHECK ((cost > 0)),
  CONSTRAINT cost_evidence_description_not_empty CHECK ((description <> ''::text)),
  CONSTRAINT cost_evidence_invoice_hash_length CHECK ((length(invoice_hash) = 32)),
  CONSTRAINT cost_evidence_invoice_number_not_empty CHECK ((invoice_number <> ''::text)),
  CONSTRAINT cost_evidence_places UNIQUE (agreement_id, "position"),
  CONSTRAINT cost_evidence_position_positive CHECK (("position" > 0)),
  CONSTRAINT cost_evidence_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  CONSTRAINT cost_evidence_supplier_not_empty CHECK ((supplier <> ''::text))
);

CREATE INDEX cost_evidence_invoice ON public.cost_evidence USING btree (invoice_hash);

CREATE TRIGGER cost_evidence_stands BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cost_evidence FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON cost_evidence TO qist_server;

-- The thing that was created with a key: the same form sent twice creates one thing. Only its id is kept, because what it was made of may be personal.
CREATE TABLE creation_keys (
  user_id uuid NOT NULL,
  key uuid NOT NULL,
  request_hash bytea NOT NULL,
  created_id uuid NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  CONSTRAINT creation_keys_pkey PRIMARY KEY (user_id, key),
  CONSTRAINT creation_keys_request_hash_is_sha256 CHECK ((length(request_hash) = 32)),
  CONSTRAINT creation_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TRIGGER creation_keys_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.creation_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON creation_keys TO qist_server;

-- Pictures of a customer's papers. The bytes are files, found by their SHA-256.
CREATE TABLE customer_documents (
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  kind text NOT NULL,
  -- The agreement that was signed. A page is a document.
  agreement_id uuid,
  file_hash bytea NOT NULL,
  bytes integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  added_at timestamp with time zone NOT NULL,
  added_by uuid NOT NULL,
  -- Also set when another one took its place.
  removed_at timestamp with time zone,
  removed_by uuid,
  erased_at timestamp with time zone,
  CONSTRAINT customer_documents_pkey PRIMARY KEY (id),
  CONSTRAINT customer_documents_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  CONSTRAINT customer_documents_agreement_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT customer_documents_bytes_positive CHECK ((bytes > 0)),
  CONSTRAINT customer_documents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT customer_documents_erased_after_removed CHECK (((erased_at IS NULL) OR (erased_at >= removed_at))),
  CONSTRAINT customer_documents_file_hash_is_sha256 CHECK ((length(file_hash) = 32)),
  CONSTRAINT customer_documents_height_positive CHECK ((height > 0)),
  CONSTRAINT customer_documents_kind_known CHECK ((kind = ANY (ARRAY['photo'::text, 'cnic_front'::text, 'cnic_back'::text, 'utility_bill'::text, 'other'::text, 'signed_agreement'::text]))),
  CONSTRAINT customer_documents_of_agreement CHECK (((agreement_id IS NOT NULL) = (kind = 'signed_agreement'::text))),
  CONSTRAINT customer_documents_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES users(id),
  CONSTRAINT customer_documents_removed_by_someone CHECK (((removed_at IS NULL) = (removed_by IS NULL))),
  CONSTRAINT customer_documents_width_positive CHECK ((width > 0))
);

CREATE INDEX customer_documents_agreement ON public.customer_documents USING btree (agreement_id) WHERE (agreement_id IS NOT NULL);

CREATE INDEX customer_documents_file ON public.customer_documents USING btree (file_hash) WHERE (removed_at IS NULL);

CREATE UNIQUE INDEX customer_documents_one_of_a_kind ON public.customer_documents USING btree (customer_id, kind) WHERE ((removed_at IS NULL) AND (kind = ANY (ARRAY['photo'::text, 'cnic_front'::text, 'cnic_back'::text])));

CREATE UNIQUE INDEX customer_documents_present ON public.customer_documents USING btree (customer_id, kind, agreement_id, file_hash) NULLS NOT DISTINCT WHERE (removed_at IS NULL);

CREATE INDEX customer_documents_to_erase ON public.customer_documents USING btree (file_hash) WHERE ((removed_at IS NOT NULL) AND (erased_at IS NULL));

CREATE TRIGGER customer_documents_added_note_rows AFTER INSERT ON public.customer_documents REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_documents();

CREATE TRIGGER customer_documents_changed_note_rows AFTER UPDATE ON public.customer_documents REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_documents();

CREATE TRIGGER customer_documents_removed_note_rows AFTER DELETE ON public.customer_documents REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_documents();

CREATE TRIGGER customer_documents_stay BEFORE DELETE OR TRUNCATE ON public.customer_documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON customer_documents TO qist_server;

-- Wishes that customers send themselves. They decide nothing: relief and other dates are requested and decided by two people of the staff.
CREATE TABLE customer_requests (
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  wished_on date,
  asked_at timestamp with time zone NOT NULL,
  -- The request that staff made because of it: the latest, where the one before was not granted.
  approval_id uuid,
  contact_id uuid,
  answer text,
  answered_at timestamp with time zone,
  answered_by uuid,
  CONSTRAINT customer_requests_pkey PRIMARY KEY (id),
  CONSTRAINT customer_requests_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT customer_requests_answer_not_empty CHECK ((answer <> ''::text)),
  CONSTRAINT customer_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  CONSTRAINT customer_requests_answered_rightly CHECK (
CASE kind
    WHEN 'call_back'::text THEN ((answer IS NULL) AND ((contact_id IS NULL) = (answered_at IS NULL)))
    ELSE ((contact_id IS NULL) AND ((answer IS NULL) = (answered_at IS NULL)))
END),
  CONSTRAINT customer_requests_answered_whole CHECK ((num_nulls(answered_at, answered_by) = ANY (ARRAY[0, 2]))),
  CONSTRAINT customer_requests_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approvals(id),
  CONSTRAINT customer_requests_approval_of_terms CHECK (((approval_id IS NULL) OR (kind <> 'call_back'::text))),
  CONSTRAINT customer_requests_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contact_log(id),
  CONSTRAINT customer_requests_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT customer_requests_kind_known CHECK ((kind = ANY (ARRAY['relief'::text, 'another_date'::text, 'call_back'::text]))),
  CONSTRAINT customer_requests_reason_not_empty CHECK ((reason <> ''::text)),
  CONSTRAINT customer_requests_wish_whole CHECK (((wished_on IS NOT NULL) = (kind = 'another_date'::text)))
);

CREATE INDEX customer_requests_answered ON public.customer_requests USING btree (asked_at DESC, id DESC) WHERE (answered_at IS NOT NULL);

CREATE INDEX customer_requests_answers ON public.customer_requests USING btree (answered_at) WHERE (answer IS NOT NULL);

CREATE INDEX customer_requests_customer ON public.customer_requests USING btree (customer_id, asked_at DESC, id DESC);

CREATE INDEX customer_requests_open ON public.customer_requests USING btree (asked_at, id) WHERE (answered_at IS NULL);

CREATE UNIQUE INDEX customer_requests_open_once ON public.customer_requests USING btree (agreement_id, kind) WHERE (answered_at IS NULL);

CREATE TRIGGER customer_requests_added_note_rows AFTER INSERT ON public.customer_requests REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_requests();

CREATE TRIGGER customer_requests_changed_note_rows AFTER UPDATE ON public.customer_requests REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_requests();

CREATE TRIGGER customer_requests_removed_note_rows AFTER DELETE ON public.customer_requests REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customer_requests();

GRANT INSERT, SELECT, UPDATE ON customer_requests TO qist_server;

-- The people the lender trades with.
CREATE TABLE customers (
  id uuid NOT NULL,
  full_name text NOT NULL,
  full_name_ur text,
  relative text NOT NULL,
  relative_name text NOT NULL,
  relative_name_ur text,
  cnic text NOT NULL,
  cnic_expires_on date,
  -- The user who saw the original card.
  cnic_seen_by uuid,
  cnic_seen_at timestamp with time zone,
  gender text NOT NULL,
  born_on date NOT NULL,
  -- Null for customers of a paper register that has no mobile of theirs.
  phone text,
  second_phone text,
  email text,
  address text NOT NULL,
  address_ur text,
  city text NOT NULL,
  occupation text,
  -- Whole rupees.
  monthly_income bigint,
  household_size integer,
  -- The language to write and speak to the customer in.
  language text NOT NULL DEFAULT 'ur'::text,
  -- False for a customer who wants no messages. Calls and papers still come.
  takes_messages boolean NOT NULL DEFAULT true,
  branch_id uuid NOT NULL,
  -- The officer in charge.
  officer_id uuid,
  notes text,
  status text NOT NULL DEFAULT 'active'::text,
  -- The customer's own sign-in, once there is one.
  user_id uuid,
  -- When the customer agreed to the privacy notice; without it nothing is stored.
  privacy_consent_at timestamp with time zone NOT NULL,
  -- Null for those who agreed before it was asked how.
  privacy_consent_how text,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  -- Goes up with every change: whoever saves second is told, instead of undoing the first.
  version integer NOT NULL DEFAULT 1,
  name_search tsvector NOT NULL GENERATED ALWAYS AS (name_terms(((full_name || ' '::text) || COALESCE(full_name_ur, ''::text)))) STORED,
  CONSTRAINT customers_pkey PRIMARY KEY (id),
  CONSTRAINT customers_address_not_empty CHECK ((address <> ''::text)),
  CONSTRAINT customers_address_ur_not_empty CHECK ((address_ur <> ''::text)),
  CONSTRAINT customers_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT customers_city_not_empty CHECK ((city <> ''::text)),
  CONSTRAINT customers_cnic_has_13_digits CHECK ((cnic ~ '^[0-9]{13}$'::text)),
  CONSTRAINT customers_cnic_seen_by_fkey FOREIGN KEY (cnic_seen_by) REFERENCES users(id),
  CONSTRAINT customers_cnic_seen_by_someone CHECK (((cnic_seen_by IS NULL) = (cnic_seen_at IS NULL))),
  CONSTRAINT customers_cnic_unique UNIQUE (cnic),
  CONSTRAINT customers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT customers_email_well_formed CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text))),
  CONSTRAINT customers_full_name_not_empty CHECK ((full_name <> ''::text)),
  CONSTRAINT customers_full_name_ur_not_empty CHECK ((full_name_ur <> ''::text)),
  CONSTRAINT customers_gender_known CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text]))),
  CONSTRAINT customers_household_size_1_to_50 CHECK (((household_size >= 1) AND (household_size <= 50))),
  CONSTRAINT customers_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ur'::text]))),
  CONSTRAINT customers_monthly_income_not_negative CHECK ((monthly_income >= 0)),
  CONSTRAINT customers_occupation_not_empty CHECK ((occupation <> ''::text)),
  CONSTRAINT customers_officer_id_fkey FOREIGN KEY (officer_id) REFERENCES users(id),
  CONSTRAINT customers_phone_is_a_mobile CHECK ((phone ~ '^03[0-9]{9}$'::text)),
  CONSTRAINT customers_privacy_consent_how_known CHECK ((privacy_consent_how = ANY (ARRAY['signed'::text, 'thumb_impression'::text]))),
  CONSTRAINT customers_relative_known CHECK ((relative = ANY (ARRAY['father'::text, 'husband'::text]))),
  CONSTRAINT customers_relative_name_not_empty CHECK ((relative_name <> ''::text)),
  CONSTRAINT customers_relative_name_ur_not_empty CHECK ((relative_name_ur <> ''::text)),
  CONSTRAINT customers_second_phone_after_first CHECK (((phone IS NOT NULL) OR (second_phone IS NULL))),
  CONSTRAINT customers_second_phone_is_a_mobile CHECK ((second_phone ~ '^03[0-9]{9}$'::text)),
  CONSTRAINT customers_status_known CHECK ((status = ANY (ARRAY['active'::text, 'blocked'::text]))),
  CONSTRAINT customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT customers_user_id_key UNIQUE (user_id)
);

CREATE INDEX customers_address ON public.customers USING btree (folded_name(address));

CREATE INDEX customers_address_ur ON public.customers USING btree (folded_name(address_ur)) WHERE (address_ur IS NOT NULL);

CREATE INDEX customers_blocked ON public.customers USING btree (id) WHERE (status = 'blocked'::text);

CREATE INDEX customers_branch ON public.customers USING btree (branch_id, id);

CREATE INDEX customers_by_name ON public.customers USING btree (lower(full_name), id);

CREATE INDEX customers_name ON public.customers USING gin (name_search, (ARRAY[branch_id])) WITH (fastupdate=off);

CREATE INDEX customers_numbers ON public.customers USING gin (digit_parts(VARIADIC ARRAY[cnic, phone, second_phone])) WITH (fastupdate=off);

CREATE INDEX customers_of_branch_by_name ON public.customers USING btree (branch_id, lower(full_name), id);

CREATE INDEX customers_officer ON public.customers USING btree (officer_id, id);

CREATE INDEX customers_parentage ON public.customers USING gin (parentage_sounds(full_name, full_name_ur, relative, relative_name, relative_name_ur)) WITH (fastupdate=off) WHERE (relative = 'father'::text);

CREATE INDEX customers_phone ON public.customers USING btree (phone text_pattern_ops);

CREATE INDEX customers_second_phone ON public.customers USING btree (second_phone text_pattern_ops) WHERE (second_phone IS NOT NULL);

CREATE INDEX customers_without_messages ON public.customers USING btree (id) WHERE ((NOT takes_messages) OR (phone IS NULL));

CREATE TRIGGER customers_added_note_rows AFTER INSERT ON public.customers REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customers();

CREATE TRIGGER customers_changed_note_rows AFTER UPDATE ON public.customers REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customers();

CREATE TRIGGER customers_name_endings AFTER INSERT OR UPDATE OF full_name, full_name_ur ON public.customers FOR EACH ROW EXECUTE FUNCTION keep_name_endings();

CREATE TRIGGER customers_removed_note_rows AFTER DELETE ON public.customers REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_customers();

GRANT INSERT, SELECT, UPDATE ON customers TO qist_server;

-- The jobs that people are hired for, in both languages and in the order in which it is offered.
CREATE TABLE designations (
  id uuid NOT NULL,
  name text NOT NULL,
  name_ur text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT designations_pkey PRIMARY KEY (id),
  CONSTRAINT designations_name_key UNIQUE (name) DEFERRABLE,
  CONSTRAINT designations_name_not_empty CHECK ((name <> ''::text)),
  CONSTRAINT designations_name_ur_not_empty CHECK ((name_ur <> ''::text))
);

CREATE TRIGGER designations_added_note_rows AFTER INSERT ON public.designations REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_designations();

CREATE TRIGGER designations_changed_note_rows AFTER UPDATE ON public.designations REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_designations();

CREATE TRIGGER designations_removed_note_rows AFTER DELETE ON public.designations REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_designations();

GRANT DELETE, INSERT, SELECT, UPDATE ON designations TO qist_server;

-- What the delivered agreements of a branch ask for by day: the rows of the schedules they go by, the down payment among them, paid or not, and those that fell due before a reschedule moved them. Without what fell due before the move of its agreement to these books.
CREATE TABLE due_days (
  due_on date NOT NULL,
  branch_id uuid NOT NULL,
  amount bigint NOT NULL,
  -- The part of it that money has paid, early or late. Relief is not paid.
  paid bigint NOT NULL,
  CONSTRAINT due_days_pkey PRIMARY KEY (due_on, branch_id),
  CONSTRAINT due_days_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);

GRANT SELECT ON due_days TO qist_server;

-- The work of a member of staff: branch, job and rights beside those of the role.
CREATE TABLE employees (
  user_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  designation_id uuid,
  cnic text,
  joined_on date,
  may_record_payments boolean NOT NULL DEFAULT true,
  -- Sees the lines of bank statements that no customer is proposed for, and sets lines aside.
  may_match_unknown_lines boolean NOT NULL DEFAULT false,
  -- In whole rupees. Null is the limit of the office rules.
  hand_cash_max bigint,
  -- How many days before today the employee may value an entry without a second person.
  back_dating_days_max integer NOT NULL DEFAULT 7,
  -- The highest price of an agreement of the own branch that the employee approves or rejects, in whole rupees; the next four are like it. 0 decides none.
  decides_agreements_to bigint NOT NULL DEFAULT 0,
  decides_relief_to bigint NOT NULL DEFAULT 0,
  decides_reversals_to bigint NOT NULL DEFAULT 0,
  decides_refunds_to bigint NOT NULL DEFAULT 0,
  decides_write_offs_to bigint NOT NULL DEFAULT 0,
  -- The most days before the day of the decision to which the employee lets a colleague date money.
  decides_back_dating_days integer NOT NULL DEFAULT 0,
  decides_reschedules boolean NOT NULL DEFAULT false,
  CONSTRAINT employees_pkey PRIMARY KEY (user_id),
  CONSTRAINT employees_back_dating_days_max_at_most_90 CHECK ((back_dating_days_max <= 90)),
  CONSTRAINT employees_back_dating_days_max_not_negative CHECK ((back_dating_days_max >= 0)),
  CONSTRAINT employees_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT employees_cnic_has_13_digits CHECK ((cnic ~ '^[0-9]{13}$'::text)),
  CONSTRAINT employees_cnic_unique UNIQUE (cnic),
  CONSTRAINT employees_decides_agreements_to_not_negative CHECK ((decides_agreements_to >= 0)),
  CONSTRAINT employees_decides_back_dating_days_0_to_90 CHECK (((decides_back_dating_days >= 0) AND (decides_back_dating_days <= 90))),
  CONSTRAINT employees_decides_refunds_to_not_negative CHECK ((decides_refunds_to >= 0)),
  CONSTRAINT employees_decides_relief_to_not_negative CHECK ((decides_relief_to >= 0)),
  CONSTRAINT employees_decides_reversals_to_not_negative CHECK ((decides_reversals_to >= 0)),
  CONSTRAINT employees_decides_write_offs_to_not_negative CHECK ((decides_write_offs_to >= 0)),
  CONSTRAINT employees_designation_id_fkey FOREIGN KEY (designation_id) REFERENCES designations(id),
  CONSTRAINT employees_hand_cash_max_positive CHECK ((hand_cash_max > 0)),
  CONSTRAINT employees_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE INDEX employees_branch ON public.employees USING btree (branch_id);

CREATE INDEX employees_designation ON public.employees USING btree (designation_id);

CREATE TRIGGER employees_added_note_rows AFTER INSERT ON public.employees REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_employees();

CREATE TRIGGER employees_changed_note_rows AFTER UPDATE ON public.employees REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_employees();

CREATE TRIGGER employees_notify_live_access AFTER UPDATE OF branch_id ON public.employees FOR EACH ROW WHEN ((old.branch_id <> new.branch_id)) EXECUTE FUNCTION notify_live_access('user_id');

CREATE TRIGGER employees_removed_note_rows AFTER DELETE ON public.employees REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_employees();

GRANT INSERT, SELECT, UPDATE ON employees TO qist_server;

-- The money events of agreements, in whole rupees: added, never changed or removed.
CREATE TABLE entries (
  id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  -- Its place in the agreement's order of entries, from 1.
  "position" integer NOT NULL,
  branch_id uuid NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL,
  valued_on date NOT NULL,
  -- The day in the figures of a period: the day it is valued on, of a reversal the day its entry counts on, or the first day of the open month if that month was closed.
  counts_on date NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  recorded_by uuid NOT NULL,
  -- How the money came or went; null where none moved. transfer: from or to another agreement.
  method text,
  reference text,
  payer_phone text,
  -- The person who took the money of a qard-e-hasan and signed for it. Goods are delivered without a method and a receiver.
  receiver_name text,
  note text,
  -- The installments that money beyond what is due goes to.
  rule text,
  reverses uuid,
  -- The decision that the entry was recorded by.
  approval_id uuid,
  -- Ties the two halves of a moved overpayment; null for all else.
  transfer_id uuid,
  -- Of the user and key that it was posted with, so that a key posts once also when it is no longer kept. Null for what came without one.
  key_digest bytea,
  -- It is the first use of its slip, and has it until it is reversed.
  takes_slip boolean NOT NULL DEFAULT false,
  -- From before the move to these books, as a register told it, or the reversal of such an entry. It counts for the agreement and in no figure of a period, and has no receipt.
  brought_in boolean NOT NULL DEFAULT false,
  CONSTRAINT entries_pkey PRIMARY KEY (id, agreement_id),
  CONSTRAINT entries_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT entries_agreement_id_position_key UNIQUE (agreement_id, "position"),
  CONSTRAINT entries_agreement_id_reverses_fkey FOREIGN KEY (agreement_id, reverses) REFERENCES entries(agreement_id, id),
  CONSTRAINT entries_amount_positive CHECK ((amount > 0)),
  CONSTRAINT entries_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approvals(id),
  CONSTRAINT entries_books_balance CHECK (
CASE kind
    WHEN 'delivery'::text THEN ((debit = 'receivable'::text) AND (credit = 'handed_over'::text) AND ((method IS NULL) = (receiver_name IS NULL)))
    WHEN 'down_payment'::text THEN ((debit = method) AND (credit = 'receivable'::text))
    WHEN 'payment'::text THEN ((debit = method) AND (credit = 'receivable'::text))
    WHEN 'starting_relief'::text THEN ((debit = 'relief_fund'::text) AND (credit = 'receivable'::text) AND (method IS NULL))
    WHEN 'relief'::text THEN ((debit = 'relief_fund'::text) AND (credit = 'receivable'::text) AND (method IS NULL))
    WHEN 'refund'::text THEN ((debit = 'receivable'::text) AND (credit = method))
    WHEN 'write_off'::text THEN ((debit = 'written_off'::text) AND (credit = 'receivable'::text) AND (method IS NULL))
    WHEN 'recovery'::text THEN ((debit = method) AND (credit = 'recovered'::text))
    ELSE (debit <> credit)
END),
  CONSTRAINT entries_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT entries_brought_in_of_a_register CHECK (((NOT brought_in) OR ((kind = ANY (ARRAY['delivery'::text, 'down_payment'::text, 'payment'::text, 'relief'::text, 'reversal'::text])) AND (approval_id IS NULL) AND (transfer_id IS NULL)))),
  CONSTRAINT entries_counts_on_its_day_or_later CHECK (((counts_on >= valued_on) OR (kind = 'reversal'::text))),
  CONSTRAINT entries_key_digest_has_8_bytes CHECK ((length(key_digest) = 8)),
  CONSTRAINT entries_kind_known CHECK ((kind = ANY (ARRAY['delivery'::text, 'down_payment'::text, 'starting_relief'::text, 'payment'::text, 'relief'::text, 'refund'::text, 'write_off'::text, 'recovery'::text, 'reversal'::text]))),
  CONSTRAINT entries_method_given CHECK (((method IS NOT NULL) OR (kind = ANY (ARRAY['delivery'::text, 'starting_relief'::text, 'relief'::text, 'write_off'::text, 'reversal'::text])))),
  CONSTRAINT entries_method_known CHECK ((method = ANY (ARRAY['cash'::text, 'bank'::text, 'jazzcash'::text, 'easypaisa'::text, 'raast'::text, 'cheque'::text, 'transfer'::text]))),
  CONSTRAINT entries_payer_phone_is_a_mobile CHECK ((payer_phone ~ '^03[0-9]{9}$'::text)),
  CONSTRAINT entries_position_positive CHECK (("position" > 0)),
  CONSTRAINT entries_receiver_name_not_empty CHECK ((receiver_name <> ''::text)),
  CONSTRAINT entries_receiver_of_delivery CHECK (((receiver_name IS NULL) OR (kind = 'delivery'::text))),
  CONSTRAINT entries_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  CONSTRAINT entries_reference_given CHECK (((reference IS NOT NULL) OR (method IS NULL) OR (method = ANY (ARRAY['cash'::text, 'transfer'::text])) OR (kind = 'reversal'::text) OR brought_in)),
  CONSTRAINT entries_reference_not_empty CHECK ((reference <> ''::text)),
  CONSTRAINT entries_reversal_reverses CHECK (((kind = 'reversal'::text) = (reverses IS NOT NULL))),
  CONSTRAINT entries_rule_known CHECK ((rule = ANY (ARRAY['next'::text, 'last'::text, 'spread'::text]))),
  CONSTRAINT entries_takes_a_slip CHECK (((NOT takes_slip) OR (slip_key(method, reference) IS NOT NULL))),
  CONSTRAINT entries_transfer_tied CHECK (((NOT (method IS DISTINCT FROM 'transfer'::text)) = (transfer_id IS NOT NULL)))
);

CREATE INDEX entries_branch_day ON public.entries USING btree (branch_id, counts_on);

CREATE INDEX entries_cheques ON public.entries USING btree (valued_on, id) WHERE ((method = 'cheque'::text) AND (kind = ANY (ARRAY['down_payment'::text, 'payment'::text, 'recovery'::text])) AND (NOT brought_in));

CREATE INDEX entries_counts_on ON public.entries USING brin (counts_on) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX entries_deliveries ON public.entries USING btree (counts_on) INCLUDE (agreement_id, id, recorded_at) WHERE ((kind = 'delivery'::text) AND (NOT brought_in));

CREATE INDEX entries_handled ON public.entries USING btree (recorded_by, recorded_at) WHERE ((kind = ANY (ARRAY['down_payment'::text, 'payment'::text, 'recovery'::text, 'refund'::text])) AND (method <> 'transfer'::text) AND (NOT brought_in));

CREATE INDEX entries_received ON public.entries USING btree (counts_on, id) INCLUDE (branch_id, method, recorded_by, amount) WHERE ((kind = ANY (ARRAY['down_payment'::text, 'payment'::text, 'recovery'::text, 'refund'::text])) AND (method <> 'transfer'::text) AND (NOT brought_in));

CREATE INDEX entries_received_by_amount ON public.entries USING btree (amount, id) WHERE ((kind = ANY (ARRAY['down_payment'::text, 'payment'::text, 'recovery'::text, 'refund'::text])) AND (method <> 'transfer'::text) AND (NOT brought_in));

CREATE INDEX entries_recorded_at ON public.entries USING brin (recorded_at) WITH (pages_per_range='8', autosummarize='on');

CREATE INDEX entries_refunds ON public.entries USING btree (counts_on) WHERE ((kind = 'refund'::text) AND (method <> 'transfer'::text) AND (NOT brought_in));

CREATE INDEX entries_reversals ON public.entries USING btree (recorded_at) INCLUDE (reverses) WHERE (kind = 'reversal'::text);

CREATE INDEX entries_reversals_count ON public.entries USING btree (counts_on) INCLUDE (reverses) WHERE (kind = 'reversal'::text);

CREATE UNIQUE INDEX entries_reversed_once ON public.entries USING btree (reverses, agreement_id) WHERE (reverses IS NOT NULL);

CREATE INDEX entries_slip ON public.entries USING btree (slip_key(method, reference)) WHERE (slip_key(method, reference) IS NOT NULL);

CREATE INDEX entries_transfer ON public.entries USING btree (transfer_id) WHERE (transfer_id IS NOT NULL);

CREATE INDEX entries_waived ON public.entries USING btree (counts_on, id) WHERE ((kind = ANY (ARRAY['relief'::text, 'starting_relief'::text, 'write_off'::text])) AND (NOT brought_in));

CREATE TRIGGER entries_added_keep_sums AFTER INSERT ON public.entries REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_entries_added();

CREATE TRIGGER entries_judge_promises AFTER INSERT ON public.entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION judge_promises_of_entries();

CREATE TRIGGER entries_note_late AFTER INSERT ON public.entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_late_entries();

CREATE TRIGGER entries_reversal_mirrors BEFORE INSERT ON public.entries FOR EACH ROW WHEN ((new.kind = 'reversal'::text)) EXECUTE FUNCTION check_reversal();

CREATE TRIGGER entries_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER entries_transfer_again BEFORE INSERT ON public.entries FOR EACH ROW WHEN ((new.reverses IS NOT NULL)) EXECUTE FUNCTION check_transfer_again();

CREATE CONSTRAINT TRIGGER entries_transfer_whole AFTER INSERT ON public.entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.transfer_id IS NOT NULL) OR (new.reverses IS NOT NULL))) EXECUTE FUNCTION check_transfer();

GRANT INSERT, SELECT ON entries TO qist_server;

-- What a phone sent and nobody can post: changed after it was signed, or a number that was used for something else. Kept as it came.
CREATE TABLE field_alarms (
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  alarm_reason text NOT NULL,
  content text NOT NULL,
  signature bytea NOT NULL,
  raised_at timestamp with time zone NOT NULL,
  CONSTRAINT field_alarms_pkey PRIMARY KEY (id),
  CONSTRAINT field_alarms_device_id_fkey FOREIGN KEY (device_id) REFERENCES field_devices(id),
  CONSTRAINT field_alarms_reason_known CHECK ((alarm_reason = ANY (ARRAY['signature_wrong'::text, 'other_content'::text, 'slip_taken'::text, 'code_taken'::text, 'package_unknown'::text, 'agreement_unknown'::text]))),
  CONSTRAINT field_alarms_signature_length CHECK ((length(signature) = 64))
);

CREATE UNIQUE INDEX field_alarms_raised_once ON public.field_alarms USING btree (device_id, alarm_reason, md5(content));

CREATE TRIGGER field_alarms_added_note_rows AFTER INSERT ON public.field_alarms REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_alarms();

CREATE TRIGGER field_alarms_changed_note_rows AFTER UPDATE ON public.field_alarms REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_alarms();

CREATE TRIGGER field_alarms_removed_note_rows AFTER DELETE ON public.field_alarms REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_alarms();

CREATE TRIGGER field_alarms_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.field_alarms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON field_alarms TO qist_server;

-- The phones of officers. A phone works for one officer of one branch, is revoked and never removed, and its row lock puts what it brings back in one order.
CREATE TABLE field_devices (
  id uuid NOT NULL,
  branch_id uuid NOT NULL,
  -- Of its branch, from 1: part of the number of each slip.
  serial integer NOT NULL,
  officer_id uuid NOT NULL,
  -- The point of its key on P-256, uncompressed. The private key never leaves the phone.
  public_key bytea NOT NULL,
  -- The server's own key on P-256 for this phone, which opens what the phone sealed.
  seal_key bytea NOT NULL,
  name text NOT NULL,
  registered_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  CONSTRAINT field_devices_pkey PRIMARY KEY (id),
  CONSTRAINT field_devices_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT field_devices_branch_id_serial_key UNIQUE (branch_id, serial),
  CONSTRAINT field_devices_name_not_empty CHECK ((name <> ''::text)),
  CONSTRAINT field_devices_officer_id_fkey FOREIGN KEY (officer_id) REFERENCES users(id),
  CONSTRAINT field_devices_public_key_key UNIQUE (public_key),
  CONSTRAINT field_devices_public_key_length CHECK ((length(public_key) = 65)),
  CONSTRAINT field_devices_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES users(id),
  CONSTRAINT field_devices_revoked_whole CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
  CONSTRAINT field_devices_seal_key_length CHECK ((length(seal_key) = 32)),
  CONSTRAINT field_devices_serial_positive CHECK ((serial > 0))
);

CREATE INDEX field_devices_of_officer ON public.field_devices USING btree (officer_id);

CREATE TRIGGER field_devices_added_note_rows AFTER INSERT ON public.field_devices REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_devices();

CREATE TRIGGER field_devices_changed_note_rows AFTER UPDATE ON public.field_devices REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_devices();

CREATE TRIGGER field_devices_only_revoke BEFORE UPDATE ON public.field_devices FOR EACH ROW WHEN (((old.revoked_at IS NOT NULL) OR ((((((((old.id IS DISTINCT FROM new.id) OR (old.branch_id IS DISTINCT FROM new.branch_id)) OR (old.serial IS DISTINCT FROM new.serial)) OR (old.officer_id IS DISTINCT FROM new.officer_id)) OR (old.public_key IS DISTINCT FROM new.public_key)) OR (old.seal_key IS DISTINCT FROM new.seal_key)) OR (old.name IS DISTINCT FROM new.name)) OR (old.registered_at IS DISTINCT FROM new.registered_at)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER field_devices_removed_note_rows AFTER DELETE ON public.field_devices REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_devices();

CREATE TRIGGER field_devices_stay BEFORE DELETE OR TRUNCATE ON public.field_devices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON field_devices TO qist_server;

-- What phones brought back, each item as its phone signed it: added, never changed or removed. A position or slip that is missing is a gap.
CREATE TABLE field_items (
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  -- The place in the chain of its phone, from 1.
  "position" integer NOT NULL,
  package_id uuid NOT NULL,
  kind text NOT NULL,
  agreement_id uuid NOT NULL,
  -- The place among the slips of its phone. Only cash has a slip.
  slip integer,
  amount bigint,
  -- The code on the slip, which the receipt takes over.
  code text,
  -- The text that the phone hashed and signed. The other columns are read from it.
  content text NOT NULL,
  hash bytea NOT NULL,
  -- The hash of the item before it, as the phone named it.
  previous_hash bytea,
  signature bytea NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT field_items_pkey PRIMARY KEY (id),
  CONSTRAINT field_items_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT field_items_amount_given CHECK (((amount IS NOT NULL) = (kind = ANY (ARRAY['collected'::text, 'promise'::text])))),
  CONSTRAINT field_items_amount_positive CHECK ((amount > 0)),
  CONSTRAINT field_items_code_hard_to_guess CHECK ((length(code) >= 16)),
  CONSTRAINT field_items_code_key UNIQUE (code),
  CONSTRAINT field_items_device_id_fkey FOREIGN KEY (device_id) REFERENCES field_devices(id),
  CONSTRAINT field_items_device_id_position_key UNIQUE (device_id, "position"),
  CONSTRAINT field_items_device_id_slip_key UNIQUE (device_id, slip),
  CONSTRAINT field_items_first_follows_none CHECK (((previous_hash IS NULL) = ("position" = 1))),
  CONSTRAINT field_items_hash_length CHECK ((length(hash) = 32)),
  CONSTRAINT field_items_hash_of_content CHECK ((hash = sha256(convert_to(content, 'UTF8'::name)))),
  CONSTRAINT field_items_id_agreement_id_key UNIQUE (id, agreement_id),
  CONSTRAINT field_items_kind_known CHECK ((kind = ANY (ARRAY['collected'::text, 'promise'::text, 'not_home'::text, 'note'::text]))),
  CONSTRAINT field_items_of_cash_whole CHECK ((num_nonnulls(slip, code) =
CASE kind
    WHEN 'collected'::text THEN 2
    ELSE 0
END)),
  CONSTRAINT field_items_package_id_device_id_fkey FOREIGN KEY (package_id, device_id) REFERENCES field_packages(id, device_id),
  CONSTRAINT field_items_position_positive CHECK (("position" > 0)),
  CONSTRAINT field_items_previous_hash_length CHECK ((length(previous_hash) = 32)),
  CONSTRAINT field_items_signature_length CHECK ((length(signature) = 64)),
  CONSTRAINT field_items_slip_positive CHECK ((slip > 0))
);

CREATE INDEX field_items_of_agreement ON public.field_items USING btree (agreement_id);

CREATE INDEX field_items_of_package ON public.field_items USING btree (package_id);

CREATE TRIGGER field_items_added_note_rows AFTER INSERT ON public.field_items REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_items();

CREATE TRIGGER field_items_changed_note_rows AFTER UPDATE ON public.field_items REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_items();

CREATE TRIGGER field_items_removed_note_rows AFTER DELETE ON public.field_items REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_items();

CREATE TRIGGER field_items_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.field_items FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON field_items TO qist_server;

-- What became of each item: posted or logged at once, or held and then decided by a person. Added, never changed or removed.
CREATE TABLE field_outcomes (
  id uuid NOT NULL,
  item_id uuid NOT NULL,
  item_agreement_id uuid NOT NULL,
  outcome text NOT NULL,
  hold_reason text,
  -- The agreement of the entry: another than that of the item if a person decided so.
  agreement_id uuid,
  entry_id uuid,
  contact_id uuid,
  -- The person who decided about a held item. Null if the rules decided.
  decided_by uuid,
  decided_at timestamp with time zone NOT NULL,
  note text,
  CONSTRAINT field_outcomes_pkey PRIMARY KEY (id),
  CONSTRAINT field_outcomes_agreement_id_entry_id_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries(agreement_id, id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT field_outcomes_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contact_log(id),
  CONSTRAINT field_outcomes_contact_id_key UNIQUE (contact_id),
  CONSTRAINT field_outcomes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT field_outcomes_decided_with_reason CHECK (((decided_by IS NULL) = (note IS NULL))),
  CONSTRAINT field_outcomes_entry_id_key UNIQUE (entry_id),
  CONSTRAINT field_outcomes_hold_reason_known CHECK ((hold_reason = ANY (ARRAY['device_revoked'::text, 'officer_inactive'::text, 'clock_wrong'::text, 'chain_broken'::text, 'of_another_branch'::text, 'related_person'::text, 'may_not_record'::text, 'agreement_not_open'::text, 'before_delivery'::text, 'too_old'::text, 'period_closed'::text, 'beyond_outstanding'::text, 'promise_not_possible'::text]))),
  CONSTRAINT field_outcomes_item_id_item_agreement_id_fkey FOREIGN KEY (item_id, item_agreement_id) REFERENCES field_items(id, agreement_id),
  CONSTRAINT field_outcomes_note_not_empty CHECK ((note <> ''::text)),
  CONSTRAINT field_outcomes_outcome_known CHECK ((outcome = ANY (ARRAY['posted'::text, 'logged'::text, 'held'::text, 'evidence'::text, 'given_back'::text, 'closed'::text]))),
  CONSTRAINT field_outcomes_whole CHECK (
CASE
    WHEN (outcome = ANY (ARRAY['held'::text, 'evidence'::text])) THEN ((hold_reason IS NOT NULL) AND (num_nonnulls(agreement_id, entry_id, contact_id, decided_by, note) = 0))
    WHEN (outcome = 'posted'::text) THEN ((hold_reason IS NULL) AND (num_nonnulls(agreement_id, entry_id) = 2) AND (contact_id IS NULL))
    WHEN (outcome = 'logged'::text) THEN ((contact_id IS NOT NULL) AND (num_nonnulls(hold_reason, agreement_id, entry_id, decided_by, note) = 0))
    ELSE ((num_nonnulls(decided_by, note) = 2) AND (num_nonnulls(hold_reason, agreement_id, entry_id, contact_id) = 0))
END)
);

CREATE UNIQUE INDEX field_outcomes_ended_once ON public.field_outcomes USING btree (item_id) WHERE (outcome <> ALL (ARRAY['held'::text, 'evidence'::text]));

CREATE UNIQUE INDEX field_outcomes_held_once ON public.field_outcomes USING btree (item_id) WHERE (outcome = ANY (ARRAY['held'::text, 'evidence'::text]));

CREATE TRIGGER field_outcomes_added_note_rows AFTER INSERT ON public.field_outcomes REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_outcomes();

CREATE TRIGGER field_outcomes_changed_note_rows AFTER UPDATE ON public.field_outcomes REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_outcomes();

CREATE TRIGGER field_outcomes_removed_note_rows AFTER DELETE ON public.field_outcomes REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_outcomes();

CREATE TRIGGER field_outcomes_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.field_outcomes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON field_outcomes TO qist_server;

-- The days that officers took along on a phone.
CREATE TABLE field_packages (
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  day date NOT NULL,
  visits integer NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  CONSTRAINT field_packages_pkey PRIMARY KEY (id),
  CONSTRAINT field_packages_device_id_fkey FOREIGN KEY (device_id) REFERENCES field_devices(id),
  CONSTRAINT field_packages_id_device_id_key UNIQUE (id, device_id),
  CONSTRAINT field_packages_visits_not_negative CHECK ((visits >= 0))
);

CREATE INDEX field_packages_of_day ON public.field_packages USING btree (day, device_id);

CREATE INDEX field_packages_of_device ON public.field_packages USING btree (device_id, taken_at);

CREATE TRIGGER field_packages_added_note_rows AFTER INSERT ON public.field_packages REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_packages();

CREATE TRIGGER field_packages_changed_note_rows AFTER UPDATE ON public.field_packages REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_packages();

CREATE TRIGGER field_packages_removed_note_rows AFTER DELETE ON public.field_packages REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_packages();

CREATE TRIGGER field_packages_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.field_packages FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON field_packages TO qist_server;

-- Users whom Google has just sent back, until the page that asked has signed them in. Deleted once used or expired.
CREATE TABLE google_returns (
  secret_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  subject text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT google_returns_pkey PRIMARY KEY (secret_hash),
  CONSTRAINT google_returns_secret_hash_is_sha256 CHECK ((length(secret_hash) = 32)),
  CONSTRAINT google_returns_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

GRANT DELETE, INSERT, SELECT, UPDATE ON google_returns TO qist_server;

-- People who vouch for customers; one row for each person, whatever they vouch for.
CREATE TABLE guarantors (
  id uuid NOT NULL,
  full_name text NOT NULL,
  full_name_ur text,
  cnic text NOT NULL,
  phone text NOT NULL,
  address text NOT NULL,
  occupation text,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT guarantors_pkey PRIMARY KEY (id),
  CONSTRAINT guarantors_address_not_empty CHECK ((address <> ''::text)),
  CONSTRAINT guarantors_cnic_has_13_digits CHECK ((cnic ~ '^[0-9]{13}$'::text)),
  CONSTRAINT guarantors_cnic_unique UNIQUE (cnic),
  CONSTRAINT guarantors_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT guarantors_full_name_not_empty CHECK ((full_name <> ''::text)),
  CONSTRAINT guarantors_full_name_ur_not_empty CHECK ((full_name_ur <> ''::text)),
  CONSTRAINT guarantors_occupation_not_empty CHECK ((occupation <> ''::text)),
  CONSTRAINT guarantors_phone_is_a_mobile CHECK ((phone ~ '^03[0-9]{9}$'::text))
);

CREATE INDEX guarantors_phone ON public.guarantors USING btree (phone);

CREATE TRIGGER guarantors_added_note_rows AFTER INSERT ON public.guarantors REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_guarantors();

CREATE TRIGGER guarantors_changed_note_rows AFTER UPDATE ON public.guarantors REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_guarantors();

CREATE TRIGGER guarantors_removed_note_rows AFTER DELETE ON public.guarantors REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_guarantors();

GRANT INSERT, SELECT, UPDATE ON guarantors TO qist_server;

-- The columns of lists that a person does without.
CREATE TABLE hidden_columns (
  user_id uuid NOT NULL,
  list text NOT NULL,
  columns text[] NOT NULL,
  CONSTRAINT hidden_columns_pkey PRIMARY KEY (user_id, list),
  CONSTRAINT hidden_columns_list_not_empty CHECK ((list <> ''::text)),
  CONSTRAINT hidden_columns_some CHECK (((cardinality(columns) >= 1) AND (cardinality(columns) <= 30))),
  CONSTRAINT hidden_columns_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

GRANT DELETE, INSERT, SELECT, UPDATE ON hidden_columns TO qist_server;

-- Visits to people who asked for one. A visit that is moved ends, and another one begins.
CREATE TABLE home_visits (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  visit_on date NOT NULL,
  starts_at time without time zone NOT NULL,
  -- Where the visit goes: as the visitor said when it was booked. The request keeps what the visitor wrote.
  address text NOT NULL,
  -- Which of the visits that the branch makes at that hour.
  place integer NOT NULL,
  booked_at timestamp with time zone NOT NULL,
  booked_by uuid NOT NULL,
  outcome text,
  ended_at timestamp with time zone,
  CONSTRAINT home_visits_pkey PRIMARY KEY (id),
  CONSTRAINT home_visits_address_not_empty CHECK ((address <> ''::text)),
  CONSTRAINT home_visits_booked_by_fkey FOREIGN KEY (booked_by) REFERENCES users(id),
  CONSTRAINT home_visits_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT home_visits_end_after_booking CHECK ((ended_at >= booked_at)),
  CONSTRAINT home_visits_ended_with_an_outcome CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  CONSTRAINT home_visits_id_request_id_key UNIQUE (id, request_id),
  CONSTRAINT home_visits_outcome_known CHECK ((outcome = ANY (ARRAY['made'::text, 'nobody_home'::text, 'moved'::text, 'cancelled'::text]))),
  CONSTRAINT home_visits_place_1_to_20 CHECK (((place >= 1) AND (place <= 20))),
  CONSTRAINT home_visits_request_id_fkey FOREIGN KEY (request_id) REFERENCES contact_requests(id),
  CONSTRAINT home_visits_start_on_the_hour CHECK (((date_part('minute'::text, starts_at) = (0)::double precision) AND (date_part('second'::text, starts_at) = (0)::double precision)))
);

CREATE INDEX home_visits_day ON public.home_visits USING btree (visit_on, branch_id);

CREATE UNIQUE INDEX home_visits_one_ahead ON public.home_visits USING btree (request_id) WHERE (outcome IS NULL);

CREATE UNIQUE INDEX home_visits_place_taken_once ON public.home_visits USING btree (branch_id, visit_on, starts_at, place) WHERE ((outcome IS NULL) OR (outcome = ANY (ARRAY['made'::text, 'nobody_home'::text])));

CREATE TRIGGER home_visits_added_note_rows AFTER INSERT ON public.home_visits REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_home_visits();

CREATE TRIGGER home_visits_changed_note_rows AFTER UPDATE ON public.home_visits REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_home_visits();

CREATE TRIGGER home_visits_only_end BEFORE UPDATE ON public.home_visits FOR EACH ROW WHEN (((old.outcome IS NOT NULL) OR (((((((((old.id IS DISTINCT FROM new.id) OR (old.request_id IS DISTINCT FROM new.request_id)) OR (old.branch_id IS DISTINCT FROM new.branch_id)) OR (old.visit_on IS DISTINCT FROM new.visit_on)) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.address IS DISTINCT FROM new.address)) OR (old.place IS DISTINCT FROM new.place)) OR (old.booked_at IS DISTINCT FROM new.booked_at)) OR (old.booked_by IS DISTINCT FROM new.booked_by)))) EXECUTE FUNCTION keep_home_visit();

CREATE TRIGGER home_visits_removed_note_rows AFTER DELETE ON public.home_visits REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_home_visits();

CREATE TRIGGER home_visits_stay BEFORE DELETE OR TRUNCATE ON public.home_visits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON home_visits TO qist_server;

-- The keys of the requests of the last 90 days and what each made, so that one that comes again is answered as before and does nothing. Deleted after that.
CREATE TABLE idempotency_keys (
  agreement_id uuid NOT NULL,
  user_id uuid NOT NULL,
  key uuid NOT NULL,
  -- The entry, contact or promise, or the request that was decided.
  made_id uuid NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  request_hash bytea NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (agreement_id, user_id, key),
  CONSTRAINT idempotency_keys_request_hash_is_sha256 CHECK ((length(request_hash) = 32))
);

CREATE INDEX idempotency_keys_recorded_at ON public.idempotency_keys USING brin (recorded_at) WITH (pages_per_range='32', autosummarize='on');

CREATE TRIGGER idempotency_keys_stand BEFORE UPDATE ON public.idempotency_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT DELETE, INSERT, SELECT, UPDATE ON idempotency_keys TO qist_server;

-- The rows of an imported file, and what became of each.
CREATE TABLE import_rows (
  import_id uuid NOT NULL,
  -- In the file, from 1; the lines of a further sheet are counted on.
  line integer NOT NULL,
  -- As they are in the file; kept no longer than until the row is created or found to be on record as it is.
  cells text[],
  state text NOT NULL,
  -- Tells the row from others: a name, or a register number and an item.
  title text NOT NULL,
  -- What is wrong; of a row that is or will be created, what it lacks; of one that differs, why it was not taken over.
  faults jsonb NOT NULL DEFAULT '[]'::jsonb,
  -- As far as it can be read: the sums of a file are held against the last line of its register.
  price bigint,
  down_payment bigint,
  paid bigint,
  relief bigint,
  -- Of an agreement: its branch and its number in the paper register.
  register_key text,
  -- The customer or agreement that was created or changed.
  record_id uuid,
  -- Of that record as it was imported or changed: a later version of a created one means that something is built on it.
  record_version integer,
  CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, line),
  CONSTRAINT import_rows_created_whole CHECK (((state = ANY (ARRAY['created'::text, 'changed'::text, 'undone'::text, 'kept'::text])) = (num_nonnulls(record_id, record_version) = 2))),
  CONSTRAINT import_rows_faults_told CHECK (((state <> 'faulty'::text) OR (faults <> '[]'::jsonb))),
  CONSTRAINT import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  CONSTRAINT import_rows_line_counted CHECK ((line > 0)),
  CONSTRAINT import_rows_state_known CHECK ((state = ANY (ARRAY['ready'::text, 'known'::text, 'differs'::text, 'chosen'::text, 'changed'::text, 'faulty'::text, 'created'::text, 'undone'::text, 'kept'::text, 'skipped'::text])))
);

CREATE INDEX import_rows_record ON public.import_rows USING btree (record_id) WHERE (record_id IS NOT NULL);

CREATE UNIQUE INDEX import_rows_register_once ON public.import_rows USING btree (register_key) WHERE (state = ANY (ARRAY['created'::text, 'kept'::text]));

CREATE INDEX import_rows_state ON public.import_rows USING btree (import_id, state, line);

CREATE TRIGGER import_rows_added_note_rows AFTER INSERT ON public.import_rows REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_import_rows();

CREATE TRIGGER import_rows_changed_note_rows AFTER UPDATE ON public.import_rows REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_import_rows();

CREATE TRIGGER import_rows_removed_note_rows AFTER DELETE ON public.import_rows REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_import_rows();

GRANT DELETE, INSERT, SELECT, UPDATE ON import_rows TO qist_server;

-- Files of customers or agreements that a lender brings along.
CREATE TABLE imports (
  id uuid NOT NULL,
  kind text NOT NULL,
  file_name text NOT NULL,
  file_hash bytea NOT NULL,
  -- The file itself, so that it can be read with other headings or sheets; kept no longer than until the import starts.
  content bytea,
  -- The sheets with something in them: their names, the line of the headings, their first lines, and whether they are read.
  sheets jsonb NOT NULL,
  headings text[] NOT NULL,
  -- For each field the place of its column in the file, from 0, or null.
  columns jsonb NOT NULL,
  -- How days that could be read both ways are read; null where that is a fault.
  date_order text,
  -- Facts of whole columns, by which their cells are read.
  found jsonb NOT NULL,
  -- The texts of fields without a column, one for all rows.
  for_all jsonb NOT NULL,
  -- Whether the spreadsheet has turned day and month round in the columns where it seems so; null where that is a fault.
  stored_days text,
  -- The meaning of a point before three digits of an amount; null where each column says it itself, or it is a fault.
  points text,
  state text NOT NULL DEFAULT 'checked'::text,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  started_at timestamp with time zone,
  -- The user who started it, or its undoing, last: in whose name the server goes on with it.
  acting_user_id uuid,
  -- From where they did, for the audit.
  acting_address text,
  undo_reason text,
  finished_at timestamp with time zone,
  CONSTRAINT imports_pkey PRIMARY KEY (id),
  CONSTRAINT imports_acting_user_id_fkey FOREIGN KEY (acting_user_id) REFERENCES users(id),
  CONSTRAINT imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT imports_date_order_known CHECK ((date_order = ANY (ARRAY['day_first'::text, 'month_first'::text]))),
  CONSTRAINT imports_file_hash_is_sha256 CHECK ((length(file_hash) = 32)),
  CONSTRAINT imports_file_name_not_empty CHECK ((file_name <> ''::text)),
  CONSTRAINT imports_kind_known CHECK ((kind = ANY (ARRAY['customers'::text, 'agreements'::text]))),
  CONSTRAINT imports_points_known CHECK ((points = ANY (ARRAY['thousands'::text, 'decimals'::text]))),
  CONSTRAINT imports_started_by_someone CHECK (
CASE
    WHEN (state = 'checked'::text) THEN (num_nonnulls(started_at, acting_user_id) = 0)
    ELSE (num_nulls(started_at, acting_user_id) = 0)
END),
  CONSTRAINT imports_state_known CHECK ((state = ANY (ARRAY['checked'::text, 'running'::text, 'done'::text, 'undoing'::text, 'undone'::text]))),
  CONSTRAINT imports_stored_days_known CHECK ((stored_days = ANY (ARRAY['as_stored'::text, 'turned'::text]))),
  CONSTRAINT imports_undo_reason_not_empty CHECK ((undo_reason <> ''::text)),
  CONSTRAINT imports_undone_with_reason CHECK (((state = ANY (ARRAY['undoing'::text, 'undone'::text])) = (undo_reason IS NOT NULL)))
);

CREATE UNIQUE INDEX imports_file_once ON public.imports USING btree (kind, file_hash) WHERE (state <> 'undone'::text);

CREATE INDEX imports_newest ON public.imports USING btree (created_at DESC, id DESC);

CREATE INDEX imports_under_way ON public.imports USING btree (started_at) WHERE (state = ANY (ARRAY['running'::text, 'undoing'::text]));

CREATE TRIGGER imports_added_note_rows AFTER INSERT ON public.imports REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_imports();

CREATE TRIGGER imports_changed_note_rows AFTER UPDATE ON public.imports REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_imports();

CREATE TRIGGER imports_removed_note_rows AFTER DELETE ON public.imports REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_imports();

GRANT DELETE, INSERT, SELECT, UPDATE ON imports TO qist_server;

-- The rows of a schedule, in whole rupees. Row 0 is the down payment, added once the goods are delivered.
CREATE TABLE installments (
  agreement_id uuid NOT NULL,
  schedule_number integer NOT NULL,
  number integer NOT NULL,
  due_on date NOT NULL,
  amount bigint NOT NULL,
  -- The date by the plan, if that was a closed day of the lender; null for a row on the date of its plan. Later dates are counted from it.
  moved_from date,
  -- What nobody owes any more, by money or by relief.
  paid bigint NOT NULL DEFAULT 0,
  -- The part of it that is relief, for which no money came in.
  relieved bigint NOT NULL DEFAULT 0,
  -- It fell due unpaid before a reschedule moved it, so it stays in what fell due. An undo takes that back.
  stays_due boolean NOT NULL DEFAULT false,
  CONSTRAINT installments_pkey PRIMARY KEY (agreement_id, schedule_number, number),
  CONSTRAINT installments_agreement_id_schedule_number_fkey FOREIGN KEY (agreement_id, schedule_number) REFERENCES schedules(agreement_id, number),
  CONSTRAINT installments_amount_positive CHECK ((amount > 0)),
  CONSTRAINT installments_moved_to_another_date CHECK ((moved_from <> due_on)),
  CONSTRAINT installments_number_not_negative CHECK ((number >= 0)),
  CONSTRAINT installments_paid_at_most_amount CHECK (((paid >= 0) AND (paid <= amount))),
  CONSTRAINT installments_relieved_at_most_paid CHECK (((relieved >= 0) AND (relieved <= paid)))
);

CREATE INDEX installments_due ON public.installments USING btree (due_on, agreement_id, number);

CREATE TRIGGER installments_add_up AFTER INSERT ON public.installments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_agreements_of_rows();

CREATE TRIGGER installments_added_keep_sums AFTER INSERT ON public.installments REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_installments_added();

CREATE TRIGGER installments_changed_keep_sums AFTER UPDATE ON public.installments REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION keep_sums_of_installments_changed();

CREATE TRIGGER installments_stand BEFORE UPDATE OF agreement_id, schedule_number, number, due_on, amount, moved_from ON public.installments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER installments_stay BEFORE DELETE OR TRUNCATE ON public.installments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON installments TO qist_server;

-- Browsers that a user has signed in from: guesses from anywhere else do not keep them waiting. Deleted once expired.
CREATE TABLE known_browsers (
  -- SHA-256 of the browser's cookie, which several users of one browser share.
  secret_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT known_browsers_pkey PRIMARY KEY (secret_hash, user_id),
  CONSTRAINT known_browsers_secret_hash_is_sha256 CHECK ((length(secret_hash) = 32)),
  CONSTRAINT known_browsers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE INDEX known_browsers_user_id ON public.known_browsers USING btree (user_id);

GRANT DELETE, INSERT, SELECT, UPDATE ON known_browsers TO qist_server;

-- The sections of the public site that the lender changed, its closed days, the rules of its books, of complaints and of screening; all others are as the product came.
CREATE TABLE lender_content (
  section text NOT NULL,
  content jsonb NOT NULL,
  version integer NOT NULL,
  CONSTRAINT lender_content_pkey PRIMARY KEY (section),
  CONSTRAINT lender_content_is_an_object CHECK ((jsonb_typeof(content) = 'object'::text)),
  CONSTRAINT lender_content_section_known CHECK ((section = ANY (ARRAY['lender_profile'::text, 'site_texts'::text, 'site_offer'::text, 'site_publication'::text, 'closed_days'::text, 'book_rules'::text, 'complaint_rules'::text, 'screening_rules'::text]))),
  CONSTRAINT lender_content_version_positive CHECK ((version > 0))
);

CREATE TRIGGER lender_content_added_note_rows AFTER INSERT ON public.lender_content REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_lender_content();

CREATE TRIGGER lender_content_changed_note_rows AFTER UPDATE ON public.lender_content REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_lender_content();

CREATE TRIGGER lender_content_notify_site_content AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.lender_content FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content();

CREATE TRIGGER lender_content_removed_note_rows AFTER DELETE ON public.lender_content REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_lender_content();

GRANT INSERT, SELECT, UPDATE ON lender_content TO qist_server;

-- The last receipt of each branch whose message is queued. Serials have no gaps, so all later receipts are found after it.
CREATE TABLE message_cursors (
  branch_id uuid NOT NULL,
  receipt_serial integer NOT NULL,
  -- Nobody is written to about what happened before.
  begun_at timestamp with time zone NOT NULL,
  CONSTRAINT message_cursors_pkey PRIMARY KEY (branch_id),
  CONSTRAINT message_cursors_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);

GRANT INSERT, SELECT, UPDATE ON message_cursors TO qist_server;

-- The reports of providers on messages, each kind once. One may be here before the id of its message is written down, and one may be about no message of ours.
CREATE TABLE message_reports (
  channel text NOT NULL,
  provider_id text NOT NULL,
  state text NOT NULL,
  reason text,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT message_reports_pkey PRIMARY KEY (channel, provider_id, state),
  CONSTRAINT message_reports_channel_known CHECK ((channel = ANY (ARRAY['whatsapp'::text, 'sms'::text]))),
  CONSTRAINT message_reports_provider_id_not_empty CHECK ((provider_id <> ''::text)),
  CONSTRAINT message_reports_reason_given CHECK (((reason IS NOT NULL) = (state = 'failed'::text))),
  CONSTRAINT message_reports_state_known CHECK ((state = ANY (ARRAY['sent'::text, 'failed'::text, 'delivered'::text, 'read'::text])))
);

CREATE TRIGGER message_reports_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.message_reports FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON message_reports TO qist_server;

-- How many messages a branch sends a day at most, and if it is paused. A branch without a row has the default and is not paused.
CREATE TABLE message_rules (
  branch_id uuid NOT NULL,
  daily_max integer NOT NULL,
  is_paused boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT message_rules_pkey PRIMARY KEY (branch_id),
  CONSTRAINT message_rules_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT message_rules_daily_max_in_range CHECK (((daily_max >= 0) AND (daily_max <= 20000)))
);

CREATE TRIGGER message_rules_added_note_rows AFTER INSERT ON public.message_rules REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_rules();

CREATE TRIGGER message_rules_changed_note_rows AFTER UPDATE ON public.message_rules REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_rules();

CREATE TRIGGER message_rules_removed_note_rows AFTER DELETE ON public.message_rules REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_rules();

GRANT INSERT, SELECT, UPDATE ON message_rules TO qist_server;

-- The words of each message that the lender has set, version by version. The last is in force; a queued message keeps the version of its time.
CREATE TABLE message_words (
  template text NOT NULL,
  version integer NOT NULL,
  -- Null in both languages: back to the words of the product.
  words text,
  words_ur text,
  set_at timestamp with time zone NOT NULL,
  CONSTRAINT message_words_pkey PRIMARY KEY (template, version),
  CONSTRAINT message_words_in_both_languages CHECK ((num_nonnulls(words, words_ur) = ANY (ARRAY[0, 2]))),
  CONSTRAINT message_words_version_positive CHECK ((version > 0)),
  CONSTRAINT message_words_words_not_empty CHECK ((words <> ''::text)),
  CONSTRAINT message_words_words_ur_not_empty CHECK ((words_ur <> ''::text))
);

CREATE TRIGGER message_words_added_note_rows AFTER INSERT ON public.message_words REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_words();

CREATE TRIGGER message_words_changed_note_rows AFTER UPDATE ON public.message_words REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_words();

CREATE TRIGGER message_words_removed_note_rows AFTER DELETE ON public.message_words REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_message_words();

CREATE TRIGGER message_words_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.message_words FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON message_words TO qist_server;

-- The outbox: the messages to customers and visitors, one for each cause and template. The cause and who gets it never change, and the state only moves forward.
CREATE TABLE messages (
  id uuid NOT NULL,
  branch_id uuid NOT NULL,
  customer_id uuid,
  agreement_id uuid,
  -- The request of a visitor, who gets its code and is no customer.
  contact_request_id uuid,
  template text NOT NULL,
  -- The words in force when it was queued; 0 for those of the product before any change.
  words_version integer NOT NULL DEFAULT 0,
  -- The payment of a receipt.
  entry_id uuid,
  promise_id uuid,
  -- The decided request that a message about a decision tells.
  approval_id uuid,
  -- The wish of the customer that was answered.
  request_id uuid,
  -- The code of a consent. Its message is written down as being sent when it is made, and is never sent again: the digits are stored nowhere.
  code_id uuid,
  -- The due day that a reminder is about.
  due_on date,
  -- The day in Karachi that a reminder is for. A customer gets one a day.
  reminded_on date,
  queued_at timestamp with time zone NOT NULL,
  next_try_at timestamp with time zone NOT NULL,
  -- not_known: written down as being sent, and the provider never answered. It is not sent again, because it may have arrived.
  state text NOT NULL DEFAULT 'queued'::text,
  reason text,
  tries integer NOT NULL DEFAULT 0,
  -- Since when it is being sent or was sent; written before the provider is called. Null again after a refusal that another try follows.
  attempted_at timestamp with time zone,
  channel text,
  provider_id text,
  parts integer,
  -- The price of a hundred parts, in whole rupees, when it was sent.
  hundred_cost bigint,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT messages_answer_once UNIQUE (request_id),
  CONSTRAINT messages_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approvals(id),
  CONSTRAINT messages_attempt_whole CHECK (((attempted_at IS NULL) OR ((tries > 0) AND (num_nonnulls(channel, parts, hundred_cost) = 3)))),
  CONSTRAINT messages_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT messages_cause_whole CHECK (((num_nonnulls(entry_id, promise_id, approval_id, request_id, code_id, contact_request_id, due_on) = 1) AND ((due_on IS NULL) = (reminded_on IS NULL)) AND
CASE template
    WHEN 'receipt'::text THEN (entry_id IS NOT NULL)
    WHEN 'promise'::text THEN (promise_id IS NOT NULL)
    WHEN 'agreement_approved'::text THEN (approval_id IS NOT NULL)
    WHEN 'relief_approved'::text THEN (approval_id IS NOT NULL)
    WHEN 'relief_not_approved'::text THEN (approval_id IS NOT NULL)
    WHEN 'answer'::text THEN (request_id IS NOT NULL)
    WHEN 'code'::text THEN (code_id IS NOT NULL)
    WHEN 'request_received'::text THEN (contact_request_id IS NOT NULL)
    ELSE (due_on IS NOT NULL)
END)),
  CONSTRAINT messages_channel_known CHECK ((channel = ANY (ARRAY['whatsapp'::text, 'sms'::text]))),
  CONSTRAINT messages_code_id_fkey FOREIGN KEY (code_id) REFERENCES consent_codes(id),
  CONSTRAINT messages_code_once UNIQUE (code_id),
  CONSTRAINT messages_code_tried_once CHECK (((code_id IS NULL) OR ((tries = 1) AND (attempted_at IS NOT NULL)))),
  CONSTRAINT messages_contact_request_id_fkey FOREIGN KEY (contact_request_id) REFERENCES contact_requests(id),
  CONSTRAINT messages_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT messages_decision_once UNIQUE (approval_id),
  CONSTRAINT messages_entry_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries(agreement_id, id),
  CONSTRAINT messages_hundred_cost_not_negative CHECK ((hundred_cost >= 0)),
  CONSTRAINT messages_one_reminder_a_day UNIQUE (customer_id, reminded_on),
  CONSTRAINT messages_parts_positive CHECK ((parts > 0)),
  CONSTRAINT messages_promise_id_fkey FOREIGN KEY (promise_id) REFERENCES payment_promises(id),
  CONSTRAINT messages_promise_once UNIQUE (promise_id),
  CONSTRAINT messages_provider_id_not_empty CHECK ((provider_id <> ''::text)),
  CONSTRAINT messages_provider_id_once UNIQUE (channel, provider_id),
  CONSTRAINT messages_reason_given CHECK (((reason IS NOT NULL) = (state = ANY (ARRAY['dropped'::text, 'failed'::text])))),
  CONSTRAINT messages_receipt_once UNIQUE (entry_id),
  CONSTRAINT messages_reminder_once UNIQUE (agreement_id, template, due_on),
  CONSTRAINT messages_request_id_fkey FOREIGN KEY (request_id) REFERENCES customer_requests(id),
  CONSTRAINT messages_sent_after_an_attempt CHECK (((state = ANY (ARRAY['queued'::text, 'dropped'::text])) OR (tries > 0))),
  CONSTRAINT messages_state_known CHECK ((state = ANY (ARRAY['queued'::text, 'dropped'::text, 'not_known'::text, 'sent'::text, 'failed'::text, 'delivered'::text, 'read'::text]))),
  CONSTRAINT messages_template_known CHECK ((template = ANY (ARRAY['receipt'::text, 'promise'::text, 'agreement_approved'::text, 'relief_approved'::text, 'relief_not_approved'::text, 'answer'::text, 'code'::text, 'request_received'::text, 'due_soon'::text, 'due_today'::text, 'late_3'::text, 'late_7'::text]))),
  CONSTRAINT messages_to_a_customer_or_visitor CHECK ((num_nonnulls(customer_id, agreement_id) =
CASE
    WHEN (contact_request_id IS NULL) THEN 2
    ELSE 0
END)),
  CONSTRAINT messages_visitor_once UNIQUE (contact_request_id)
);

CREATE INDEX messages_newest ON public.messages USING btree (id DESC);

CREATE INDEX messages_of_agreement ON public.messages USING btree (agreement_id);

CREATE INDEX messages_of_branch ON public.messages USING btree (branch_id, id DESC);

CREATE INDEX messages_of_day ON public.messages USING btree (branch_id, attempted_at) WHERE (attempted_at IS NOT NULL);

CREATE INDEX messages_of_state ON public.messages USING btree (state, id DESC);

CREATE INDEX messages_to_send ON public.messages USING btree (branch_id, next_try_at, id) WHERE ((state = 'queued'::text) AND (attempted_at IS NULL));

CREATE INDEX messages_under_way ON public.messages USING btree (attempted_at) WHERE ((state = 'queued'::text) AND (attempted_at IS NOT NULL));

CREATE INDEX messages_unsent ON public.messages USING btree (id DESC) WHERE (state = ANY (ARRAY['failed'::text, 'not_known'::text]));

CREATE TRIGGER messages_added_note_rows AFTER INSERT ON public.messages REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_messages();

CREATE TRIGGER messages_changed_note_rows AFTER UPDATE ON public.messages REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_messages();

CREATE TRIGGER messages_only_forward BEFORE UPDATE ON public.messages FOR EACH ROW WHEN (((message_rank(new.state) < message_rank(old.state)) OR ((old.provider_id IS DISTINCT FROM new.provider_id) AND (old.provider_id IS NOT NULL)) OR (((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.branch_id IS DISTINCT FROM new.branch_id)) OR (old.customer_id IS DISTINCT FROM new.customer_id)) OR (old.agreement_id IS DISTINCT FROM new.agreement_id)) OR (old.template IS DISTINCT FROM new.template)) OR (old.words_version IS DISTINCT FROM new.words_version)) OR (old.entry_id IS DISTINCT FROM new.entry_id)) OR (old.promise_id IS DISTINCT FROM new.promise_id)) OR (old.approval_id IS DISTINCT FROM new.approval_id)) OR (old.request_id IS DISTINCT FROM new.request_id)) OR (old.code_id IS DISTINCT FROM new.code_id)) OR (old.contact_request_id IS DISTINCT FROM new.contact_request_id)) OR (old.due_on IS DISTINCT FROM new.due_on)) OR (old.reminded_on IS DISTINCT FROM new.reminded_on)) OR (old.queued_at IS DISTINCT FROM new.queued_at)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER messages_removed_note_rows AFTER DELETE ON public.messages REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_messages();

CREATE TRIGGER messages_stay BEFORE DELETE OR TRUNCATE ON public.messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON messages TO qist_server;

-- Each close of a month, also one that was reopened later. Months close and reopen in order.
CREATE TABLE month_closes (
  id uuid NOT NULL,
  month_end date NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  closed_by uuid NOT NULL,
  -- How many entries count in the month or in one before it, and in the column after it what they add up to: nothing may join them.
  entries integer NOT NULL,
  amount bigint NOT NULL,
  reopened_at timestamp with time zone,
  reopened_by uuid,
  reopen_reason text,
  CONSTRAINT month_closes_pkey PRIMARY KEY (id),
  CONSTRAINT month_closes_amount_not_negative CHECK ((amount >= 0)),
  CONSTRAINT month_closes_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  CONSTRAINT month_closes_entries_not_negative CHECK ((entries >= 0)),
  CONSTRAINT month_closes_month_end_is_a_last_day CHECK ((EXTRACT(day FROM (month_end + 1)) = (1)::numeric)),
  CONSTRAINT month_closes_reopen_reason_not_empty CHECK ((reopen_reason <> ''::text)),
  CONSTRAINT month_closes_reopened_after_it_closed CHECK ((reopened_at >= closed_at)),
  CONSTRAINT month_closes_reopened_by_fkey FOREIGN KEY (reopened_by) REFERENCES users(id),
  CONSTRAINT month_closes_reopened_whole CHECK ((num_nonnulls(reopened_at, reopened_by, reopen_reason) = ANY (ARRAY[0, 3])))
);

CREATE UNIQUE INDEX month_closes_closed ON public.month_closes USING btree (month_end) WHERE (reopened_at IS NULL);

CREATE TRIGGER month_closes_only_reopen BEFORE UPDATE ON public.month_closes FOR EACH ROW WHEN (((old.reopened_at IS NOT NULL) OR ((((((old.id IS DISTINCT FROM new.id) OR (old.month_end IS DISTINCT FROM new.month_end)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.closed_by IS DISTINCT FROM new.closed_by)) OR (old.entries IS DISTINCT FROM new.entries)) OR (old.amount IS DISTINCT FROM new.amount)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER month_closes_stand BEFORE DELETE OR TRUNCATE ON public.month_closes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON month_closes TO qist_server;

-- All that the words of customers' names end in, whole words too, also of names that were changed since.
CREATE TABLE name_endings (
  ending text COLLATE "C" NOT NULL
);

CREATE INDEX name_endings_ending ON public.name_endings USING btree (ending);

GRANT INSERT, SELECT ON name_endings TO qist_server;

-- Up to when somebody has read all their notices at once.
CREATE TABLE notice_marks (
  user_id uuid NOT NULL,
  read_until timestamp with time zone NOT NULL,
  CONSTRAINT notice_marks_pkey PRIMARY KEY (user_id),
  CONSTRAINT notice_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

GRANT INSERT, SELECT, UPDATE ON notice_marks TO qist_server;

-- Which notices somebody has read one by one. Deleted when they are too old to be shown.
CREATE TABLE notice_reads (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  -- The subject of the notice, such as a request. With the kind it names the notice.
  subject_id uuid NOT NULL,
  read_at timestamp with time zone NOT NULL,
  CONSTRAINT notice_reads_pkey PRIMARY KEY (user_id, kind, subject_id),
  CONSTRAINT notice_reads_kind_known CHECK ((kind = ANY (ARRAY['decision_waiting'::text, 'decision_taken'::text, 'request_assigned'::text, 'contact_due'::text, 'visitor_wrote'::text, 'visitor_withdrew'::text, 'payment_promise_broken'::text, 'call_back_due'::text, 'transfer_reported'::text, 'customer_asked'::text, 'large_overpayment'::text, 'cash_difference'::text, 'cash_day_open'::text, 'cash_in_transit'::text, 'cash_expense_waiting'::text, 'cash_near_limit'::text, 'cash_at_limit'::text, 'cash_reversal_asked'::text, 'rights_requested'::text, 'complaint_assigned'::text, 'complaint_due'::text, 'complaint_escalated'::text, 'complaint_written_to'::text, 'screening_stop'::text, 'challenge_ended'::text]))),
  CONSTRAINT notice_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE INDEX notice_reads_age ON public.notice_reads USING btree (read_at);

GRANT DELETE, INSERT, SELECT, UPDATE ON notice_reads TO qist_server;

-- How the office works. One row, which is always there.
CREATE TABLE office_rules (
  is_the_one boolean NOT NULL DEFAULT true,
  -- Customers may be called and messaged from then until contact_until without giving a reason, on the clock of Karachi.
  contact_from time without time zone NOT NULL DEFAULT '09:00:00'::time without time zone,
  contact_until time without time zone NOT NULL DEFAULT '19:00:00'::time without time zone,
  -- A guarantor is contacted only when the agreement is more than this many days past due.
  guarantor_contact_after_days integer NOT NULL DEFAULT 30,
  -- Of an agreement, before it is submitted for approval.
  guarantors_needed integer NOT NULL DEFAULT 2,
  -- Of the monthly income: from this share on an approver is warned that installments take much of it.
  burden_warning_percent integer NOT NULL DEFAULT 35,
  -- Of the monthly income: from this share on an agreement is submitted only with a reason.
  burden_reason_percent integer NOT NULL DEFAULT 50,
  -- In whole rupees. Null is no limit. Beyond it an agreement is submitted only with a reason, and the approver confirms both figures.
  customer_owed_max bigint,
  -- The same for a customer and the rest of the household, as household_of finds it.
  household_owed_max bigint,
  -- The same for the number of agreements that one guarantor vouches for.
  guarantor_agreements_max integer,
  -- Superadmins are told of a payment that leaves more than this many installments overpaid.
  overpayment_notice_installments integer NOT NULL DEFAULT 2,
  -- In whole rupees. A cash drawer pays a larger expense only with a picture of its bill.
  expense_without_bill_max bigint NOT NULL DEFAULT 5000,
  -- In whole rupees. Null is no limit. Notices tell of a hand with 80 % of it and more; no cash is refused.
  hand_cash_max bigint,
  -- The same for the drawer of a branch.
  drawer_cash_max bigint,
  two_step_for_customers boolean NOT NULL DEFAULT false,
  staff_idle_minutes integer NOT NULL DEFAULT 30,
  -- Proposed by the form for a new employee.
  new_employee_back_dating_days integer NOT NULL DEFAULT 7,
  -- They get the ends of the audit chains by mail once a day.
  head_mail_addresses text[] NOT NULL DEFAULT '{}'::text[],
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT office_rules_pkey PRIMARY KEY (is_the_one),
  CONSTRAINT office_rules_burden_percents_10_to_100 CHECK (((burden_warning_percent >= 10) AND (burden_warning_percent <= burden_reason_percent) AND (burden_reason_percent <= 100))),
  CONSTRAINT office_rules_contact_ends_after_it_starts CHECK ((contact_until > contact_from)),
  CONSTRAINT office_rules_customer_owed_max_positive CHECK ((customer_owed_max > 0)),
  CONSTRAINT office_rules_drawer_cash_max_positive CHECK ((drawer_cash_max > 0)),
  CONSTRAINT office_rules_expense_without_bill_max_not_negative CHECK ((expense_without_bill_max >= 0)),
  CONSTRAINT office_rules_guarantor_agreements_max_1_to_100 CHECK (((guarantor_agreements_max >= 1) AND (guarantor_agreements_max <= 100))),
  CONSTRAINT office_rules_guarantor_contact_after_days_7_to_365 CHECK (((guarantor_contact_after_days >= 7) AND (guarantor_contact_after_days <= 365))),
  CONSTRAINT office_rules_guarantors_needed_0_to_5 CHECK (((guarantors_needed >= 0) AND (guarantors_needed <= 5))),
  CONSTRAINT office_rules_hand_cash_max_positive CHECK ((hand_cash_max > 0)),
  CONSTRAINT office_rules_head_mail_addresses_at_most_5 CHECK ((cardinality(head_mail_addresses) <= 5)),
  CONSTRAINT office_rules_household_owed_max_positive CHECK ((household_owed_max > 0)),
  CONSTRAINT office_rules_new_employee_back_dating_days_0_to_90 CHECK (((new_employee_back_dating_days >= 0) AND (new_employee_back_dating_days <= 90))),
  CONSTRAINT office_rules_one_row CHECK (is_the_one),
  CONSTRAINT office_rules_overpayment_notice_installments_1_to_12 CHECK (((overpayment_notice_installments >= 1) AND (overpayment_notice_installments <= 12))),
  CONSTRAINT office_rules_staff_idle_minutes_5_to_60 CHECK (((staff_idle_minutes >= 5) AND (staff_idle_minutes <= 60)))
);

CREATE TRIGGER office_rules_added_note_rows AFTER INSERT ON public.office_rules REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_office_rules();

CREATE TRIGGER office_rules_changed_note_rows AFTER UPDATE ON public.office_rules REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_office_rules();

CREATE TRIGGER office_rules_removed_note_rows AFTER DELETE ON public.office_rules REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_office_rules();

GRANT SELECT, UPDATE ON office_rules TO qist_server;

-- The amount of collection_days by officer: a refund counts against whoever took the newest money that it gives back.
CREATE TABLE officer_collection_days (
  counts_on date NOT NULL,
  branch_id uuid NOT NULL,
  taken_by uuid NOT NULL,
  amount bigint NOT NULL,
  -- What came in and was not reversed; refunds are not counted.
  payments integer NOT NULL,
  CONSTRAINT officer_collection_days_pkey PRIMARY KEY (counts_on, branch_id, taken_by),
  CONSTRAINT officer_collection_days_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT officer_collection_days_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id)
);

CREATE INDEX officer_collection_days_taken_by ON public.officer_collection_days USING btree (taken_by, counts_on);

GRANT SELECT ON officer_collection_days TO qist_server;

-- The sum of officer_collection_days over the days of a month.
CREATE TABLE officer_collection_months (
  -- The first day of it.
  month date NOT NULL,
  branch_id uuid NOT NULL,
  taken_by uuid NOT NULL,
  amount bigint NOT NULL,
  payments integer NOT NULL,
  CONSTRAINT officer_collection_months_pkey PRIMARY KEY (month, branch_id, taken_by),
  CONSTRAINT officer_collection_months_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT officer_collection_months_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id)
);

GRANT SELECT ON officer_collection_months TO qist_server;

-- The installments of the delivered agreements at a branch with an officer by day, by the schedules they go by, and those that fell due before a reschedule moved them; what money has paid of them, and what relief took off. Nothing is unpaid of what nobody asks for by that day: a row of a written-off agreement, or a moved one.
CREATE TABLE officer_due_days (
  officer_id uuid NOT NULL,
  due_on date NOT NULL,
  branch_id uuid NOT NULL,
  is_down_payment boolean NOT NULL,
  installments integer NOT NULL,
  -- The amount of those that fell due before their agreement was brought in: it, and what was paid of it, are in no rate. What is unpaid of them is.
  before_move bigint NOT NULL,
  amount bigint NOT NULL,
  paid bigint NOT NULL,
  relieved bigint NOT NULL,
  unpaid bigint NOT NULL,
  CONSTRAINT officer_due_days_pkey PRIMARY KEY (officer_id, due_on, branch_id, is_down_payment),
  CONSTRAINT officer_due_days_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT officer_due_days_officer_id_fkey FOREIGN KEY (officer_id) REFERENCES users(id)
);

GRANT SELECT ON officer_due_days TO qist_server;

-- The promises of customers to pay, in whole rupees. Whether a promise was kept follows from the payments, so nothing in it changes.
CREATE TABLE payment_promises (
  id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  amount bigint NOT NULL,
  made_on date NOT NULL,
  promised_for date NOT NULL,
  note text,
  recorded_at timestamp with time zone NOT NULL,
  recorded_by uuid NOT NULL,
  -- Of the user and key that it was recorded with.
  key_digest bytea,
  CONSTRAINT payment_promises_pkey PRIMARY KEY (id),
  CONSTRAINT payment_promises_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT payment_promises_amount_positive CHECK ((amount > 0)),
  CONSTRAINT payment_promises_key_digest_has_8_bytes CHECK ((length(key_digest) = 8)),
  CONSTRAINT payment_promises_not_for_the_past CHECK ((promised_for >= made_on)),
  CONSTRAINT payment_promises_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id)
);

CREATE INDEX payment_promises_agreement ON public.payment_promises USING btree (agreement_id, recorded_at DESC);

CREATE INDEX payment_promises_newest ON public.payment_promises USING btree (recorded_at);

CREATE INDEX payment_promises_promised_for ON public.payment_promises USING btree (promised_for);

CREATE TRIGGER payment_promises_outcome AFTER INSERT ON public.payment_promises REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_promise_outcomes();

CREATE TRIGGER payment_promises_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_promises FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON payment_promises TO qist_server;

-- The goods that the lender sells in installments.
CREATE TABLE products (
  id uuid NOT NULL,
  name text NOT NULL,
  name_ur text,
  category text NOT NULL,
  -- The drawing shown without a picture of the lender's own. Null for that of the category.
  pictogram text,
  picture_hash bytea,
  picture_width integer,
  picture_height integer,
  -- Whole rupees. The installment price is the cash price: there is no second one.
  cash_price bigint NOT NULL,
  -- The numbers of months over which it may be paid.
  terms_months integer[] NOT NULL,
  down_payment_min_percent smallint NOT NULL,
  rounding_step bigint NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  -- Shown to every visitor of the site with its price, while it is sold.
  is_public boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT products_pkey PRIMARY KEY (id),
  CONSTRAINT products_cash_price_positive CHECK ((cash_price > 0)),
  CONSTRAINT products_category_known CHECK ((category = ANY (ARRAY['home_appliances'::text, 'electronics'::text, 'daily_essentials'::text, 'dowry_set'::text, 'business_asset'::text]))),
  CONSTRAINT products_down_payment_min_percent_0_to_99 CHECK (((down_payment_min_percent >= 0) AND (down_payment_min_percent <= 99))),
  CONSTRAINT products_name_not_empty CHECK ((name <> ''::text)),
  CONSTRAINT products_name_ur_not_empty CHECK ((name_ur <> ''::text)),
  CONSTRAINT products_pictogram_known CHECK ((pictogram = ANY (ARRAY['air-conditioner'::text, 'air-cooler'::text, 'beauty-parlour-kit'::text, 'bedding-set'::text, 'bedroom-set'::text, 'bicycle'::text, 'ceiling-fan'::text, 'deep-freezer'::text, 'dinner-set'::text, 'dowry-chest'::text, 'flour-sack'::text, 'laptop'::text, 'led-tv'::text, 'loader-rickshaw'::text, 'microwave'::text, 'milk-chiller'::text, 'mobile-phone'::text, 'motorcycle'::text, 'refrigerator'::text, 'sewing-machine'::text, 'shop-counter'::text, 'stove'::text, 'washing-machine'::text, 'water-pump'::text]))),
  CONSTRAINT products_picture_hash_is_sha256 CHECK ((length(picture_hash) = 32)),
  CONSTRAINT products_picture_height_positive CHECK ((picture_height > 0)),
  CONSTRAINT products_picture_whole CHECK ((num_nulls(picture_hash, picture_width, picture_height) = ANY (ARRAY[0, 3]))),
  CONSTRAINT products_picture_width_positive CHECK ((picture_width > 0)),
  CONSTRAINT products_rounding_step_positive CHECK ((rounding_step > 0)),
  CONSTRAINT products_terms_months_positive CHECK (((cardinality(terms_months) > 0) AND (0 < ALL (terms_months))))
);

CREATE INDEX products_newest ON public.products USING btree (created_at DESC, id DESC);

CREATE INDEX products_picture ON public.products USING btree (picture_hash) WHERE (picture_hash IS NOT NULL);

CREATE TRIGGER products_added_note_rows AFTER INSERT ON public.products REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_products();

CREATE TRIGGER products_changed_note_rows AFTER UPDATE ON public.products REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_products();

CREATE TRIGGER products_notify_site_content_delete AFTER DELETE ON public.products FOR EACH ROW WHEN ((old.is_active AND old.is_public)) EXECUTE FUNCTION notify_site_content();

CREATE TRIGGER products_notify_site_content_insert AFTER INSERT ON public.products FOR EACH ROW WHEN ((new.is_active AND new.is_public)) EXECUTE FUNCTION notify_site_content();

CREATE TRIGGER products_notify_site_content_truncate AFTER TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content();

CREATE TRIGGER products_notify_site_content_update AFTER UPDATE ON public.products FOR EACH ROW WHEN (((old.is_active AND old.is_public) OR (new.is_active AND new.is_public))) EXECUTE FUNCTION notify_site_content();

CREATE TRIGGER products_removed_note_rows AFTER DELETE ON public.products REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_products();

GRANT INSERT, SELECT, UPDATE ON products TO qist_server;

-- The outcome of each promise to pay, by the payments. Written by the triggers of promises and entries alone.
CREATE TABLE promise_outcomes (
  promise_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  -- Of the agreement now, while the promise is its last.
  branch_id uuid NOT NULL,
  -- The officer of the agreement now, while the promise is its last.
  agreement_officer_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  -- In charge of the agreement when the promise was made: it stays the officer's own when the customer moves.
  officer_id uuid NOT NULL,
  promised_for date NOT NULL,
  -- No later promise was made on the agreement.
  is_last boolean NOT NULL,
  -- By payments that stand: a reversal can take it back.
  is_kept boolean NOT NULL,
  -- The next promise was made while this one was open.
  is_replaced boolean NOT NULL,
  CONSTRAINT promise_outcomes_pkey PRIMARY KEY (promise_id),
  CONSTRAINT promise_outcomes_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT promise_outcomes_agreement_officer_id_fkey FOREIGN KEY (agreement_officer_id) REFERENCES users(id),
  CONSTRAINT promise_outcomes_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT promise_outcomes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT promise_outcomes_officer_id_fkey FOREIGN KEY (officer_id) REFERENCES users(id),
  CONSTRAINT promise_outcomes_promise_id_fkey FOREIGN KEY (promise_id) REFERENCES payment_promises(id),
  CONSTRAINT promise_outcomes_replaced_by_another CHECK ((NOT (is_replaced AND (is_kept OR is_last))))
);

CREATE INDEX promise_outcomes_customer ON public.promise_outcomes USING btree (customer_id);

CREATE INDEX promise_outcomes_last ON public.promise_outcomes USING btree (agreement_id) WHERE is_last;

CREATE INDEX promise_outcomes_not_kept ON public.promise_outcomes USING btree (promised_for, agreement_id) INCLUDE (branch_id) WHERE (is_last AND (NOT is_kept));

CREATE INDEX promise_outcomes_not_kept_of_officer ON public.promise_outcomes USING btree (agreement_officer_id, promised_for, agreement_id) INCLUDE (branch_id) WHERE (is_last AND (NOT is_kept));

CREATE INDEX promise_outcomes_officer ON public.promise_outcomes USING btree (officer_id, promised_for) INCLUDE (is_kept, is_replaced);

GRANT SELECT ON promise_outcomes TO qist_server;

-- Counters of all limits, shared by all processes. Each is changed by one statement, which locks its row. Deleted once expired.
CREATE TABLE rate_limits (
  -- Which limit, and a hash of what it counts.
  key text NOT NULL,
  points integer NOT NULL,
  -- Until then nothing more is judged.
  waits_until timestamp with time zone,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key),
  CONSTRAINT rate_limits_points_not_negative CHECK ((points >= 0))
);

GRANT DELETE, INSERT, SELECT, UPDATE ON rate_limits TO qist_server;

-- The last number of each branch in each series; its row lock, held to the end of the posting, keeps numbers without gaps.
CREATE TABLE receipt_counters (
  branch_id uuid NOT NULL,
  series text NOT NULL,
  last_serial integer NOT NULL,
  CONSTRAINT receipt_counters_pkey PRIMARY KEY (branch_id, series),
  CONSTRAINT receipt_counters_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT receipt_counters_last_serial_positive CHECK ((last_serial > 0)),
  CONSTRAINT receipt_counters_series_known CHECK ((series = ANY (ARRAY['receipt'::text, 'voucher'::text])))
);

GRANT INSERT, SELECT, UPDATE ON receipt_counters TO qist_server;

-- Money that customers brought, by the day that it counts for, where and by whom it was taken, how it came, and what for. A reversal counts at the branch and for the officer of what it reverses, and on its day while that month is open.
CREATE TABLE receipt_days (
  counts_on date NOT NULL,
  branch_id uuid NOT NULL,
  taken_by uuid NOT NULL,
  method text NOT NULL,
  kind text NOT NULL,
  -- Everything that came in, also what was reversed later: this and the count beside it never go down.
  amount bigint NOT NULL,
  payments integer NOT NULL,
  reversed_amount bigint NOT NULL,
  reversed_payments integer NOT NULL,
  CONSTRAINT receipt_days_pkey PRIMARY KEY (counts_on, branch_id, taken_by, method, kind),
  CONSTRAINT receipt_days_amount_not_negative CHECK ((amount >= 0)),
  CONSTRAINT receipt_days_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT receipt_days_kind_known CHECK ((kind = ANY (ARRAY['down_payment'::text, 'payment'::text, 'recovery'::text]))),
  CONSTRAINT receipt_days_method_known CHECK ((method = ANY (ARRAY['cash'::text, 'bank'::text, 'jazzcash'::text, 'easypaisa'::text, 'raast'::text, 'cheque'::text]))),
  CONSTRAINT receipt_days_payments_not_negative CHECK ((payments >= 0)),
  CONSTRAINT receipt_days_reversed_amount_not_negative CHECK ((reversed_amount >= 0)),
  CONSTRAINT receipt_days_reversed_payments_not_negative CHECK ((reversed_payments >= 0)),
  CONSTRAINT receipt_days_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id)
);

CREATE INDEX receipt_days_taken_by ON public.receipt_days USING btree (taken_by, counts_on);

GRANT SELECT ON receipt_days TO qist_server;

-- Every time a receipt or voucher was printed, and by whom.
CREATE TABLE receipt_prints (
  id uuid NOT NULL,
  entry_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  -- From 1. The first print is the original, every later one is marked as a duplicate.
  number integer NOT NULL,
  -- Half a sheet of A4, or a roll of 80 mm.
  paper text NOT NULL,
  language text NOT NULL,
  printed_at timestamp with time zone NOT NULL,
  printed_by uuid NOT NULL,
  CONSTRAINT receipt_prints_pkey PRIMARY KEY (id, agreement_id),
  CONSTRAINT receipt_prints_agreement_id_entry_id_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES receipts(agreement_id, entry_id),
  CONSTRAINT receipt_prints_entry_id_number_agreement_id_key UNIQUE (entry_id, number, agreement_id),
  CONSTRAINT receipt_prints_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ur'::text]))),
  CONSTRAINT receipt_prints_number_from_1 CHECK ((number > 0)),
  CONSTRAINT receipt_prints_paper_known CHECK ((paper = ANY (ARRAY['a5'::text, 'roll'::text]))),
  CONSTRAINT receipt_prints_printed_by_fkey FOREIGN KEY (printed_by) REFERENCES users(id)
);

CREATE TRIGGER receipt_prints_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.receipt_prints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON receipt_prints TO qist_server;

-- The numbered proof of money: a receipt for what came in, a voucher for what was paid out. A void keeps its number: whether one is void follows from the reversal of its entry.
CREATE TABLE receipts (
  entry_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  series text NOT NULL,
  serial integer NOT NULL,
  -- The code by which anyone who holds the paper can look it up; it cannot be guessed from the number. A voucher has none: its paper stays at the branch.
  code text,
  outstanding_after bigint NOT NULL,
  overpaid_after bigint NOT NULL,
  next_due_on date,
  next_due_amount bigint,
  CONSTRAINT receipts_pkey PRIMARY KEY (entry_id, agreement_id),
  CONSTRAINT receipts_agreement_id_entry_id_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries(agreement_id, id),
  CONSTRAINT receipts_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT receipts_code_given CHECK (((code IS NOT NULL) = (series = 'receipt'::text))),
  CONSTRAINT receipts_code_hard_to_guess CHECK ((length(code) >= 16)),
  CONSTRAINT receipts_next_due_amount_positive CHECK ((next_due_amount > 0)),
  CONSTRAINT receipts_next_due_whole CHECK (((next_due_on IS NULL) = (next_due_amount IS NULL))),
  CONSTRAINT receipts_outstanding_after_not_negative CHECK ((outstanding_after >= 0)),
  CONSTRAINT receipts_overpaid_after_not_negative CHECK ((overpaid_after >= 0)),
  CONSTRAINT receipts_serial_positive CHECK ((serial > 0)),
  CONSTRAINT receipts_series_known CHECK ((series = ANY (ARRAY['receipt'::text, 'voucher'::text])))
);

CREATE INDEX receipts_code ON public.receipts USING hash (code);

CREATE INDEX receipts_number ON public.receipts USING btree (branch_id, series, serial);

CREATE INDEX receipts_overpaid ON public.receipts USING btree (entry_id) WHERE (overpaid_after > 0);

CREATE TRIGGER receipts_numbered_once AFTER INSERT ON public.receipts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_receipt_numbers();

CREATE TRIGGER receipts_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON receipts TO qist_server;

-- One-time codes for the day the authenticator is lost.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_code_hash_is_sha256 CHECK ((length(code_hash) = 32)),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

GRANT DELETE, INSERT, SELECT, UPDATE ON recovery_codes TO qist_server;

-- The money that relief comes from, in whole rupees. One row.
CREATE TABLE relief_fund (
  is_the_one boolean NOT NULL DEFAULT true,
  budget bigint NOT NULL,
  granted bigint NOT NULL,
  -- Granted on agreements that have not started.
  reserved bigint NOT NULL,
  -- Of the budget: what is granted and reserved moves without it.
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT relief_fund_pkey PRIMARY KEY (is_the_one),
  CONSTRAINT relief_fund_granted_not_negative CHECK ((granted >= 0)),
  CONSTRAINT relief_fund_one_row CHECK (is_the_one),
  CONSTRAINT relief_fund_reserved_not_negative CHECK ((reserved >= 0))
);

CREATE TRIGGER relief_fund_added_note_rows AFTER INSERT ON public.relief_fund REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_relief_fund();

CREATE TRIGGER relief_fund_changed_note_rows AFTER UPDATE ON public.relief_fund REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_relief_fund();

CREATE CONSTRAINT TRIGGER relief_fund_not_exceeded AFTER UPDATE ON public.relief_fund DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_relief_fund();

CREATE TRIGGER relief_fund_removed_note_rows AFTER DELETE ON public.relief_fund REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_relief_fund();

GRANT SELECT, UPDATE ON relief_fund TO qist_server;

GRANT SELECT ON reported_due_days TO qist_server;

GRANT SELECT ON reported_officer_due_days TO qist_server;

-- Acts that give someone power over the books: one superadmin begins each, and another confirms it. Begun and confirmed by one person only where the lender had no other superadmin.
CREATE TABLE rights_requests (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  decides_agreements_to bigint,
  decides_relief_to bigint,
  decides_reversals_to bigint,
  decides_refunds_to bigint,
  decides_write_offs_to bigint,
  decides_back_dating_days integer,
  decides_reschedules boolean,
  state text NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_note text,
  CONSTRAINT rights_requests_pkey PRIMARY KEY (id),
  CONSTRAINT rights_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT rights_requests_decided_by_someone CHECK ((((state = ANY (ARRAY['approved'::text, 'rejected'::text])) = (decided_by IS NOT NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  CONSTRAINT rights_requests_kind_known CHECK ((kind = ANY (ARRAY['superadmin'::text, 'limits'::text, 'reactivation'::text, 'sign_in_code'::text]))),
  CONSTRAINT rights_requests_limits_with_their_kind CHECK ((((kind = 'limits'::text) = (num_nulls(decides_agreements_to, decides_relief_to, decides_reversals_to, decides_refunds_to, decides_write_offs_to, decides_back_dating_days, decides_reschedules) = 0)) AND (num_nulls(decides_agreements_to, decides_relief_to, decides_reversals_to, decides_refunds_to, decides_write_offs_to, decides_back_dating_days, decides_reschedules) = ANY (ARRAY[0, 7])))),
  CONSTRAINT rights_requests_rejected_with_reason CHECK (((state <> 'rejected'::text) OR (COALESCE(decision_note, ''::text) <> ''::text))),
  CONSTRAINT rights_requests_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  CONSTRAINT rights_requests_state_known CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text]))),
  CONSTRAINT rights_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE INDEX rights_requests_decided ON public.rights_requests USING btree (decided_at) WHERE (state = 'approved'::text);

CREATE UNIQUE INDEX rights_requests_pending_once ON public.rights_requests USING btree (user_id, kind) WHERE (state = 'pending'::text);

CREATE TRIGGER rights_requests_added_note_rows AFTER INSERT ON public.rights_requests REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_rights_requests();

CREATE TRIGGER rights_requests_changed_note_rows AFTER UPDATE ON public.rights_requests REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_rights_requests();

CREATE TRIGGER rights_requests_decided_once BEFORE UPDATE ON public.rights_requests FOR EACH ROW WHEN ((old.state <> 'pending'::text)) EXECUTE FUNCTION refuse_second_decision();

CREATE TRIGGER rights_requests_removed_note_rows AFTER DELETE ON public.rights_requests REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_rights_requests();

CREATE TRIGGER rights_requests_stay BEFORE DELETE OR TRUNCATE ON public.rights_requests FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON rights_requests TO qist_server;

-- The filters and the order of a list, which somebody keeps under a name.
CREATE TABLE saved_views (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  is_shared boolean NOT NULL,
  -- The branch of its owner when it was saved, whose people see it if it is shared. Null for all of the lender.
  branch_id uuid,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  CONSTRAINT saved_views_list_not_empty CHECK ((list <> ''::text)),
  CONSTRAINT saved_views_name_not_empty CHECK ((name <> ''::text)),
  CONSTRAINT saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT saved_views_user_id_list_name_key UNIQUE (user_id, list, name)
);

CREATE INDEX saved_views_shared ON public.saved_views USING btree (branch_id) WHERE is_shared;

GRANT DELETE, INSERT, SELECT, UPDATE ON saved_views TO qist_server;

-- New terms or new dates make a new schedule; the ones before stay as they were.
CREATE TABLE schedules (
  agreement_id uuid NOT NULL,
  number integer NOT NULL,
  made_at timestamp with time zone NOT NULL,
  -- The schedule that undoing this reschedule puts back; null where nothing was rescheduled.
  previous_number integer,
  -- The money that entries had paid when a reschedule made these rows: [{entryId, number, amount}]. Every posting reads it, so it is here and not in a table of its own.
  carried jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT schedules_pkey PRIMARY KEY (agreement_id, number),
  CONSTRAINT schedules_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT schedules_agreement_id_previous_number_fkey FOREIGN KEY (agreement_id, previous_number) REFERENCES schedules(agreement_id, number),
  CONSTRAINT schedules_carried_is_a_list CHECK ((jsonb_typeof(carried) = 'array'::text)),
  CONSTRAINT schedules_number_positive CHECK ((number > 0)),
  CONSTRAINT schedules_previous_is_earlier CHECK ((previous_number < number))
);

CREATE TRIGGER schedules_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.schedules FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON schedules TO qist_server;

-- What was decided about a match, each time. The last decision is its state.
CREATE TABLE screening_decisions (
  id uuid NOT NULL,
  match_id uuid NOT NULL,
  decision text NOT NULL,
  reason text NOT NULL,
  decided_at timestamp with time zone NOT NULL,
  decided_by uuid NOT NULL,
  CONSTRAINT screening_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT screening_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT screening_decisions_decision_known CHECK ((decision = ANY (ARRAY['cleared'::text, 'confirmed'::text]))),
  CONSTRAINT screening_decisions_match_id_fkey FOREIGN KEY (match_id) REFERENCES screening_matches(id),
  CONSTRAINT screening_decisions_reason_not_empty CHECK ((reason <> ''::text))
);

CREATE INDEX screening_decisions_of_match ON public.screening_decisions USING btree (match_id, id);

CREATE TRIGGER screening_decisions_added_note_rows AFTER INSERT ON public.screening_decisions REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_decisions();

CREATE TRIGGER screening_decisions_changed_note_rows AFTER UPDATE ON public.screening_decisions REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_decisions();

CREATE TRIGGER screening_decisions_removed_note_rows AFTER DELETE ON public.screening_decisions REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_decisions();

CREATE TRIGGER screening_decisions_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.screening_decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON screening_decisions TO qist_server;

-- The people on the lists in force. Written before their list, whose row has their digest.
CREATE TABLE screening_entries (
  list_id uuid NOT NULL,
  -- Its row in the file.
  line integer NOT NULL,
  name text NOT NULL,
  father_name text,
  cnic text,
  reference text,
  -- Of the name and the father's name together, as parentage_sounds has it; null without either.
  sound text,
  CONSTRAINT screening_entries_pkey PRIMARY KEY (list_id, line),
  CONSTRAINT screening_entries_cnic_has_13_digits CHECK ((cnic ~ '^[0-9]{13}$'::text)),
  CONSTRAINT screening_entries_father_name_not_empty CHECK ((father_name <> ''::text)),
  CONSTRAINT screening_entries_line_positive CHECK ((line > 0)),
  CONSTRAINT screening_entries_list_id_fkey FOREIGN KEY (list_id) REFERENCES screening_lists(id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT screening_entries_name_not_empty CHECK ((name <> ''::text)),
  CONSTRAINT screening_entries_reference_not_empty CHECK ((reference <> ''::text))
);

CREATE INDEX screening_entries_cnic ON public.screening_entries USING btree (cnic) WHERE (cnic IS NOT NULL);

CREATE INDEX screening_entries_sound ON public.screening_entries USING btree (sound) WHERE (sound IS NOT NULL);

CREATE TRIGGER screening_entries_in_force_stay BEFORE DELETE ON public.screening_entries FOR EACH ROW EXECUTE FUNCTION keep_entries_in_force();

CREATE TRIGGER screening_entries_stand BEFORE UPDATE OR TRUNCATE ON public.screening_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT DELETE, INSERT, SELECT ON screening_entries TO qist_server;

-- The matches that a run found, new and known ones.
CREATE TABLE screening_findings (
  run_id uuid NOT NULL,
  match_id uuid NOT NULL,
  CONSTRAINT screening_findings_pkey PRIMARY KEY (run_id, match_id),
  CONSTRAINT screening_findings_match_id_fkey FOREIGN KEY (match_id) REFERENCES screening_matches(id),
  CONSTRAINT screening_findings_run_id_fkey FOREIGN KEY (run_id) REFERENCES screening_runs(id) DEFERRABLE INITIALLY DEFERRED
);

CREATE TRIGGER screening_findings_added_note_rows AFTER INSERT ON public.screening_findings REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_findings();

CREATE TRIGGER screening_findings_changed_note_rows AFTER UPDATE ON public.screening_findings REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_findings();

CREATE TRIGGER screening_findings_removed_note_rows AFTER DELETE ON public.screening_findings REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_findings();

CREATE TRIGGER screening_findings_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.screening_findings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON screening_findings TO qist_server;

-- The editions of lists. One of a name is in force; the rows of earlier ones stay, their entries do not.
CREATE TABLE screening_lists (
  id uuid NOT NULL,
  name text NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  file_hash bytea NOT NULL,
  bytes integer NOT NULL,
  -- The entries, each once.
  rows integer NOT NULL,
  -- The rows of the file that said the same as another.
  repeated integer NOT NULL,
  -- Of the entries as they were added, with which verify compares them.
  entries_digest text NOT NULL,
  added_at timestamp with time zone NOT NULL,
  added_by uuid NOT NULL,
  -- When another edition took its place, or it was taken out of use.
  ended_at timestamp with time zone,
  ended_by uuid,
  CONSTRAINT screening_lists_pkey PRIMARY KEY (id),
  CONSTRAINT screening_lists_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  CONSTRAINT screening_lists_bytes_positive CHECK ((bytes > 0)),
  CONSTRAINT screening_lists_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  CONSTRAINT screening_lists_ended_whole CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CONSTRAINT screening_lists_file_hash_is_sha256 CHECK ((length(file_hash) = 32)),
  CONSTRAINT screening_lists_file_name_not_empty CHECK ((file_name <> ''::text)),
  CONSTRAINT screening_lists_format_known CHECK ((format = ANY (ARRAY['csv'::text, 'json'::text, 'xml'::text]))),
  CONSTRAINT screening_lists_name_not_empty CHECK ((name <> ''::text)),
  CONSTRAINT screening_lists_repeated_not_negative CHECK ((repeated >= 0)),
  CONSTRAINT screening_lists_rows_positive CHECK ((rows > 0))
);

CREATE INDEX screening_lists_history ON public.screening_lists USING btree (added_at DESC, id DESC);

CREATE UNIQUE INDEX screening_lists_in_force ON public.screening_lists USING btree (folded_name(name)) WHERE (ended_at IS NULL);

CREATE TRIGGER screening_lists_added_note_rows AFTER INSERT ON public.screening_lists REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_lists();

CREATE TRIGGER screening_lists_changed_note_rows AFTER UPDATE ON public.screening_lists REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_lists();

CREATE TRIGGER screening_lists_only_end BEFORE UPDATE ON public.screening_lists FOR EACH ROW WHEN (((old.ended_at IS NOT NULL) OR (((((((((((old.id IS DISTINCT FROM new.id) OR (old.name IS DISTINCT FROM new.name)) OR (old.file_name IS DISTINCT FROM new.file_name)) OR (old.format IS DISTINCT FROM new.format)) OR (old.file_hash IS DISTINCT FROM new.file_hash)) OR (old.bytes IS DISTINCT FROM new.bytes)) OR (old.rows IS DISTINCT FROM new.rows)) OR (old.repeated IS DISTINCT FROM new.repeated)) OR (old.entries_digest IS DISTINCT FROM new.entries_digest)) OR (old.added_at IS DISTINCT FROM new.added_at)) OR (old.added_by IS DISTINCT FROM new.added_by)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER screening_lists_removed_note_rows AFTER DELETE ON public.screening_lists REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_lists();

CREATE TRIGGER screening_lists_stay BEFORE DELETE OR TRUNCATE ON public.screening_lists FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON screening_lists TO qist_server;

-- A person of the lender's who is as an entry of a list says. Found once; it stays whatever becomes of the person's record or the list.
CREATE TABLE screening_matches (
  id uuid NOT NULL,
  -- Of the person, the list and what was equal: a later run that finds the same adds no second match, and one that finds anything else does.
  match_key bytea NOT NULL,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  customer_id uuid,
  guarantor_id uuid,
  list_id uuid NOT NULL,
  line integer NOT NULL,
  -- This and the next columns are as they were when it was found.
  entry_name text NOT NULL,
  entry_father_name text,
  entry_cnic text,
  entry_reference text,
  person_name text NOT NULL,
  person_father_name text,
  person_cnic text NOT NULL,
  -- The run that found it first.
  run_id uuid NOT NULL,
  found_at timestamp with time zone NOT NULL,
  CONSTRAINT screening_matches_pkey PRIMARY KEY (id),
  CONSTRAINT screening_matches_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT screening_matches_guarantor_id_fkey FOREIGN KEY (guarantor_id) REFERENCES guarantors(id),
  CONSTRAINT screening_matches_kind_known CHECK ((kind = ANY (ARRAY['stop'::text, 'look'::text]))),
  CONSTRAINT screening_matches_list_id_fkey FOREIGN KEY (list_id) REFERENCES screening_lists(id),
  CONSTRAINT screening_matches_match_key_is_sha256 CHECK ((length(match_key) = 32)),
  CONSTRAINT screening_matches_match_key_key UNIQUE (match_key),
  CONSTRAINT screening_matches_of_one_person CHECK ((num_nonnulls(customer_id, guarantor_id) = 1)),
  CONSTRAINT screening_matches_run_id_fkey FOREIGN KEY (run_id) REFERENCES screening_runs(id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT screening_matches_state_known CHECK ((state = ANY (ARRAY['open'::text, 'cleared'::text, 'confirmed'::text])))
);

CREATE INDEX screening_matches_customer ON public.screening_matches USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX screening_matches_decided ON public.screening_matches USING btree (found_at DESC, id DESC) WHERE (state <> 'open'::text);

CREATE INDEX screening_matches_guarantor ON public.screening_matches USING btree (guarantor_id) WHERE (guarantor_id IS NOT NULL);

CREATE INDEX screening_matches_undecided ON public.screening_matches USING btree (kind, found_at, id) WHERE (state = 'open'::text);

CREATE TRIGGER screening_matches_added_note_rows AFTER INSERT ON public.screening_matches REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_matches();

CREATE TRIGGER screening_matches_as_found BEFORE UPDATE ON public.screening_matches FOR EACH ROW WHEN ((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.match_key IS DISTINCT FROM new.match_key)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.customer_id IS DISTINCT FROM new.customer_id)) OR (old.guarantor_id IS DISTINCT FROM new.guarantor_id)) OR (old.list_id IS DISTINCT FROM new.list_id)) OR (old.line IS DISTINCT FROM new.line)) OR (old.entry_name IS DISTINCT FROM new.entry_name)) OR (old.entry_father_name IS DISTINCT FROM new.entry_father_name)) OR (old.entry_cnic IS DISTINCT FROM new.entry_cnic)) OR (old.entry_reference IS DISTINCT FROM new.entry_reference)) OR (old.person_name IS DISTINCT FROM new.person_name)) OR (old.person_father_name IS DISTINCT FROM new.person_father_name)) OR (old.person_cnic IS DISTINCT FROM new.person_cnic)) OR (old.run_id IS DISTINCT FROM new.run_id)) OR (old.found_at IS DISTINCT FROM new.found_at)) OR (new.state = 'open'::text))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER screening_matches_changed_note_rows AFTER UPDATE ON public.screening_matches REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_matches();

CREATE TRIGGER screening_matches_removed_note_rows AFTER DELETE ON public.screening_matches REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_matches();

CREATE TRIGGER screening_matches_stay BEFORE DELETE OR TRUNCATE ON public.screening_matches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON screening_matches TO qist_server;

-- Each comparison of people with the lists in force. Only ever added to.
CREATE TABLE screening_runs (
  id uuid NOT NULL,
  -- save: a person was saved. approval: before an agreement was approved or activated. list: a list was added. start: screening was turned on.
  why text NOT NULL,
  ran_at timestamp with time zone NOT NULL,
  ran_by uuid,
  customer_id uuid,
  guarantor_id uuid,
  agreement_id uuid,
  -- The SHA-256 of the file of each list that was compared with.
  list_hashes text[] NOT NULL,
  -- The number of people.
  checked integer NOT NULL,
  found integer NOT NULL,
  found_new integer NOT NULL,
  CONSTRAINT screening_runs_pkey PRIMARY KEY (id),
  CONSTRAINT screening_runs_about_its_reason CHECK (((num_nonnulls(customer_id, guarantor_id) = ((why = 'save'::text))::integer) AND ((agreement_id IS NOT NULL) = (why = 'approval'::text)))),
  CONSTRAINT screening_runs_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT screening_runs_checked_not_negative CHECK ((checked >= 0)),
  CONSTRAINT screening_runs_compares_with_lists CHECK ((cardinality(list_hashes) > 0)),
  CONSTRAINT screening_runs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT screening_runs_found_new_is_a_part CHECK (((found_new >= 0) AND (found_new <= found))),
  CONSTRAINT screening_runs_found_not_negative CHECK ((found >= 0)),
  CONSTRAINT screening_runs_guarantor_id_fkey FOREIGN KEY (guarantor_id) REFERENCES guarantors(id),
  CONSTRAINT screening_runs_ran_by_fkey FOREIGN KEY (ran_by) REFERENCES users(id),
  CONSTRAINT screening_runs_why_known CHECK ((why = ANY (ARRAY['save'::text, 'approval'::text, 'list'::text, 'start'::text])))
);

CREATE INDEX screening_runs_history ON public.screening_runs USING btree (ran_at DESC, id DESC);

CREATE TRIGGER screening_runs_added_note_rows AFTER INSERT ON public.screening_runs REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_runs();

CREATE TRIGGER screening_runs_changed_note_rows AFTER UPDATE ON public.screening_runs REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_runs();

CREATE TRIGGER screening_runs_removed_note_rows AFTER DELETE ON public.screening_runs REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_runs();

CREATE TRIGGER screening_runs_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.screening_runs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON screening_runs TO qist_server;

-- Requests for a customer who can no longer enter the second step: a branch asks, and another person decides.
CREATE TABLE second_step_resets (
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  -- How the branch made sure that it is the customer who asks.
  identity_proof text NOT NULL,
  -- Of the second step that is lost: one that was set up since is not reset.
  totp_confirmed_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'pending'::text,
  requested_by uuid NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_note text,
  CONSTRAINT second_step_resets_pkey PRIMARY KEY (id),
  CONSTRAINT second_step_resets_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT second_step_resets_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT second_step_resets_decided_by_someone CHECK ((((state = ANY (ARRAY['approved'::text, 'rejected'::text])) = (decided_by IS NOT NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  CONSTRAINT second_step_resets_identity_proof_not_empty CHECK ((identity_proof <> ''::text)),
  CONSTRAINT second_step_resets_maker_is_not_checker CHECK ((decided_by <> requested_by)),
  CONSTRAINT second_step_resets_reason_not_empty CHECK ((reason <> ''::text)),
  CONSTRAINT second_step_resets_rejected_with_reason CHECK (((state <> 'rejected'::text) OR (COALESCE(decision_note, ''::text) <> ''::text))),
  CONSTRAINT second_step_resets_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id),
  CONSTRAINT second_step_resets_state_known CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'outdated'::text]))),
  CONSTRAINT second_step_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE INDEX second_step_resets_closed ON public.second_step_resets USING btree (requested_at DESC, id DESC) WHERE (state <> 'pending'::text);

CREATE UNIQUE INDEX second_step_resets_pending_once ON public.second_step_resets USING btree (user_id) WHERE (state = 'pending'::text);

CREATE INDEX second_step_resets_waiting ON public.second_step_resets USING btree (requested_at, id) WHERE (state = 'pending'::text);

CREATE TRIGGER second_step_resets_added_note_rows AFTER INSERT ON public.second_step_resets REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_second_step_resets();

CREATE TRIGGER second_step_resets_changed_note_rows AFTER UPDATE ON public.second_step_resets REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_second_step_resets();

CREATE TRIGGER second_step_resets_decided_once BEFORE UPDATE ON public.second_step_resets FOR EACH ROW WHEN ((old.state <> 'pending'::text)) EXECUTE FUNCTION refuse_second_decision();

CREATE TRIGGER second_step_resets_removed_note_rows AFTER DELETE ON public.second_step_resets REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_second_step_resets();

CREATE TRIGGER second_step_resets_stay BEFORE DELETE OR TRUNCATE ON public.second_step_resets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON second_step_resets TO qist_server;

-- The browsers that users are signed in with. Deleted after their end.
CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- SHA-256 of what the browser holds, as is cookie_hash: a copy of this table signs nobody in.
  token_hash bytea NOT NULL,
  cookie_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  -- Moved forward by use, never past ends_at.
  expires_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone NOT NULL,
  -- As the browser named itself; null when it did not.
  browser text,
  system text,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_cookie_hash_is_sha256 CHECK ((length(cookie_hash) = 32)),
  CONSTRAINT sessions_expire_by_their_end CHECK ((expires_at <= ends_at)),
  CONSTRAINT sessions_token_hash_is_sha256 CHECK ((length(token_hash) = 32)),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE INDEX sessions_end ON public.sessions USING btree (ends_at);

CREATE INDEX sessions_user_id ON public.sessions USING btree (user_id);

CREATE TRIGGER sessions_notify_live_access AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION notify_live_access('user_id');

GRANT DELETE, INSERT, SELECT, UPDATE ON sessions TO qist_server;

-- Codes that a branch hands out to sign in or set a password with, and the secrets of mailed and printed links. Each works once. Deleted a month after they expire.
CREATE TABLE sign_in_codes (
  id uuid NOT NULL,
  purpose text NOT NULL,
  code_hash bytea NOT NULL,
  customer_id uuid,
  user_id uuid,
  -- Null for what the product makes by itself.
  issued_by uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT sign_in_codes_pkey PRIMARY KEY (id),
  CONSTRAINT sign_in_codes_code_hash_is_sha256 CHECK ((length(code_hash) = 32)),
  CONSTRAINT sign_in_codes_code_hash_key UNIQUE (code_hash),
  CONSTRAINT sign_in_codes_customer_by_purpose CHECK (((customer_id IS NOT NULL) = (purpose = 'customer_activation'::text))),
  CONSTRAINT sign_in_codes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT sign_in_codes_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  CONSTRAINT sign_in_codes_purpose_known CHECK ((purpose = ANY (ARRAY['customer_activation'::text, 'employee_activation'::text, 'password_reset'::text, 'password_reset_link'::text, 'set_up_link'::text]))),
  CONSTRAINT sign_in_codes_user_by_purpose CHECK (((user_id IS NOT NULL) = (purpose = ANY (ARRAY['employee_activation'::text, 'password_reset'::text, 'password_reset_link'::text])))),
  CONSTRAINT sign_in_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE INDEX sign_in_codes_customer ON public.sign_in_codes USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX sign_in_codes_expiry ON public.sign_in_codes USING btree (expires_at);

CREATE INDEX sign_in_codes_user ON public.sign_in_codes USING btree (user_id) WHERE (user_id IS NOT NULL);

GRANT DELETE, INSERT, SELECT, UPDATE ON sign_in_codes TO qist_server;

GRANT SELECT ON standing_closes TO qist_server;

-- The files of statements that added lines. The next file of an account is read by the columns of its last one, if it has the same headings.
CREATE TABLE statement_files (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  file_name text NOT NULL,
  headings text[] NOT NULL,
  -- The place of each field, from 0; null where the file has none.
  columns jsonb NOT NULL,
  date_order text,
  -- The lines in the file, among them those that earlier files have brought.
  lines integer NOT NULL,
  added integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  CONSTRAINT statement_files_pkey PRIMARY KEY (id),
  CONSTRAINT statement_files_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash_accounts(id),
  CONSTRAINT statement_files_adds_lines CHECK (((added >= 1) AND (added <= lines))),
  CONSTRAINT statement_files_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT statement_files_date_order_known CHECK ((date_order = ANY (ARRAY['day_first'::text, 'month_first'::text]))),
  CONSTRAINT statement_files_file_name_not_empty CHECK ((file_name <> ''::text)),
  CONSTRAINT statement_files_id_account_id_key UNIQUE (id, account_id)
);

CREATE INDEX statement_files_of_account ON public.statement_files USING btree (account_id, id DESC);

CREATE TRIGGER statement_files_added_note_rows AFTER INSERT ON public.statement_files REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_files();

CREATE TRIGGER statement_files_changed_note_rows AFTER UPDATE ON public.statement_files REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_files();

CREATE TRIGGER statement_files_removed_note_rows AFTER DELETE ON public.statement_files REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_files();

CREATE TRIGGER statement_files_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.statement_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON statement_files TO qist_server;

-- The lines of statements, each once: its account, day, amount, reference and place among its like are its identity.
CREATE TABLE statement_lines (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  file_id uuid NOT NULL,
  line integer NOT NULL,
  day date NOT NULL,
  -- In paisa, below zero for money that went out.
  paisa bigint NOT NULL,
  reference text,
  -- Its place among the lines of its account with the same day, amount and reference, from 1.
  nth integer NOT NULL,
  text text NOT NULL,
  -- The balance of the account after the line.
  balance_paisa bigint,
  CONSTRAINT statement_lines_pkey PRIMARY KEY (id),
  CONSTRAINT statement_lines_file_id_account_id_fkey FOREIGN KEY (file_id, account_id) REFERENCES statement_files(id, account_id),
  CONSTRAINT statement_lines_line_positive CHECK ((line > 0)),
  CONSTRAINT statement_lines_nth_positive CHECK ((nth > 0)),
  CONSTRAINT statement_lines_paisa_not_zero CHECK ((paisa <> 0))
);

CREATE INDEX statement_lines_of_account ON public.statement_lines USING btree (account_id, id DESC);

CREATE UNIQUE INDEX statement_lines_once ON public.statement_lines USING btree (account_id, day, paisa, COALESCE(reference_key(reference), ''::text), nth);

CREATE TRIGGER statement_lines_added_note_rows AFTER INSERT ON public.statement_lines REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_lines();

CREATE TRIGGER statement_lines_changed_note_rows AFTER UPDATE ON public.statement_lines REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_lines();

CREATE TRIGGER statement_lines_removed_note_rows AFTER DELETE ON public.statement_lines REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_lines();

CREATE TRIGGER statement_lines_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.statement_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON statement_lines TO qist_server;

-- The record that each line is: the payment that was recorded from it, or one that was on the books before, a deposit of cash, or none. A match ends once and is never removed.
CREATE TABLE statement_matches (
  id uuid NOT NULL,
  line_id uuid NOT NULL,
  -- posted: the entry was recorded from the line, in one transaction. linked: the entry was there before. aside: no money of a customer.
  how text NOT NULL,
  agreement_id uuid,
  entry_id uuid,
  movement_id uuid,
  reason text,
  -- A rule of the account matched it when a file was added; matched_by is who added the file.
  by_rule boolean NOT NULL DEFAULT false,
  -- The class of the line when it was matched, for the shares of the classes.
  found_as text NOT NULL,
  matched_at timestamp with time zone NOT NULL,
  matched_by uuid NOT NULL,
  -- Of a posted line this is after its entry was reversed, when the line is matched again.
  undone_at timestamp with time zone,
  undone_by uuid,
  CONSTRAINT statement_matches_pkey PRIMARY KEY (id),
  CONSTRAINT statement_matches_by_rule_without_deposit CHECK ((NOT (by_rule AND (how = 'deposit'::text)))),
  CONSTRAINT statement_matches_entry_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries(agreement_id, id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT statement_matches_found_as_known CHECK ((found_as = ANY (ARRAY['certain'::text, 'likely'::text, 'unknown'::text, 'aside'::text]))),
  CONSTRAINT statement_matches_line_id_fkey FOREIGN KEY (line_id) REFERENCES statement_lines(id),
  CONSTRAINT statement_matches_matched_by_fkey FOREIGN KEY (matched_by) REFERENCES users(id),
  CONSTRAINT statement_matches_movement_id_fkey FOREIGN KEY (movement_id) REFERENCES cash_movements(id),
  CONSTRAINT statement_matches_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id),
  CONSTRAINT statement_matches_undone_whole CHECK (((undone_at IS NULL) = (undone_by IS NULL))),
  CONSTRAINT statement_matches_whole CHECK (
CASE how
    WHEN 'posted'::text THEN ((num_nonnulls(agreement_id, entry_id) = 2) AND (num_nonnulls(movement_id, reason) = 0))
    WHEN 'linked'::text THEN ((num_nonnulls(agreement_id, entry_id) = 2) AND (num_nonnulls(movement_id, reason) = 0))
    WHEN 'deposit'::text THEN ((movement_id IS NOT NULL) AND (num_nonnulls(agreement_id, entry_id, reason) = 0))
    WHEN 'aside'::text THEN ((reason <> ''::text) AND (num_nonnulls(agreement_id, entry_id, movement_id) = 0))
    ELSE false
END)
);

CREATE UNIQUE INDEX statement_matches_entry_once ON public.statement_matches USING btree (entry_id) WHERE (undone_at IS NULL);

CREATE UNIQUE INDEX statement_matches_line_once ON public.statement_matches USING btree (line_id) WHERE (undone_at IS NULL);

CREATE UNIQUE INDEX statement_matches_movement_once ON public.statement_matches USING btree (movement_id) WHERE (undone_at IS NULL);

CREATE TRIGGER statement_matches_added_note_rows AFTER INSERT ON public.statement_matches REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_matches();

CREATE TRIGGER statement_matches_changed_note_rows AFTER UPDATE ON public.statement_matches REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_matches();

CREATE TRIGGER statement_matches_only_end BEFORE UPDATE ON public.statement_matches FOR EACH ROW WHEN (((old.undone_at IS NOT NULL) OR (((((((((((old.id IS DISTINCT FROM new.id) OR (old.line_id IS DISTINCT FROM new.line_id)) OR (old.how IS DISTINCT FROM new.how)) OR (old.agreement_id IS DISTINCT FROM new.agreement_id)) OR (old.entry_id IS DISTINCT FROM new.entry_id)) OR (old.movement_id IS DISTINCT FROM new.movement_id)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.by_rule IS DISTINCT FROM new.by_rule)) OR (old.found_as IS DISTINCT FROM new.found_as)) OR (old.matched_at IS DISTINCT FROM new.matched_at)) OR (old.matched_by IS DISTINCT FROM new.matched_by)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER statement_matches_removed_note_rows AFTER DELETE ON public.statement_matches REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_matches();

CREATE TRIGGER statement_matches_stay BEFORE DELETE OR TRUNCATE ON public.statement_matches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT, UPDATE ON statement_matches TO qist_server;

-- The rules by which new lines of an account are matched by themselves. An account without a row has none.
CREATE TABLE statement_rules (
  account_id uuid NOT NULL,
  -- A line with a payment number is recorded, and one with the reference and amount of an entry linked.
  posts_certain boolean NOT NULL,
  -- Words by which a line of money that went out is a fee of the bank, and is set aside.
  aside_texts text[] NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT statement_rules_pkey PRIMARY KEY (account_id),
  CONSTRAINT statement_rules_account_id_fkey FOREIGN KEY (account_id) REFERENCES cash_accounts(id),
  CONSTRAINT statement_rules_aside_texts_at_most_20 CHECK ((cardinality(aside_texts) <= 20))
);

CREATE TRIGGER statement_rules_added_note_rows AFTER INSERT ON public.statement_rules REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_rules();

CREATE TRIGGER statement_rules_changed_note_rows AFTER UPDATE ON public.statement_rules REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_rules();

CREATE TRIGGER statement_rules_removed_note_rows AFTER DELETE ON public.statement_rules REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_rules();

GRANT INSERT, SELECT, UPDATE ON statement_rules TO qist_server;

-- The terms that later ones replaced, so that each version of a key fact statement can be printed again.
CREATE TABLE superseded_terms (
  agreement_id uuid NOT NULL,
  version integer NOT NULL,
  schedule_number integer NOT NULL,
  key_facts_edition integer NOT NULL,
  -- {contractKind, price, downPayment, relief, items}; the installments are those of the schedule.
  terms jsonb NOT NULL,
  CONSTRAINT superseded_terms_pkey PRIMARY KEY (agreement_id, version),
  CONSTRAINT superseded_terms_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT superseded_terms_agreement_id_schedule_number_fkey FOREIGN KEY (agreement_id, schedule_number) REFERENCES schedules(agreement_id, number),
  CONSTRAINT superseded_terms_are_an_object CHECK ((jsonb_typeof(terms) = 'object'::text)),
  CONSTRAINT superseded_terms_edition_positive CHECK ((key_facts_edition > 0)),
  CONSTRAINT superseded_terms_version_positive CHECK ((version > 0))
);

CREATE TRIGGER superseded_terms_stand BEFORE DELETE OR UPDATE OR TRUNCATE ON public.superseded_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON superseded_terms TO qist_server;

-- The slips of transfers and cheques that entries take. A reversal gives the slip back.
CREATE TABLE taken_slips (
  key text NOT NULL,
  agreement_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  CONSTRAINT taken_slips_pkey PRIMARY KEY (key),
  CONSTRAINT taken_slips_agreement_id_entry_id_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries(agreement_id, id)
);

CREATE INDEX taken_slips_entry ON public.taken_slips USING btree (entry_id);

GRANT DELETE, INSERT, SELECT ON taken_slips TO qist_server;

-- The payments that reported transfers were recorded as. A payment is one transfer; a report has another one only after the payment before was reversed.
CREATE TABLE transfer_matches (
  entry_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  report_id uuid NOT NULL,
  matched_at timestamp with time zone NOT NULL,
  matched_by uuid NOT NULL,
  CONSTRAINT transfer_matches_pkey PRIMARY KEY (entry_id, agreement_id),
  CONSTRAINT transfer_matches_agreement_id_entry_id_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries(agreement_id, id),
  CONSTRAINT transfer_matches_matched_by_fkey FOREIGN KEY (matched_by) REFERENCES users(id),
  CONSTRAINT transfer_matches_report_fkey FOREIGN KEY (report_id, agreement_id) REFERENCES transfer_reports(id, agreement_id)
);

CREATE INDEX transfer_matches_report ON public.transfer_matches USING btree (report_id, matched_at DESC);

CREATE TRIGGER transfer_matches_checking BEFORE INSERT ON public.transfer_matches FOR EACH ROW EXECUTE FUNCTION match_transfer_report();

CREATE TRIGGER transfer_matches_payment AFTER INSERT ON public.transfer_matches FOR EACH ROW EXECUTE FUNCTION check_matched_payment();

CREATE TRIGGER transfer_matches_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.transfer_matches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT INSERT, SELECT ON transfer_matches TO qist_server;

-- Transfers that customers say they have sent. They are no money: the payments that staff match them to are.
CREATE TABLE transfer_reports (
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  amount bigint NOT NULL,
  sent_on date NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  slip_hash bytea NOT NULL,
  -- Kept by the triggers of matches and entries: matched while a payment it was matched to is not reversed.
  state text NOT NULL DEFAULT 'checking'::text,
  reported_at timestamp with time zone NOT NULL,
  refused_at timestamp with time zone,
  refused_by uuid,
  refusal_reason text,
  CONSTRAINT transfer_reports_pkey PRIMARY KEY (id),
  CONSTRAINT transfer_reports_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT transfer_reports_amount_positive CHECK ((amount > 0)),
  CONSTRAINT transfer_reports_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  CONSTRAINT transfer_reports_method_known CHECK ((method = ANY (ARRAY['bank'::text, 'jazzcash'::text, 'easypaisa'::text, 'raast'::text]))),
  CONSTRAINT transfer_reports_of_agreement UNIQUE (id, agreement_id),
  CONSTRAINT transfer_reports_reference_given CHECK ((reference_key(reference) IS NOT NULL)),
  CONSTRAINT transfer_reports_refusal_reason_not_empty CHECK ((refusal_reason <> ''::text)),
  CONSTRAINT transfer_reports_refused_by_fkey FOREIGN KEY (refused_by) REFERENCES users(id),
  CONSTRAINT transfer_reports_refused_whole CHECK ((num_nulls(refused_at, refused_by, refusal_reason) =
CASE state
    WHEN 'refused'::text THEN 0
    ELSE 3
END)),
  CONSTRAINT transfer_reports_slip_hash_length CHECK ((length(slip_hash) = 32)),
  CONSTRAINT transfer_reports_state_known CHECK ((state = ANY (ARRAY['checking'::text, 'matched'::text, 'refused'::text])))
);

CREATE INDEX transfer_reports_checking ON public.transfer_reports USING btree (reported_at, id) WHERE (state = 'checking'::text);

CREATE INDEX transfer_reports_customer ON public.transfer_reports USING btree (customer_id, reported_at DESC, id DESC);

CREATE INDEX transfer_reports_done ON public.transfer_reports USING btree (reported_at DESC, id DESC) WHERE (state <> 'checking'::text);

CREATE UNIQUE INDEX transfer_reports_once ON public.transfer_reports USING btree (customer_id, slip_key(method, reference)) WHERE (state <> 'refused'::text);

CREATE INDEX transfer_reports_slip ON public.transfer_reports USING btree (slip_hash);

CREATE INDEX transfer_reports_slip_key ON public.transfer_reports USING btree (slip_key(method, reference));

CREATE TRIGGER transfer_reports_added_note_rows AFTER INSERT ON public.transfer_reports REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_transfer_reports();

CREATE TRIGGER transfer_reports_changed_note_rows AFTER UPDATE ON public.transfer_reports REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_transfer_reports();

CREATE TRIGGER transfer_reports_removed_note_rows AFTER DELETE ON public.transfer_reports REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_transfer_reports();

GRANT INSERT, SELECT, UPDATE ON transfer_reports TO qist_server;

-- The people who sign in.
CREATE TABLE users (
  id uuid NOT NULL,
  full_name text NOT NULL,
  full_name_ur text,
  phone text,
  email text,
  role text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  -- Signed up without a code and linked to no record yet: phone and e-mail are what the person says, and others may say the same.
  is_waiting boolean NOT NULL DEFAULT false,
  language text NOT NULL,
  list_rows text NOT NULL DEFAULT 'by_screen'::text,
  -- Argon2id in its own text form, salt and cost included. Null until a password is chosen.
  password_hash text,
  -- When the person showed that the e-mail is theirs, by a mailed link or through Google.
  email_confirmed_at timestamp with time zone,
  -- The id of the user at Google, from the first sign-in through it on.
  google_subject text,
  -- The user, or a superadmin for them, has undone the link to Google: it is not made again by itself.
  is_google_off boolean NOT NULL DEFAULT false,
  -- The secret that the authenticator app was given, in base 32. Counts from totp_confirmed_at on.
  totp_secret text,
  totp_confirmed_at timestamp with time zone,
  -- The half minute of the last code that was accepted: neither it nor an older one is accepted again.
  totp_last_step bigint,
  last_signed_in_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  -- Goes up with every change that a person makes to the user, so that nobody's changes are lost.
  version integer NOT NULL DEFAULT 1,
  name_search tsvector NOT NULL GENERATED ALWAYS AS (name_terms(((full_name || ' '::text) || COALESCE(full_name_ur, ''::text)))) STORED,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_confirmed_totp_has_a_secret CHECK (((totp_confirmed_at IS NULL) OR (totp_secret IS NOT NULL))),
  CONSTRAINT users_email_well_formed CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text))),
  CONSTRAINT users_full_name_not_empty CHECK ((full_name <> ''::text)),
  CONSTRAINT users_full_name_ur_not_empty CHECK ((full_name_ur <> ''::text)),
  CONSTRAINT users_google_off_has_no_subject CHECK (((NOT is_google_off) OR (google_subject IS NULL))),
  CONSTRAINT users_google_subject_key UNIQUE (google_subject),
  CONSTRAINT users_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ur'::text]))),
  CONSTRAINT users_list_rows_known CHECK ((list_rows = ANY (ARRAY['by_screen'::text, 'comfortable'::text, 'compact'::text]))),
  CONSTRAINT users_phone_is_a_mobile CHECK ((phone ~ '^03[0-9]{9}$'::text)),
  CONSTRAINT users_phone_or_email_given CHECK (((phone IS NOT NULL) OR (email IS NOT NULL))),
  CONSTRAINT users_role_known CHECK ((role = ANY (ARRAY['superadmin'::text, 'employee'::text, 'customer'::text]))),
  CONSTRAINT users_waiting_is_a_customer CHECK (((NOT is_waiting) OR (role = 'customer'::text)))
);

CREATE UNIQUE INDEX users_email_key ON public.users USING btree (email) WHERE (NOT is_waiting);

CREATE INDEX users_email_prefix ON public.users USING btree (email text_pattern_ops);

CREATE INDEX users_name ON public.users USING gin (name_search) WITH (fastupdate=off);

CREATE UNIQUE INDEX users_phone_key ON public.users USING btree (phone) WHERE (NOT is_waiting);

CREATE INDEX users_phone_prefix ON public.users USING btree (phone text_pattern_ops);

CREATE INDEX users_staff_newest ON public.users USING btree (created_at DESC, id DESC) WHERE (role = ANY (ARRAY['superadmin'::text, 'employee'::text]));

CREATE TRIGGER users_added_note_rows AFTER INSERT ON public.users REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_users();

CREATE TRIGGER users_changed_note_rows AFTER UPDATE ON public.users REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_users();

CREATE TRIGGER users_notify_live_access AFTER UPDATE OF role, is_active ON public.users FOR EACH ROW WHEN (((old.role <> new.role) OR (old.is_active <> new.is_active))) EXECUTE FUNCTION notify_live_access('id');

CREATE TRIGGER users_removed_note_rows AFTER DELETE ON public.users REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_users();

GRANT INSERT, SELECT, UPDATE ON users TO qist_server;

CREATE VIEW agreement_rows AS
 SELECT a.id AS agreement_id,
    'agreement'::text AS part,
    row_digest(a.*) AS digest,
    (a.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM agreements a
UNION ALL
 SELECT a.id AS agreement_id,
    'agreement before'::text AS part,
    a.previous_digest AS digest,
    (a.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM agreements a
  WHERE (a.previous_digest IS NOT NULL)
UNION ALL
 SELECT i.agreement_id,
    'items'::text AS part,
    digest_of((ROW(array_agg(ROW(i.agreement_id, i."position", i.product_id, i.description, i.quantity, i.unit_price) ORDER BY i."position"), ( SELECT array_agg(ROW(g.agreement_id, g.guarantor_id, g.relation) ORDER BY g.guarantor_id) AS array_agg
           FROM agreement_guarantors g
          WHERE (g.agreement_id = i.agreement_id))))::text) AS digest,
    bool_or((i.xmin = (pg_current_xact_id_if_assigned())::xid)) AS is_new
   FROM agreement_items i
  GROUP BY i.agreement_id
UNION ALL
 SELECT s.agreement_id,
    ('schedule '::text || s.number) AS part,
    digest_of((ROW(ROW(s.agreement_id, s.number, ((EXTRACT(epoch FROM s.made_at) * (1000000)::numeric))::bigint, s.previous_number, s.carried), ( SELECT array_agg(ROW(r.number, (r.due_on - '1970-01-01'::date), r.amount, (r.moved_from - '1970-01-01'::date)) ORDER BY r.number) AS array_agg
           FROM installments r
          WHERE ((r.agreement_id = s.agreement_id) AND (r.schedule_number = s.number) AND (r.number > 0)))))::text) AS digest,
    (s.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM schedules s
UNION ALL
 SELECT s.agreement_id,
    ('replaced schedule '::text || s.number) AS part,
    digest_of((ROW(( SELECT array_agg(ROW(ROW(r.number, (r.due_on - '1970-01-01'::date), r.amount, (r.moved_from - '1970-01-01'::date)), r.paid, r.relieved) ORDER BY r.number) AS array_agg
           FROM installments r
          WHERE ((r.agreement_id = s.agreement_id) AND (r.schedule_number = s.number)))))::text) AS digest,
    (n.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM (schedules s
     JOIN schedules n ON (((n.agreement_id = s.agreement_id) AND (n.number = (s.number + 1)))))
UNION ALL
 SELECT t.agreement_id,
    ('terms '::text || t.version) AS part,
    row_digest(t.*) AS digest,
    (t.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM superseded_terms t
UNION ALL
 SELECT p.agreement_id,
    ('approval '::text || p.id) AS part,
    row_digest(p.*) AS digest,
    (p.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM approvals p
UNION ALL
 SELECT p.agreement_id,
    (('approval '::text || p.id) || ' before'::text) AS part,
    p.previous_digest AS digest,
    (p.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM approvals p
  WHERE (p.previous_digest IS NOT NULL)
UNION ALL
 SELECT e.agreement_id,
    ('entry '::text || e."position") AS part,
    row_digest(e.*) AS digest,
    (e.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM entries e
UNION ALL
 SELECT r.agreement_id,
    receipt_part(a.number, b.code, r.series, r.serial) AS part,
    row_digest(r.*) AS digest,
    (r.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM (((receipts r
     JOIN entries e ON (((e.id = r.entry_id) AND (e.agreement_id = r.agreement_id))))
     JOIN agreements a ON ((a.id = r.agreement_id)))
     JOIN branches b ON ((b.id = r.branch_id)))
UNION ALL
 SELECT p.agreement_id,
    ('promise '::text || p.id) AS part,
    row_digest(p.*) AS digest,
    (p.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM payment_promises p
UNION ALL
 SELECT c.agreement_id,
    ('contact '::text || c.id) AS part,
    row_digest(c.*) AS digest,
    (c.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM contact_log c
UNION ALL
 SELECT p.agreement_id,
    ('print '::text || p.id) AS part,
    row_digest(p.*) AS digest,
    (p.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM (receipt_prints p
     JOIN entries e ON (((e.id = p.entry_id) AND (e.agreement_id = p.agreement_id))))
UNION ALL
 SELECT e.agreement_id,
    ('invoice '::text || e."position") AS part,
    row_digest(e.*) AS digest,
    (e.xmin = (pg_current_xact_id_if_assigned())::xid) AS is_new
   FROM cost_evidence e;

CREATE VIEW cash_books AS
 SELECT d.branch_id,
    d.opened_at,
    c.id AS close_id,
    c.serial,
    c.day AS closed_until,
    COALESCE(c.until, (d.opened_at - '00:00:00.000001'::interval)) AS since
   FROM (cash_drawers d
     LEFT JOIN LATERAL ( SELECT cash_day_closes.id,
            cash_day_closes.serial,
            cash_day_closes.day,
            cash_day_closes.until
           FROM cash_day_closes
          WHERE ((cash_day_closes.branch_id = d.branch_id) AND (cash_day_closes.reopened_at IS NULL))
          ORDER BY cash_day_closes.serial DESC
         LIMIT 1) c ON (true));

CREATE VIEW reported_due_days AS
 SELECT due_days.due_on,
    due_days.branch_id,
    due_days.amount,
    due_days.paid
   FROM due_days
  WHERE (due_days.due_on > COALESCE(( SELECT max(standing_closes.month_end) AS max
           FROM standing_closes), '-infinity'::date))
UNION ALL
 SELECT closed_due_days.due_on,
    closed_due_days.branch_id,
    closed_due_days.amount,
    closed_due_days.paid
   FROM closed_due_days
  WHERE (closed_due_days.close_id IN ( SELECT standing_closes.id
           FROM standing_closes));

CREATE VIEW reported_officer_due_days AS
 SELECT officer_due_days.due_on,
    officer_due_days.branch_id,
    officer_due_days.officer_id,
    officer_due_days.installments,
    officer_due_days.before_move,
    officer_due_days.amount,
    officer_due_days.paid,
    officer_due_days.relieved,
    officer_due_days.unpaid
   FROM officer_due_days
  WHERE (officer_due_days.due_on > COALESCE(( SELECT max(standing_closes.month_end) AS max
           FROM standing_closes), '-infinity'::date))
UNION ALL
 SELECT closed_officer_due_days.due_on,
    closed_officer_due_days.branch_id,
    closed_officer_due_days.officer_id,
    closed_officer_due_days.installments,
    closed_officer_due_days.before_move,
    closed_officer_due_days.amount,
    closed_officer_due_days.paid,
    closed_officer_due_days.relieved,
    closed_officer_due_days.unpaid
   FROM closed_officer_due_days
  WHERE (closed_officer_due_days.close_id IN ( SELECT standing_closes.id
           FROM standing_closes));

CREATE VIEW standing_closes AS
 SELECT id,
    month_end
   FROM month_closes
  WHERE (reopened_at IS NULL);
