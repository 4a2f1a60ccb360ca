-- Registers that the lender brings along: a file, its rows, and what became of each.

CREATE TABLE imports (
  id uuid PRIMARY KEY,
  kind text NOT NULL CONSTRAINT imports_kind_known CHECK (kind IN ('customers', 'agreements')),
  file_name text NOT NULL CONSTRAINT imports_file_name_not_empty CHECK (file_name <> ''),
  file_hash bytea NOT NULL CONSTRAINT imports_file_hash_is_sha256 CHECK (length(file_hash) = 32),
  headings text[] NOT NULL,
  columns jsonb NOT NULL,
  date_order text CONSTRAINT imports_date_order_known CHECK (date_order IN ('day_first', 'month_first')),
  state text NOT NULL DEFAULT 'checked'
    CONSTRAINT imports_state_known CHECK (state IN ('checked', 'running', 'done', 'undoing', 'undone')),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users (id),
  started_at timestamptz,
  acting_user_id uuid REFERENCES users (id),
  acting_address text,
  undo_reason text CONSTRAINT imports_undo_reason_not_empty CHECK (undo_reason <> ''),
  finished_at timestamptz,
  CONSTRAINT imports_started_by_someone
    CHECK (CASE WHEN state = 'checked' THEN num_nonnulls(started_at, acting_user_id) = 0
                ELSE num_nulls(started_at, acting_user_id) = 0 END),
  CONSTRAINT imports_undone_with_reason CHECK ((state IN ('undoing', 'undone')) = (undo_reason IS NOT NULL))
);
COMMENT ON TABLE imports IS 'Files of customers or agreements that a lender brings along.';
COMMENT ON COLUMN imports.columns IS 'For each field the place of its column in the file, from 0, or null.';
COMMENT ON COLUMN imports.date_order IS 'How days that could be read both ways are read; null where that is a fault.';
COMMENT ON COLUMN imports.acting_user_id IS 'Who started it, or its undoing, last: in whose name the server goes on with it.';
COMMENT ON COLUMN imports.acting_address IS 'From where they did, for the audit.';
CREATE INDEX imports_newest ON imports (created_at DESC, id DESC);
-- The same file is not imported twice; once it is undone it may be.
CREATE UNIQUE INDEX imports_file_once ON imports (kind, file_hash) WHERE state <> 'undone';
CREATE INDEX imports_under_way ON imports (started_at) WHERE state IN ('running', 'undoing');

CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  line integer NOT NULL CONSTRAINT import_rows_line_below_headings CHECK (line > 1),
  cells text[],
  state text NOT NULL
    CONSTRAINT import_rows_state_known CHECK (state IN ('ready', 'known', 'faulty', 'created', 'undone', 'kept')),
  title text NOT NULL,
  faults jsonb NOT NULL DEFAULT '[]',
  register_key text,
  record_id uuid,
  record_version integer,
  PRIMARY KEY (import_id, line),
  CONSTRAINT import_rows_created_whole
    CHECK ((state IN ('created', 'undone', 'kept')) = (num_nonnulls(record_id, record_version) = 2)),
  CONSTRAINT import_rows_faults_told CHECK ((state = 'faulty') = (faults <> '[]'))
);
COMMENT ON TABLE import_rows IS 'The rows of an imported file, and what became of each.';
COMMENT ON COLUMN import_rows.line IS 'In the file, whose first line holds the headings.';
COMMENT ON COLUMN import_rows.cells IS 'As they are in the file; kept no longer than until the row is created.';
COMMENT ON COLUMN import_rows.title IS 'What tells the row from others: a name, or a register number and an item.';
COMMENT ON COLUMN import_rows.register_key IS 'Of an agreement: its branch and its number in the paper register.';
COMMENT ON COLUMN import_rows.record_id IS 'The customer or agreement that was created.';
COMMENT ON COLUMN import_rows.record_version IS 'Of that record as it was imported: a later version means that something is built on it.';
CREATE INDEX import_rows_state ON import_rows (import_id, state, line);
CREATE INDEX import_rows_record ON import_rows (record_id) WHERE record_id IS NOT NULL;
-- A number of a branch's register is imported once.
CREATE UNIQUE INDEX import_rows_register_once ON import_rows (register_key) WHERE state IN ('created', 'kept');

-- The server deletes no customer but one that was imported and not touched since. What refers to one forbids it.
CREATE FUNCTION remove_imported_customer(customer uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM customers c
   USING import_rows r
   WHERE c.id = customer AND r.record_id = c.id AND r.state = 'created' AND c.version = r.record_version
     AND c.user_id IS NULL AND c.status = 'active';
  RETURN FOUND;
EXCEPTION WHEN foreign_key_violation THEN
  RETURN false;
END $$;
