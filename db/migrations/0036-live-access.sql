-- An open stream of live changes was let in by a session, a role and a branch. When one of these ends or changes, by whatever
-- statement, every process is told to end the streams of that user at once.

CREATE FUNCTION notify_live_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_changes', json_build_object('accessOf', to_jsonb(OLD) ->> TG_ARGV[0])::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER sessions_notify_live_access AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_live_access('user_id');

CREATE TRIGGER users_notify_live_access AFTER UPDATE OF role, is_active ON users
  FOR EACH ROW WHEN (OLD.role <> NEW.role OR OLD.is_active <> NEW.is_active)
  EXECUTE FUNCTION notify_live_access('id');

CREATE TRIGGER employees_notify_live_access AFTER UPDATE OF branch_id ON employees
  FOR EACH ROW WHEN (OLD.branch_id <> NEW.branch_id)
  EXECUTE FUNCTION notify_live_access('user_id');
