import { challengeEndpoints } from './desk/challenges.ts';
import { complaintCommandEndpoints } from './desk/complaint-commands.ts';
import { complaintEndpoints } from './desk/complaints.ts';
import { contactRequestEndpoints } from './desk/contact-requests.ts';
import { noticeEndpoints } from './desk/notices.ts';
import { requestCommandEndpoints } from './desk/request-commands.ts';
import { codeEndpoints } from './identity/codes.ts';
import { googleEndpoints } from './identity/google.ts';
import { passwordResetEndpoints } from './identity/password-reset.ts';
import { profileEndpoints } from './identity/profile.ts';
import { savedViewEndpoints } from './identity/saved-views.ts';
import { sessionEndpoints } from './identity/session.ts';
import { setUpEndpoints } from './identity/set-up.ts';
import { signInEndpoints } from './identity/sign-in.ts';
import { signUpEndpoints } from './identity/sign-up.ts';
import { dashboardEndpoints } from './insight/dashboards.ts';
import { firstWeekEndpoints } from './insight/first-week.ts';
import { importEndpoints } from './insight/imports.ts';
import { monthEndpoints } from './insight/months.ts';
import { reportEndpoints } from './insight/reports.ts';
import { searchEndpoints } from './insight/search.ts';
import { auditEndpoints } from './lender/audit.ts';
import { bookRulesEndpoints } from './lender/book-rules.ts';
import { branchEndpoints } from './lender/branches.ts';
import { closedDaysEndpoints } from './lender/closed-days.ts';
import { complaintSettingsEndpoints } from './lender/complaint-settings.ts';
import { employeeEndpoints } from './lender/employees.ts';
import { officeHoursEndpoints } from './lender/office-hours.ts';
import { rightsRequestEndpoints } from './lender/rights-requests.ts';
import { screeningSettingsEndpoints } from './lender/screening-settings.ts';
import { settingsEndpoints } from './lender/settings.ts';
import { sitePreviewEndpoints } from './lender/site-preview.ts';
import { accountEndpoints } from './lending/account.ts';
import { assessmentEndpoints } from './lending/agreement-assessment.ts';
import { agreementDecisionEndpoints } from './lending/agreement-decisions.ts';
import { agreementEndpoints } from './lending/agreements.ts';
import { approvalRequestEndpoints } from './lending/approval-requests.ts';
import { approvalEndpoints } from './lending/approvals.ts';
import { bankStatementEndpoints } from './lending/bank-statements/bank-statements.ts';
import { statementMatchingEndpoints } from './lending/bank-statements/statement-matching.ts';
import { statementRulesEndpoints } from './lending/bank-statements/statement-rules.ts';
import { cashEndpoints } from './lending/cash/cash.ts';
import { cashAccountEndpoints } from './lending/cash/cash-accounts.ts';
import { cashExpenseEndpoints } from './lending/cash/cash-expenses.ts';
import { cashReversalEndpoints } from './lending/cash/cash-reversals.ts';
import { handOverCashEndpoints } from './lending/cash/hand-over-cash.ts';
import { cashDayEndpoints } from './lending/cash-days/cash-days.ts';
import { chequeEndpoints } from './lending/cheques/cheques.ts';
import { clearanceEndpoints } from './lending/clearance/clearance.ts';
import { collectionEndpoints } from './lending/collections.ts';
import { consentEndpoints } from './lending/consents/consents.ts';
import { customerDocumentEndpoints } from './lending/customer-documents.ts';
import { customerMoveEndpoints } from './lending/customer-moves.ts';
import { customerRequestEndpoints } from './lending/customer-requests.ts';
import { customerEndpoints } from './lending/customers.ts';
import { costEvidenceEndpoints } from './lending/evidence/cost-evidence.ts';
import { fieldCashEndpoints } from './lending/field/field-cash.ts';
import { fieldDayEndpoints } from './lending/field/field-days.ts';
import { fieldDeviceEndpoints } from './lending/field/field-devices.ts';
import { fieldItemEndpoints } from './lending/field/field-items.ts';
import { guarantorEndpoints } from './lending/guarantors.ts';
import { messageWordsEndpoints } from './lending/messages/message-words.ts';
import { messageEndpoints } from './lending/messages/messages.ts';
import { myAccountEndpoints } from './lending/my-account.ts';
import { myDayEndpoints } from './lending/my-day.ts';
import { paymentRegisterEndpoints } from './lending/payment-register.ts';
import { paymentEndpoints } from './lending/payments.ts';
import { productEndpoints } from './lending/products.ts';
import { receiptEndpoints } from './lending/receipts.ts';
import { reliefFundEndpoints } from './lending/relief-fund.ts';
import { screeningEndpoints } from './lending/screening/screening.ts';
import { screeningStateEndpoints } from './lending/screening/screening-state.ts';
import { secondStepResetEndpoints } from './lending/second-step-resets.ts';
import { supersededTermsEndpoints } from './lending/terms/superseded-terms.ts';
import { transferReportEndpoints } from './lending/transfer-reports.ts';
import { liveChangesEndpoints } from './live-changes.ts';
import { blogEndpoints } from './site/blog.ts';
import { clearanceCheckEndpoints } from './site/clearance-check.ts';
import { complaintFormEndpoints } from './site/complaint-forms.ts';
import { contactFormEndpoints } from './site/contact-forms.ts';
import { receiptCheckEndpoints } from './site/receipt-check.ts';
import { sitePictureEndpoints } from './site/site-pictures.ts';
import { trackedRequestEndpoints } from './site/tracked-requests.ts';

/** The endpoints of lending. They are a table of their own because the compiler does not write one type that is longer. */
const lendingEndpoints = {
  ...productEndpoints,
  ...customerEndpoints,
  ...customerMoveEndpoints,
  ...customerDocumentEndpoints,
  ...guarantorEndpoints,
  ...agreementEndpoints,
  ...consentEndpoints,
  ...costEvidenceEndpoints,
  ...assessmentEndpoints,
  ...agreementDecisionEndpoints,
  ...supersededTermsEndpoints,
  ...paymentEndpoints,
  ...myDayEndpoints,
  ...cashEndpoints,
  ...cashExpenseEndpoints,
  ...cashAccountEndpoints,
  ...cashReversalEndpoints,
  ...handOverCashEndpoints,
  ...bankStatementEndpoints,
  ...statementMatchingEndpoints,
  ...statementRulesEndpoints,
  ...chequeEndpoints,
  ...cashDayEndpoints,
  ...fieldDeviceEndpoints,
  ...fieldDayEndpoints,
  ...fieldCashEndpoints,
  ...fieldItemEndpoints,
  ...paymentRegisterEndpoints,
  ...receiptEndpoints,
  ...clearanceEndpoints,
  ...screeningEndpoints,
  ...screeningStateEndpoints,
  ...approvalEndpoints,
  ...approvalRequestEndpoints,
  ...reliefFundEndpoints,
  ...collectionEndpoints,
  ...messageEndpoints,
  ...messageWordsEndpoints,
  ...accountEndpoints,
  ...myAccountEndpoints,
  ...secondStepResetEndpoints,
  ...transferReportEndpoints,
  ...customerRequestEndpoints,
};

const otherEndpoints = {
  ...sessionEndpoints,
  ...signInEndpoints,
  ...googleEndpoints,
  ...signUpEndpoints,
  ...passwordResetEndpoints,
  ...setUpEndpoints,
  ...profileEndpoints,
  ...savedViewEndpoints,
  ...codeEndpoints,
  ...contactFormEndpoints,
  ...complaintFormEndpoints,
  ...receiptCheckEndpoints,
  ...clearanceCheckEndpoints,
  ...trackedRequestEndpoints,
  ...blogEndpoints,
  ...sitePictureEndpoints,
  ...sitePreviewEndpoints,
  ...contactRequestEndpoints,
  ...complaintEndpoints,
  ...complaintCommandEndpoints,
  ...complaintSettingsEndpoints,
  ...screeningSettingsEndpoints,
  ...noticeEndpoints,
  ...requestCommandEndpoints,
  ...challengeEndpoints,
  ...dashboardEndpoints,
  ...firstWeekEndpoints,
  ...reportEndpoints,
  ...monthEndpoints,
  ...rightsRequestEndpoints,
  ...searchEndpoints,
  ...importEndpoints,
  ...closedDaysEndpoints,
  ...bookRulesEndpoints,
  ...officeHoursEndpoints,
  ...employeeEndpoints,
  ...branchEndpoints,
  ...settingsEndpoints,
  ...auditEndpoints,
  ...liveChangesEndpoints,
};

export type Api = typeof lendingEndpoints & typeof otherEndpoints;
export type EndpointName = keyof Api;

/** Every endpoint of the product, by its name. */
export const api: Api = { ...lendingEndpoints, ...otherEndpoints };
