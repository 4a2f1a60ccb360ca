-- What reports of a period are read by: what falls due on its days, and what was waived or written off.

CREATE INDEX installments_due ON installments (due_on, agreement_id, number);
CREATE INDEX entries_waived ON entries (valued_on, id) WHERE kind IN ('relief', 'starting_relief', 'write_off');

-- What the trend of the portfolio at risk is read by. The past does not change, so the first who asks fixes it.

CREATE TABLE arrears_months (
  month_end date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches (id),
  agreements integer NOT NULL CONSTRAINT arrears_months_agreements_not_negative CHECK (agreements >= 0),
  outstanding bigint NOT NULL CONSTRAINT arrears_months_outstanding_not_negative CHECK (outstanding >= 0),
  over_1 bigint NOT NULL,
  over_30 bigint NOT NULL,
  over_60 bigint NOT NULL,
  over_90 bigint NOT NULL,
  PRIMARY KEY (month_end, branch_id),
  CONSTRAINT arrears_months_parts_of_the_one_before
    CHECK (outstanding >= over_1 AND over_1 >= over_30 AND over_30 >= over_60 AND over_60 >= over_90 AND over_90 >= 0)
);
COMMENT ON TABLE arrears_months IS 'The active agreements of each branch as they were recorded at the end of a month.';
COMMENT ON COLUMN arrears_months.over_1 IS 'The whole outstanding of agreements more than so many days past due; likewise the columns after it.';

CREATE TRIGGER arrears_months_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON arrears_months
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
