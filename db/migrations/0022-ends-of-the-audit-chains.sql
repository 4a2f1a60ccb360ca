-- Only the trigger that links an event to the one before writes where the audit chains end: the server's role has no right to.
-- It finds its tables in the schema of today, not where the session of the caller looks first.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION chain_audit_event() SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
END
$$;
