import { parseCnic } from '#domain/person/cnic.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { type DateReading, readDate } from '#domain/tables/read-date.ts';

/** An installment as a sheet lists it: its place in the file, and the texts of its due date and amount. */
export interface ListedInstallment {
  readonly sheet: string;
  readonly line: number;
  readonly dueOn: string;
  readonly amount: string;
}

/** The cells that say which agreement a row of a register or an installment is about; empty where there is none. */
export interface AgreementCells {
  readonly registerNumber: string;
  readonly cnic: string;
  readonly description: string;
  readonly startOn: string;
}

export type Unclaimed = 'installment_of_no_agreement' | 'installment_of_several';

/**
 * Finds the agreement of an installment: the only one that agrees in all cells that the installment has, of which one is the
 * register number or the CNIC. The result is the index of the agreement, or the reason why there is not one.
 */
export function agreementFinder(
  agreements: readonly AgreementCells[],
): (of: AgreementCells) => number | Unclaimed {
  const keyed = agreements.map(keysOf);
  const byNumber = Map.groupBy(keyed.keys(), (index) => keyed[index]?.registerNumber ?? '');
  const byCnic = Map.groupBy(keyed.keys(), (index) => keyed[index]?.cnic ?? '');
  return (of) => {
    const own = keysOf(of);
    const said = (Object.keys(own) as (keyof AgreementCells)[]).filter((name) => own[name] !== '');
    const near = own.registerNumber === '' ? byCnic.get(own.cnic) : byNumber.get(own.registerNumber);
    if (own.registerNumber === '' && own.cnic === '') return 'installment_of_no_agreement';
    const [first, second] = (near ?? []).filter((index) =>
      said.every((name) => keyed[index]?.[name] === own[name]),
    );
    if (first === undefined) return 'installment_of_no_agreement';
    return second === undefined ? first : 'installment_of_several';
  };
}

function keysOf({ registerNumber, cnic, description, startOn }: AgreementCells): AgreementCells {
  const day: DateReading = readDate(startOn, null);
  return {
    registerNumber: foldForSearch(registerNumber.replace(/^(\d+)\.0+$/, '$1')),
    cnic: parseCnic(cnic) ?? foldForSearch(cnic),
    description: foldForSearch(description),
    startOn: day.ok ? day.date : foldForSearch(startOn),
  };
}

/**
 * The installments of an agreement as the text of one cell, a line each: `Sheet 2 | 14 | 20/02/2026 | 4,000`. A file of rows to
 * correct has them so, and is read again.
 */
export function writeListed(installments: readonly ListedInstallment[]): string {
  return installments
    .map(({ sheet, line, dueOn, amount }) => [plain(sheet), line, plain(dueOn), plain(amount)].join(' | '))
    .join('\n');
}

/** The installments that `writeListed` wrote; null for any other text. */
export function readListed(text: string): ListedInstallment[] | null {
  const found = text.split(/\r?\n/).map((written): ListedInstallment | null => {
    const [, sheet = '', line = '', dueOn = '', amount = ''] =
      /^(.*) \| (\d+) \| ?(.*?) ?\| ?(.*)$/.exec(written) ?? [];
    return line === '' ? null : { sheet, line: Number(line), dueOn, amount };
  });
  return found.every((one) => one !== null) ? found : null;
}

/** A text on one line, without the sign between the parts. */
function plain(text: string): string {
  return text.replace(/[\s|]+/g, ' ').trim();
}
