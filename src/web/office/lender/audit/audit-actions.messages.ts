import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { Phrase } from '#domain/language.ts';

/** What was done, as a sentence beside the name of who did it. An action without a sentence is a type error. */
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
  issue_activation_code: { en: 'Issued an activation code', ur: 'ایکٹیویشن کوڈ جاری کیا گیا' },
  create_branch: { en: 'Added a branch', ur: 'برانچ شامل کی گئی' },
  edit_branch: { en: 'Changed a branch', ur: 'برانچ کی معلومات تبدیل کی گئیں' },
  save_lender_profile: { en: 'Changed the lender profile', ur: 'ادارے کا تعارف تبدیل کیا گیا' },
  save_site_texts: { en: 'Changed the site texts', ur: 'ویب سائٹ کی عبارتیں تبدیل کی گئیں' },
  save_site_offer: {
    en: 'Changed what the site offers',
    ur: 'ویب سائٹ کی خدمات اور اعداد تبدیل کیے گئے',
  },
  save_office_rules: { en: 'Changed the office rules', ur: 'دفتری قواعد تبدیل کیے گئے' },
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
  request_second_step_reset: {
    en: 'Asked to reset a customer’s second sign-in step',
    ur: 'صارف کے سائن اِن کا دوسرا مرحلہ ختم کرنے کی درخواست دی گئی',
  },
  grant_second_step_reset: {
    en: 'Reset a customer’s second sign-in step',
    ur: 'صارف کے سائن اِن کا دوسرا مرحلہ ختم کیا گیا',
  },
  reject_second_step_reset: {
    en: 'Refused to reset a customer’s second sign-in step',
    ur: 'صارف کے سائن اِن کا دوسرا مرحلہ ختم کرنے سے انکار کیا گیا',
  },
  export_customers: { en: 'Exported customers', ur: 'صارفین کی فہرست ایکسپورٹ کی گئی' },
  reveal_cnic: { en: 'Viewed a full CNIC', ur: 'مکمل شناختی کارڈ نمبر دیکھا گیا' },
  add_document: { en: 'Added a document', ur: 'دستاویز شامل کی گئی' },
  remove_document: { en: 'Removed a document', ur: 'دستاویز ہٹائی گئی' },
  view_cnic_picture: { en: 'Viewed a picture of a CNIC', ur: 'شناختی کارڈ کی تصویر دیکھی گئی' },
  create_guarantor: { en: 'Added a guarantor', ur: 'ضامن شامل کیا گیا' },
  look_up_guarantor: { en: 'Looked a guarantor up by CNIC', ur: 'شناختی کارڈ نمبر سے ضامن دیکھا گیا' },
  create_challenge: { en: 'Set a challenge', ur: 'چیلنج رکھا گیا' },
  edit_challenge: { en: 'Changed a challenge', ur: 'چیلنج تبدیل کیا گیا' },
  cancel_challenge: { en: 'Cancelled a challenge', ur: 'چیلنج منسوخ کیا گیا' },
  create_blog_post: { en: 'Began a blog post', ur: 'بلاگ کی تحریر شروع کی گئی' },
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
    ur: 'رابطے کے اوقات کے علاوہ رابطہ کیا گیا',
  },
  take_contact_request: { en: 'Took a contact request', ur: 'رابطے کی درخواست لی گئی' },
  hand_back_contact_request: { en: 'Handed a contact request back', ur: 'رابطے کی درخواست واپس کی گئی' },
  assign_contact_request: { en: 'Assigned a contact request', ur: 'رابطے کی درخواست سپرد کی گئی' },
  log_visitor_contact: { en: 'Logged a contact with a visitor', ur: 'درخواست گزار سے رابطہ درج کیا گیا' },
  note_contact_request: { en: 'Added a note to a contact request', ur: 'رابطے کی درخواست پر نوٹ لکھا گیا' },
  book_home_visit: { en: 'Booked a home visit', ur: 'گھر پر ملاقات طے کی گئی' },
  move_home_visit: { en: 'Moved a home visit', ur: 'گھر پر ملاقات کا وقت بدلا گیا' },
  cancel_home_visit: { en: 'Cancelled a home visit', ur: 'گھر پر ملاقات منسوخ کی گئی' },
  convert_contact_request: {
    en: 'Made a visitor a customer',
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
  log_contact: { en: 'Logged a contact', ur: 'رابطہ درج کیا گیا' },
  record_payment_promise: { en: 'Recorded a promise to pay', ur: 'ادائیگی کا وعدہ درج کیا گیا' },

  draft_agreement: { en: 'Drafted an agreement', ur: 'معاہدے کا مسودہ بنایا گیا' },
  edit_draft: { en: 'Changed a draft', ur: 'مسودہ تبدیل کیا گیا' },
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
    en: 'Put another officer in charge of an agreement',
    ur: 'معاہدہ دوسرے افسر کے سپرد کیا گیا',
  },
  move_agreement: {
    en: 'Moved an agreement to another branch',
    ur: 'معاہدہ دوسری برانچ میں منتقل کیا گیا',
  },
  activate_agreement: { en: 'Handed over the goods', ur: 'سامان حوالے کیا گیا' },

  record_payment: { en: 'Recorded a payment', ur: 'ادائیگی درج کی گئی' },
  record_recovery: { en: 'Recorded a recovery', ur: 'خارج شدہ رقم کی وصولی درج کی گئی' },
  refund_overpayment: { en: 'Refunded an overpayment', ur: 'زائد ادائیگی واپس کی گئی' },
  move_overpayment: { en: 'Moved an overpayment', ur: 'زائد ادائیگی دوسرے معاہدے میں منتقل کی گئی' },
  print_receipt: { en: 'Printed a receipt', ur: 'رسید پرنٹ کی گئی' },
  start_anchors_over: {
    en: 'Started the audit anchors over: their file was gone',
    ur: 'ریکارڈ کے بیرونی نشان نئے سرے سے شروع کیے گئے: پرانی فائل موجود نہ تھی',
  },
  take_over_agreement: { en: 'Took an agreement into the record', ur: 'معاہدہ ریکارڈ میں شامل کیا گیا' },
  set_relief_budget: { en: 'Set the relief budget', ur: 'رعایت کے فنڈ کا بجٹ طے کیا گیا' },

  request_relief: { en: 'Requested relief', ur: 'رعایت کی درخواست کی گئی' },
  grant_relief: { en: 'Granted relief', ur: 'رعایت منظور کی گئی' },
  reject_relief: { en: 'Rejected relief', ur: 'رعایت نامنظور کی گئی' },
  withdraw_relief: { en: 'Withdrew a relief request', ur: 'رعایت کی درخواست واپس لی گئی' },
  request_write_off: { en: 'Requested a write-off', ur: 'کھاتے سے اخراج کی درخواست کی گئی' },
  grant_write_off: { en: 'Granted a write-off', ur: 'کھاتے سے اخراج منظور کیا گیا' },
  reject_write_off: { en: 'Rejected a write-off', ur: 'کھاتے سے اخراج نامنظور کیا گیا' },
  withdraw_write_off: { en: 'Withdrew a write-off request', ur: 'کھاتے سے اخراج کی درخواست واپس لی گئی' },
  request_reversal: { en: 'Requested a reversal', ur: 'اندراج کی منسوخی کی درخواست کی گئی' },
  grant_reversal: { en: 'Granted a reversal', ur: 'اندراج کی منسوخی منظور کی گئی' },
  reject_reversal: { en: 'Rejected a reversal', ur: 'اندراج کی منسوخی نامنظور کی گئی' },
  withdraw_reversal: { en: 'Withdrew a reversal request', ur: 'اندراج کی منسوخی کی درخواست واپس لی گئی' },
  request_reschedule: { en: 'Requested a new schedule', ur: 'نئے شیڈول کی درخواست کی گئی' },
  grant_reschedule: { en: 'Granted a new schedule', ur: 'نیا شیڈول منظور کیا گیا' },
  reject_reschedule: { en: 'Rejected a new schedule', ur: 'نیا شیڈول نامنظور کیا گیا' },
  withdraw_reschedule: { en: 'Withdrew a schedule request', ur: 'نئے شیڈول کی درخواست واپس لی گئی' },
  request_back_dating: { en: 'Requested an earlier date', ur: 'پچھلی تاریخ کی درخواست کی گئی' },
  grant_back_dating: { en: 'Granted an earlier date', ur: 'پچھلی تاریخ منظور کی گئی' },
  reject_back_dating: { en: 'Rejected an earlier date', ur: 'پچھلی تاریخ نامنظور کی گئی' },
  request_reschedule_undo: {
    en: 'Asked to restore the old schedule',
    ur: 'پرانے شیڈول کی بحالی کی درخواست کی گئی',
  },
  grant_reschedule_undo: { en: 'Restored the old schedule', ur: 'پرانا شیڈول بحال کیا گیا' },
  reject_reschedule_undo: {
    en: 'Refused to restore the old schedule',
    ur: 'پرانے شیڈول کی بحالی نامنظور کی گئی',
  },
  withdraw_reschedule_undo: {
    en: 'Withdrew the request to restore the old schedule',
    ur: 'پرانے شیڈول کی بحالی کی درخواست واپس لی گئی',
  },
  request_back_dated_activation: {
    en: 'Requested an earlier delivery date',
    ur: 'حوالگی کی پچھلی تاریخ کی درخواست کی گئی',
  },
  grant_back_dated_activation: {
    en: 'Granted an earlier delivery date',
    ur: 'حوالگی کی پچھلی تاریخ منظور کی گئی',
  },
  reject_back_dated_activation: {
    en: 'Rejected an earlier delivery date',
    ur: 'حوالگی کی پچھلی تاریخ نامنظور کی گئی',
  },
  withdraw_back_dated_activation: {
    en: 'Withdrew the request for an earlier delivery date',
    ur: 'حوالگی کی پچھلی تاریخ کی درخواست واپس لی گئی',
  },
  withdraw_back_dating: { en: 'Withdrew a date request', ur: 'پچھلی تاریخ کی درخواست واپس لی گئی' },
};

const known: Readonly<Partial<Record<string, Phrase>>> = auditActions;

/** An action of a newer or older version of the product is told by its bare name. */
export function auditActionName(action: string): Phrase {
  const plain = action.replaceAll('_', ' ');
  return known[action] ?? { en: plain, ur: `\u2066${plain}\u2069` };
}
