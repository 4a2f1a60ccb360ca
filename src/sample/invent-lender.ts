import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import type { AgreementBook } from './agreements/agreement-book.ts';
import { type Draft, inventTerms } from './agreements/invent-terms.ts';
import { keepBooks } from './agreements/keep-books.ts';
import { late, punctual } from './agreements/paying-stories.ts';
import { inventCash, type SampleCash } from './cash/invent-cash.ts';
import { type Challenges, inventChallenges } from './challenges/invent-challenges.ts';
import { type Chance, createChance } from './chance.ts';
import { inventComplaints, type SampleComplaints } from './complaints/invent-complaints.ts';
import { type FromCustomers, inventFromCustomers } from './from-customers/invent-from-customers.ts';
import { publicProducts, sampleProducts } from './goods/sample-products.ts';
import type { NewRow } from './insert-rows.ts';
import { type OfficeTime, officeTime } from './office-time.ts';
import { branchOffices, matchBranches } from './people/branch-office.ts';
import { type Customer, customerOf, historyDays, inventCustomers } from './people/invent-customers.ts';
import { inventGuarantors } from './people/invent-guarantors.ts';
import { inventImport, type SampleImport } from './people/invent-import.ts';
import { createPersonMaker, type MakePerson } from './people/invent-person.ts';
import { inventStaff, type Staff } from './people/invent-staff.ts';
import type { KnownBranch } from './people/known-branch.ts';
import { inventRequests, type SampleRequests } from './requests/invent-requests.ts';

export interface SampleLender {
  readonly time: OfficeTime;
  readonly staff: Staff;
  readonly products: readonly NewRow<'products'>[];
  readonly customers: readonly Customer[];
  readonly guarantors: readonly NewRow<'guarantors'>[];
  readonly books: readonly AgreementBook[];
  readonly requests: SampleRequests;
  readonly complaints: SampleComplaints;
  readonly challenges: Challenges;
  readonly register: SampleImport;
  readonly fromCustomers: FromCustomers;
  readonly cash: SampleCash;
}

/** Any number does; another one tells another lender's story. */
const seed = 1_404_2026;

/**
 * Invents a lender with a history of two and a half years. All dates are relative to `now`, so its arrears look the same on
 * any day; for the same moment it is the same lender to the last rupee. The head office is the first branch.
 */
export async function inventLender(
  now: Instant,
  branches: readonly KnownBranch[],
  hash: (password: string) => Promise<string>,
): Promise<SampleLender> {
  const chance = createChance(seed);
  const time = officeTime(now, chance);
  const openedAt = time.momentOn(addDays(time.today, -historyDays - 1));
  const matched = matchBranches(branches);
  const staff = await inventStaff(chance, openedAt, matched, hash);
  const offices = branchOffices(matched, staff.employees);
  const makePerson = createPersonMaker(chance);
  const customers = inventCustomers(chance, time, offices, makePerson);
  const zainab = inventZainab(chance, time, staff, offices, makePerson);
  const guarantors = inventGuarantors(chance, time, offices, makePerson, staff);
  const products = sampleProducts.map(
    (product): NewRow<'products'> => ({
      id: chance.idAt(openedAt),
      name: product.name.own,
      name_ur: product.name.ur,
      category: product.category,
      pictogram: product.pictogram,
      cash_price: product.cashPrice,
      terms_months: product.termsMonths,
      down_payment_min_percent: product.downPaymentMinPercent,
      rounding_step: product.roundingStep,
      is_public: publicProducts.has(product.name.own),
      created_at: new Date(openedAt),
    }),
  );
  const terms = inventTerms(chance, time, customers, products, guarantors, wishesOf(zainab, time.today));
  const books = keepBooks(chance, time, staff.superadminId, terms);
  return {
    time,
    staff,
    products,
    customers: [...customers, zainab],
    guarantors: [...guarantors.values()].flat(),
    books,
    requests: inventRequests({ chance, time, offices, superadminId: staff.superadminId, customers }),
    challenges: inventChallenges(chance, time, staff),
    register: inventImport(chance, {
      time,
      known: lastOf(customers),
      makePerson,
      superadminId: staff.superadminId,
    }),
    // After the others, because it adds users to customers and events to their agreements.
    fromCustomers: inventFromCustomers(books, zainab),
    cash: inventCash(chance, { time, staff, offices, books }),
    complaints: inventComplaints({ chance, time, offices }),
  };
}

/** One of the branch that was opened last. */
function lastOf(customers: readonly Customer[]): Customer {
  const last = customers.at(-1);
  invariant(last !== undefined, 'the sample has customers');
  return last;
}

const zainabJoinedDaysAgo = 520;

/** The customer with the sample sign-in. Her officer is the employee with the sample sign-in. */
function inventZainab(
  chance: Chance,
  time: OfficeTime,
  { customerUserId }: Staff,
  offices: ReturnType<typeof branchOffices>,
  makePerson: MakePerson,
): Customer {
  const [office] = offices;
  const officer = office?.officers[0];
  invariant(
    office !== undefined && officer !== undefined,
    'a lender has a head office, and the sample an officer there',
  );
  return customerOf(chance, time, {
    office,
    officer,
    joinedOn: addDays(time.today, -zainabJoinedDaysAgo),
    person: {
      ...makePerson(office.place, 'female'),
      name: { en: 'Zainab Bibi', ur: 'زینب بی بی' },
      relative: 'husband',
      relativeName: { en: 'Muhammad Ramzan', ur: 'محمد رمضان' },
      phone: '03000000003',
    },
    known: {
      user_id: customerUserId,
      email: 'customer@example.pk',
      occupation: 'Tailor, at home',
      monthly_income: 42_000,
      household_size: 5,
      status: 'active',
    },
  });
}

/** A sewing machine that is paid, and a refrigerator of which seven installments fell due. */
function wishesOf(customer: Customer, today: CalendarDate): Draft[] {
  return [
    {
      customer,
      on: customer.joinedOn,
      wish: { service: 'business', productName: 'Industrial sewing machine', months: 9, story: late },
    },
    {
      customer,
      on: addDays(today, -225),
      wish: { service: 'product', productName: 'Refrigerator, 12 cubic feet', months: 12, story: punctual },
    },
  ];
}
