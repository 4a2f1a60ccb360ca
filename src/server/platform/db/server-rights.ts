import type { Database } from './tables.ts';

/** Rows are read and inserted; they are updated and deleted only if a command needs it. */
type Right = 'INSERT' | 'UPDATE' | 'DELETE';

/**
 * The rights of the server's role on each table besides reading. The role cannot change or delete records of money, goods or
 * actions, even through an injected statement. It cannot drop the triggers that refuse this either, because it owns no
 * table. The compiler asks for an entry here for each new table.
 */
export const serverRights = {
  active_customer_counts: ['INSERT', 'UPDATE'],
  agreement_counters: ['INSERT', 'UPDATE'],
  agreement_guarantors: ['INSERT', 'DELETE'],
  agreement_items: ['INSERT', 'DELETE'],
  agreement_rows: [],
  agreements: ['INSERT', 'UPDATE'],
  approvals: ['INSERT', 'UPDATE'],
  arrears_days: ['INSERT', 'UPDATE', 'DELETE'],
  arrears_months: ['INSERT'],
  audit_anchor_notes: ['UPDATE'],
  // Written by the trigger of the events alone.
  audit_chains: [],
  audit_checkpoints: ['INSERT', 'UPDATE', 'DELETE'],
  audit_checks: ['INSERT', 'UPDATE'],
  audit_events: ['INSERT'],
  blog_posts: ['INSERT', 'UPDATE'],
  branch_portfolios: ['INSERT', 'UPDATE'],
  branches: ['INSERT', 'UPDATE'],
  challenge_participants: ['INSERT', 'DELETE'],
  challenge_results: ['INSERT'],
  challenges: ['INSERT', 'UPDATE'],
  clean_verifications: ['INSERT', 'UPDATE'],
  collection_days: ['INSERT', 'UPDATE'],
  contact_log: ['INSERT'],
  contact_request_events: ['INSERT'],
  // Written by the trigger of contact requests alone.
  contact_request_days: [],
  contact_requests: ['INSERT', 'UPDATE'],
  creation_keys: ['INSERT'],
  customer_documents: ['INSERT', 'UPDATE'],
  customer_requests: ['INSERT', 'UPDATE'],
  customers: ['INSERT', 'UPDATE'],
  designations: ['INSERT', 'UPDATE', 'DELETE'],
  due_days: ['INSERT', 'UPDATE'],
  employees: ['INSERT', 'UPDATE'],
  entries: ['INSERT'],
  google_returns: ['INSERT', 'UPDATE', 'DELETE'],
  guarantors: ['INSERT'],
  home_visits: ['INSERT', 'UPDATE'],
  // Rows are locked before they are deleted, which takes the right to change them; a trigger refuses a change.
  idempotency_keys: ['INSERT', 'UPDATE', 'DELETE'],
  import_rows: ['INSERT', 'UPDATE', 'DELETE'],
  imports: ['INSERT', 'UPDATE', 'DELETE'],
  installments: ['INSERT', 'UPDATE'],
  known_browsers: ['INSERT', 'UPDATE', 'DELETE'],
  lender_content: ['INSERT', 'UPDATE'],
  name_endings: ['INSERT'],
  notice_marks: ['INSERT', 'UPDATE'],
  notice_reads: ['INSERT', 'UPDATE', 'DELETE'],
  officer_collection_months: ['INSERT', 'UPDATE'],
  officer_due_days: ['INSERT', 'UPDATE'],
  office_rules: ['UPDATE'],
  payment_promises: ['INSERT'],
  products: ['INSERT', 'UPDATE'],
  // Written by the triggers of promises and entries alone.
  promise_outcomes: [],
  rate_limits: ['INSERT', 'UPDATE', 'DELETE'],
  receipt_counters: ['INSERT', 'UPDATE'],
  receipt_days: ['INSERT', 'UPDATE'],
  receipt_prints: ['INSERT'],
  receipts: ['INSERT'],
  recovery_codes: ['INSERT', 'UPDATE', 'DELETE'],
  relief_fund: ['UPDATE'],
  schedules: ['INSERT'],
  second_step_resets: ['INSERT', 'UPDATE'],
  sessions: ['INSERT', 'UPDATE', 'DELETE'],
  sign_in_codes: ['INSERT', 'UPDATE', 'DELETE'],
  taken_slips: ['INSERT', 'DELETE'],
  transfer_matches: ['INSERT'],
  transfer_reports: ['INSERT', 'UPDATE'],
  users: ['INSERT', 'UPDATE'],
} as const satisfies Record<keyof Database, readonly Right[]>;
