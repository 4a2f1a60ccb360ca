import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Chance } from '#sample/chance.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { OfficeTime } from '#sample/office-time.ts';
import type { BranchOffice } from './branch-office.ts';
import type { MakePerson, Person } from './invent-person.ts';
import type { Employee } from './invent-staff.ts';
import { sampleOccupations } from './sample-occupations.ts';

export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly office: BranchOffice;
  readonly officer: Employee;
  readonly joinedOn: CalendarDate;
  readonly row: NewRow<'customers'>;
}

/** The length of the sample's history. */
export const historyDays = 910;
/** The growth of the lender: at 1 as many customers come each month; the higher, the more of them came lately. */
const growth = 1.2;

/** Everyone on record at the branches, in the order in which they came. */
export function inventCustomers(
  chance: Chance,
  time: OfficeTime,
  offices: readonly BranchOffice[],
  makePerson: MakePerson,
): Customer[] {
  return offices.flatMap((office) =>
    Array.from({ length: office.place.customerCount }, (_, index) => {
      const age = (chance.between(0, 1_000) / 1_000) ** growth;
      const joinedOn = addDays(time.today, -Math.ceil(age * historyDays));
      const officer = office.officers[index % office.officers.length] as Employee;
      return customerOf(chance, time, { office, officer, joinedOn, person: makePerson(office.place) });
    }),
  );
}

interface Arrival {
  readonly office: BranchOffice;
  readonly officer: Employee;
  readonly joinedOn: CalendarDate;
  readonly person: Person;
  /** The other known fields of the customer. */
  readonly known?: Partial<NewRow<'customers'>>;
}

/** Puts a person on record as a customer. */
export function customerOf(
  chance: Chance,
  time: OfficeTime,
  { office, officer, joinedOn, person, known }: Arrival,
): Customer {
  const at = time.momentOn(joinedOn);
  const createdAt = new Date(at);
  const id = chance.idAt(at);
  const work = chance.oneOf(sampleOccupations[person.gender]);
  const inUrdu = chance.percent(92) ? person.name.ur : null;
  const row = {
    id,
    full_name: person.name.en,
    full_name_ur: inUrdu,
    relative: person.relative,
    relative_name: person.relativeName.en,
    relative_name_ur: inUrdu && person.relativeName.ur,
    cnic: person.cnic,
    cnic_expires_on: addDays(time.today, chance.between(-40, 2_900)),
    cnic_seen_by: officer.id,
    cnic_seen_at: createdAt,
    gender: person.gender,
    born_on: addDays(time.today, -chance.between(23 * 366, 63 * 365)),
    phone: person.phone,
    second_phone: null,
    email: null,
    language: inUrdu === null ? ('en' as const) : ('ur' as const),
    takes_messages: true,
    // Addresses are stored as given, by some customers in Urdu.
    address: chance.percent(15) ? person.address.ur : person.address.en,
    address_ur: inUrdu && person.address.ur,
    city: office.place.city.en,
    branch_id: office.id,
    occupation: work.title,
    monthly_income: chance.between(work.incomeFrom / 500, work.incomeTo / 500) * 500,
    household_size: chance.between(2, 9),
    officer_id: officer.id,
    notes: null,
    status: chance.percent(1) ? ('blocked' as const) : ('active' as const),
    user_id: null,
    privacy_consent_at: createdAt,
    // About as many as cannot write.
    privacy_consent_how: person.phone.endsWith('3') ? ('thumb_impression' as const) : ('signed' as const),
    created_at: createdAt,
    created_by: officer.id,
    ...known,
  };
  return { id, name: row.full_name, phone: person.phone, office, officer, joinedOn, row };
}
