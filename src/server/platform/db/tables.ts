// Made by `npm run db:dump` from the migrations; not to be edited.
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Generated, GeneratedAlways } from './row-types.ts';

type AgreementsService = 'dowry' | 'business' | 'product';
type AgreementsContractKind = 'deferred_sale' | 'qard_e_hasan';
type AgreementsFrequencyUnit = 'months' | 'weeks' | 'days';
type AgreementsStatus =
  | 'draft'
  | 'submitted'
  | 'approved'
  | 'active'
  | 'completed'
  | 'rejected'
  | 'withdrawn'
  | 'cancelled'
  | 'written_off';
type AgreementsConsentHow = 'signed' | 'thumb_impression' | 'code' | 'before_move';
type ApprovalsKind =
  | 'agreement_approval'
  | 'relief'
  | 'refund'
  | 'write_off'
  | 'reversal'
  | 'reschedule'
  | 'reschedule_undo'
  | 'back_dating'
  | 'back_dated_activation';
type ApprovalsState = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'outdated';
type CashAccountsKind = 'bank' | 'jazzcash' | 'easypaisa';
type CashLimitCrossingsLevel = 'near' | 'reached';
type CashMovementsKind =
  | 'opening'
  | 'hand_over'
  | 'float'
  | 'paid_back'
  | 'found_in_drawer'
  | 'found_in_hand'
  | 'borne'
  | 'given_back'
  | 'still_there'
  | 'never_existed'
  | 'deposit'
  | 'never_arrived'
  | 'day_count'
  | 'expense'
  | 'not_ours'
  | 'hand_over_reversed'
  | 'float_reversed';
type CashMovementsCategory =
  | 'rent'
  | 'utilities'
  | 'fuel'
  | 'stationery'
  | 'tea_and_food'
  | 'repairs'
  | 'other';
type CashOffersKind = 'hand_over' | 'float';
type CashOffersState = 'waiting' | 'counted' | 'withdrawn';
type CashReversalRequestsState = 'waiting' | 'agreed' | 'refused';
type ChallengesMetric =
  | 'amount_collected'
  | 'collection_rate'
  | 'new_active_customers'
  | 'first_contact_in_time'
  | 'payment_promises_kept'
  | 'home_visits_done';
type ChallengesBalancingMetric = 'par30' | 'reversals' | 'late_contacts';
type ChequeStepsStep = 'deposited' | 'cleared';
type ComplaintEventsKind =
  | 'taken'
  | 'assigned'
  | 'noted'
  | 'added'
  | 'named'
  | 'linked'
  | 'escalated'
  | 'sent_outside'
  | 'answered'
  | 'reopened';
type ComplaintsSource = 'site' | 'account' | 'desk' | 'phone';
type ComplaintsKind = 'conduct' | 'payment' | 'terms' | 'goods' | 'privacy' | 'other';
type ComplaintsGender = 'male' | 'female' | 'other';
type ComplaintsLanguage = 'en' | 'ur';
type ComplaintsStatus = 'received' | 'looked_into' | 'answered';
type ConsentCodesWay = 'whatsapp' | 'printed' | 'message';
type ConsentCodesState = 'open' | 'used' | 'replaced';
type ContactLogChannel = 'call' | 'whatsapp' | 'visit' | 'branch';
type ContactLogResult =
  | 'reached'
  | 'no_answer'
  | 'call_back'
  | 'wrong_number'
  | 'promised'
  | 'refused'
  | 'message_left'
  | 'opened';
type ContactLogReminder = 'due_soon' | 'due_today' | 'late_3' | 'late_7';
type ContactRequestEventsKind =
  | 'assigned'
  | 'taken'
  | 'handed_back'
  | 'called'
  | 'whatsapp'
  | 'visited'
  | 'note'
  | 'visit_booked'
  | 'visit_moved'
  | 'visit_cancelled'
  | 'closed'
  | 'reopened'
  | 'converted'
  | 'linked'
  | 'merged'
  | 'visitor_wrote'
  | 'withdrawn';
type ContactRequestEventsResult =
  | 'reached'
  | 'call_back'
  | 'not_interested'
  | 'no_answer'
  | 'wrong_number'
  | 'message_left';
type ContactRequestEventsCloseReason = 'answered' | 'not_interested' | 'unreachable' | 'duplicate' | 'spam';
type ContactRequestsFormType = 'contact_us' | 'general_inquiry' | 'home_visit';
type ContactRequestsServiceType = 'dowry' | 'business' | 'installments' | 'inquiry';
type ContactRequestsPreferredTime = 'morning' | 'afternoon' | 'evening' | 'anytime';
type ContactRequestsLanguage = 'en' | 'ur';
type ContactRequestsBranchRule =
  | 'city_in_address'
  | 'area_in_address'
  | 'city_in_message'
  | 'same_phone'
  | 'main_branch'
  | 'by_hand';
type ContactRequestsCloseReason =
  | 'answered'
  | 'not_interested'
  | 'unreachable'
  | 'duplicate'
  | 'spam'
  | 'withdrawn';
type ContactRequestsStatus = 'new' | 'assigned' | 'contacted' | 'visit_booked' | 'converted' | 'closed';
type CustomerDocumentsKind =
  | 'photo'
  | 'cnic_front'
  | 'cnic_back'
  | 'utility_bill'
  | 'other'
  | 'signed_agreement';
type CustomerRequestsKind = 'relief' | 'another_date' | 'call_back';
type CustomersRelative = 'father' | 'husband';
type CustomersGender = 'male' | 'female' | 'other';
type CustomersLanguage = 'en' | 'ur';
type CustomersStatus = 'active' | 'blocked';
type CustomersPrivacyConsentHow = 'signed' | 'thumb_impression';
type EntriesKind =
  | 'delivery'
  | 'down_payment'
  | 'starting_relief'
  | 'payment'
  | 'relief'
  | 'refund'
  | 'write_off'
  | 'recovery'
  | 'reversal';
type EntriesMethod = 'cash' | 'bank' | 'jazzcash' | 'easypaisa' | 'raast' | 'cheque' | 'transfer';
type EntriesRule = 'next' | 'last' | 'spread';
type FieldAlarmsAlarmReason =
  | 'signature_wrong'
  | 'other_content'
  | 'slip_taken'
  | 'code_taken'
  | 'package_unknown'
  | 'agreement_unknown';
type FieldItemsKind = 'collected' | 'promise' | 'not_home' | 'note';
type FieldOutcomesOutcome = 'posted' | 'logged' | 'held' | 'evidence' | 'given_back' | 'closed';
type FieldOutcomesHoldReason =
  | 'device_revoked'
  | 'officer_inactive'
  | 'clock_wrong'
  | 'chain_broken'
  | 'of_another_branch'
  | 'related_person'
  | 'may_not_record'
  | 'agreement_not_open'
  | 'before_delivery'
  | 'too_old'
  | 'period_closed'
  | 'beyond_outstanding'
  | 'promise_not_possible';
type HomeVisitsOutcome = 'made' | 'nobody_home' | 'moved' | 'cancelled';
type ImportRowsState =
  | 'ready'
  | 'known'
  | 'differs'
  | 'chosen'
  | 'changed'
  | 'faulty'
  | 'created'
  | 'undone'
  | 'kept'
  | 'skipped';
type ImportsKind = 'customers' | 'agreements';
type ImportsDateOrder = 'day_first' | 'month_first';
type ImportsStoredDays = 'as_stored' | 'turned';
type ImportsPoints = 'thousands' | 'decimals';
type ImportsState = 'checked' | 'running' | 'done' | 'undoing' | 'undone';
type LenderContentSection =
  | 'lender_profile'
  | 'site_texts'
  | 'site_offer'
  | 'site_publication'
  | 'closed_days'
  | 'book_rules'
  | 'complaint_rules'
  | 'screening_rules';
type MessageReportsChannel = 'whatsapp' | 'sms';
type MessageReportsState = 'sent' | 'failed' | 'delivered' | 'read';
type MessagesTemplate =
  | 'receipt'
  | 'promise'
  | 'agreement_approved'
  | 'relief_approved'
  | 'relief_not_approved'
  | 'answer'
  | 'code'
  | 'request_received'
  | 'due_soon'
  | 'due_today'
  | 'late_3'
  | 'late_7';
type MessagesState = 'queued' | 'dropped' | 'not_known' | 'sent' | 'failed' | 'delivered' | 'read';
type MessagesChannel = 'whatsapp' | 'sms';
type NoticeReadsKind =
  | 'decision_waiting'
  | 'decision_taken'
  | 'request_assigned'
  | 'contact_due'
  | 'visitor_wrote'
  | 'visitor_withdrew'
  | 'payment_promise_broken'
  | 'call_back_due'
  | 'transfer_reported'
  | 'customer_asked'
  | 'large_overpayment'
  | 'cash_difference'
  | 'cash_day_open'
  | 'cash_in_transit'
  | 'cash_expense_waiting'
  | 'cash_near_limit'
  | 'cash_at_limit'
  | 'cash_reversal_asked'
  | 'rights_requested'
  | 'complaint_assigned'
  | 'complaint_due'
  | 'complaint_escalated'
  | 'complaint_written_to'
  | 'screening_stop'
  | 'challenge_ended';
type ProductsCategory =
  | 'home_appliances'
  | 'electronics'
  | 'daily_essentials'
  | 'dowry_set'
  | 'business_asset';
type ProductsPictogram =
  | 'air-conditioner'
  | 'air-cooler'
  | 'beauty-parlour-kit'
  | 'bedding-set'
  | 'bedroom-set'
  | 'bicycle'
  | 'ceiling-fan'
  | 'deep-freezer'
  | 'dinner-set'
  | 'dowry-chest'
  | 'flour-sack'
  | 'laptop'
  | 'led-tv'
  | 'loader-rickshaw'
  | 'microwave'
  | 'milk-chiller'
  | 'mobile-phone'
  | 'motorcycle'
  | 'refrigerator'
  | 'sewing-machine'
  | 'shop-counter'
  | 'stove'
  | 'washing-machine'
  | 'water-pump';
type ReceiptCountersSeries = 'receipt' | 'voucher';
type ReceiptDaysMethod = 'cash' | 'bank' | 'jazzcash' | 'easypaisa' | 'raast' | 'cheque';
type ReceiptDaysKind = 'down_payment' | 'payment' | 'recovery';
type ReceiptPrintsPaper = 'a5' | 'roll';
type ReceiptPrintsLanguage = 'en' | 'ur';
type ReceiptsSeries = 'receipt' | 'voucher';
type RightsRequestsKind = 'superadmin' | 'limits' | 'reactivation' | 'sign_in_code';
type RightsRequestsState = 'pending' | 'approved' | 'rejected' | 'withdrawn';
type ScreeningDecisionsDecision = 'cleared' | 'confirmed';
type ScreeningListsFormat = 'csv' | 'json' | 'xml';
type ScreeningMatchesKind = 'stop' | 'look';
type ScreeningMatchesState = 'open' | 'cleared' | 'confirmed';
type ScreeningRunsWhy = 'save' | 'approval' | 'list' | 'start';
type SecondStepResetsState = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'outdated';
type SignInCodesPurpose =
  | 'customer_activation'
  | 'employee_activation'
  | 'password_reset'
  | 'password_reset_link'
  | 'set_up_link';
type StatementFilesDateOrder = 'day_first' | 'month_first';
type StatementMatchesFoundAs = 'certain' | 'likely' | 'unknown' | 'aside';
type TransferReportsMethod = 'bank' | 'jazzcash' | 'easypaisa' | 'raast';
type TransferReportsState = 'checking' | 'matched' | 'refused';
type UsersRole = 'superadmin' | 'employee' | 'customer';
type UsersLanguage = 'en' | 'ur';
type UsersListRows = 'by_screen' | 'comfortable' | 'compact';

interface ActiveCustomerCounts {
  branch_id: string;
  officer_id: string | null;
  customers: number;
}

interface AgreementCounters {
  branch_id: string;
  year: number;
  last_serial: number;
}

interface AgreementGuarantors {
  agreement_id: string;
  guarantor_id: string;
  relation: string;
}

interface AgreementItems {
  agreement_id: string;
  position: number;
  product_id: string | null;
  description: string;
  quantity: number;
  unit_price: number;
}

interface AgreementRows {
  agreement_id: string | null;
  part: string | null;
  digest: string | null;
  is_new: boolean | null;
}

interface Agreements {
  id: string;
  number: string;
  payment_serial: Generated<number>;
  customer_id: string;
  branch_id: string;
  officer_id: string;
  service: AgreementsService;
  contract_kind: AgreementsContractKind;
  price: number;
  down_payment: number;
  relief: Generated<number>;
  financed: GeneratedAlways<number>;
  installment_count: number;
  frequency_unit: AgreementsFrequencyUnit;
  frequency_every: number;
  rounding_step: number;
  start_on: CalendarDate;
  first_due_on: CalendarDate;
  status: Generated<AgreementsStatus>;
  terms_version: Generated<number>;
  key_facts_edition: number;
  consented_version: number | null;
  consented_at: Date | null;
  consented_by: string | null;
  consent_how: AgreementsConsentHow | null;
  notes: string | null;
  created_at: Date;
  created_by: string;
  activated_at: Date | null;
  schedule_number: Generated<number>;
  paid: Generated<number>;
  outstanding: Generated<number>;
  overpaid: Generated<number>;
  written_off: Generated<number>;
  recovered: Generated<number>;
  oldest_unpaid_due_on: CalendarDate | null;
  entry_count: Generated<number>;
  reschedule_count: Generated<number>;
  version: Generated<number>;
  previous_digest: string | null;
  brought_in_on: CalendarDate | null;
}

interface Approvals {
  id: string;
  agreement_id: string;
  kind: ApprovalsKind;
  entry_id: string | null;
  amount: number | null;
  reason: string;
  evidence: string | null;
  details: unknown | null;
  preview: unknown | null;
  slip: string | null;
  state: Generated<ApprovalsState>;
  requested_by: string;
  requested_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision_note: string | null;
  decided_alone: Generated<boolean>;
  key_digest: Buffer | null;
  previous_digest: string | null;
}

interface ArrearsDays {
  officer_id: string;
  oldest_unpaid_due_on: CalendarDate;
  branch_id: string;
  agreements: number;
  outstanding: number;
  financed: number;
  rescheduled: number;
  rescheduled_outstanding: number;
  reschedules: number;
}

interface ArrearsMonths {
  month_end: CalendarDate;
  branch_id: string;
  agreements: number;
  outstanding: number;
  over_1: number;
  over_30: number;
  over_60: number;
  over_90: number;
}

interface AuditAnchorNotes {
  is_the_one: Generated<boolean>;
  last_line: string | null;
  noted_at: Date | null;
}

interface AuditChains {
  id: string;
  last_position: number;
  last_hash: Buffer;
}

interface AuditCheckpoints {
  chain_id: string;
  position: number;
  hash: Buffer;
}

interface AuditChecks {
  is_the_one: Generated<boolean>;
  checked_at: Date;
  differences: string[];
}

interface AuditEvents {
  chain_id: string;
  position: number;
  previous_hash: Buffer;
  hash: Buffer;
  recorded_at: Date;
  actor_id: string | null;
  client_address: string | null;
  action: string;
  subject: string;
  subject_id: string;
  before: unknown | null;
  after: unknown | null;
  row_digests: unknown | null;
  kept_rows: string | null;
  signed_with: string | null;
  signature: Buffer | null;
}

interface AuditHeadMails {
  is_the_one: Generated<boolean>;
  mailed_on: CalendarDate | null;
}

interface BlogPosts {
  id: string;
  title: string;
  title_ur: string | null;
  summary: string | null;
  summary_ur: string | null;
  body: string | null;
  body_ur: string | null;
  cover_hash: Buffer | null;
  cover_width: number | null;
  cover_height: number | null;
  cover_alt: string | null;
  cover_alt_ur: string | null;
  slug: string | null;
  is_published: Generated<boolean>;
  published_at: Date | null;
  created_at: Date;
  created_by: string;
  version: Generated<number>;
}

interface BranchPortfolios {
  branch_id: string;
  active_count: number;
  outstanding: number;
  overpaid: number;
  written_off: number;
  recovered: number;
}

interface Branches {
  id: string;
  code: string;
  position: number;
  city: string;
  city_ur: string;
  area: string;
  area_ur: string;
  address: string;
  address_ur: string;
  phone: string;
  opens_at: string;
  closes_at: string;
  manager: string;
  manager_ur: string;
  map_url: string | null;
  directions_enabled: Generated<boolean>;
  is_public: Generated<boolean>;
  is_head_office: Generated<boolean>;
  visits_at_once: Generated<number>;
  version: Generated<number>;
}

interface CashAccounts {
  id: string;
  kind: CashAccountsKind;
  name: string;
  number: string;
  opened_on: CalendarDate;
  created_at: Date;
  closed_at: Date | null;
}

interface CashArrivalTakeBacks {
  arrival_id: string;
  deposit_id: string;
  match_id: string;
  taken_back_by: string;
  taken_back_at: Date;
}

interface CashArrivals {
  id: string;
  deposit_id: string;
  account_id: string;
  deposited_by: string;
  arrived_on: CalendarDate;
  confirmed_by: string;
  confirmed_at: Date;
  confirmed_alone: boolean;
  match_id: string | null;
  after: string | null;
}

interface CashBooks {
  branch_id: string | null;
  opened_at: Date | null;
  close_id: string | null;
  serial: number | null;
  closed_until: CalendarDate | null;
  since: Date | null;
}

interface CashDayCloses {
  id: string;
  branch_id: string;
  serial: number;
  day: CalendarDate;
  count_id: string;
  difference_reason: string | null;
  open_requests: number;
  until: Date;
  closed_at: Date;
  closed_by: string;
  reopened_at: Date | null;
  reopened_by: string | null;
  reopen_reason: string | null;
}

interface CashDayCounts {
  id: string;
  branch_id: string;
  number: number;
  should_be: number;
  last_slip: number;
  amount: number;
  counted: number[];
  counted_by: string;
  counted_at: Date;
}

interface CashDayHands {
  close_id: string;
  hand_of: string;
  taken: number;
  moved: number;
  on_hold: Generated<number>;
  explanation: string | null;
}

interface CashDrawers {
  branch_id: string;
  opened_at: Date;
  custodian_id: string | null;
  cash_max: number | null;
  last_serial: Generated<number>;
}

interface CashExpenseConfirmations {
  expense_id: string;
  category: string;
  paid_by: string;
  confirmed_by: string;
  confirmed_at: Date;
  confirmed_alone: boolean;
}

interface CashFlows {
  branch_id: string;
  hand_of: string | null;
  account_id: string | null;
  into_drawer: number;
  into_hand: number;
  into_account: number;
}

interface CashLateEntries {
  entry_id: string;
  agreement_id: string;
  branch_id: string;
  after_serial: number;
}

interface CashLimitCrossings {
  id: string;
  hand_of: string | null;
  branch_id: string | null;
  level: CashLimitCrossingsLevel;
  amount: number;
  crossed_at: Date;
}

interface CashMovements {
  id: string;
  branch_id: string;
  serial: number;
  kind: CashMovementsKind;
  hand_of: string | null;
  offer_id: string | null;
  given_by: string | null;
  stated: number | null;
  amount: number;
  counted: number[] | null;
  counted_by: string;
  counted_at: Date;
  settles: string | null;
  entry_id: string | null;
  count_id: string | null;
  reason: string | null;
  account_id: string | null;
  slip_number: string | null;
  deposited_on: CalendarDate | null;
  slip_freed_by: string | null;
  refuses: string | null;
  reverses: string | null;
  category: CashMovementsCategory | null;
  picture_hash: Buffer | null;
}

interface CashOffers {
  id: string;
  branch_id: string;
  kind: CashOffersKind;
  hand_of: string;
  amount: number;
  offered_by: string;
  offered_at: Date;
  state: Generated<CashOffersState>;
  ended_at: Date | null;
}

interface CashOpenItems {
  movement_id: string;
  amount: number;
}

interface CashReversalRequests {
  id: string;
  movement_id: string;
  branch_id: string;
  reason: string;
  asked_by: string;
  asked_at: Date;
  state: Generated<CashReversalRequestsState>;
  ended_by: string | null;
  ended_at: Date | null;
}

interface ChallengeParticipants {
  challenge_id: string;
  employee_id: string;
  by_hand: boolean;
}

interface ChallengeResults {
  challenge_id: string;
  employee_id: string;
  reached_part: number;
  reached_whole: number;
  balance_part: number;
  balance_whole: number;
}

interface Challenges {
  id: string;
  title: string;
  title_ur: string | null;
  description: string | null;
  metric: ChallengesMetric;
  target: number;
  balancing_metric: ChallengesBalancingMetric;
  bound_max: number;
  starts_on: CalendarDate;
  ends_on: CalendarDate;
  reward: string;
  branch_ids: Generated<string[]>;
  created_at: Date;
  created_by: string;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  cancel_reason: string | null;
  version: Generated<number>;
}

interface ChequeSteps {
  id: string;
  agreement_id: string;
  entry_id: string;
  step: ChequeStepsStep;
  account_id: string;
  happened_on: CalendarDate;
  recorded_at: Date;
  recorded_by: string;
  taken_back_at: Date | null;
  taken_back_by: string | null;
}

interface CleanVerifications {
  is_the_one: Generated<boolean>;
  verified_at: Date;
  agreements: number;
  entries: number;
  heads: unknown;
}

interface ClearanceCertificates {
  id: string;
  agreement_id: string;
  branch_id: string;
  serial: number;
  code: string;
  entry_position: number;
  issued_at: Date;
  issued_by: string;
}

interface ClearanceCounters {
  branch_id: string;
  last_serial: number;
}

interface ClosedContactDays {
  close_id: string;
  received_on: CalendarDate;
  branch_id: string;
  employee_id: string | null;
  received: number;
  kept: number;
  late: number;
  unanswered: number;
}

interface ClosedDueDays {
  close_id: string;
  due_on: CalendarDate;
  branch_id: string;
  amount: number;
  paid: number;
}

interface ClosedInstallments {
  close_id: string;
  agreement_id: string;
  schedule_number: number;
  number: number;
  due_on: CalendarDate;
  branch_id: string;
  officer_id: string;
  before_move: number;
  amount: number;
  paid: number;
  relieved: number;
  unpaid: number;
}

interface ClosedOfficerDueDays {
  close_id: string;
  due_on: CalendarDate;
  branch_id: string;
  officer_id: string;
  installments: number;
  before_move: number;
  amount: number;
  paid: number;
  relieved: number;
  unpaid: number;
}

interface CollectionDays {
  counts_on: CalendarDate;
  branch_id: string;
  amount: number;
  down_payments: number;
  recoveries: number;
  refunds: number;
  brought_in: number;
}

interface ComplaintEvents {
  id: string;
  complaint_id: string;
  kind: ComplaintEventsKind;
  recorded_at: Date;
  recorded_by: string | null;
  said: string | null;
  person_id: string | null;
  agreement_id: string | null;
  entry_id: string | null;
}

interface Complaints {
  id: string;
  branch_id: string;
  year: number;
  serial: number;
  tracking_code: string;
  source: ComplaintsSource;
  kind: ComplaintsKind;
  body: string;
  full_name: string | null;
  phone: string | null;
  gender: ComplaintsGender | null;
  is_name_hidden: boolean;
  about_name: string | null;
  receipt_number: string | null;
  language: ComplaintsLanguage;
  received_at: Date;
  submission_key: string;
  submission_digest: Buffer;
  customer_id: string | null;
  entered_by: string | null;
  about_user_id: string | null;
  is_for_head_office: boolean;
  handler_id: string | null;
  taken_at: Date | null;
  acknowledge_by: CalendarDate;
  answer_by: CalendarDate;
  executive_after: CalendarDate;
  escalated_at: Date | null;
  reopened_at: Date | null;
  answered_at: Date | null;
  status: GeneratedAlways<ComplaintsStatus>;
  due_by: GeneratedAlways<CalendarDate>;
}

interface ConsentCodes {
  id: string;
  agreement_id: string;
  terms_version: number;
  code_hash: string;
  way: ConsentCodesWay;
  phone: string | null;
  state: Generated<ConsentCodesState>;
  wrong_tries: Generated<number>;
  made_by: string;
  made_at: Date;
  expires_at: Date;
  used_by: string | null;
  used_at: Date | null;
}

interface ContactLog {
  id: string;
  agreement_id: string;
  channel: ContactLogChannel;
  guarantor_id: string | null;
  result: ContactLogResult;
  call_back_at: Date | null;
  note: string | null;
  outside_hours_reason: string | null;
  reminder: ContactLogReminder | null;
  reminded_customer_id: string | null;
  reminded_on: CalendarDate | null;
  contacted_at: Date;
  recorded_at: Date;
  recorded_by: string;
  key_digest: Buffer | null;
}

interface ContactRequestDays {
  received_on: CalendarDate;
  branch_id: string;
  received: number;
  kept: number;
  late: number;
}

interface ContactRequestEvents {
  id: string;
  request_id: string;
  kind: ContactRequestEventsKind;
  recorded_at: Date;
  recorded_by: string | null;
  result: ContactRequestEventsResult | null;
  outside_hours_reason: string | null;
  note: string | null;
  assignee_id: string | null;
  visit_id: string | null;
  close_reason: ContactRequestEventsCloseReason | null;
  customer_id: string | null;
  merged_id: string | null;
}

interface ContactRequests {
  id: string;
  form_type: ContactRequestsFormType;
  full_name: string;
  name_search: GeneratedAlways<string>;
  phone: string;
  email: string | null;
  address: string | null;
  service_type: ContactRequestsServiceType | null;
  message: string | null;
  preferred_on: CalendarDate | null;
  preferred_time: ContactRequestsPreferredTime | null;
  notes: string | null;
  language: ContactRequestsLanguage;
  received_at: Date;
  submission_key: string;
  submission_digest: Buffer;
  tracking_code: string;
  branch_id: string;
  branch_rule: ContactRequestsBranchRule;
  assignee_id: string | null;
  merged_into: string | null;
  first_contact_at: Date | null;
  first_contact_by: string | null;
  visit_id: string | null;
  close_reason: ContactRequestsCloseReason | null;
  customer_id: string | null;
  status: GeneratedAlways<ContactRequestsStatus>;
  is_promise_kept: GeneratedAlways<boolean | null>;
  queue_place: GeneratedAlways<number>;
}

interface CostEvidence {
  id: string;
  agreement_id: string;
  position: number;
  description: string;
  supplier: string;
  invoice_number: string;
  invoiced_on: CalendarDate;
  cost: number;
  invoice_hash: Buffer;
  recorded_at: Date;
  recorded_by: string;
}

interface CreationKeys {
  user_id: string;
  key: string;
  request_hash: Buffer;
  created_id: string;
  recorded_at: Date;
}

interface CustomerDocuments {
  id: string;
  customer_id: string;
  kind: CustomerDocumentsKind;
  agreement_id: string | null;
  file_hash: Buffer;
  bytes: number;
  width: number;
  height: number;
  added_at: Date;
  added_by: string;
  removed_at: Date | null;
  removed_by: string | null;
  erased_at: Date | null;
}

interface CustomerRequests {
  id: string;
  customer_id: string;
  agreement_id: string;
  kind: CustomerRequestsKind;
  reason: string;
  wished_on: CalendarDate | null;
  asked_at: Date;
  approval_id: string | null;
  contact_id: string | null;
  answer: string | null;
  answered_at: Date | null;
  answered_by: string | null;
}

interface Customers {
  id: string;
  full_name: string;
  full_name_ur: string | null;
  relative: CustomersRelative;
  relative_name: string;
  relative_name_ur: string | null;
  cnic: string;
  cnic_expires_on: CalendarDate | null;
  cnic_seen_by: string | null;
  cnic_seen_at: Date | null;
  gender: CustomersGender;
  born_on: CalendarDate;
  phone: string | null;
  second_phone: string | null;
  email: string | null;
  address: string;
  address_ur: string | null;
  city: string;
  occupation: string | null;
  monthly_income: number | null;
  household_size: number | null;
  language: Generated<CustomersLanguage>;
  takes_messages: Generated<boolean>;
  branch_id: string;
  officer_id: string | null;
  notes: string | null;
  status: Generated<CustomersStatus>;
  user_id: string | null;
  privacy_consent_at: Date;
  privacy_consent_how: CustomersPrivacyConsentHow | null;
  created_at: Date;
  created_by: string;
  version: Generated<number>;
  name_search: GeneratedAlways<string>;
}

interface Designations {
  id: string;
  name: string;
  name_ur: string;
  position: number;
}

interface DueDays {
  due_on: CalendarDate;
  branch_id: string;
  amount: number;
  paid: number;
}

interface Employees {
  user_id: string;
  branch_id: string;
  designation_id: string | null;
  cnic: string | null;
  joined_on: CalendarDate | null;
  may_record_payments: Generated<boolean>;
  may_match_unknown_lines: Generated<boolean>;
  hand_cash_max: number | null;
  back_dating_days_max: Generated<number>;
  decides_agreements_to: Generated<number>;
  decides_relief_to: Generated<number>;
  decides_reversals_to: Generated<number>;
  decides_refunds_to: Generated<number>;
  decides_write_offs_to: Generated<number>;
  decides_back_dating_days: Generated<number>;
  decides_reschedules: Generated<boolean>;
}

interface Entries {
  id: string;
  agreement_id: string;
  position: number;
  branch_id: string;
  kind: EntriesKind;
  amount: number;
  debit: string;
  credit: string;
  valued_on: CalendarDate;
  counts_on: CalendarDate;
  recorded_at: Date;
  recorded_by: string;
  method: EntriesMethod | null;
  reference: string | null;
  payer_phone: string | null;
  receiver_name: string | null;
  note: string | null;
  rule: EntriesRule | null;
  reverses: string | null;
  approval_id: string | null;
  transfer_id: string | null;
  key_digest: Buffer | null;
  takes_slip: Generated<boolean>;
  brought_in: Generated<boolean>;
}

interface FieldAlarms {
  id: string;
  device_id: string;
  alarm_reason: FieldAlarmsAlarmReason;
  content: string;
  signature: Buffer;
  raised_at: Date;
}

interface FieldDevices {
  id: string;
  branch_id: string;
  serial: number;
  officer_id: string;
  public_key: Buffer;
  seal_key: Buffer;
  name: string;
  registered_at: Date;
  revoked_at: Date | null;
  revoked_by: string | null;
}

interface FieldItems {
  id: string;
  device_id: string;
  position: number;
  package_id: string;
  kind: FieldItemsKind;
  agreement_id: string;
  slip: number | null;
  amount: number | null;
  code: string | null;
  content: string;
  hash: Buffer;
  previous_hash: Buffer | null;
  signature: Buffer;
  received_at: Date;
}

interface FieldOutcomes {
  id: string;
  item_id: string;
  item_agreement_id: string;
  outcome: FieldOutcomesOutcome;
  hold_reason: FieldOutcomesHoldReason | null;
  agreement_id: string | null;
  entry_id: string | null;
  contact_id: string | null;
  decided_by: string | null;
  decided_at: Date;
  note: string | null;
}

interface FieldPackages {
  id: string;
  device_id: string;
  day: CalendarDate;
  visits: number;
  taken_at: Date;
}

interface GoogleReturns {
  secret_hash: Buffer;
  user_id: string;
  subject: string;
  expires_at: Date;
}

interface Guarantors {
  id: string;
  full_name: string;
  full_name_ur: string | null;
  cnic: string;
  phone: string;
  address: string;
  occupation: string | null;
  created_at: Date;
  created_by: string;
  version: Generated<number>;
}

interface HiddenColumns {
  user_id: string;
  list: string;
  columns: string[];
}

interface HomeVisits {
  id: string;
  request_id: string;
  branch_id: string;
  visit_on: CalendarDate;
  starts_at: string;
  address: string;
  place: number;
  booked_at: Date;
  booked_by: string;
  outcome: HomeVisitsOutcome | null;
  ended_at: Date | null;
}

interface IdempotencyKeys {
  agreement_id: string;
  user_id: string;
  key: string;
  made_id: string;
  recorded_at: Date;
  request_hash: Buffer;
}

interface ImportRows {
  import_id: string;
  line: number;
  cells: string[] | null;
  state: ImportRowsState;
  title: string;
  faults: Generated<unknown>;
  price: number | null;
  down_payment: number | null;
  paid: number | null;
  relief: number | null;
  register_key: string | null;
  record_id: string | null;
  record_version: number | null;
}

interface Imports {
  id: string;
  kind: ImportsKind;
  file_name: string;
  file_hash: Buffer;
  content: Buffer | null;
  sheets: unknown;
  headings: string[];
  columns: unknown;
  date_order: ImportsDateOrder | null;
  found: unknown;
  for_all: unknown;
  stored_days: ImportsStoredDays | null;
  points: ImportsPoints | null;
  state: Generated<ImportsState>;
  created_at: Date;
  created_by: string;
  started_at: Date | null;
  acting_user_id: string | null;
  acting_address: string | null;
  undo_reason: string | null;
  finished_at: Date | null;
}

interface Installments {
  agreement_id: string;
  schedule_number: number;
  number: number;
  due_on: CalendarDate;
  amount: number;
  moved_from: CalendarDate | null;
  paid: Generated<number>;
  relieved: Generated<number>;
  stays_due: Generated<boolean>;
}

interface KnownBrowsers {
  secret_hash: Buffer;
  user_id: string;
  expires_at: Date;
}

interface LenderContent {
  section: LenderContentSection;
  content: unknown;
  version: number;
}

interface MessageCursors {
  branch_id: string;
  receipt_serial: number;
  begun_at: Date;
}

interface MessageReports {
  channel: MessageReportsChannel;
  provider_id: string;
  state: MessageReportsState;
  reason: string | null;
  received_at: Date;
}

interface MessageRules {
  branch_id: string;
  daily_max: number;
  is_paused: boolean;
  version: Generated<number>;
}

interface MessageWords {
  template: string;
  version: number;
  words: string | null;
  words_ur: string | null;
  set_at: Date;
}

interface Messages {
  id: string;
  branch_id: string;
  customer_id: string | null;
  agreement_id: string | null;
  contact_request_id: string | null;
  template: MessagesTemplate;
  words_version: Generated<number>;
  entry_id: string | null;
  promise_id: string | null;
  approval_id: string | null;
  request_id: string | null;
  code_id: string | null;
  due_on: CalendarDate | null;
  reminded_on: CalendarDate | null;
  queued_at: Date;
  next_try_at: Date;
  state: Generated<MessagesState>;
  reason: string | null;
  tries: Generated<number>;
  attempted_at: Date | null;
  channel: MessagesChannel | null;
  provider_id: string | null;
  parts: number | null;
  hundred_cost: number | null;
  changed_at: Date;
}

interface MonthCloses {
  id: string;
  month_end: CalendarDate;
  closed_at: Date;
  closed_by: string;
  entries: number;
  amount: number;
  reopened_at: Date | null;
  reopened_by: string | null;
  reopen_reason: string | null;
}

interface NameEndings {
  ending: string;
}

interface NoticeMarks {
  user_id: string;
  read_until: Date;
}

interface NoticeReads {
  user_id: string;
  kind: NoticeReadsKind;
  subject_id: string;
  read_at: Date;
}

interface OfficeRules {
  is_the_one: Generated<boolean>;
  contact_from: Generated<string>;
  contact_until: Generated<string>;
  guarantor_contact_after_days: Generated<number>;
  guarantors_needed: Generated<number>;
  burden_warning_percent: Generated<number>;
  burden_reason_percent: Generated<number>;
  customer_owed_max: number | null;
  household_owed_max: number | null;
  guarantor_agreements_max: number | null;
  overpayment_notice_installments: Generated<number>;
  expense_without_bill_max: Generated<number>;
  hand_cash_max: number | null;
  drawer_cash_max: number | null;
  two_step_for_customers: Generated<boolean>;
  staff_idle_minutes: Generated<number>;
  new_employee_back_dating_days: Generated<number>;
  head_mail_addresses: Generated<string[]>;
  version: Generated<number>;
}

interface OfficerCollectionDays {
  counts_on: CalendarDate;
  branch_id: string;
  taken_by: string;
  amount: number;
  payments: number;
}

interface OfficerCollectionMonths {
  month: CalendarDate;
  branch_id: string;
  taken_by: string;
  amount: number;
  payments: number;
}

interface OfficerDueDays {
  officer_id: string;
  due_on: CalendarDate;
  branch_id: string;
  is_down_payment: boolean;
  installments: number;
  before_move: number;
  amount: number;
  paid: number;
  relieved: number;
  unpaid: number;
}

interface PaymentPromises {
  id: string;
  agreement_id: string;
  amount: number;
  made_on: CalendarDate;
  promised_for: CalendarDate;
  note: string | null;
  recorded_at: Date;
  recorded_by: string;
  key_digest: Buffer | null;
}

interface Products {
  id: string;
  name: string;
  name_ur: string | null;
  category: ProductsCategory;
  pictogram: ProductsPictogram | null;
  picture_hash: Buffer | null;
  picture_width: number | null;
  picture_height: number | null;
  cash_price: number;
  terms_months: number[];
  down_payment_min_percent: number;
  rounding_step: number;
  is_active: Generated<boolean>;
  is_public: Generated<boolean>;
  created_at: Date;
  version: Generated<number>;
}

interface PromiseOutcomes {
  promise_id: string;
  agreement_id: string;
  branch_id: string;
  agreement_officer_id: string;
  customer_id: string;
  officer_id: string;
  promised_for: CalendarDate;
  is_last: boolean;
  is_kept: boolean;
  is_replaced: boolean;
}

interface RateLimits {
  key: string;
  points: number;
  waits_until: Date | null;
  expires_at: Date;
}

interface ReceiptCounters {
  branch_id: string;
  series: ReceiptCountersSeries;
  last_serial: number;
}

interface ReceiptDays {
  counts_on: CalendarDate;
  branch_id: string;
  taken_by: string;
  method: ReceiptDaysMethod;
  kind: ReceiptDaysKind;
  amount: number;
  payments: number;
  reversed_amount: number;
  reversed_payments: number;
}

interface ReceiptPrints {
  id: string;
  entry_id: string;
  agreement_id: string;
  number: number;
  paper: ReceiptPrintsPaper;
  language: ReceiptPrintsLanguage;
  printed_at: Date;
  printed_by: string;
}

interface Receipts {
  entry_id: string;
  agreement_id: string;
  branch_id: string;
  series: ReceiptsSeries;
  serial: number;
  code: string | null;
  outstanding_after: number;
  overpaid_after: number;
  next_due_on: CalendarDate | null;
  next_due_amount: number | null;
}

interface RecoveryCodes {
  user_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

interface ReliefFund {
  is_the_one: Generated<boolean>;
  budget: number;
  granted: number;
  reserved: number;
  version: Generated<number>;
}

interface ReportedDueDays {
  due_on: CalendarDate | null;
  branch_id: string | null;
  amount: number | null;
  paid: number | null;
}

interface ReportedOfficerDueDays {
  due_on: CalendarDate | null;
  branch_id: string | null;
  officer_id: string | null;
  installments: number | null;
  before_move: number | null;
  amount: number | null;
  paid: number | null;
  relieved: number | null;
  unpaid: number | null;
}

interface RightsRequests {
  id: string;
  user_id: string;
  kind: RightsRequestsKind;
  decides_agreements_to: number | null;
  decides_relief_to: number | null;
  decides_reversals_to: number | null;
  decides_refunds_to: number | null;
  decides_write_offs_to: number | null;
  decides_back_dating_days: number | null;
  decides_reschedules: boolean | null;
  state: RightsRequestsState;
  requested_by: string;
  requested_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision_note: string | null;
}

interface SavedViews {
  id: string;
  user_id: string;
  list: string;
  name: string;
  query: string;
  is_shared: boolean;
  branch_id: string | null;
  saved_at: Date;
}

interface Schedules {
  agreement_id: string;
  number: number;
  made_at: Date;
  previous_number: number | null;
  carried: Generated<unknown>;
}

interface ScreeningDecisions {
  id: string;
  match_id: string;
  decision: ScreeningDecisionsDecision;
  reason: string;
  decided_at: Date;
  decided_by: string;
}

interface ScreeningEntries {
  list_id: string;
  line: number;
  name: string;
  father_name: string | null;
  cnic: string | null;
  reference: string | null;
  sound: string | null;
}

interface ScreeningFindings {
  run_id: string;
  match_id: string;
}

interface ScreeningLists {
  id: string;
  name: string;
  file_name: string;
  format: ScreeningListsFormat;
  file_hash: Buffer;
  bytes: number;
  rows: number;
  repeated: number;
  entries_digest: string;
  added_at: Date;
  added_by: string;
  ended_at: Date | null;
  ended_by: string | null;
}

interface ScreeningMatches {
  id: string;
  match_key: Buffer;
  kind: ScreeningMatchesKind;
  state: Generated<ScreeningMatchesState>;
  customer_id: string | null;
  guarantor_id: string | null;
  list_id: string;
  line: number;
  entry_name: string;
  entry_father_name: string | null;
  entry_cnic: string | null;
  entry_reference: string | null;
  person_name: string;
  person_father_name: string | null;
  person_cnic: string;
  run_id: string;
  found_at: Date;
}

interface ScreeningRuns {
  id: string;
  why: ScreeningRunsWhy;
  ran_at: Date;
  ran_by: string | null;
  customer_id: string | null;
  guarantor_id: string | null;
  agreement_id: string | null;
  list_hashes: string[];
  checked: number;
  found: number;
  found_new: number;
}

interface SecondStepResets {
  id: string;
  customer_id: string;
  user_id: string;
  reason: string;
  identity_proof: string;
  totp_confirmed_at: Date;
  state: Generated<SecondStepResetsState>;
  requested_by: string;
  requested_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision_note: string | null;
}

interface Sessions {
  id: string;
  user_id: string;
  token_hash: Buffer;
  cookie_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  ends_at: Date;
  last_used_at: Date;
  browser: string | null;
  system: string | null;
}

interface SignInCodes {
  id: string;
  purpose: SignInCodesPurpose;
  code_hash: Buffer;
  customer_id: string | null;
  user_id: string | null;
  issued_by: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface StandingCloses {
  id: string | null;
  month_end: CalendarDate | null;
}

interface StatementFiles {
  id: string;
  account_id: string;
  file_name: string;
  headings: string[];
  columns: unknown;
  date_order: StatementFilesDateOrder | null;
  lines: number;
  added: number;
  created_at: Date;
  created_by: string;
}

interface StatementLines {
  id: string;
  account_id: string;
  file_id: string;
  line: number;
  day: CalendarDate;
  paisa: number;
  reference: string | null;
  nth: number;
  text: string;
  balance_paisa: number | null;
}

interface StatementMatches {
  id: string;
  line_id: string;
  how: string;
  agreement_id: string | null;
  entry_id: string | null;
  movement_id: string | null;
  reason: string | null;
  by_rule: Generated<boolean>;
  found_as: StatementMatchesFoundAs;
  matched_at: Date;
  matched_by: string;
  undone_at: Date | null;
  undone_by: string | null;
}

interface StatementRules {
  account_id: string;
  posts_certain: boolean;
  aside_texts: string[];
  version: Generated<number>;
}

interface SupersededTerms {
  agreement_id: string;
  version: number;
  schedule_number: number;
  key_facts_edition: number;
  terms: unknown;
}

interface TakenSlips {
  key: string;
  agreement_id: string;
  entry_id: string;
}

interface TransferMatches {
  entry_id: string;
  agreement_id: string;
  report_id: string;
  matched_at: Date;
  matched_by: string;
}

interface TransferReports {
  id: string;
  customer_id: string;
  agreement_id: string;
  amount: number;
  sent_on: CalendarDate;
  method: TransferReportsMethod;
  reference: string;
  slip_hash: Buffer;
  state: Generated<TransferReportsState>;
  reported_at: Date;
  refused_at: Date | null;
  refused_by: string | null;
  refusal_reason: string | null;
}

interface Users {
  id: string;
  full_name: string;
  full_name_ur: string | null;
  phone: string | null;
  email: string | null;
  role: UsersRole;
  is_active: Generated<boolean>;
  is_waiting: Generated<boolean>;
  language: UsersLanguage;
  list_rows: Generated<UsersListRows>;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  google_subject: string | null;
  is_google_off: Generated<boolean>;
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
  totp_last_step: number | null;
  last_signed_in_at: Date | null;
  created_at: Date;
  version: Generated<number>;
  name_search: GeneratedAlways<string>;
}

export interface Database {
  active_customer_counts: ActiveCustomerCounts;
  agreement_counters: AgreementCounters;
  agreement_guarantors: AgreementGuarantors;
  agreement_items: AgreementItems;
  agreement_rows: AgreementRows;
  agreements: Agreements;
  approvals: Approvals;
  arrears_days: ArrearsDays;
  arrears_months: ArrearsMonths;
  audit_anchor_notes: AuditAnchorNotes;
  audit_chains: AuditChains;
  audit_checkpoints: AuditCheckpoints;
  audit_checks: AuditChecks;
  audit_events: AuditEvents;
  audit_head_mails: AuditHeadMails;
  blog_posts: BlogPosts;
  branch_portfolios: BranchPortfolios;
  branches: Branches;
  cash_accounts: CashAccounts;
  cash_arrival_take_backs: CashArrivalTakeBacks;
  cash_arrivals: CashArrivals;
  cash_books: CashBooks;
  cash_day_closes: CashDayCloses;
  cash_day_counts: CashDayCounts;
  cash_day_hands: CashDayHands;
  cash_drawers: CashDrawers;
  cash_expense_confirmations: CashExpenseConfirmations;
  cash_flows: CashFlows;
  cash_late_entries: CashLateEntries;
  cash_limit_crossings: CashLimitCrossings;
  cash_movements: CashMovements;
  cash_offers: CashOffers;
  cash_open_items: CashOpenItems;
  cash_reversal_requests: CashReversalRequests;
  challenge_participants: ChallengeParticipants;
  challenge_results: ChallengeResults;
  challenges: Challenges;
  cheque_steps: ChequeSteps;
  clean_verifications: CleanVerifications;
  clearance_certificates: ClearanceCertificates;
  clearance_counters: ClearanceCounters;
  closed_contact_days: ClosedContactDays;
  closed_due_days: ClosedDueDays;
  closed_installments: ClosedInstallments;
  closed_officer_due_days: ClosedOfficerDueDays;
  collection_days: CollectionDays;
  complaint_events: ComplaintEvents;
  complaints: Complaints;
  consent_codes: ConsentCodes;
  contact_log: ContactLog;
  contact_request_days: ContactRequestDays;
  contact_request_events: ContactRequestEvents;
  contact_requests: ContactRequests;
  cost_evidence: CostEvidence;
  creation_keys: CreationKeys;
  customer_documents: CustomerDocuments;
  customer_requests: CustomerRequests;
  customers: Customers;
  designations: Designations;
  due_days: DueDays;
  employees: Employees;
  entries: Entries;
  field_alarms: FieldAlarms;
  field_devices: FieldDevices;
  field_items: FieldItems;
  field_outcomes: FieldOutcomes;
  field_packages: FieldPackages;
  google_returns: GoogleReturns;
  guarantors: Guarantors;
  hidden_columns: HiddenColumns;
  home_visits: HomeVisits;
  idempotency_keys: IdempotencyKeys;
  import_rows: ImportRows;
  imports: Imports;
  installments: Installments;
  known_browsers: KnownBrowsers;
  lender_content: LenderContent;
  message_cursors: MessageCursors;
  message_reports: MessageReports;
  message_rules: MessageRules;
  message_words: MessageWords;
  messages: Messages;
  month_closes: MonthCloses;
  name_endings: NameEndings;
  notice_marks: NoticeMarks;
  notice_reads: NoticeReads;
  office_rules: OfficeRules;
  officer_collection_days: OfficerCollectionDays;
  officer_collection_months: OfficerCollectionMonths;
  officer_due_days: OfficerDueDays;
  payment_promises: PaymentPromises;
  products: Products;
  promise_outcomes: PromiseOutcomes;
  rate_limits: RateLimits;
  receipt_counters: ReceiptCounters;
  receipt_days: ReceiptDays;
  receipt_prints: ReceiptPrints;
  receipts: Receipts;
  recovery_codes: RecoveryCodes;
  relief_fund: ReliefFund;
  reported_due_days: ReportedDueDays;
  reported_officer_due_days: ReportedOfficerDueDays;
  rights_requests: RightsRequests;
  saved_views: SavedViews;
  schedules: Schedules;
  screening_decisions: ScreeningDecisions;
  screening_entries: ScreeningEntries;
  screening_findings: ScreeningFindings;
  screening_lists: ScreeningLists;
  screening_matches: ScreeningMatches;
  screening_runs: ScreeningRuns;
  second_step_resets: SecondStepResets;
  sessions: Sessions;
  sign_in_codes: SignInCodes;
  standing_closes: StandingCloses;
  statement_files: StatementFiles;
  statement_lines: StatementLines;
  statement_matches: StatementMatches;
  statement_rules: StatementRules;
  superseded_terms: SupersededTerms;
  taken_slips: TakenSlips;
  transfer_matches: TransferMatches;
  transfer_reports: TransferReports;
  users: Users;
}
