-- Clearance certificates: the numbered papers which say that nothing is owed under an agreement any more.

CREATE TABLE clearance_counters (
  branch_id uuid PRIMARY KEY REFERENCES branches,
  last_serial integer NOT NULL CONSTRAINT clearance_counters_last_serial_positive CHECK (last_serial > 0)
);
COMMENT ON TABLE clearance_counters IS 'The last serial of certificate numbers; its row lock keeps them without gaps.';

CREATE TABLE clearance_certificates (
  id uuid PRIMARY KEY,
  agreement_id uuid NOT NULL REFERENCES agreements,
  branch_id uuid NOT NULL REFERENCES branches,
  serial integer NOT NULL CONSTRAINT clearance_certificates_serial_positive CHECK (serial > 0),
  code text NOT NULL UNIQUE
    CONSTRAINT clearance_certificates_code_form CHECK (code ~ '^K(-[0-9A-HJKMNP-TV-Z]{4}){4}$'),
  entry_position integer NOT NULL CONSTRAINT clearance_certificates_entry_position_positive CHECK (entry_position > 0),
  issued_at timestamptz NOT NULL,
  issued_by uuid NOT NULL REFERENCES users,
  CONSTRAINT clearance_certificates_numbered_once UNIQUE (branch_id, serial),
  CONSTRAINT clearance_certificates_of_entry FOREIGN KEY (agreement_id, entry_position) REFERENCES entries (agreement_id, position)
);
COMMENT ON TABLE clearance_certificates IS 'Never changed: a certificate is void once a later entry lets something be owed again, which follows from the entries.';
COMMENT ON COLUMN clearance_certificates.branch_id IS 'The branch that numbered it. The agreement may have moved since.';
COMMENT ON COLUMN clearance_certificates.code IS 'The code by which anyone who holds the paper can check it; it cannot be guessed from the number.';
COMMENT ON COLUMN clearance_certificates.entry_position IS 'The last entry of the agreement when it was issued.';

CREATE INDEX clearance_certificates_agreement ON clearance_certificates (agreement_id, issued_at DESC);

CREATE TRIGGER clearance_certificates_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON clearance_certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION note_rows_of_clearance_certificates() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
CREATE OR REPLACE TRIGGER clearance_certificates_added_note_rows AFTER INSERT ON clearance_certificates
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_clearance_certificates();
CREATE OR REPLACE TRIGGER clearance_certificates_changed_note_rows AFTER UPDATE ON clearance_certificates
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_clearance_certificates();
CREATE OR REPLACE TRIGGER clearance_certificates_removed_note_rows AFTER DELETE ON clearance_certificates
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_clearance_certificates();
