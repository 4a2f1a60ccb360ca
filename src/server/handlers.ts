import type { Api } from '#contract/api.ts';
import { challengeRoutes } from './desk/challenges/challenges.routes.ts';
import { complaintCommandRoutes, complaintRoutes } from './desk/complaints/complaints.routes.ts';
import {
  contactRequestRoutes,
  requestCommandRoutes,
} from './desk/contact-requests/contact-requests.routes.ts';
import { noticeRoutes } from './desk/notices/notices.routes.ts';
import { codeRoutes } from './identity/codes/codes.routes.ts';
import { googleRoutes } from './identity/google/google.routes.ts';
import { passwordResetRoutes } from './identity/password-reset/password-reset.routes.ts';
import { profileRoutes } from './identity/profile/profile.routes.ts';
import { savedViewRoutes } from './identity/saved-views/saved-views.routes.ts';
import { sessionRoutes } from './identity/session/session.routes.ts';
import { setUpRoutes } from './identity/set-up/set-up.routes.ts';
import { signInRoutes } from './identity/sign-in/sign-in.routes.ts';
import { signUpRoutes } from './identity/sign-up/sign-up.routes.ts';
import { dashboardRoutes } from './insight/dashboards/dashboards.routes.ts';
import { firstWeekRoutes } from './insight/first-week/first-week.routes.ts';
import { importRoutes } from './insight/imports/imports.routes.ts';
import { monthRoutes } from './insight/months/months.routes.ts';
import { reportRoutes } from './insight/reports/reports.routes.ts';
import { searchRoutes } from './insight/search/search.routes.ts';
import { auditRoutes } from './lender/audit/audit.routes.ts';
import { branchRoutes } from './lender/branches/branches.routes.ts';
import { employeeRoutes } from './lender/employees/employees.routes.ts';
import { rightsRequestRoutes } from './lender/rights-requests/rights-requests.routes.ts';
import { officeHoursRoutes } from './lender/settings/office-hours.routes.ts';
import { settingsRoutes } from './lender/settings/settings.routes.ts';
import { accountRoutes } from './lending/account/account.routes.ts';
import { agreementRoutes } from './lending/agreements/agreements.routes.ts';
import { supersededTermsRoutes } from './lending/agreements/superseded/superseded-terms.routes.ts';
import { approvalRoutes } from './lending/approvals/approvals.routes.ts';
import { bankStatementRoutes } from './lending/bank-statements/bank-statements.routes.ts';
import { statementMatchingRoutes } from './lending/bank-statements/statement-matching.routes.ts';
import { statementRulesRoutes } from './lending/bank-statements/statement-rules.routes.ts';
import { cashRoutes } from './lending/cash/cash.routes.ts';
import { cashAccountRoutes } from './lending/cash-accounts/cash-accounts.routes.ts';
import { cashDayRoutes } from './lending/cash-days/cash-days.routes.ts';
import { cashExpenseRoutes } from './lending/cash-expenses/cash-expenses.routes.ts';
import { cashReversalRoutes } from './lending/cash-reversals/cash-reversals.routes.ts';
import { chequeRoutes } from './lending/cheques/cheques.routes.ts';
import { clearanceRoutes } from './lending/clearance/clearance.routes.ts';
import { collectionRoutes } from './lending/collections/collections.routes.ts';
import { costEvidenceRoutes } from './lending/cost-evidence/cost-evidence.routes.ts';
import { customerDocumentRoutes } from './lending/customer-documents/customer-documents.routes.ts';
import { customerMoveRoutes } from './lending/customer-moves/customer-moves.routes.ts';
import { customerRequestRoutes } from './lending/customer-requests/customer-requests.routes.ts';
import { customerRoutes } from './lending/customers/customers.routes.ts';
import { fieldRoutes } from './lending/field/field.routes.ts';
import { guarantorRoutes } from './lending/guarantors/guarantors.routes.ts';
import { messageRoutes } from './lending/messages/messages.routes.ts';
import { myDayRoutes } from './lending/my-day/my-day.routes.ts';
import { paymentRegisterRoutes } from './lending/payment-register/payment-register.routes.ts';
import { paymentRoutes } from './lending/payments/payments.routes.ts';
import { productRoutes } from './lending/products/products.routes.ts';
import { receiptRoutes } from './lending/receipts/receipts.routes.ts';
import { screeningRoutes } from './lending/screening/screening.routes.ts';
import { secondStepResetRoutes } from './lending/second-step-resets/second-step-resets.routes.ts';
import { transferReportRoutes } from './lending/transfer-reports/transfer-reports.routes.ts';
import type { Handlers } from './platform/http/call.ts';
import { liveChangesRoutes } from './platform/live-changes.routes.ts';
import { blogRoutes } from './site/blog/blog.routes.ts';
import { complaintFormRoutes } from './site/complaint-forms/complaint-forms.routes.ts';
import { contactFormRoutes } from './site/contact-forms/contact-forms.routes.ts';
import { sitePictureRoutes } from './site/pictures/site-pictures.routes.ts';
import { sitePreviewRoutes } from './site/preview/site-preview.routes.ts';
import { clearanceCheckRoutes } from './site/receipt-check/clearance-check.routes.ts';
import { receiptCheckRoutes } from './site/receipt-check/receipt-check.routes.ts';
import { trackedRequestRoutes } from './site/tracked-requests/tracked-requests.routes.ts';

/** The handler of each endpoint of the contract; an endpoint without one is a type error here. */
export const handlers: Handlers<Api> = {
  ...sessionRoutes,
  ...signInRoutes,
  ...googleRoutes,
  ...signUpRoutes,
  ...passwordResetRoutes,
  ...setUpRoutes,
  ...profileRoutes,
  ...savedViewRoutes,
  ...codeRoutes,
  ...contactFormRoutes,
  ...complaintFormRoutes,
  ...receiptCheckRoutes,
  ...clearanceCheckRoutes,
  ...trackedRequestRoutes,
  ...sitePictureRoutes,
  ...blogRoutes,
  ...sitePreviewRoutes,
  ...contactRequestRoutes,
  ...complaintRoutes,
  ...complaintCommandRoutes,
  ...noticeRoutes,
  ...requestCommandRoutes,
  ...challengeRoutes,
  ...productRoutes,
  ...customerRoutes,
  ...customerMoveRoutes,
  ...customerDocumentRoutes,
  ...guarantorRoutes,
  ...agreementRoutes,
  ...supersededTermsRoutes,
  ...paymentRoutes,
  ...myDayRoutes,
  ...cashRoutes,
  ...cashExpenseRoutes,
  ...cashAccountRoutes,
  ...cashReversalRoutes,
  ...bankStatementRoutes,
  ...statementMatchingRoutes,
  ...statementRulesRoutes,
  ...chequeRoutes,
  ...cashDayRoutes,
  ...fieldRoutes,
  ...paymentRegisterRoutes,
  ...receiptRoutes,
  ...clearanceRoutes,
  ...screeningRoutes,
  ...approvalRoutes,
  ...collectionRoutes,
  ...messageRoutes,
  ...accountRoutes,
  ...dashboardRoutes,
  ...firstWeekRoutes,
  ...reportRoutes,
  ...monthRoutes,
  ...rightsRequestRoutes,
  ...secondStepResetRoutes,
  ...transferReportRoutes,
  ...costEvidenceRoutes,
  ...customerRequestRoutes,
  ...searchRoutes,
  ...importRoutes,
  ...officeHoursRoutes,
  ...employeeRoutes,
  ...branchRoutes,
  ...settingsRoutes,
  ...auditRoutes,
  ...liveChangesRoutes,
};
