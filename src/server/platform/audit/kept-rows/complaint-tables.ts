import { keptTable } from './kept-table.ts';

const computed = 'The database computes it from columns that are held.';

/** The tables of the register of complaints. */
export const complaintTables = [
  keptTable('complaints', 'complaint', ['id'], {
    plain: [
      ...(['id', 'branch_id', 'year', 'serial', 'tracking_code', 'source', 'kind', 'body'] as const),
      ...(['full_name', 'phone', 'gender', 'is_name_hidden', 'about_name', 'receipt_number'] as const),
      ...(['language', 'submission_key', 'customer_id', 'entered_by', 'about_user_id'] as const),
      ...(['is_for_head_office', 'handler_id'] as const),
    ],
    instants: ['received_at', 'taken_at', 'escalated_at', 'reopened_at', 'answered_at'],
    days: ['acknowledge_by', 'answer_by', 'executive_after'],
    bytes: ['submission_digest'],
    left: { status: computed, due_by: computed },
  }),
  keptTable('complaint_events', 'event of a complaint', ['id'], {
    plain: [
      ...(['id', 'complaint_id', 'kind', 'recorded_by', 'said', 'person_id', 'agreement_id'] as const),
      'entry_id',
    ],
    instants: ['recorded_at'],
  }),
];
