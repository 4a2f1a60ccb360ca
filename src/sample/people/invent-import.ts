import { createHash } from 'node:crypto';
import type { ImportFault } from '#contract/insight/import-faults.ts';
import { type ImportFieldName, importFields } from '#contract/insight/import-fields.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { minuteMs } from '#domain/instant.ts';
import { type Cnic, maskCnic } from '#domain/person/cnic.ts';
import { columnFactsOf } from '#server/insight/imports/rows/column-facts.ts';
import { matchHeadings } from '#server/insight/imports/rows/match-headings.ts';
import { auditedDays, branchAddress, lender, type NewAuditEvent } from '../agreements/audit-trail.ts';
import type { Chance } from '../chance.ts';
import type { NewRow } from '../insert-rows.ts';
import type { OfficeTime } from '../office-time.ts';
import { type Customer, customerOf } from './invent-customers.ts';
import type { MakePerson } from './invent-person.ts';

/** A branch's paper register, brought in on the first morning with the product. */
export interface SampleImport {
  readonly row: NewRow<'imports'>;
  readonly rows: readonly NewRow<'import_rows'>[];
  /** The customers that it created. They have no agreement since, so it can be undone. */
  readonly customers: readonly NewRow<'customers'>[];
  readonly events: readonly NewAuditEvent[];
}

const newcomers = 9;

/** The columns of the file. */
const fields = [
  'fullName.own',
  'relative',
  'relativeName.own',
  'cnic',
  'gender',
  'bornOn',
  'phone',
  'address.own',
  'city',
  'branch',
] as const satisfies readonly ImportFieldName[];

type Cells = Readonly<Record<(typeof fields)[number], string>>;

interface Register {
  readonly time: OfficeTime;
  /** A customer of the branch who is in the register and was on record before. */
  readonly known: Customer;
  readonly makePerson: MakePerson;
  readonly superadminId: string;
}

/** Two rows are still faulty: a card with a digit missing, and a day that could be read both ways. */
export function inventImport(chance: Chance, register: Register): SampleImport {
  const { time, known, superadminId } = register;
  const { code } = known.office;
  const startedAt = startOfBusinessDate(addDays(time.today, -auditedDays)) + 8 * 60 * minuteMs;
  const at = new Date(startedAt);
  const id = chance.idAt(startedAt);
  const customers = Array.from({ length: newcomers }, () => newcomer(chance, register, startedAt));
  const person = () => cellsOf(newcomer(chance, register, startedAt), code);
  const rows = [
    ...customers.map((row) => madeOf(row.full_name, row)),
    madeOf(known.name, null),
    faultyRow(
      // Some birthdays of the invented could be read both ways, which would be a second fault.
      { ...person(), cnic: '42201-555012-3', bornOn: '25/03/1985' },
      { field: 'cnic', code: 'custom', message: 'cnic_format' },
    ),
    faultyRow({ ...person(), bornOn: '03/04/1980' }, { field: 'bornOn', message: 'date_ambiguous' }),
  ];
  const headings = fields.map((field) => importFields.customers[field]?.heading.en ?? field);
  const columns = matchHeadings('customers', headings);
  const fileName = `register-${code}.csv`;
  return {
    customers,
    rows: rows.map((row, index) => ({ import_id: id, line: index + 2, ...row })),
    row: {
      id,
      kind: 'customers',
      file_name: fileName,
      file_hash: createHash('sha256').update(fileName).digest(),
      sheets: [
        {
          ...{ name: '', isRead: true, holds: 'records', headingLine: 1, rows: rows.length, unclaimed: 0 },
          ...{ firstLines: [], offset: 0 },
        },
      ],
      headings,
      columns,
      // No column of a customer's register in the sample has amounts.
      found: columnFactsOf('customers', { columns, rows: [], others: [], sheets: [] }, null),
      for_all: {},
      state: 'done',
      created_at: at,
      created_by: superadminId,
      started_at: at,
      finished_at: at,
      acting_user_id: superadminId,
      acting_address: branchAddress,
    },
    events: eventsOf(customers, { id, fileName, at, superadminId }),
  };
}

/** A customer known only from the register: nobody here has seen the card. */
function newcomer(
  chance: Chance,
  { time, known: { office, officer }, makePerson, superadminId }: Register,
  startedAt: number,
): NewRow<'customers'> {
  const joinedOn = addDays(time.today, -auditedDays);
  const at = new Date(startedAt);
  const known = {
    status: 'active',
    cnic_expires_on: null,
    cnic_seen_by: null,
    cnic_seen_at: null,
    privacy_consent_at: at,
    privacy_consent_how: null,
    created_at: at,
    created_by: superadminId,
  } as const;
  const { row } = customerOf(chance, time, {
    office,
    officer,
    joinedOn,
    person: makePerson(office.place),
    known,
  });
  return { ...row, id: chance.idAt(startedAt) };
}

function cellsOf(row: NewRow<'customers'>, branch: string): Cells {
  const [year, month, day] = row.born_on.split('-');
  return {
    'fullName.own': row.full_name,
    relative: row.relative,
    'relativeName.own': row.relative_name,
    cnic: row.cnic,
    gender: row.gender,
    bornOn: `${day}/${month}/${year}`,
    phone: row.phone ?? '',
    'address.own': row.address,
    city: row.city,
    branch,
  };
}

type ImportRow = Omit<NewRow<'import_rows'>, 'import_id' | 'line'>;

/** The result of a row: the new customer, or null for one already on record. */
const madeOf = (title: string, customer: NewRow<'customers'> | null): ImportRow => ({
  cells: null,
  state: customer === null ? 'known' : 'created',
  title,
  faults: [],
  record_id: customer?.id ?? null,
  record_version: customer === null ? null : 1,
});

const faultyRow = (cells: Cells, fault: ImportFault): ImportRow => ({
  ...madeOf(cells['fullName.own'], null),
  cells: fields.map((field) => cells[field]),
  state: 'faulty',
  faults: [fault],
});

interface Begun {
  readonly id: string;
  readonly fileName: string;
  readonly at: Date;
  readonly superadminId: string;
}

function eventsOf(
  customers: readonly NewRow<'customers'>[],
  { id, fileName, at, superadminId }: Begun,
): NewAuditEvent[] {
  const begun = {
    chain_id: lender,
    recorded_at: at,
    actor_id: superadminId,
    client_address: branchAddress,
    action: 'start_import',
    subject: 'import',
    subject_id: id,
    before: null,
    after: { fileName, rows: customers.length },
    row_digests: null,
  };
  return [
    begun,
    ...customers.map((row) => ({
      ...begun,
      chain_id: row.branch_id,
      action: 'import_customer',
      subject: 'customer',
      subject_id: row.id,
      after: { fullName: row.full_name, cnic: maskCnic(row.cnic as Cnic) },
    })),
  ];
}
