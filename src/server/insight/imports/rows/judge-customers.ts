import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { optionalField } from '#contract/fields/optional-field.ts';
import { phoneNumber } from '#contract/fields/text-field.ts';
import { fieldNamesOf } from '#contract/insight/import-fields.ts';
import { customerForm } from '#contract/lending/customers.ts';
import { parseCnic } from '#domain/person/cnic.ts';
import { refusalOfAge } from '#domain/person/customer-age.ts';
import { customerView } from '#server/lending/customers/customers.view.ts';
import { refusedFields } from '#server/platform/http/parse-input.ts';
import type { FileRow } from './file-reading.ts';
import type { Judged, JudgingContext } from './judged.ts';
import { knownCustomers, loadBranchFinder, loadOfficerFinder } from './lookups.queries.ts';
import { placeDifferences } from './place-differences.ts';
import { type CellValues, emptyCell, moreFaults, readCells } from './read-cells.ts';
import { differencesOf, type FieldValues, onRecordWith } from './row-differences.ts';
import { withParentage } from './with-parentage.ts';
import { withPhones } from './with-phones.ts';

/** The fields of a customer in a file. The rest of the form is filled in at a counter. Customers of a register may have no mobile. */
const importedForm = z.extend(
  z.omit(customerForm, {
    branchId: true,
    hasPrivacyConsent: true,
    privacyConsentHow: true,
    isCnicSeen: true,
  }),
  { phone: optionalField(phoneNumber()) },
);

export interface ImportedCustomer {
  readonly form: z.output<typeof importedForm>;
  readonly branchId: string;
  readonly officerId: string | null;
}

/** Checks rows of customers against the form's own schema and against the records. */
export async function judgeCustomers(
  client: PoolClient,
  judging: JudgingContext,
  rows: readonly FileRow[],
): Promise<Judged<ImportedCustomer>[]> {
  const read = rows.map(({ line, cells }) => {
    const { values, faults } = readCells(judging, cells);
    const understood = withParentage(values, judging.columns);
    const { parentage } = understood;
    const phones = withPhones(understood.values, judging);
    const unread = moreFaults(moreFaults(faults, understood.faults), phones.faults);
    return { line, values: phones.values, faults: unread, marks: phones.marks, parentage };
  });
  const cnics = read.flatMap(({ values }) => parseCnic(String(values.cnic ?? '')) ?? []);
  const known = await knownCustomers(client, cnics);
  const branchOf = await loadBranchFinder(client);
  const officerOf = await loadOfficerFinder(client);
  return read.map(({ line, values, faults: unread, marks, parentage }) => {
    const cnic = parseCnic(String(values.cnic ?? ''));
    const name = String(values['fullName.own'] ?? values.cnic ?? '');
    const title = parentage === null ? name : `${name} · ${parentage}`;
    const told = { line, title, key: cnic };
    const onRecord = known.get(cnic ?? '');
    if (onRecord !== undefined)
      return {
        ...told,
        onRecord: { customerId: onRecord.id, agreement: null },
        ...onRecordWith([
          ...differencesOf(valuesOf(customerView(onRecord)), saidOf(values)),
          ...placeDifferences(onRecord, values, { branchOf, officerOf }),
        ]),
      };
    const parsed = importedForm.safeParse(nested(values));
    const found = parsed.success ? [] : refusedFields(parsed.error);
    const age = parsed.success ? refusalOfAge(parsed.data.bornOn, judging.today) : null;
    // Customers of the register may have grown older than a new one may be.
    if (age === 'too_young') found.push({ field: 'bornOn', message: age });
    const branch = values.branch === undefined ? null : branchOf(String(values.branch));
    if (branch === null) found.push({ field: 'branch', message: emptyCell });
    else if (branch === 'unknown' || branch === 'unclear')
      found.push({ field: 'branch', message: `import_branch_${branch}` });
    const branchId = branch !== null && typeof branch === 'object' ? branch.id : null;
    const officerId =
      values.officer !== undefined && branchId !== null
        ? (officerOf(String(values.officer), branchId)?.id ?? null)
        : null;
    if (values.officer !== undefined && branchId !== null && officerId === null)
      found.push({ field: 'officer', message: 'import_officer_unknown' });
    const faults = moreFaults(unread, found);
    return parsed.success && branchId !== null && faults.length === 0
      ? { ...told, state: 'ready', record: { form: parsed.data, branchId, officerId }, marks }
      : { ...told, state: 'faulty', faults };
  });
}

/** The values as the body of the form: `address.ur` is a part of `address`, which is there even if all of it is missing. */
function nested(values: CellValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const path of fieldNamesOf('customers')) {
    const [name = '', part] = path.split('.');
    const value = values[path];
    body[name] = part === undefined ? value : { ...(body[name] as object | undefined), [part]: value };
  }
  return body;
}

/** The values of a row as the form would store them, each by itself. */
function saidOf(values: CellValues): FieldValues {
  const body = nested(values);
  const said = Object.entries(importedForm.shape).flatMap(([name, field]) => {
    const parsed = field.safeParse(body[name]);
    return parsed.success && body[name] !== undefined ? [[name, parsed.data] as const] : [];
  });
  return valuesOf(Object.fromEntries(said));
}

/** The columns of a file, from a form or a record. */
function valuesOf(source: object): FieldValues {
  return Object.fromEntries(
    fieldNamesOf('customers').map((path) => {
      const [name = '', part] = path.split('.');
      const value: unknown = Reflect.get(source, name);
      return [path, part === undefined ? value : Reflect.get((value as object | undefined) ?? {}, part)];
    }),
  );
}
