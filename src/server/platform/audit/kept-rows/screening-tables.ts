import { keptTable } from './kept-table.ts';

/** The tables of screening. The entries of a list are held by the digest in its row. */
export const screeningTables = [
  keptTable('screening_lists', 'screening list', ['id'], {
    plain: [
      ...(['id', 'name', 'file_name', 'format', 'bytes', 'rows', 'repeated', 'entries_digest'] as const),
      ...(['added_by', 'ended_by'] as const),
    ],
    instants: ['added_at', 'ended_at'],
    bytes: ['file_hash'],
  }),
  keptTable('screening_runs', 'screening run', ['id'], {
    plain: [
      ...(['id', 'why', 'ran_by', 'customer_id', 'guarantor_id', 'agreement_id', 'list_hashes'] as const),
      ...(['checked', 'found', 'found_new'] as const),
    ],
    instants: ['ran_at'],
  }),
  keptTable('screening_matches', 'screening match', ['id'], {
    plain: [
      ...(['id', 'kind', 'state', 'customer_id', 'guarantor_id', 'list_id', 'line'] as const),
      ...(['entry_name', 'entry_father_name', 'entry_cnic', 'entry_reference'] as const),
      ...(['person_name', 'person_father_name', 'person_cnic', 'run_id'] as const),
    ],
    instants: ['found_at'],
    bytes: ['match_key'],
  }),
  keptTable('screening_findings', 'finding of a screening run', ['run_id', 'match_id'], {
    plain: ['run_id', 'match_id'],
  }),
  keptTable('screening_decisions', 'decision about a screening match', ['id'], {
    plain: ['id', 'match_id', 'decision', 'reason', 'decided_by'],
    instants: ['decided_at'],
  }),
];
