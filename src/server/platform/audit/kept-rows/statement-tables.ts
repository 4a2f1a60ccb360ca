import { keptTable } from './kept-table.ts';

/** The tables of bank statements, and of the cheques that banks pay. */
export const statementTables = [
  keptTable('statement_files', 'file of a statement', ['id'], {
    plain: [
      ...(['id', 'account_id', 'file_name', 'headings', 'columns', 'date_order', 'lines', 'added'] as const),
      'created_by',
    ],
    instants: ['created_at'],
  }),
  keptTable('statement_lines', 'line of a statement', ['id'], {
    plain: [
      ...(['id', 'account_id', 'file_id', 'line', 'paisa', 'reference', 'nth', 'text'] as const),
      'balance_paisa',
    ],
    days: ['day'],
  }),
  keptTable('statement_rules', 'rules of a statement', ['account_id'], {
    plain: ['account_id', 'posts_certain', 'aside_texts', 'version'],
  }),
  keptTable('statement_matches', 'match of a statement line', ['id'], {
    plain: [
      ...(['id', 'line_id', 'how', 'agreement_id', 'entry_id', 'movement_id', 'reason'] as const),
      ...(['by_rule', 'found_as', 'matched_by', 'undone_by'] as const),
    ],
    instants: ['matched_at', 'undone_at'],
  }),
  keptTable('cheque_steps', 'step of a cheque', ['id'], {
    plain: [
      ...(['id', 'agreement_id', 'entry_id', 'step', 'account_id', 'recorded_by', 'taken_back_by'] as const),
    ],
    days: ['happened_on'],
    instants: ['recorded_at', 'taken_back_at'],
  }),
];
