import type { RequestedKind } from '#domain/lending/agreements/decision.ts';

/**
 * Everything that is written into the audit. The office has a sentence for each
 * in both languages, so that no action is unreadable.
 */
export type AuditAction =
  // Signing in and one's own account.
  | 'sign_in'
  | 'sign_out'
  | 'sign_up'
  | 'end_sessions'
  | 'reach_sign_in_limit'
  | 'change_password'
  | 'edit_profile'
  | 'issue_account_code'
  | 'link_account'
  | 'link_google'
  | 'turn_off_google'
  | 'turn_on_google'
  | 'mail_reset_link'
  | 'turn_on_totp'
  | 'turn_off_totp'
  | 'create_superadmin'
  // The office.
  | 'create_employee'
  | 'edit_employee'
  | 'change_employee_role'
  | 'deactivate_employee'
  | 'reactivate_employee'
  | 'turn_off_employee_totp'
  | 'turn_off_employee_google'
  | 'issue_activation_code'
  | 'create_branch'
  | 'edit_branch'
  | 'save_lender_profile'
  | 'save_site_texts'
  | 'save_site_offer'
  | 'save_office_rules'
  | 'export_audit'
  | 'export_payments'
  // The file of anchors was gone when the server began.
  | 'start_anchors_over'
  // What visitors left.
  | 'contact_outside_hours'
  // Challenges.
  | 'create_challenge'
  | 'edit_challenge'
  | 'cancel_challenge'
  // Customers and what they are offered.
  | 'create_customer'
  | 'edit_customer'
  | 'block_customer'
  | 'unblock_customer'
  | 'move_customer'
  | 'request_second_step_reset'
  | 'grant_second_step_reset'
  | 'reject_second_step_reset'
  | 'export_customers'
  | 'reveal_cnic'
  | 'add_document'
  | 'remove_document'
  | 'view_cnic_picture'
  | 'create_guarantor'
  | 'look_up_guarantor'
  | 'create_product'
  | 'edit_product'
  | 'set_product_picture'
  | 'remove_product_picture'
  | 'log_contact'
  | 'record_payment_promise'
  // Agreements.
  | 'draft_agreement'
  | 'edit_draft'
  | 'record_consent'
  | 'submit_agreement'
  | 'approve_agreement'
  | 'reject_agreement'
  | 'withdraw_agreement'
  | 'cancel_agreement'
  | 'reassign_agreement'
  | 'move_agreement'
  | 'activate_agreement'
  // Rows that an agreement had before the audit said every one of them.
  | 'take_over_agreement'
  // Money.
  | 'record_payment'
  | 'record_recovery'
  | 'refund_overpayment'
  | 'move_overpayment'
  | 'print_receipt'
  | 'set_relief_budget'
  // What one person requests and another decides.
  | `${'request' | 'grant' | 'reject' | 'withdraw'}_${RequestedKind}`;
