-- What drafts hold of the relief fund is added up whenever a ledger is read: these few rows.
CREATE INDEX agreements_relief_reserved ON agreements (relief)
  WHERE relief > 0 AND status IN ('draft', 'submitted', 'approved');
