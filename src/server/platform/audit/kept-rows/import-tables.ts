import { keptTable } from './kept-table.ts';

/** The tables of imports. */
export const importTables = [
  keptTable('imports', 'import', ['id'], {
    plain: [
      ...(['id', 'kind', 'file_name', 'sheets', 'headings', 'columns', 'found', 'date_order'] as const),
      ...([
        'for_all',
        'stored_days',
        'points',
        'state',
        'created_by',
        'acting_user_id',
        'acting_address',
        'undo_reason',
      ] as const),
    ],
    instants: ['created_at', 'started_at', 'finished_at'],
    bytes: ['file_hash'],
    left: { content: 'told by file_hash, and forgotten when the import starts' },
  }),
  keptTable('import_rows', 'row of an import', ['import_id', 'line'], {
    plain: [
      ...(['import_id', 'line', 'cells', 'state', 'title', 'faults', 'register_key', 'record_id'] as const),
      ...(['record_version', 'price', 'down_payment', 'paid', 'relief'] as const),
    ],
  }),
];
