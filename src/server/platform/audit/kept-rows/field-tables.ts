import { keptTable } from './kept-table.ts';

/** The tables of the field book. */
export const fieldTables = [
  keptTable('field_devices', 'phone in the field', ['id'], {
    plain: ['id', 'branch_id', 'serial', 'officer_id', 'name', 'revoked_by'],
    instants: ['registered_at', 'revoked_at'],
    bytes: ['public_key', 'seal_key'],
  }),
  keptTable('field_packages', 'day in the field', ['id'], {
    plain: ['id', 'device_id', 'visits'],
    instants: ['taken_at'],
    days: ['day'],
  }),
  keptTable('field_items', 'item from the field', ['id'], {
    plain: [
      ...(['id', 'device_id', 'position', 'package_id', 'kind', 'agreement_id', 'slip', 'amount'] as const),
      ...(['code', 'content'] as const),
    ],
    instants: ['received_at'],
    bytes: ['hash', 'previous_hash', 'signature'],
  }),
  keptTable('field_outcomes', 'outcome of an item from the field', ['id'], {
    plain: [
      ...(['id', 'item_id', 'item_agreement_id', 'outcome', 'hold_reason', 'agreement_id'] as const),
      ...(['entry_id', 'contact_id', 'decided_by', 'note'] as const),
    ],
    instants: ['decided_at'],
  }),
  keptTable('field_alarms', 'alarm from the field', ['id'], {
    plain: ['id', 'device_id', 'alarm_reason', 'content'],
    instants: ['raised_at'],
    bytes: ['signature'],
  }),
];
