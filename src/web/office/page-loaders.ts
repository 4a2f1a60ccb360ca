import type { ComponentType } from 'react';
import type { PageName } from './pages.ts';

export type PageLoader = () => Promise<ComponentType>;

/**
 * The loader of each page of the office. It is not in the table of pages, because the pages import that table. Only the module
 * that assembles the app imports this one.
 */
export const pageLoaders: Readonly<Record<PageName, PageLoader>> = {
  adminDashboard: async () => (await import('./admin-dashboard.tsx')).AdminDashboard,
  employeeDashboard: async () => (await import('./employee-dashboard.tsx')).EmployeeDashboard,
  customerDashboard: async () => (await import('./lending/account/mine/my-account-page.tsx')).MyAccountPage,
  complaints: async () => (await import('./desk/complaints/complaints-page.tsx')).ComplaintsPage,
  newComplaint: async () => (await import('./desk/complaints/new-complaint-page.tsx')).NewComplaintPage,
  complaint: async () => (await import('./desk/complaints/complaint-page.tsx')).ComplaintPage,
  myComplaints: async () => (await import('./desk/complaints/my-complaints-page.tsx')).MyComplaintsPage,
  screening: async () => (await import('./lending/screening/screening-page.tsx')).ScreeningPage,
  screeningPart: async () => (await import('./lending/screening/screening-part-page.tsx')).ScreeningPartPage,
  screeningMatch: async () => (await import('./lending/screening/match-page.tsx')).MatchPage,
  screeningRules: async () =>
    (await import('./lender/settings/screening/screening-rules-page.tsx')).ScreeningRulesPage,
  complaintRules: async () =>
    (await import('./lender/settings/complaints/complaint-rules-page.tsx')).ComplaintRulesPage,
  contactRequests: async () =>
    (await import('./desk/contact-requests/contact-requests-page.tsx')).ContactRequestsPage,
  employees: async () => (await import('./lender/employees/employees-page.tsx')).EmployeesPage,
  newEmployee: async () => (await import('./lender/employees/new-employee-page.tsx')).NewEmployeePage,
  editEmployee: async () => (await import('./lender/employees/edit-employee-page.tsx')).EditEmployeePage,
  customers: async () => (await import('./lending/customers/customers-page.tsx')).CustomersPage,
  newCustomer: async () => (await import('./new-customer.tsx')).NewCustomer,
  editCustomer: async () => (await import('./lending/customers/edit-customer-page.tsx')).EditCustomerPage,
  paymentSlips: async () => (await import('./lending/money/slips/slips-page.tsx')).SlipsPage,
  customerBalance: async () => (await import('./lending/account/account-page.tsx')).AccountPage,
  guarantor: async () => (await import('./lending/guarantors/guarantor-page.tsx')).GuarantorPage,
  newAgreement: async () => (await import('./lending/agreements/new-agreement-page.tsx')).NewAgreementPage,
  editAgreement: async () => (await import('./lending/agreements/edit-agreement-page.tsx')).EditAgreementPage,
  agreementStatement: async () => (await import('./lending/papers/statement-page.tsx')).StatementPage,
  agreementKeyFacts: async () => (await import('./lending/papers/key-facts-page.tsx')).KeyFactsPage,
  agreementPaper: async () => (await import('./lending/papers/agreement-page.tsx')).AgreementPage,
  agreementClearance: async () => (await import('./lending/papers/clearance-page.tsx')).ClearancePage,
  myClearance: async () => (await import('./lending/papers/clearance-page.tsx')).ClearancePage,
  myContactRequests: async () =>
    (await import('./desk/contact-requests/contact-requests-page.tsx')).ContactRequestsPage,
  homeVisits: async () => (await import('./desk/home-visits/home-visits-page.tsx')).HomeVisitsPage,
  payments: async () => (await import('./lending/payments/payments-page.tsx')).PaymentsPage,
  fieldPhones: async () => (await import('./lending/field/field-phones-page.tsx')).FieldPhonesPage,
  cheques: async () => (await import('./lending/cheques/cheques-page.tsx')).ChequesPage,
  newPayment: async () => (await import('./lending/money/begin/new-payment-page.tsx')).NewPaymentPage,
  myDay: async () => (await import('./lending/money/day/my-day-page.tsx')).MyDayPage,
  cashSlip: async () => (await import('./lending/money/cash-slips/cash-slip-page.tsx')).CashSlipPage,
  cashDaySheet: async () =>
    (await import('./lending/money/cash-days/cash-day-sheet-page.tsx')).CashDaySheetPage,
  cashDay: async () => (await import('./lending/money/cash-days/cash-day-page.tsx')).CashDayPage,
  cash: async () => (await import('./lending/money/cash/cash-page.tsx')).CashPage,
  myAgreement: async () => (await import('./lending/account/mine/my-agreement-page.tsx')).MyAgreementPage,
  myStatement: async () => (await import('./lending/papers/statement-page.tsx')).StatementPage,
  myKeyFacts: async () => (await import('./lending/papers/key-facts-page.tsx')).KeyFactsPage,
  receipt: async () => (await import('./lending/papers/receipt-page.tsx')).ReceiptPage,
  challenges: async () => (await import('./desk/challenges/challenges-page.tsx')).ChallengesPage,
  newChallenge: async () => (await import('./desk/challenges/form/new-challenge-page.tsx')).NewChallengePage,
  editChallenge: async () =>
    (await import('./desk/challenges/form/edit-challenge-page.tsx')).EditChallengePage,
  challenge: async () => (await import('./desk/challenges/challenge-page.tsx')).ChallengePage,
  messageWords: async () =>
    (await import('./lending/messages/words/message-words-page.tsx')).MessageWordsPage,
  editMessageWords: async () =>
    (await import('./lending/messages/words/edit-message-words-page.tsx')).EditMessageWordsPage,
  messages: async () => (await import('./lending/messages/messages-page.tsx')).MessagesPage,
  due: async () => (await import('./lending/collections/due/due-page.tsx')).DuePage,
  dueSheet: async () => (await import('./lending/collections/sheet/due-sheet-page.tsx')).DueSheetPage,
  approvals: async () => (await import('./lending/approvals/approvals-page.tsx')).ApprovalsPage,
  customerRequests: async () =>
    (await import('./lending/customer-requests/customer-requests-page.tsx')).CustomerRequestsPage,
  transferReports: async () =>
    (await import('./lending/customer-requests/transfer-reports-page.tsx')).TransferReportsPage,
  secondStepResets: async () =>
    (await import('./lending/approvals/second-step/second-step-resets-page.tsx')).SecondStepResetsPage,
  notices: async () => (await import('./desk/notices/notices-page.tsx')).NoticesPage,
  products: async () => (await import('./lending/products/products-page.tsx')).ProductsPage,
  newProduct: async () => (await import('./lending/products/new-product-page.tsx')).NewProductPage,
  editProduct: async () => (await import('./lending/products/edit-product-page.tsx')).EditProductPage,
  reports: async () => (await import('./insight/reports/reports-page.tsx')).ReportsPage,
  report: async () => (await import('./insight/reports/report-page.tsx')).ReportPage,
  reportSheet: async () => (await import('./insight/reports/report-sheet-page.tsx')).ReportSheetPage,
  books: async () => (await import('./insight/reports/books-page.tsx')).BooksPage,
  months: async () => (await import('./insight/months/months-page.tsx')).MonthsPage,
  imports: async () => (await import('./insight/imports/imports-page.tsx')).ImportsPage,
  import: async () => (await import('./insight/imports/import-page.tsx')).ImportPage,
  manageBlog: async () => (await import('./site/blog/manage-blog-page.tsx')).ManageBlogPage,
  newPost: async () => (await import('./site/blog/new-post-page.tsx')).NewPostPage,
  editPost: async () => (await import('./site/blog/edit-post-page.tsx')).EditPostPage,
  blog: async () => (await import('./site/blog/blog-page.tsx')).BlogPage,
  blogPost: async () => (await import('./site/blog/blog-post-page.tsx')).BlogPostPage,
  profile: async () => (await import('./identity/profile/profile-page.tsx')).ProfilePage,
  twoStepSignIn: async () => (await import('./identity/profile/two-step-page.tsx')).TwoStepPage,
  settings: async () => (await import('./lender/settings/settings-page.tsx')).SettingsPage,
  lenderProfile: async () =>
    (await import('./lender/settings/lender/lender-profile-page.tsx')).LenderProfilePage,
  siteTexts: async () => (await import('./lender/settings/texts/site-texts-page.tsx')).SiteTextsPage,
  siteOffer: async () => (await import('./lender/settings/offer/site-offer-page.tsx')).SiteOfferPage,
  bookRules: async () => (await import('./lender/settings/book-rules/book-rules-page.tsx')).BookRulesPage,
  sitePublication: async () =>
    (await import('./lender/settings/publication/site-publication-page.tsx')).SitePublicationPage,
  reliefFund: async () => (await import('./lender/settings/relief-fund/relief-fund-page.tsx')).ReliefFundPage,
  bankLines: async () => (await import('./lending/bank-statements/bank-lines-page.tsx')).BankLinesPage,
  bankStatement: async () =>
    (await import('./lending/bank-statements/bank-statement-page.tsx')).BankStatementPage,
  cashAccounts: async () =>
    (await import('./lender/settings/cash-accounts/cash-accounts-page.tsx')).CashAccountsPage,
  closedDays: async () => (await import('./lender/settings/closed-days/closed-days-page.tsx')).ClosedDaysPage,
  officeRules: async () => (await import('./lender/settings/rules/office-rules-page.tsx')).OfficeRulesPage,
  branches: async () => (await import('./lender/branches/branches-page.tsx')).BranchesPage,
  newBranch: async () => (await import('./lender/branches/new-branch-page.tsx')).NewBranchPage,
  editBranch: async () => (await import('./lender/branches/edit-branch-page.tsx')).EditBranchPage,
  audit: async () => (await import('./whole-audit.tsx')).WholeAudit,
};
