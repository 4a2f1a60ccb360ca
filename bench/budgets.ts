/** The pages of the product and the work behind them, in the order of docs/numbers.md. */
export const pages = [
  'Start',
  'The public site',
  'Sign-in',
  'The office',
  'A branch’s day',
  'Dashboards',
  'Search',
  'Customers',
  'Due list',
  'Payments',
  'Cash',
  'Messages',
  'The field book',
  'Imports',
  'Contact requests',
  'Challenges',
  'Reports',
  'Pictures',
  'Many at once',
  'A machine that fails',
  'The books',
] as const;

type Page = (typeof pages)[number];

interface Budget {
  readonly page: Page;
  /** The largest figure within the budget; a figure without a limit only informs. */
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly exactly?: number;
  readonly unit: string;
  /** Digits after the point. */
  readonly digits?: number;
}

/** The limit of each figure that the benches measure. */
export const budgets = {
  firstStart: { page: 'Start', atMost: 8, unit: 's' },
  laterStart: { page: 'Start', atMost: 2, unit: 's' },

  html: { page: 'The public site', atMost: 14, unit: 'KB' },
  scriptBeforeLoad: { page: 'The public site', atMost: 3, unit: 'KB' },
  fonts: { page: 'The public site', atMost: 50, unit: 'KB' },
  fontsUrdu: { page: 'The public site', atMost: 80, unit: 'KB' },
  heroPicture: { page: 'The public site', atMost: 30, unit: 'KB' },
  untilLoad: { page: 'The public site', atMost: 110, unit: 'KB' },
  untilLoadUrdu: { page: 'The public site', atMost: 140, unit: 'KB' },
  hydration: { page: 'The public site', atMost: 75, unit: 'KB' },
  sitePerformance: { page: 'The public site', atLeast: 98, unit: '' },
  siteQuality: { page: 'The public site', atLeast: 100, unit: '' },
  lcp: { page: 'The public site', atMost: 1.6, unit: 's', digits: 2 },
  slowLcp: { page: 'The public site', atMost: 3.5, unit: 's', digits: 2 },
  tbt: { page: 'The public site', atMost: 50, unit: 'ms', digits: 0 },
  cls: { page: 'The public site', atMost: 0.005, unit: '', digits: 4 },
  publishing: { page: 'The public site', atMost: 5, unit: 's' },

  fieldPackage: { page: 'The field book', atMost: 150, unit: 'KB' },
  fieldReady: { page: 'The field book', atMost: 5, unit: 's' },
  fieldSaved: { page: 'The field book', atMost: 100, unit: 'ms', digits: 0 },
  fieldSync: { page: 'The field book', atMost: 20, unit: 's' },
  fieldPerformance: { page: 'The field book', atLeast: 95, unit: '' },
  fieldQuality: { page: 'The field book', atLeast: 100, unit: '' },
  fieldLost: { page: 'The field book', exactly: 0, unit: '' },

  signInPerformance: { page: 'Sign-in', atLeast: 95, unit: '' },
  refusalDifference: { page: 'Sign-in', atMost: 5, unit: '%' },

  interaction: { page: 'The office', atMost: 100, unit: 'ms', digits: 0 },
  firstList: { page: 'The office', atMost: 2.5, unit: 's', digits: 2 },
  firstStar: { page: 'The office', atMost: 1, unit: 's', digits: 2 },
  officePerformance: { page: 'The office', atLeast: 90, unit: '' },
  officeQuality: { page: 'The office', atLeast: 100, unit: '' },

  dayInteractions: { page: 'A branch’s day', atMost: 330, unit: 'interactions', digits: 0 },
  daySeconds: { page: 'A branch’s day', atMost: 750, unit: 's', digits: 0 },
  dayTask: { page: 'A branch’s day', unit: 'interactions', digits: 0 },
  dayRequests: { page: 'A branch’s day', atMost: 13, unit: 'interactions', digits: 0 },
  dayConversion: { page: 'A branch’s day', atMost: 14, unit: 'interactions', digits: 0 },
  dayCalls: { page: 'A branch’s day', atMost: 32, unit: 'interactions', digits: 0 },
  dayCustomer: { page: 'A branch’s day', atMost: 28, unit: 'interactions', digits: 0 },
  dayAgreement: { page: 'A branch’s day', atMost: 11, unit: 'interactions', digits: 0 },
  dayGuarantors: { page: 'A branch’s day', atMost: 16, unit: 'interactions', digits: 0 },
  dayHandOver: { page: 'A branch’s day', atMost: 5, unit: 'interactions', digits: 0 },
  dayCorrection: { page: 'A branch’s day', atMost: 9, unit: 'interactions', digits: 0 },
  dayPayment: { page: 'A branch’s day', atMost: 5, unit: 'interactions', digits: 0 },
  dayOnTheRoad: { page: 'A branch’s day', atMost: 24, unit: 'interactions', digits: 0 },
  dayPaymentFromDueList: { page: 'A branch’s day', atMost: 3, unit: 'interactions', digits: 0 },

  dashboard: { page: 'Dashboards', atMost: 5, unit: 'ms' },
  myAccount: { page: 'Dashboards', atMost: 10, unit: 'ms' },

  search: { page: 'Search', atMost: 20, unit: 'ms' },
  wholeNumber: { page: 'Search', atMost: 2, unit: 'ms' },

  account: { page: 'Customers', atMost: 10, unit: 'ms' },
  customersDepth: { page: 'Customers', atMost: 2, unit: 'times', digits: 2 },

  dueList: { page: 'Due list', atMost: 10, unit: 'ms' },

  paymentsDepth: { page: 'Payments', atMost: 2, unit: 'times', digits: 2 },
  paymentTotals: { page: 'Payments', atMost: 50, unit: 'ms' },
  exportTime: { page: 'Payments', atMost: 15, unit: 's' },
  exportMemory: { page: 'Payments', atMost: 100, unit: 'MB', digits: 0 },
  posted: { page: 'Payments', unit: 'a second', digits: 0 },
  postedBesidePgbench: { page: 'Payments', atLeast: 0.5, unit: 'times', digits: 2 },
  posting: { page: 'Payments', unit: 'ms' },
  postingDatabase: { page: 'Payments', atMost: 1.5, unit: 'ms', digits: 2 },

  cashPosition: { page: 'Cash', atMost: 10, unit: 'ms' },
  cashOfOne: { page: 'Cash', atMost: 10, unit: 'ms' },
  movementsDepth: { page: 'Cash', atMost: 2, unit: 'times', digits: 2 },
  cashDayClose: { page: 'Cash', atMost: 200, unit: 'ms', digits: 0 },

  messagesTwice: { page: 'Messages', exactly: 0, unit: '', digits: 0 },
  messagesWrong: { page: 'Messages', exactly: 0, unit: '', digits: 0 },
  messagesRate: { page: 'Messages', unit: 'a second', digits: 0 },
  outbox: { page: 'Messages', atMost: 10, unit: 'ms' },
  outboxFigures: { page: 'Messages', atMost: 30, unit: 'ms' },

  statement: { page: 'Imports', atMost: 10, unit: 's' },
  importRate: { page: 'Imports', atLeast: 240, unit: 'a second', digits: 0 },

  requestList: { page: 'Contact requests', atMost: 5, unit: 'ms' },
  requestSearch: { page: 'Contact requests', atMost: 20, unit: 'ms' },
  tracking: { page: 'Contact requests', atLeast: 95, unit: '%' },

  challenge: { page: 'Challenges', atMost: 50, unit: 'ms' },

  report: { page: 'Reports', atMost: 200, unit: 'ms' },
  monthsFixed: { page: 'Reports', atMost: 300, unit: 's' },

  uploadMemory: { page: 'Pictures', atMost: 600, unit: 'MB', digits: 0 },
  otherRequest: { page: 'Pictures', atMost: 100, unit: 'ms', digits: 0 },
  uploadsAnswered: { page: 'Pictures', atLeast: 100, unit: '' },
  uploadsKept: { page: 'Pictures', unit: '' },

  overloadGoodput: { page: 'Many at once', atLeast: 80, unit: '%', digits: 0 },
  overloadDisorderly: { page: 'Many at once', atMost: 0, unit: 'requests', digits: 0 },
  overloadPaymentsFirst: { page: 'Many at once', atLeast: 1, unit: 'times', digits: 1 },
  overloadWait: { page: 'Many at once', atMost: 5_000, unit: 'ms', digits: 0 },
  overloadRecovery: { page: 'Many at once', atMost: 5, unit: 's' },
  streamMemory: { page: 'Many at once', atMost: 50, unit: 'MB' },
  streamsTold: { page: 'Many at once', exactly: 500, unit: '' },
  lastTold: { page: 'Many at once', unit: 'ms', digits: 0 },

  replay: { page: 'The books', atMost: 0.2, unit: 'ms', digits: 3 },
  verify: { page: 'The books', atMost: 60, unit: 's' },
  verifyMemory: { page: 'The books', atMost: 1.2, unit: 'times', digits: 2 },
  written: { page: 'The books', atMost: 300, unit: 's', digits: 0 },

  failoverSilence: { page: 'A machine that fails', unit: 's' },
  failoverWrong: { page: 'A machine that fails', exactly: 0, unit: '', digits: 0 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** The budget of a figure by its name. */
export const budgetOf = (name: BudgetName): Budget => budgets[name];

/** The limit as it is read beside the figure. */
export function limitOf({ atMost, atLeast, exactly, unit }: Budget): string {
  const limit =
    atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : (exactly ?? '');
  return limit === '' ? '' : `${limit} ${unit}`.trim();
}
