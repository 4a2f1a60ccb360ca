import { addDays } from '#domain/calendar/calendar-date.ts';
import type { Chance } from '#sample/chance.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { OfficeTime } from '#sample/office-time.ts';
import type { BranchOffice } from './branch-office.ts';
import { historyDays } from './invent-customers.ts';
import type { MakePerson } from './invent-person.ts';
import type { Employee, Staff } from './invent-staff.ts';
import { sampleOccupations } from './sample-occupations.ts';

/** The guarantors of each branch. */
export type GuarantorsByBranch = ReadonlyMap<string, readonly NewRow<'guarantors'>[]>;

/** None of them belongs to the customer's own household. */
const relations = [
  'Neighbor',
  'Employer',
  'Maternal uncle',
  'Cousin',
  'Brother-in-law',
  'Colleague',
  'Friend',
];

/** Fewer than there are agreements: a trusted neighbor vouches for several. */
const customersPerGuarantor = 2;

export function inventGuarantors(
  chance: Chance,
  time: OfficeTime,
  offices: readonly BranchOffice[],
  makePerson: MakePerson,
  staff: Staff,
): GuarantorsByBranch {
  const at = time.momentOn(addDays(time.today, -historyDays));
  const guarantorOf = ({ place, officers }: BranchOffice): NewRow<'guarantors'> => {
    const person = makePerson(place);
    return {
      id: chance.idAt(at),
      full_name: person.name.en,
      full_name_ur: person.name.ur,
      cnic: person.cnic,
      phone: person.phone,
      address: person.address.en,
      occupation: chance.oneOf(sampleOccupations[person.gender]).title,
      created_at: new Date(at),
      created_by: (officers[0] as Employee).id,
    };
  };
  return new Map(
    offices.map((office) => [
      office.id,
      Array.from({ length: office.place.customerCount / customersPerGuarantor }, (_, index) => ({
        ...guarantorOf(office),
        ...(index === 0 && colleagueOf(office, staff)),
      })),
    ]),
  );
}

/** Two guarantors for an agreement, and their relation to the customer. */
export function twoGuarantors(
  chance: Chance,
  guarantors: readonly NewRow<'guarantors'>[],
): { readonly guarantor_id: string; readonly relation: string }[] {
  const first = chance.between(0, guarantors.length - 1);
  const second = (first + chance.between(1, guarantors.length - 1)) % guarantors.length;
  return [first, second].map((index) => ({
    guarantor_id: guarantors[index]?.id ?? '',
    relation: chance.oneOf(relations),
  }));
}

/** The second officer of a branch vouches for some customers: a related party, whom a colleague serves. */
function colleagueOf({ officers }: BranchOffice, { users }: Staff): Partial<NewRow<'guarantors'>> {
  const colleague = users.find(({ id }) => id === officers[1]?.id);
  if (colleague?.phone == null) return {};
  const { full_name, full_name_ur, phone } = colleague;
  return { full_name, full_name_ur: full_name_ur ?? null, phone, occupation: 'Installment officer' };
}
