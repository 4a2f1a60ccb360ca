-- The register of payments is read by the day that they count for; its totals need nothing but this index.
CREATE INDEX entries_received ON entries (valued_on, id) INCLUDE (branch_id, method, recorded_by, amount)
  WHERE kind IN ('down_payment', 'payment', 'recovery') AND method <> 'transfer';
