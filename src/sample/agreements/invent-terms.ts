import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays, addMonths, type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { formatAgreementNumber } from '#domain/lending/agreements/agreement-number.ts';
import { financedOf, largestCountOf, type Plan } from '#domain/lending/agreements/plan.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import type { Chance } from '#sample/chance.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { OfficeTime } from '#sample/office-time.ts';
import type { Customer } from '#sample/people/invent-customers.ts';
import { type GuarantorsByBranch, twoGuarantors } from '#sample/people/invent-guarantors.ts';
import type { AgreementTerms } from './agreement-book.ts';
import type { Story } from './story-event.ts';

type ProductRow = NewRow<'products'>;
type Service = AgreementTerms['service'];

export const agreementCount = 900;
/** From the draft to the delivery, if all goes well. */
export const deskDays = 3;

/** An agreement of which more is known than chance would say. */
export interface Wish {
  readonly service: Service;
  readonly productName: string;
  readonly months: number;
  readonly story: Story;
}

/** An agreement with its story, unless that is random. */
export interface PlannedAgreement extends AgreementTerms {
  readonly story: Story | null;
}

/** A future agreement: its customer and its day. */
export interface Draft {
  readonly customer: Customer;
  readonly on: CalendarDate;
  readonly wish?: Wish;
}

/** The terms of all agreements, numbered in the order in which they were drafted. */
export function inventTerms(
  chance: Chance,
  time: OfficeTime,
  customers: readonly Customer[],
  products: readonly ProductRow[],
  guarantors: GuarantorsByBranch,
  wished: readonly Draft[],
): PlannedAgreement[] {
  const serials = new Map<string, number>();
  return inventDrafts(chance, time, customers, wished).map(({ customer, at, wish }) => {
    const { office } = customer;
    const year = Number(businessDateOf(at).slice(0, 4));
    const counter = `${office.id} ${year}`;
    const serial = (serials.get(counter) ?? 0) + 1;
    serials.set(counter, serial);
    const service = wish?.service ?? chance.oneOf(['dowry', 'business', 'product', 'product'] as const);
    const bought =
      wish === undefined
        ? itemsFor(chance, service, products)
        : products.filter(({ name }) => name === wish.productName);
    const draftedOn = businessDateOf(at);
    const plan =
      wish === undefined
        ? planFor(chance, time, service, bought, draftedOn)
        : monthlyPlan(bought, 10, wish.months, draftedOn);
    const id = chance.idAt(at);
    const isLoan = service === 'business' && chance.percent(20) && wish === undefined;
    return {
      id,
      number: formatAgreementNumber({ branchCode: office.code, year, serial }),
      customer,
      service,
      contractKind: isLoan ? 'qard_e_hasan' : 'deferred_sale',
      items: isLoan ? [] : bought.map(itemOf),
      guarantors: twoGuarantors(chance, guarantors.get(office.id) ?? []),
      // A trader borrows what the tool would cost.
      plan: isLoan ? { ...plan, downPayment: rupees(0) } : plan,
      draftedAt: at,
      story: wish?.story ?? null,
    };
  });
}

/** The first agreement comes with the customer, a later one months after; the oldest first. */
function inventDrafts(
  chance: Chance,
  time: OfficeTime,
  customers: readonly Customer[],
  wished: readonly Draft[],
): (Draft & { readonly at: Instant })[] {
  const first = customers.map((customer): Draft => ({ customer, on: customer.joinedOn }));
  const loyal = customers.filter(({ joinedOn }) => daysBetween(joinedOn, time.today) > 150);
  const later = Array.from({ length: agreementCount - first.length - wished.length }, (): Draft => {
    const customer = chance.oneOf(loyal);
    const daysKnown = daysBetween(customer.joinedOn, time.today);
    return { customer, on: addDays(time.today, -chance.between(1, daysKnown - 120)) };
  });
  return [...first, ...later, ...wished]
    .map((draft) => {
      // No draft is older than the customer's record.
      const at = Math.max(time.momentOn(draft.on), Number(draft.customer.row.created_at));
      return { ...draft, at };
    })
    .sort((a, b) => a.at - b.at);
}

const categoriesOf: Readonly<Record<Service, readonly ProductRow['category'][]>> = {
  dowry: ['dowry_set'],
  business: ['business_asset'],
  product: ['home_appliances', 'home_appliances', 'electronics', 'daily_essentials'],
};

/** One item, or two of a kind: a bedroom set and bedding. */
function itemsFor(chance: Chance, service: Service, products: readonly ProductRow[]): ProductRow[] {
  const category = chance.oneOf(categoriesOf[service]);
  const offered = products.filter((product) => product.category === category);
  const first = chance.oneOf(offered);
  const second = chance.oneOf(offered);
  return second !== first && service !== 'business' && chance.percent(35) ? [first, second] : [first];
}

const weeksPerMonth = 4;
/** The limit of a family's monthly payment. A term above it is chosen only if there is no longer one. */
const monthlyMax = 25_000;

/** A term that the products allow and the family can afford; market stalls pay by the week. */
function planFor(
  chance: Chance,
  time: OfficeTime,
  service: Service,
  bought: readonly ProductRow[],
  draftedOn: CalendarDate,
): Plan {
  const termsOf = bought.map((product) => product.terms_months);
  const terms = termsOf[0]?.filter((term) => termsOf.every((others) => others.includes(term))) ?? [];
  const least = Math.max(...bought.map((product) => product.down_payment_min_percent));
  const price = priceOf(bought);
  const bearable = terms.filter((term) => price / term < monthlyMax);
  const months = chance.oneOf(bearable.length > 0 ? bearable : terms.slice(-1));
  const plan = monthlyPlan(bought, least + chance.between(0, 10), months, draftedOn);
  if (service !== 'business' || !chance.percent(60)) return plan;
  return {
    ...plan,
    count: Math.min(months * weeksPerMonth, largestCountOf(financedOf(plan), plan.roundingStep)),
    frequency: { unit: 'weeks', every: 1 },
    firstDueOn: firstMarketDay(chance, plan.startOn, time.today),
  };
}

function monthlyPlan(
  bought: readonly ProductRow[],
  downPaymentPercent: number,
  months: number,
  draftedOn: CalendarDate,
): Plan {
  const price = priceOf(bought);
  const startOn = addDays(draftedOn, deskDays);
  return {
    price,
    downPayment: rupees(Math.ceil((price * downPaymentPercent) / 100 / 500) * 500),
    relief: rupees(0),
    count: months,
    frequency: { unit: 'months', every: 1 },
    roundingStep: rupees(Math.max(...bought.map((product) => product.rounding_step))),
    startOn,
    firstDueOn: addMonths(startOn, 1),
  };
}

function itemOf(product: ProductRow): AgreementTerms['items'][number] {
  return { product_id: product.id, description: product.name, quantity: 1, unit_price: product.cash_price };
}

function priceOf(bought: readonly ProductRow[]): Rupees {
  return rupees(bought.reduce((sum, { cash_price }) => sum + cash_price, 0));
}

/** A market stall pays on a fixed weekday. For some it is today's, so that today's list is never empty. */
function firstMarketDay(chance: Chance, startOn: CalendarDate, today: CalendarDate): CalendarDate {
  if (!chance.percent(40)) return addDays(startOn, chance.between(4, 9));
  const untilWeekday = (((daysBetween(startOn, today) % 7) + 7) % 7) + 7;
  return addDays(startOn, untilWeekday);
}
