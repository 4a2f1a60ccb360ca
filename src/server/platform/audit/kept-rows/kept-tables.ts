import { complaintTables } from './complaint-tables.ts';
import { fieldTables } from './field-tables.ts';
import { importTables } from './import-tables.ts';
import { type KeptTable, keptTable } from './kept-table.ts';
import { screeningTables } from './screening-tables.ts';
import { statementTables } from './statement-tables.ts';

const computed = 'The database computes it from columns that are held.';

/**
 * The tables whose rows are held against the audit, beside the books of agreements, which have digests of their own. The
 * triggers of the migrations are made of this list, and `npm run verify` compares each row with the events. A test holds it to
 * the columns of the tables: each is in the digest, or left out with a reason.
 */
export const keptTables: readonly KeptTable[] = [
  keptTable('users', 'user', ['id'], {
    plain: [
      ...(['id', 'full_name', 'full_name_ur', 'phone', 'email', 'role', 'is_active', 'is_waiting'] as const),
      ...([
        'language',
        'list_rows',
        'password_hash',
        'google_subject',
        'is_google_off',
        'totp_secret',
      ] as const),
      'version',
    ],
    instants: ['email_confirmed_at', 'totp_confirmed_at', 'created_at'],
    left: {
      last_signed_in_at: 'Changes with every sign-in and gives no right.',
      totp_last_step: 'Changes with every code of the app, and only ever refuses one.',
      name_search: computed,
    },
  }),
  keptTable('employees', 'employee', ['user_id'], {
    plain: [
      ...(['user_id', 'branch_id', 'designation_id', 'cnic', 'may_record_payments'] as const),
      ...(['may_match_unknown_lines', 'back_dating_days_max', 'hand_cash_max'] as const),
      ...(['decides_agreements_to', 'decides_relief_to'] as const),
      ...(['decides_reversals_to', 'decides_refunds_to', 'decides_write_offs_to'] as const),
      ...(['decides_back_dating_days', 'decides_reschedules'] as const),
    ],
    days: ['joined_on'],
  }),
  keptTable('customers', 'customer', ['id'], {
    plain: [
      ...([
        'id',
        'full_name',
        'full_name_ur',
        'relative',
        'relative_name',
        'relative_name_ur',
        'cnic',
      ] as const),
      ...([
        'cnic_seen_by',
        'gender',
        'phone',
        'second_phone',
        'email',
        'address',
        'address_ur',
        'city',
      ] as const),
      ...([
        'occupation',
        'monthly_income',
        'household_size',
        'language',
        'takes_messages',
        'branch_id',
      ] as const),
      ...([
        'officer_id',
        'notes',
        'status',
        'user_id',
        'privacy_consent_how',
        'created_by',
        'version',
      ] as const),
    ],
    instants: ['cnic_seen_at', 'privacy_consent_at', 'created_at'],
    days: ['cnic_expires_on', 'born_on'],
    left: { name_search: computed },
  }),
  keptTable('guarantors', 'guarantor', ['id'], {
    plain: [
      'id',
      'full_name',
      'full_name_ur',
      'cnic',
      'phone',
      'address',
      'occupation',
      'created_by',
      'version',
    ],
    instants: ['created_at'],
  }),
  keptTable('branches', 'branch', ['id'], {
    plain: [
      ...([
        'id',
        'code',
        'position',
        'city',
        'city_ur',
        'area',
        'area_ur',
        'address',
        'address_ur',
        'phone',
      ] as const),
      ...([
        'opens_at',
        'closes_at',
        'manager',
        'manager_ur',
        'map_url',
        'directions_enabled',
        'is_public',
      ] as const),
      ...(['is_head_office', 'visits_at_once', 'version'] as const),
    ],
  }),
  keptTable('designations', 'designation', ['id'], { plain: ['id', 'name', 'name_ur', 'position'] }),
  keptTable('office_rules', 'office rules', ['is_the_one'], {
    plain: [
      ...(['is_the_one', 'contact_from', 'contact_until', 'guarantor_contact_after_days'] as const),
      ...(['guarantors_needed', 'burden_warning_percent', 'burden_reason_percent'] as const),
      ...(['customer_owed_max', 'household_owed_max', 'guarantor_agreements_max'] as const),
      ...([
        'staff_idle_minutes',
        'new_employee_back_dating_days',
        'head_mail_addresses',
        'overpayment_notice_installments',
        'expense_without_bill_max',
        'hand_cash_max',
        'drawer_cash_max',
        'two_step_for_customers',
        'version',
      ] as const),
    ],
  }),
  keptTable('relief_fund', 'relief fund', ['is_the_one'], {
    plain: ['is_the_one', 'budget', 'version'],
    left: {
      granted: 'A kept sum, which is compared with its rows.',
      reserved: 'A kept sum, which is compared with its rows.',
    },
  }),
  keptTable('lender_content', 'section', ['section'], { plain: ['section', 'content', 'version'] }),
  keptTable('products', 'product', ['id'], {
    plain: [
      ...(['id', 'name', 'name_ur', 'category', 'pictogram', 'picture_width', 'picture_height'] as const),
      ...(['cash_price', 'terms_months', 'down_payment_min_percent', 'rounding_step'] as const),
      ...(['is_active', 'is_public', 'version'] as const),
    ],
    instants: ['created_at'],
    bytes: ['picture_hash'],
  }),
  keptTable('customer_documents', 'document', ['id'], {
    plain: [
      ...(['id', 'customer_id', 'kind', 'agreement_id', 'bytes', 'width', 'height'] as const),
      ...(['added_by', 'removed_by'] as const),
    ],
    instants: ['added_at', 'removed_at', 'erased_at'],
    bytes: ['file_hash'],
  }),
  keptTable('clearance_certificates', 'clearance certificate', ['id'], {
    plain: [
      ...(['id', 'agreement_id', 'branch_id', 'serial', 'code', 'entry_position', 'issued_by'] as const),
    ],
    instants: ['issued_at'],
  }),
  keptTable('consent_codes', 'code of consent', ['id'], {
    plain: [
      ...(['id', 'agreement_id', 'terms_version', 'code_hash', 'way', 'phone', 'state'] as const),
      ...(['wrong_tries', 'made_by', 'used_by'] as const),
    ],
    instants: ['made_at', 'expires_at', 'used_at'],
  }),
  keptTable('rights_requests', 'request for rights', ['id'], {
    plain: [
      ...(['id', 'user_id', 'kind', 'state', 'requested_by', 'decided_by', 'decision_note'] as const),
      ...(['decides_agreements_to', 'decides_relief_to', 'decides_reversals_to'] as const),
      ...(['decides_refunds_to', 'decides_write_offs_to'] as const),
      ...(['decides_back_dating_days', 'decides_reschedules'] as const),
    ],
    instants: ['requested_at', 'decided_at'],
  }),
  keptTable('second_step_resets', 'second-step reset', ['id'], {
    plain: [
      ...(['id', 'customer_id', 'user_id', 'reason', 'identity_proof', 'state', 'requested_by'] as const),
      ...(['decided_by', 'decision_note'] as const),
    ],
    instants: ['totp_confirmed_at', 'requested_at', 'decided_at'],
  }),
  keptTable('cash_accounts', 'account of the lender', ['id'], {
    plain: ['id', 'kind', 'name', 'number'],
    instants: ['created_at', 'closed_at'],
    days: ['opened_on'],
  }),
  keptTable('cash_drawers', 'cash drawer of the branch', ['branch_id'], {
    plain: ['branch_id', 'custodian_id', 'cash_max'],
    instants: ['opened_at'],
    left: { last_serial: 'A running number, which is compared with the movements.' },
  }),
  keptTable('cash_offers', 'offer of cash', ['id'], {
    plain: ['id', 'branch_id', 'kind', 'hand_of', 'amount', 'offered_by', 'state'],
    instants: ['offered_at', 'ended_at'],
  }),
  keptTable('cash_movements', 'movement of cash', ['id'], {
    plain: [
      ...(['id', 'branch_id', 'serial', 'kind', 'hand_of', 'offer_id', 'given_by', 'amount'] as const),
      ...(['stated', 'counted', 'counted_by', 'settles', 'entry_id', 'reason'] as const),
      ...(['count_id', 'account_id', 'slip_number', 'slip_freed_by', 'refuses', 'category'] as const),
      'reverses',
    ],
    instants: ['counted_at'],
    days: ['deposited_on'],
    bytes: ['picture_hash'],
  }),
  keptTable('cash_reversal_requests', 'request to reverse cash', ['id'], {
    plain: ['id', 'movement_id', 'branch_id', 'reason', 'asked_by', 'state', 'ended_by'],
    instants: ['asked_at', 'ended_at'],
  }),
  keptTable('cash_arrivals', 'arrival of a deposit', ['id'], {
    plain: [
      ...(['id', 'deposit_id', 'account_id', 'deposited_by', 'confirmed_by', 'confirmed_alone'] as const),
      ...(['match_id', 'after'] as const),
    ],
    instants: ['confirmed_at'],
    days: ['arrived_on'],
  }),
  keptTable('cash_arrival_take_backs', 'arrival that was taken back', ['arrival_id'], {
    plain: ['arrival_id', 'deposit_id', 'match_id', 'taken_back_by'],
    instants: ['taken_back_at'],
  }),
  keptTable('cash_expense_confirmations', 'confirmation of an expense', ['expense_id'], {
    plain: ['expense_id', 'category', 'paid_by', 'confirmed_by', 'confirmed_alone'],
    instants: ['confirmed_at'],
  }),
  keptTable('cash_day_counts', 'count of a cash drawer', ['id'], {
    plain: ['id', 'branch_id', 'number', 'should_be', 'last_slip', 'amount', 'counted', 'counted_by'],
    instants: ['counted_at'],
  }),
  keptTable('cash_day_closes', 'close of a cash day', ['id'], {
    plain: [
      ...(['id', 'branch_id', 'serial', 'count_id', 'difference_reason', 'closed_by'] as const),
      ...(['open_requests', 'reopened_by', 'reopen_reason'] as const),
    ],
    instants: ['until', 'closed_at', 'reopened_at'],
    days: ['day'],
  }),
  keptTable('cash_day_hands', 'hand at the close of a cash day', ['close_id', 'hand_of'], {
    plain: ['close_id', 'hand_of', 'taken', 'moved', 'on_hold', 'explanation'],
  }),
  ...statementTables,
  ...fieldTables,
  ...complaintTables,
  ...screeningTables,
  keptTable('message_rules', 'rules of messages', ['branch_id'], {
    plain: ['branch_id', 'daily_max', 'is_paused', 'version'],
  }),
  keptTable('message_words', 'words of a message', ['template', 'version'], {
    plain: ['template', 'version', 'words', 'words_ur'],
    instants: ['set_at'],
  }),
  keptTable('messages', 'message', ['id'], {
    plain: [
      ...(['id', 'branch_id', 'customer_id', 'agreement_id', 'template', 'words_version'] as const),
      ...(['entry_id', 'promise_id', 'approval_id', 'request_id', 'code_id'] as const),
      'contact_request_id',
    ],
    instants: ['queued_at'],
    days: ['due_on', 'reminded_on'],
    left: {
      state: 'Follows from the reports of the provider, with which it is compared.',
      reason: 'Told by the provider, and compared with its reports.',
      next_try_at: 'Of the moment.',
      tries: 'Of the moment.',
      attempted_at: 'Changes with each try.',
      channel: 'Changes with each try.',
      provider_id: 'Told by the provider, and compared with its reports.',
      parts: 'Changes with each try.',
      hundred_cost: 'Changes with each try.',
      changed_at: 'Of the moment.',
    },
  }),
  keptTable('transfer_reports', 'transfer report', ['id'], {
    plain: [
      ...(['id', 'customer_id', 'agreement_id', 'amount', 'method', 'reference', 'refused_by'] as const),
      'refusal_reason',
    ],
    instants: ['reported_at', 'refused_at'],
    days: ['sent_on'],
    bytes: ['slip_hash'],
    left: { state: 'Follows from the refusal and from the payments, with which it is compared.' },
  }),
  keptTable('customer_requests', 'customer request', ['id'], {
    plain: [
      ...(['id', 'customer_id', 'agreement_id', 'kind', 'reason', 'approval_id', 'contact_id'] as const),
      ...(['answer', 'answered_by'] as const),
    ],
    instants: ['asked_at', 'answered_at'],
    days: ['wished_on'],
  }),
  keptTable('contact_requests', 'contact request', ['id'], {
    plain: [
      ...(['id', 'form_type', 'full_name', 'phone', 'email', 'address', 'service_type', 'message'] as const),
      ...(['preferred_time', 'notes', 'language', 'submission_key', 'tracking_code'] as const),
      ...(['branch_id', 'branch_rule'] as const),
      ...([
        'assignee_id',
        'merged_into',
        'first_contact_by',
        'visit_id',
        'close_reason',
        'customer_id',
      ] as const),
    ],
    instants: ['received_at', 'first_contact_at'],
    days: ['preferred_on'],
    bytes: ['submission_digest'],
    left: {
      name_search: computed,
      status: computed,
      is_promise_kept: computed,
      queue_place: computed,
    },
  }),
  keptTable('contact_request_events', 'event of a contact request', ['id'], {
    plain: [
      ...(['id', 'request_id', 'kind', 'recorded_by', 'result', 'outside_hours_reason', 'note'] as const),
      ...(['assignee_id', 'visit_id', 'close_reason', 'customer_id', 'merged_id'] as const),
    ],
    instants: ['recorded_at'],
  }),
  keptTable('home_visits', 'home visit', ['id'], {
    plain: ['id', 'request_id', 'branch_id', 'starts_at', 'place', 'booked_by', 'outcome', 'address'],
    instants: ['booked_at', 'ended_at'],
    days: ['visit_on'],
  }),
  keptTable('challenges', 'challenge', ['id'], {
    plain: [
      ...(['id', 'title', 'title_ur', 'description', 'metric', 'target', 'balancing_metric'] as const),
      ...(['bound_max', 'reward', 'branch_ids', 'created_by', 'cancelled_by', 'cancel_reason'] as const),
      'version',
    ],
    instants: ['created_at', 'cancelled_at'],
    days: ['starts_on', 'ends_on'],
  }),
  keptTable('challenge_participants', 'participant of a challenge', ['challenge_id', 'employee_id'], {
    plain: ['challenge_id', 'employee_id', 'by_hand'],
  }),
  keptTable('challenge_results', 'result of a challenge', ['challenge_id', 'employee_id'], {
    plain: [
      ...(['challenge_id', 'employee_id', 'reached_part', 'reached_whole', 'balance_part'] as const),
      'balance_whole',
    ],
  }),
  ...importTables,
  keptTable('arrears_months', 'month end', ['month_end', 'branch_id'], {
    plain: ['branch_id', 'agreements', 'outstanding', 'over_1', 'over_30', 'over_60', 'over_90'],
    days: ['month_end'],
  }),
  keptTable('blog_posts', 'blog post', ['id'], {
    plain: [
      ...(['id', 'title', 'title_ur', 'summary', 'summary_ur', 'body', 'body_ur', 'cover_width'] as const),
      ...(['cover_height', 'cover_alt', 'cover_alt_ur', 'slug', 'is_published', 'created_by'] as const),
      'version',
    ],
    instants: ['published_at', 'created_at'],
    bytes: ['cover_hash'],
  }),
];
