-- How much room a row of a list takes for this user, wherever they sign in.
ALTER TABLE users ADD COLUMN list_rows text NOT NULL DEFAULT 'comfortable'
  CONSTRAINT users_list_rows_known CHECK (list_rows IN ('comfortable', 'compact'));
