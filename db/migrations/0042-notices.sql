-- A notice is no row of its own: it is what a request, a decision or a promise means to somebody. Only who has read it is kept.

CREATE TABLE notice_reads (
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, subject_id)
);
COMMENT ON TABLE notice_reads IS 'Which notices somebody has read one by one. Deleted when they are too old to be shown.';
COMMENT ON COLUMN notice_reads.subject_id IS 'What the notice speaks of, such as a request. With the kind it names the notice.';
CREATE INDEX notice_reads_age ON notice_reads (read_at);

CREATE TABLE notice_marks (
  user_id uuid PRIMARY KEY REFERENCES users,
  read_until timestamptz NOT NULL
);
COMMENT ON TABLE notice_marks IS 'Up to when somebody has read all their notices at once.';

CREATE INDEX approvals_waiting ON approvals (requested_at DESC, id DESC) WHERE state = 'pending';
CREATE INDEX approvals_decided_for ON approvals (requested_by, decided_at DESC, id DESC) WHERE decided_at IS NOT NULL;

COMMENT ON FUNCTION notify_live_access IS 'Tells every process to end the streams of live changes of a user whose session, role or branch has changed.';
