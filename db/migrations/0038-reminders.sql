-- Reminders to pay: each is opened once a day for a customer.

ALTER TABLE contact_log
  ADD COLUMN reminder text CONSTRAINT contact_log_reminder_known CHECK (reminder IN ('due_soon', 'due_today', 'late_3', 'late_7')),
  ADD COLUMN reminded_customer_id uuid REFERENCES customers,
  ADD COLUMN reminded_on date,
  ADD CONSTRAINT contact_log_reminder_whole CHECK (num_nonnulls(reminder, reminded_customer_id, reminded_on) IN (0, 3)),
  ADD CONSTRAINT contact_log_reminder_is_an_opened_message
    CHECK (reminder IS NULL OR (channel = 'whatsapp' AND result = 'opened')),
  ADD CONSTRAINT contact_log_reminded_once UNIQUE (reminded_customer_id, reminded_on, reminder);
COMMENT ON COLUMN contact_log.reminder IS 'Which of the reminders was opened: three days before the due date, on it, or three or seven days after.';
COMMENT ON COLUMN contact_log.reminded_customer_id IS 'The customer of a reminder, with the day in Karachi: one of each kind a day.';
