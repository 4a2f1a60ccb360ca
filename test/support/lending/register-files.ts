import type { Bytes } from '#test/support/calls/raw-request.ts';
import { nextCnic } from './lending.ts';

/** Rows of a file by their headings, in the order of the first. */
export type FileRows = readonly Readonly<Record<string, string>>[];

/** A customer as a register has one, by the headings of the template. */
export function registered(given: Readonly<Record<string, string>> = {}) {
  return {
    'Full name': 'Nasreen Akhtar',
    'Relation: father or husband': 'husband',
    'Father’s or husband’s name': 'Ghulam Rasool',
    CNIC: nextCnic(),
    Gender: 'female',
    'Date of birth': '25/03/1985',
    Phone: '0300-7654321',
    Address: 'House 3, Street 9',
    City: 'Sargodha',
    Branch: 'SGD',
    ...given,
  };
}

/** A running agreement as a register has one: 48,000 in twelve installments, of which four are paid. */
export function running(cnic: string, given: Readonly<Record<string, string>> = {}) {
  return {
    'Register number': `A-${cnic.slice(6, 12)}`,
    'CNIC of the customer': cnic,
    Service: 'product',
    Item: 'Washing machine',
    Price: '60,000',
    'Down payment': '12,000',
    'Number of installments': '12',
    Frequency: 'monthly',
    'Handed over on': '20/05/2026',
    'First due date': '20/06/2026',
    'Installments paid to date': '16,000',
    'Last paid on': '21/09/2026',
    ...given,
  };
}

export function csvFile(rows: FileRows): Bytes {
  const headings = Object.keys(rows[0] ?? {});
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  const text = lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return new TextEncoder().encode(`${text.join('\r\n')}\r\n`);
}
