import type { Api, EndpointName } from '#contract/api.ts';
import type { Phrase } from '#domain/language.ts';
import { type Capability, may } from '#domain/rights/capabilities.ts';
import { type Role, roles, staffRoles } from '#domain/rights/role.ts';
import { areas } from '../paths.ts';
import type { PageIcon } from './kit/ui/page-icons.tsx';

/** An endpoint by its method and path, as it is asked before its schema is here. */
export type EarlyAsk = {
  [Name in EndpointName]: `${Api[Name]['method']} ${Api[Name]['path']}`;
}[EndpointName];

/** One page of the office. Routes, guards, menus, palette, links and headings are all read from it; `page-loaders.ts` fetches it. */
export interface Page {
  /** Below the area's own address; a parameter is written `:name`. */
  readonly path: string;
  /** Who may open it: it is in the area of every role that holds the capability, or of everyone signed in. */
  readonly access: Capability | 'signed-in';
  /** The only areas that it is in, where the access alone would put it into others too. */
  readonly only?: readonly Role[];
  readonly title: Phrase;
  readonly icon: PageIcon;
  /** Whose sidebar shows it, in the order of this table. */
  readonly menus?: readonly Role[];
  /** The area's own address shows it too. */
  readonly isIndex?: true;
  /** It begins something: in the palette it is an action. Every other page without a parameter is a place there. */
  readonly isBeginning?: true;
  /** A customer opens it only once a branch has linked the account to a record. */
  readonly needsLinkedAccount?: true;
  /** What it asks first where its address has no filters, with nothing but an empty search: sent before its code has arrived. */
  readonly asks?: EarlyAsk;
}

const dashboard = {
  path: 'dashboard',
  title: { en: 'Dashboard', ur: 'ڈیش بورڈ' },
  icon: 'dashboard',
  isIndex: true,
} as const;

export const pages = {
  adminDashboard: { ...dashboard, access: 'portfolio.read', menus: ['superadmin'] },
  employeeDashboard: { ...dashboard, access: 'due-list.read', only: ['employee'], menus: ['employee'] },
  customerDashboard: {
    ...dashboard,
    access: 'agreements.read',
    only: ['customer'],
    menus: ['customer'],
    needsLinkedAccount: true,
  },
  contactRequests: {
    path: 'contact-requests',
    access: 'contact-requests.assign',
    title: { en: 'Contact Requests', ur: 'رابطے کی درخواستیں' },
    icon: 'requests',
    menus: ['superadmin'],
    asks: 'GET /api/contact-requests',
  },
  employees: {
    path: 'employees',
    access: 'employees.manage',
    title: { en: 'Employees', ur: 'ملازمین' },
    icon: 'employees',
    menus: ['superadmin'],
    asks: 'POST /api/employees/search',
  },
  newEmployee: {
    path: 'employees/new',
    access: 'employees.manage',
    title: { en: 'New employee', ur: 'نیا ملازم' },
    icon: 'add',
    isBeginning: true,
  },
  editEmployee: {
    path: 'employees/:id/edit',
    access: 'employees.manage',
    title: { en: 'Employee', ur: 'ملازم' },
    icon: 'employees',
  },
  customers: {
    path: 'customers',
    access: 'customers.read',
    title: { en: 'Customers', ur: 'صارفین' },
    icon: 'customers',
    menus: staffRoles,
    asks: 'POST /api/customers/search',
  },
  newCustomer: {
    path: 'customers/new',
    access: 'customers.write',
    title: { en: 'New customer', ur: 'نیا صارف' },
    icon: 'add',
    isBeginning: true,
  },
  editCustomer: {
    path: 'customers/:id/edit',
    access: 'customers.write',
    title: { en: 'Edit customer', ur: 'صارف کی معلومات میں تبدیلی' },
    icon: 'customers',
  },
  customerBalance: {
    path: 'customers/:id/balance',
    access: 'customers.read',
    title: { en: 'Balance', ur: 'بقایا' },
    icon: 'customers',
  },
  newAgreement: {
    path: 'customers/:id/agreements/new',
    access: 'agreements.draft',
    title: { en: 'New agreement', ur: 'نیا معاہدہ' },
    icon: 'add',
  },
  editAgreement: {
    path: 'customers/:id/agreements/:agreementId',
    access: 'agreements.draft',
    title: { en: 'Agreement', ur: 'معاہدہ' },
    icon: 'customers',
  },
  agreementStatement: {
    path: 'customers/:id/agreements/:agreementId/statement',
    access: 'agreements.read',
    only: staffRoles,
    title: { en: 'Statement', ur: 'گوشوارہ' },
    icon: 'payments',
  },
  agreementKeyFacts: {
    path: 'customers/:id/agreements/:agreementId/key-facts',
    access: 'agreements.read',
    only: staffRoles,
    title: { en: 'Key fact statement', ur: 'بنیادی معلومات نامہ' },
    icon: 'customers',
  },
  agreementPaper: {
    path: 'customers/:id/agreements/:agreementId/agreement',
    access: 'agreements.read',
    only: staffRoles,
    title: { en: 'Agreement', ur: 'معاہدہ' },
    icon: 'customers',
  },
  myContactRequests: {
    path: 'my-contact-requests',
    access: 'contact-requests.work',
    only: ['employee'],
    title: { en: 'My Contact Requests', ur: 'میری رابطہ درخواستیں' },
    icon: 'requests',
    menus: ['employee'],
  },
  payments: {
    path: 'payments',
    access: 'payments.register',
    title: { en: 'Payments', ur: 'ادائیگیاں' },
    icon: 'payments',
    menus: ['superadmin'],
  },
  newPayment: {
    path: 'payments/new',
    access: 'payments.record',
    title: { en: 'Record payment', ur: 'ادائیگی درج کریں' },
    icon: 'add',
    isBeginning: true,
  },
  myDay: {
    path: 'payments/today',
    access: 'payments.record',
    only: ['employee'],
    title: { en: 'My day', ur: 'آج کا حساب' },
    icon: 'payments',
  },
  receipt: {
    path: 'receipts/:entryId',
    access: 'receipts.read',
    only: staffRoles,
    title: { en: 'Receipt', ur: 'رسید' },
    icon: 'payments',
  },
  challenges: {
    path: 'challenges',
    access: 'challenges.read',
    title: { en: 'Challenges', ur: 'چیلنجز' },
    icon: 'challenges',
    menus: ['superadmin'],
  },
  challenge: {
    path: 'challenges/:id',
    access: 'challenges.read',
    title: { en: 'Challenge', ur: 'چیلنج' },
    icon: 'challenges',
  },
  due: {
    path: 'due',
    access: 'due-list.read',
    title: { en: 'Due list', ur: 'وصولی کی فہرست' },
    icon: 'due',
  },
  approvals: {
    path: 'approvals',
    access: 'requests.read',
    title: { en: 'Approvals', ur: 'منظوریاں' },
    icon: 'approvals',
  },
  notices: {
    path: 'notices',
    access: 'signed-in',
    only: staffRoles,
    title: { en: 'Notices', ur: 'اطلاعات' },
    icon: 'notices',
  },
  products: {
    path: 'products',
    access: 'products.read',
    title: { en: 'Products', ur: 'مصنوعات' },
    icon: 'products',
    asks: 'GET /api/products',
  },
  newProduct: {
    path: 'products/new',
    access: 'products.write',
    title: { en: 'New product', ur: 'نئی پروڈکٹ' },
    icon: 'add',
    isBeginning: true,
  },
  editProduct: {
    path: 'products/:id/edit',
    access: 'products.write',
    title: { en: 'Product', ur: 'پروڈکٹ' },
    icon: 'products',
  },
  reports: {
    path: 'reports',
    access: 'reports.read',
    title: { en: 'Reports', ur: 'رپورٹیں' },
    icon: 'reports',
  },
  imports: {
    path: 'imports',
    access: 'imports.run',
    title: { en: 'Import', ur: 'درآمد' },
    icon: 'imports',
  },
  manageBlog: {
    path: 'blog',
    access: 'blog.write',
    title: { en: 'Blog', ur: 'بلاگ' },
    icon: 'blog',
  },
  blog: {
    path: 'blog',
    access: 'blog.read',
    only: ['customer'],
    title: { en: 'Blog', ur: 'بلاگ' },
    icon: 'blog',
  },
  blogPost: {
    path: 'blog/:slug',
    access: 'blog.read',
    only: ['customer'],
    title: { en: 'Blog post', ur: 'بلاگ کی تحریر' },
    icon: 'blog',
  },
  profile: {
    path: 'profile',
    access: 'profile.edit',
    title: { en: 'Profile', ur: 'پروفائل' },
    icon: 'profile',
  },
  settings: {
    path: 'settings',
    access: 'signed-in',
    title: { en: 'Settings', ur: 'ترتیبات' },
    icon: 'settings',
  },
  lenderProfile: {
    path: 'settings/lender',
    access: 'settings.manage',
    title: { en: 'Lender profile', ur: 'ادارے کا تعارف' },
    icon: 'lender',
  },
  siteTexts: {
    path: 'settings/texts',
    access: 'settings.manage',
    title: { en: 'Site texts', ur: 'ویب سائٹ کی عبارتیں' },
    icon: 'texts',
  },
  officeRules: {
    path: 'settings/rules',
    access: 'settings.manage',
    title: { en: 'Office rules', ur: 'دفتری قواعد' },
    icon: 'rules',
  },
  reliefFund: {
    path: 'settings/relief-fund',
    access: 'relief-fund.manage',
    title: { en: 'Relief fund', ur: 'رعایت کا فنڈ' },
    icon: 'relief',
  },
  branches: {
    path: 'branches',
    access: 'branches.manage',
    title: { en: 'Branches', ur: 'برانچیں' },
    icon: 'branches',
    asks: 'GET /api/branches',
  },
  newBranch: {
    path: 'branches/new',
    access: 'branches.manage',
    title: { en: 'New branch', ur: 'نئی برانچ' },
    icon: 'add',
    isBeginning: true,
  },
  editBranch: {
    path: 'branches/:id/edit',
    access: 'branches.manage',
    title: { en: 'Branch', ur: 'برانچ' },
    icon: 'branches',
  },
  audit: {
    path: 'audit',
    access: 'audit.read',
    title: { en: 'Audit', ur: 'آڈٹ ریکارڈ' },
    icon: 'audit',
    asks: 'GET /api/audit-events',
  },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

type ParametersIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [id: string, ...ParametersIn<Rest>]
  : [];
/** What a page's address needs to be told. */
export type PageParameters<Name extends PageName> = ParametersIn<(typeof pages)[Name]['path']>;

/** A page in an area. */
export interface AreaPage extends Page {
  readonly name: PageName;
  /** Its whole address, and for the first page the area's own; parameters as they are written. */
  readonly patterns: readonly string[];
}

/** The pages of a role's area, in the order of the table. */
export function pagesOf(role: Role): readonly AreaPage[] {
  return (Object.keys(pages) as PageName[])
    .map((name) => ({ name, ...(pages[name] as Page) }))
    .filter(
      ({ access, only = roles }) => (access === 'signed-in' || may(role, access)) && only.includes(role),
    )
    .map((page) => ({
      ...page,
      patterns: [...(page.isIndex ? [areas[role]] : []), `${areas[role]}/${page.path}`],
    }));
}

/** The address of a page in a role's area. */
export function pagePath<Name extends PageName>(
  role: Role,
  name: Name,
  ...parameters: PageParameters<Name>
): string {
  const left: string[] = [...parameters];
  const filled = pages[name].path.replaceAll(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
  return `${areas[role]}/${filled}`;
}

/** The sidebar of a role, complete and in order; what else a role has is reached from the palette and from other pages. */
export function menuOf(role: Role): readonly AreaPage[] {
  return pagesOf(role).filter(({ menus }) => menus?.includes(role));
}

/** Whether a page is another one or lies below it, as a customer's balance lies below the customers. */
export function isWithin(page: PageName, other: PageName): boolean {
  return `${pages[page].path}/`.startsWith(`${pages[other].path}/`);
}
