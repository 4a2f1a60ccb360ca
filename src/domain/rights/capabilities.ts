import type { Role } from './role.ts';

/**
 * The extent of a capability. `branch`: the records of the employee's own branch. `assigned`: contact requests assigned to the
 * employee, and the branch's unassigned ones, which the employee may take. `own`: the user's own records.
 */
export type Extent = 'all' | 'branch' | 'assigned' | 'own';

type Holders = Readonly<Partial<Record<Role, Extent>>>;

const branchStaff = { employee: 'branch', superadmin: 'all' } as const;
const requestHandlers = { employee: 'assigned', superadmin: 'all' } as const;
const agreementReaders = { customer: 'own', employee: 'branch', superadmin: 'all' } as const;
const everyoneOwn = { customer: 'own', employee: 'own', superadmin: 'own' } as const;
const staffOwn = { employee: 'own', superadmin: 'own' } as const;
const superadminOnly = { superadmin: 'all' } as const;

/**
 * The table of roles, capabilities and extents. The server decides by it and the screens read it. A capability is necessary but
 * not sufficient: the state of the record decides too, nobody decides a request of their own (`rightToDecide`), and only the
 * person who made a request withdraws it (`refusalOfWithdrawal`). Sending a public form needs no role and is not here.
 */
const holders = {
  'profile.edit': everyoneOwn,
  'live-changes.follow': staffOwn,
  'notices.read': staffOwn,
  'saved-views.keep': staffOwn,
  'branches.read': { employee: 'all', superadmin: 'all' },

  'contact-requests.read': requestHandlers,
  'contact-requests.take': requestHandlers,
  'contact-requests.work': requestHandlers,
  'contact-requests.assign': superadminOnly,

  /** Complaints; never those about the caller. */
  'complaints.read': branchStaff,
  'complaints.handle': branchStaff,
  'complaints.assign': superadminOnly,

  'customers.read': branchStaff,
  'customers.write': branchStaff,
  /** To another officer. To another branch only for a superadmin. */
  'customers.move': branchStaff,
  'customers.reveal-cnic': branchStaff,
  'guarantors.read': branchStaff,
  'guarantors.write': branchStaff,
  'documents.read': branchStaff,
  'documents.write': branchStaff,

  'my-account.read': { customer: 'own' },
  /** Reporting a transfer, and asking for relief, another date or a call. */
  'my-account.ask': { customer: 'own' },
  'customer-requests.read': branchStaff,
  'customer-requests.answer': branchStaff,
  'agreements.read': agreementReaders,
  'agreements.draft': branchStaff,
  'agreements.submit': branchStaff,
  'agreements.withdraw': branchStaff,
  'agreements.cancel': branchStaff,
  'agreements.activate': branchStaff,
  'agreements.approve': superadminOnly,

  'receipts.read': agreementReaders,
  /** The certificate that nothing is owed under an agreement any more. */
  'clearance.issue': agreementReaders,
  'statements.read': agreementReaders,
  'payments.record': branchStaff,
  /** The user's own work, and what they may record. */
  'my-work.read': staffOwn,
  /** Handing over and counting cash. The drawer of a branch is left to its custodian and to superadmins. */
  'cash.move': branchStaff,
  'cash.read': branchStaff,
  /** The cash of all places, the first count of a drawer, and its custodian. */
  'cash.manage': superadminOnly,
  /** Lines of bank statements: an employee those that fit agreements of the branch, and with the right also unknown ones (`lineSight`). */
  'statement-lines.match': branchStaff,
  /** The field book: the caller's own phones, days and items. */
  'field.work': staffOwn,
  /** The day in the field: phones, the items that came back, and those on hold. */
  'field.read': branchStaff,
  'field.manage': superadminOnly,
  'field.settle': superadminOnly,
  'overpayments.settle': branchStaff,
  'payments.register': superadminOnly,
  'exports.make': superadminOnly,

  'contacts.log': branchStaff,
  'payment-promises.record': branchStaff,
  'due-list.read': branchStaff,

  /** Asking for what a second person decides, whatever it is. */
  'approvals.request': branchStaff,
  'approvals.read': branchStaff,
  'approvals.withdraw': branchStaff,
  'approvals.decide': superadminOnly,
  /** Deciding a request about an agreement. What an employee may decide is left to their limits (`isWithinLimits`). */
  'approvals.decide-within-limits': branchStaff,
  'relief-fund.manage': superadminOnly,

  'products.read': { employee: 'all', superadmin: 'all' },
  'products.write': superadminOnly,

  'challenges.read': { employee: 'own', superadmin: 'all' },
  'challenges.write': superadminOnly,

  'blog.read': { customer: 'all', superadmin: 'all' },
  'blog.write': superadminOnly,
  'employees.manage': superadminOnly,
  'roles.manage': superadminOnly,
  'branches.manage': superadminOnly,
  'settings.manage': superadminOnly,
  'portfolio.read': superadminOnly,
  'reports.read': superadminOnly,
  'months.close': superadminOnly,
  'imports.run': superadminOnly,
  /** Lists of people under sanctions, and those who match them. */
  'screening.manage': superadminOnly,
  'audit.read': superadminOnly,
} as const satisfies Record<string, Holders>;

export type Capability = keyof typeof holders;
export const capabilities = Object.keys(holders) as Capability[];

type Table = typeof holders;

/** The roles that hold a capability. */
export type HolderOf<C extends Capability> = keyof Table[C];

/** All extents of a capability, over all roles. */
export type ExtentOf<C extends Capability> = Table[C][HolderOf<C>] & Extent;

/** The extent of a role's capability; null if the role does not hold it. */
export function extentOf(role: Role, capability: Capability): Extent | null {
  const extents: Holders = holders[capability];
  return extents[role] ?? null;
}

/** True if a role holds a capability, to any extent. */
export function may(role: Role, capability: Capability): boolean {
  return extentOf(role, capability) !== null;
}
