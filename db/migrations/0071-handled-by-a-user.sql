-- What a user took and gave back on a day: the money in their drawer. Before, the entries of everybody on that day were read.
CREATE INDEX entries_handled ON entries (recorded_by, recorded_at)
  WHERE kind IN ('down_payment', 'payment', 'recovery', 'refund') AND method <> 'transfer';
