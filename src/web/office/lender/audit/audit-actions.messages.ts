import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { Phrase } from '#domain/language.ts';
import type { RequestedKind } from '#domain/lending/approvals/approval.ts';
import { approvalSteps } from '#web/office/lending/ground/approval/kinds/approval-descriptor.ts';
import {
  requestedDescriptors,
  requestedKinds,
} from '#web/office/lending/ground/approval/kinds/approval-descriptors.ts';

/** The steps of each request that a second person decides. */
const requestedActions = Object.fromEntries(
  requestedKinds.flatMap((kind) =>
    approvalSteps.map((step) => [`${step}_${kind}`, requestedDescriptors[kind].audit[step]]),
  ),
) as Readonly<Record<`${(typeof approvalSteps)[number]}_${RequestedKind}`, Phrase>>;

/** The action as a sentence beside the name of the actor. An action without a sentence is a type error. */
export const auditActions: Readonly<Record<AuditAction, Phrase>> = {
  sign_in: { en: 'Signed in', ur: 'سائن اِن کیا گیا' },
  sign_out: { en: 'Signed out', ur: 'سائن آؤٹ کیا گیا' },
  sign_up: { en: 'Created an account', ur: 'اکاؤنٹ بنایا گیا' },
  end_sessions: { en: 'Ended other sessions', ur: 'دوسری جگہوں سے سائن آؤٹ کیا گیا' },
  reach_sign_in_limit: { en: 'Too many failed sign-ins', ur: 'سائن اِن کی بہت زیادہ ناکام کوششیں ہوئیں' },
  change_password: { en: 'Changed the password', ur: 'پاس ورڈ تبدیل کیا گیا' },
  edit_profile: { en: 'Changed their profile', ur: 'پروفائل تبدیل کیا گیا' },
  issue_account_code: { en: 'Issued an account code', ur: 'اکاؤنٹ کا کوڈ جاری کیا گیا' },
  link_account: { en: 'Linked an account to a customer', ur: 'اکاؤنٹ صارف کے ریکارڈ سے جوڑا گیا' },
  link_google: { en: 'Linked a Google account', ur: 'گوگل اکاؤنٹ جوڑا گیا' },
  turn_off_google: { en: 'Turned off Google sign-in', ur: 'گوگل سائن اِن بند کیا گیا' },
  turn_on_google: { en: 'Turned on Google sign-in', ur: 'گوگل سائن اِن فعال کیا گیا' },
  mail_reset_link: {
    en: 'Asked for a new password by email',
    ur: 'نئے پاس ورڈ کا لنک ای میل پر منگوایا گیا',
  },
  start_totp: {
    en: 'Began to set up two-step sign-in',
    ur: 'دو مرحلہ سائن اِن کی ترتیب شروع کی گئی',
  },
  turn_on_totp: { en: 'Turned on two-step sign-in', ur: 'دو مرحلہ سائن اِن فعال کیا گیا' },
  turn_off_totp: { en: 'Turned off two-step sign-in', ur: 'دو مرحلہ سائن اِن بند کیا گیا' },
  create_superadmin: { en: 'Created the first superadmin', ur: 'پہلا سپر ایڈمن بنایا گیا' },

  create_employee: { en: 'Added an employee', ur: 'ملازم شامل کیا گیا' },
  edit_employee: { en: 'Changed an employee', ur: 'ملازم کی معلومات تبدیل کی گئیں' },
  change_employee_role: { en: 'Changed an employee’s role', ur: 'ملازم کا کردار تبدیل کیا گیا' },
  deactivate_employee: { en: 'Deactivated an employee', ur: 'ملازم کا اکاؤنٹ غیر فعال کیا گیا' },
  reactivate_employee: { en: 'Reactivated an employee', ur: 'ملازم کا اکاؤنٹ دوبارہ فعال کیا گیا' },
  turn_off_employee_totp: {
    en: 'Turned off an employee’s two-step sign-in',
    ur: 'ملازم کا دو مرحلہ سائن اِن بند کیا گیا',
  },
  turn_off_employee_google: {
    en: 'Turned off an employee’s Google sign-in',
    ur: 'ملازم کا گوگل سائن اِن بند کیا گیا',
  },
  create_branch: { en: 'Added a branch', ur: 'برانچ شامل کی گئی' },
  edit_branch: { en: 'Changed a branch', ur: 'برانچ کی معلومات تبدیل کی گئیں' },
  save_lender_profile: { en: 'Changed the lender profile', ur: 'ادارے کا تعارف تبدیل کیا گیا' },
  save_site_texts: { en: 'Changed the site texts', ur: 'ویب سائٹ کی عبارتیں تبدیل کی گئیں' },
  save_site_offer: {
    en: 'Changed the site services and figures',
    ur: 'ویب سائٹ کی خدمات اور اعداد تبدیل کیے گئے',
  },
  save_site_publication: {
    en: 'Published the site or took it back',
    ur: 'ویب سائٹ شائع کی گئی یا واپس لی گئی',
  },
  save_office_rules: { en: 'Changed the office rules', ur: 'دفتری قواعد تبدیل کیے گئے' },
  save_closed_days: { en: 'Changed the closed days', ur: 'چھٹی کے دن تبدیل کیے گئے' },
  save_book_rules: { en: 'Changed the rules of the books', ur: 'کھاتوں کے قواعد تبدیل کیے گئے' },
  save_screening_rules: { en: 'Changed the rules of screening', ur: 'جانچ کے قواعد تبدیل کیے گئے' },
  save_complaint_rules: { en: 'Changed the rules of complaints', ur: 'شکایات کے قواعد تبدیل کیے گئے' },
  close_month: { en: 'Closed a month', ur: 'مہینے کا حساب بند کیا گیا' },
  reopen_month: { en: 'Reopened a month', ur: 'مہینے کا حساب دوبارہ کھولا گیا' },
  export_report: { en: 'Exported a report', ur: 'رپورٹ ایکسپورٹ کی گئی' },
  export_payments: { en: 'Exported the payments register', ur: 'ادائیگیوں کا رجسٹر ایکسپورٹ کیا گیا' },
  export_audit: { en: 'Exported the audit', ur: 'آڈٹ ریکارڈ ایکسپورٹ کیا گیا' },

  create_customer: { en: 'Added a customer', ur: 'صارف شامل کیا گیا' },
  edit_customer: { en: 'Changed a customer', ur: 'صارف کی معلومات تبدیل کی گئیں' },
  block_customer: { en: 'Blocked a customer', ur: 'صارف پر پابندی لگائی گئی' },
  unblock_customer: { en: 'Unblocked a customer', ur: 'صارف سے پابندی ہٹائی گئی' },
  move_customer: {
    en: 'Moved a customer to another officer or branch',
    ur: 'صارف کو دوسرے افسر یا برانچ میں منتقل کیا گیا',
  },
  request_rights: {
    en: 'Asked for power over the books for someone',
    ur: 'کسی کو فیصلے کے اختیارات دینے کی درخواست دی گئی',
  },
  confirm_rights: {
    en: 'Confirmed power over the books for someone',
    ur: 'کسی کو فیصلے کے اختیارات دینے کی منظوری دی گئی',
  },
  reject_rights: {
    en: 'Rejected power over the books for someone',
    ur: 'کسی کو فیصلے کے اختیارات دینا نامنظور کیا گیا',
  },
  withdraw_rights: {
    en: 'Withdrew a request for power over the books',
    ur: 'فیصلے کے اختیارات کی درخواست واپس لی گئی',
  },
  request_second_step_reset: {
    en: 'Requested a two-step sign-in reset for a customer',
    ur: 'صارف کا دو مرحلہ سائن اِن بند کرنے کی درخواست دی گئی',
  },
  grant_second_step_reset: {
    en: 'Reset a customer’s two-step sign-in',
    ur: 'صارف کا دو مرحلہ سائن اِن بند کیا گیا',
  },
  reject_second_step_reset: {
    en: 'Rejected a two-step sign-in reset for a customer',
    ur: 'صارف کا دو مرحلہ سائن اِن بند کرنے کی درخواست نامنظور کی گئی',
  },
  withdraw_second_step_reset: {
    en: 'Withdrew a two-step sign-in reset request',
    ur: 'صارف کا دو مرحلہ سائن اِن بند کرنے کی درخواست واپس لی گئی',
  },
  queue_messages: { en: 'Queued messages to customers', ur: 'صارفین کے پیغامات قطار میں رکھے گئے' },
  save_message_rules: {
    en: 'Changed what messages the branch sends',
    ur: 'برانچ کے پیغامات کے اصول بدلے گئے',
  },
  save_message_words: {
    en: 'Changed the words of a message to customers',
    ur: 'صارفین کے ایک پیغام کے الفاظ بدلے گئے',
  },
  export_due_list: { en: 'Exported rows of the due list', ur: 'وصولی کی فہرست کی سطریں ایکسپورٹ کی گئیں' },
  export_customers: { en: 'Exported customers', ur: 'صارفین کی فہرست ایکسپورٹ کی گئی' },
  reveal_cnic: { en: 'Viewed a full CNIC', ur: 'مکمل شناختی کارڈ نمبر دیکھا گیا' },
  add_document: { en: 'Added a document', ur: 'دستاویز شامل کی گئی' },
  remove_document: { en: 'Removed a document', ur: 'دستاویز ہٹائی گئی' },
  erase_documents: { en: 'Erased removed documents', ur: 'ہٹائی گئی دستاویزات مٹائی گئیں' },
  look_up_customer: {
    en: 'Looked a customer of another branch up by CNIC',
    ur: 'شناختی کارڈ نمبر سے دوسری برانچ کا صارف دیکھا گیا',
  },
  view_cnic_picture: { en: 'Viewed a picture of a CNIC', ur: 'شناختی کارڈ کی تصویر دیکھی گئی' },
  edit_guarantor: { en: 'Changed a guarantor’s details', ur: 'ضامن کی معلومات بدلی گئیں' },
  create_guarantor: { en: 'Added a guarantor', ur: 'ضامن شامل کیا گیا' },
  look_up_guarantor: { en: 'Looked a guarantor up by CNIC', ur: 'شناختی کارڈ نمبر سے ضامن دیکھا گیا' },
  create_challenge: { en: 'Created a challenge', ur: 'چیلنج مقرر کیا گیا' },
  edit_challenge: { en: 'Changed a challenge', ur: 'چیلنج تبدیل کیا گیا' },
  record_challenge_results: { en: 'Recorded the results of a challenge', ur: 'چیلنج کے نتائج درج کیے گئے' },
  cancel_challenge: { en: 'Cancelled a challenge', ur: 'چیلنج منسوخ کیا گیا' },
  create_blog_post: { en: 'Created a blog post', ur: 'بلاگ کی تحریر شروع کی گئی' },
  edit_blog_post: { en: 'Changed a blog post', ur: 'بلاگ کی تحریر تبدیل کی گئی' },
  publish_blog_post: { en: 'Published a blog post', ur: 'بلاگ کی تحریر شائع کی گئی' },
  unpublish_blog_post: { en: 'Unpublished a blog post', ur: 'بلاگ کی تحریر کی اشاعت روکی گئی' },
  set_blog_cover: { en: 'Set a blog post’s cover', ur: 'بلاگ کی تحریر کا سرورق لگایا گیا' },
  remove_blog_cover: { en: 'Removed a blog post’s cover', ur: 'بلاگ کی تحریر کا سرورق ہٹایا گیا' },
  create_product: { en: 'Added a product', ur: 'پروڈکٹ شامل کی گئی' },
  edit_product: { en: 'Changed a product', ur: 'پروڈکٹ تبدیل کی گئی' },
  set_product_picture: { en: 'Set a product’s picture', ur: 'پروڈکٹ کی تصویر لگائی گئی' },
  remove_product_picture: { en: 'Removed a product’s picture', ur: 'پروڈکٹ کی تصویر ہٹائی گئی' },
  contact_outside_hours: {
    en: 'Contacted a visitor outside the contact hours',
    ur: 'درخواست گزار سے مقررہ اوقات سے باہر رابطہ کیا گیا',
  },
  receive_complaint: { en: 'Received a complaint', ur: 'شکایت موصول ہوئی' },
  take_complaint: { en: 'Took a complaint', ur: 'شکایت لی گئی' },
  assign_complaint: { en: 'Assigned a complaint', ur: 'شکایت سپرد کی گئی' },
  note_complaint: { en: 'Added a note to a complaint', ur: 'شکایت پر نوٹ لکھا گیا' },
  name_person_concerned: {
    en: 'Named the person whom a complaint is about',
    ur: 'شکایت سے متعلقہ شخص کا نام درج کیا گیا',
  },
  link_complaint_entry: { en: 'Linked a payment with a complaint', ur: 'شکایت سے ادائیگی منسلک کی گئی' },
  add_to_complaint: { en: 'More was added to a complaint', ur: 'شکایت میں مزید لکھا گیا' },
  escalate_complaint: { en: 'A complaint went to the executive', ur: 'شکایت اعلیٰ عہدیدار کو بھیجی گئی' },
  answer_complaint: { en: 'Answered a complaint', ur: 'شکایت کا جواب دیا گیا' },
  reopen_complaint: { en: 'A complaint was opened again', ur: 'شکایت دوبارہ کھلوائی گئی' },
  add_screening_list: { en: 'Added a screening list', ur: 'جانچ کی فہرست شامل کی گئی' },
  end_screening_list: { en: 'Took a screening list out of use', ur: 'جانچ کی فہرست کا استعمال بند کیا گیا' },
  screen_agreement: {
    en: 'Screened the people of an agreement',
    ur: 'معاہدے کے افراد کی جانچ کی گئی',
  },
  clear_screening_match: {
    en: 'Decided that a match is another person',
    ur: 'فیصلہ کیا گیا کہ مماثلت کسی اور شخص کی ہے',
  },
  confirm_screening_match: {
    en: 'Decided that a match is the same person',
    ur: 'فیصلہ کیا گیا کہ مماثلت اسی شخص کی ہے',
  },
  receive_contact_request: { en: 'Received a contact request', ur: 'رابطے کی درخواست موصول ہوئی' },
  take_contact_request: { en: 'Took a contact request', ur: 'رابطے کی درخواست لی گئی' },
  hand_back_contact_request: {
    en: 'Returned a contact request to the queue',
    ur: 'رابطے کی درخواست فہرست میں واپس بھیجی گئی',
  },
  assign_contact_request: { en: 'Assigned a contact request', ur: 'رابطے کی درخواست سپرد کی گئی' },
  log_visitor_contact: { en: 'Logged a contact with a visitor', ur: 'درخواست گزار سے رابطہ درج کیا گیا' },
  add_visitor_word: {
    en: 'A visitor added a word to a contact request',
    ur: 'درخواست گزار نے رابطے کی درخواست میں بات لکھی',
  },
  withdraw_contact_request: {
    en: 'A visitor cancelled a contact request',
    ur: 'درخواست گزار نے رابطے کی درخواست منسوخ کی',
  },
  note_contact_request: { en: 'Added a note to a contact request', ur: 'رابطے کی درخواست پر نوٹ لکھا گیا' },
  book_home_visit: { en: 'Booked a home visit', ur: 'گھر پر ملاقات طے کی گئی' },
  move_home_visit: { en: 'Moved a home visit', ur: 'گھر پر ملاقات کا وقت بدلا گیا' },
  cancel_home_visit: { en: 'Cancelled a home visit', ur: 'گھر پر ملاقات منسوخ کی گئی' },
  convert_contact_request: {
    en: 'Converted a visitor to a customer',
    ur: 'درخواست گزار کو صارف بنایا گیا',
  },
  link_contact_request: {
    en: 'Linked a contact request to a customer',
    ur: 'رابطے کی درخواست صارف سے جوڑی گئی',
  },
  close_contact_request: { en: 'Closed a contact request', ur: 'رابطے کی درخواست بند کی گئی' },
  reopen_contact_request: { en: 'Reopened a contact request', ur: 'رابطے کی درخواست دوبارہ کھولی گئی' },
  merge_contact_requests: {
    en: 'Merged contact requests of one number',
    ur: 'ایک نمبر کی درخواستیں یکجا کی گئیں',
  },
  export_contact_requests: { en: 'Exported contact requests', ur: 'رابطے کی درخواستیں ایکسپورٹ کی گئیں' },
  report_transfer: { en: 'Reported a transfer', ur: 'بھیجی گئی رقم کی اطلاع دی گئی' },
  match_transfer: { en: 'Matched a reported transfer', ur: 'رقم کی اطلاع ادائیگی سے ملائی گئی' },
  ask_relief: { en: 'Asked for relief', ur: 'رعایت مانگی گئی' },
  ask_another_date: { en: 'Asked for another date', ur: 'دوسری تاریخ مانگی گئی' },
  ask_call_back: { en: 'Asked to be called', ur: 'کال کی درخواست کی گئی' },
  answer_customer_request: { en: 'Answered a customer', ur: 'صارف کو جواب دیا گیا' },
  refuse_transfer: { en: 'Refused a reported transfer', ur: 'رقم کی اطلاع رد کی گئی' },
  log_contact: { en: 'Logged a contact', ur: 'رابطہ درج کیا گیا' },
  record_payment_promise: { en: 'Recorded a promise to pay', ur: 'ادائیگی کا وعدہ درج کیا گیا' },

  check_import: { en: 'Checked a file to import', ur: 'امپورٹ کی فائل جانچی گئی' },
  discard_import: { en: 'Discarded a file to import', ur: 'امپورٹ کی فائل ہٹائی گئی' },
  record_import_rows: { en: 'Recorded rows of an import', ur: 'امپورٹ کی سطریں درج کی گئیں' },
  choose_import_rows: {
    en: 'Chose rows of an import to take over',
    ur: 'امپورٹ کی لاگو ہونے والی سطریں چنی گئیں',
  },
  start_import: { en: 'Started an import', ur: 'امپورٹ شروع کی گئی' },
  undo_import: { en: 'Undid an import', ur: 'امپورٹ واپس لی گئی' },
  import_customer: { en: 'Imported a customer', ur: 'صارف امپورٹ کیا گیا' },
  import_agreement: { en: 'Imported a running agreement', ur: 'جاری معاہدہ امپورٹ کیا گیا' },
  take_over_payments: {
    en: 'Took over payments of a register',
    ur: 'رجسٹر کی ادائیگیاں شامل کی گئیں',
  },
  undo_imported_customer: { en: 'Removed an imported customer', ur: 'امپورٹ کیا گیا صارف ہٹایا گیا' },
  undo_imported_agreement: {
    en: 'Reversed an imported agreement',
    ur: 'امپورٹ کیا گیا معاہدہ منسوخ کیا گیا',
  },

  draft_agreement: { en: 'Drafted an agreement', ur: 'معاہدے کا مسودہ بنایا گیا' },
  edit_draft: { en: 'Changed a draft', ur: 'مسودہ تبدیل کیا گیا' },
  record_cost_evidence: {
    en: 'Recorded the cost of goods off the list',
    ur: 'فہرست سے باہر سامان کی لاگت درج کی گئی',
  },
  make_consent_code: {
    en: 'Made a code for the customer’s consent',
    ur: 'صارف کی رضامندی کے لیے کوڈ بنایا گیا',
  },
  enter_wrong_consent_code: {
    en: 'Entered a wrong code of consent',
    ur: 'رضامندی کا غلط کوڈ لکھا گیا',
  },
  record_consent: { en: 'Recorded the customer’s consent', ur: 'صارف کی رضامندی درج کی گئی' },
  submit_agreement: { en: 'Submitted an agreement', ur: 'معاہدہ منظوری کے لیے جمع کرایا گیا' },
  approve_agreement: { en: 'Approved an agreement', ur: 'معاہدہ منظور کیا گیا' },
  reject_agreement: { en: 'Rejected an agreement', ur: 'معاہدہ نامنظور کیا گیا' },
  withdraw_agreement: {
    en: 'Recorded the customer’s withdrawal',
    ur: 'معاہدے سے صارف کی دستبرداری درج کی گئی',
  },
  cancel_agreement: { en: 'Cancelled an agreement', ur: 'معاہدہ منسوخ کیا گیا' },
  reassign_agreement: {
    en: 'Reassigned an agreement to another officer',
    ur: 'معاہدہ دوسرے افسر کے سپرد کیا گیا',
  },
  move_agreement: {
    en: 'Moved an agreement to another branch',
    ur: 'معاہدہ دوسری برانچ میں منتقل کیا گیا',
  },
  activate_agreement: { en: 'Handed over the goods', ur: 'سامان حوالے کیا گیا' },

  record_payment: { en: 'Recorded a payment', ur: 'ادائیگی درج کی گئی' },
  record_recovery: { en: 'Recorded a recovery', ur: 'خارج شدہ رقم کی وصولی درج کی گئی' },
  move_overpayment: { en: 'Moved an overpayment', ur: 'زائد ادائیگی دوسرے معاہدے میں منتقل کی گئی' },
  issue_clearance: { en: 'Issued a clearance certificate', ur: 'بے باقی سرٹیفکیٹ جاری کیا گیا' },
  print_receipt: { en: 'Printed a receipt', ur: 'رسید پرنٹ کی گئی' },
  open_cash_account: { en: 'Added an account of the lender', ur: 'ادارے کا اکاؤنٹ شامل کیا گیا' },
  rename_cash_account: { en: 'Renamed an account of the lender', ur: 'ادارے کے اکاؤنٹ کا نام بدلا گیا' },
  close_cash_account: { en: 'Closed an account of the lender', ur: 'ادارے کا اکاؤنٹ بند کیا گیا' },
  add_bank_statement: {
    en: 'Added the lines of a bank statement',
    ur: 'بینک اسٹیٹمنٹ کی سطریں شامل کی گئیں',
  },
  record_statement_line: {
    en: 'Recorded a payment from a bank statement',
    ur: 'بینک اسٹیٹمنٹ سے ادائیگی درج کی گئی',
  },
  record_statement_line_by_rule: {
    en: 'Recorded a payment from a bank statement by rule',
    ur: 'قاعدے سے بینک اسٹیٹمنٹ کی سطر سے ادائیگی درج ہوئی',
  },
  link_statement_line_by_rule: {
    en: 'Linked a line of a bank statement by rule',
    ur: 'قاعدے سے بینک اسٹیٹمنٹ کی سطر ملائی گئی',
  },
  set_statement_line_aside_by_rule: {
    en: 'Set a line of a bank statement aside by rule',
    ur: 'قاعدے سے بینک اسٹیٹمنٹ کی سطر الگ رکھی گئی',
  },
  set_statement_rules: {
    en: 'Set the rules of a bank statement',
    ur: 'بینک اسٹیٹمنٹ کے قواعد بدلے',
  },
  deposit_cheque: { en: 'Deposited a cheque', ur: 'چیک بینک میں جمع کرایا گیا' },
  clear_cheque: { en: 'Recorded that a cheque was cleared', ur: 'چیک کا کلیئر ہونا درج کیا گیا' },
  take_back_cheque_deposit: {
    en: 'Took back the deposit of a cheque',
    ur: 'چیک بینک میں جمع کرانے کا اندراج واپس لیا گیا',
  },
  take_back_cheque_clearing: {
    en: 'Took back that a cheque was cleared',
    ur: 'چیک کلیئر ہونے کا اندراج واپس لیا گیا',
  },
  link_statement_line: {
    en: 'Linked a line of a bank statement',
    ur: 'بینک اسٹیٹمنٹ کی سطر اندراج سے ملائی گئی',
  },
  set_statement_line_aside: {
    en: 'Set a line of a bank statement aside',
    ur: 'بینک اسٹیٹمنٹ کی سطر الگ رکھی گئی',
  },
  free_statement_line: {
    en: 'Took back the match of a bank statement line',
    ur: 'بینک اسٹیٹمنٹ کی سطر کا ملانا واپس لیا گیا',
  },
  pay_expense: { en: 'Paid an expense from a cash drawer', ur: 'کیش دراز سے خرچ ادا کیا گیا' },
  confirm_expense: { en: 'Confirmed an expense', ur: 'خرچ کی تصدیق کی گئی' },
  refuse_expense: {
    en: 'Said that an expense was not the lender’s',
    ur: 'بتایا گیا کہ خرچ ادارے کا نہیں تھا',
  },
  deposit_cash: { en: 'Deposited cash of a drawer', ur: 'کیش دراز کا نقد اکاؤنٹ میں جمع کرایا گیا' },
  confirm_deposit: { en: 'Confirmed a deposit of cash', ur: 'جمع کرائے گئے نقد کی تصدیق کی گئی' },
  refuse_deposit: {
    en: 'Said that a deposit of cash never arrived',
    ur: 'جمع کرائے گئے نقد کے اکاؤنٹ میں نہ پہنچنے کا اندراج کیا گیا',
  },
  take_back_arrival: {
    en: 'Took back that a deposit of cash arrived',
    ur: 'جمع کرائے گئے نقد کی تصدیق واپس لی گئی',
  },
  open_cash_drawer: { en: 'Counted a cash drawer for the first time', ur: 'کیش دراز کی ابتدائی گنتی کی گئی' },
  name_cash_custodian: {
    en: 'Named the custodian of a cash drawer',
    ur: 'کیش دراز کا تحویل دار مقرر کیا گیا',
  },
  offer_cash: { en: 'Gave cash to be counted', ur: 'نقد گنتی کے لیے دیا گیا' },
  withdraw_cash_offer: { en: 'Took cash back before it was counted', ur: 'نقد گنتی سے پہلے واپس لیا گیا' },
  name_cash_difference: { en: 'Named a difference of the drawer', ur: 'کیش دراز کا فرق درج کیا گیا' },
  ask_cash_reversal: {
    en: 'Asked to reverse a hand-over of cash',
    ur: 'نقد کی حوالگی منسوخ کرنے کی درخواست دی گئی',
  },
  refuse_cash_reversal: {
    en: 'Ended a request to reverse a hand-over of cash',
    ur: 'نقد کی حوالگی منسوخ کرنے کی درخواست ختم کی گئی',
  },
  reverse_cash: { en: 'Reversed a hand-over of cash', ur: 'نقد کی حوالگی منسوخ کی گئی' },
  settle_cash_difference: { en: 'Settled a cash difference', ur: 'نقد کا فرق نمٹایا گیا' },
  place_reversed_cash: {
    en: 'Said where the cash of a reversed payment is',
    ur: 'منسوخ ادائیگی کے نقد کی جگہ درج کی گئی',
  },
  count_cash: { en: 'Counted and took over cash', ur: 'نقد گن کر وصول کیا گیا' },
  count_cash_day: {
    en: 'Counted the drawer for the close of the day',
    ur: 'دن بند کرنے کے لیے کیش دراز گنی گئی',
  },
  close_cash_day: { en: 'Closed the day of a cash drawer', ur: 'کیش دراز کا دن بند کیا گیا' },
  reopen_cash_day: { en: 'Reopened the day of a cash drawer', ur: 'کیش دراز کا دن دوبارہ کھولا گیا' },
  register_field_device: { en: 'Registered a phone for the field', ur: 'فیلڈ کے لیے فون درج کیا گیا' },
  revoke_field_device: { en: 'Revoked a phone of the field', ur: 'فیلڈ کے فون کی اجازت ختم کی گئی' },
  take_field_day: { en: 'Took a day’s visits along', ur: 'دن کی ملاقاتیں ساتھ لی گئیں' },
  take_in_field_item: { en: 'Received an item from the field', ur: 'فیلڈ سے اندراج موصول ہوا' },
  raise_field_alarm: {
    en: 'Refused an item from the field that was changed',
    ur: 'فیلڈ کا بدلا ہوا اندراج رد کیا گیا',
  },
  hold_field_item: { en: 'Held an item from the field', ur: 'فیلڈ کا اندراج روکا گیا' },
  post_field_item: {
    en: 'Recorded a payment from the field that was held',
    ur: 'فیلڈ کی روکی گئی ادائیگی درج کی گئی',
  },
  give_back_field_cash: {
    en: 'Said that cash from the field was given back',
    ur: 'فیلڈ کا نقد واپس کیا جانا درج کیا گیا',
  },
  close_field_item: {
    en: 'Closed an item from the field that was held',
    ur: 'فیلڈ کا روکا گیا اندراج بند کیا گیا',
  },
  print_voucher: { en: 'Printed a refund voucher', ur: 'واپسی کا واؤچر پرنٹ کیا گیا' },
  start_anchors_over: {
    en: 'Restarted the audit anchors: their file was missing',
    ur: 'آڈٹ ریکارڈ کے بیرونی نشان نئے سرے سے شروع کیے گئے: پرانی فائل موجود نہ تھی',
  },
  start_signing: {
    en: 'Began to sign audit events with a new key',
    ur: 'آڈٹ ریکارڈ پر نئی کلید سے دستخط شروع کیے گئے',
  },
  take_over_agreement: {
    en: 'Recorded the rows of an existing agreement',
    ur: 'معاہدہ ریکارڈ میں شامل کیا گیا',
  },
  take_over_rows: {
    en: 'Recorded the rows that a new lender has',
    ur: 'نئے ادارے کے ابتدائی ریکارڈ آڈٹ میں شامل کیے گئے',
  },
  record_month_ends: { en: 'Recorded the arrears of month ends', ur: 'مہینوں کے اختتام کی تاخیر درج کی گئی' },
  set_relief_budget: { en: 'Set the relief budget', ur: 'رعایت کے فنڈ کا بجٹ طے کیا گیا' },

  ...requestedActions,
};

const known: Readonly<Partial<Record<string, Phrase>>> = auditActions;

/** An action of a newer or older version of the product has only its code. */
export function auditActionName(action: string): Phrase {
  const plain = action.replaceAll('_', ' ');
  return known[action] ?? { en: plain, ur: `\u2066${plain}\u2069` };
}
