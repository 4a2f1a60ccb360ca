-- A member of staff as an Urdu reader knows them; search finds them by either name.
ALTER TABLE users
  ADD COLUMN full_name_ur text CONSTRAINT users_full_name_ur_not_empty CHECK (full_name_ur <> ''),
  DROP COLUMN name_search;
ALTER TABLE users
  ADD COLUMN name_search tsvector NOT NULL
    GENERATED ALWAYS AS (name_terms(full_name || ' ' || coalesce(full_name_ur, ''))) STORED;
CREATE INDEX users_name ON users USING gin (name_search) WITH (fastupdate = off);

-- Guarantors are named in the papers that they sign.
ALTER TABLE guarantors
  ADD COLUMN full_name_ur text CONSTRAINT guarantors_full_name_ur_not_empty CHECK (full_name_ur <> '');

-- What the lender's people are hired as. The list is part of the office rules and is saved with them.
CREATE TABLE designations (
  id uuid CONSTRAINT designations_pkey PRIMARY KEY,
  name text NOT NULL CONSTRAINT designations_name_key UNIQUE DEFERRABLE
    CONSTRAINT designations_name_not_empty CHECK (name <> ''),
  name_ur text NOT NULL CONSTRAINT designations_name_ur_not_empty CHECK (name_ur <> ''),
  position integer NOT NULL
);

COMMENT ON TABLE designations IS
  'What people are hired as, in both languages and in the order in which it is offered.';

-- What was typed so far becomes the list. What is not one of these is called the same in Urdu until the lender says how.
WITH usual (name, name_ur, place) AS (
  VALUES ('Branch manager', 'برانچ مینیجر', 1),
         ('Installment officer', 'افسر برائے اقساط', 2),
         ('Recovery officer', 'ریکوری افسر', 3),
         ('Cashier', 'کیشیئر', 4)
), typed AS (
  SELECT DISTINCT designation AS name FROM employees
   WHERE designation IS NOT NULL AND designation NOT IN (SELECT name FROM usual)
), listed AS (
  SELECT name, name_ur, place FROM usual
   UNION ALL
  SELECT name, name, 5 FROM typed
)
INSERT INTO designations (id, name, name_ur, position)
SELECT gen_random_uuid(), name, name_ur, row_number() OVER (ORDER BY place, name) FROM listed;

ALTER TABLE employees
  ADD COLUMN designation_id uuid CONSTRAINT employees_designation_id_fkey REFERENCES designations;
UPDATE employees e SET designation_id = d.id FROM designations d WHERE d.name = e.designation;
ALTER TABLE employees DROP COLUMN designation;
CREATE INDEX employees_designation ON employees (designation_id);
