import {
  fieldNamesOf,
  type ImportFieldName,
  type ImportKind,
  importFields,
} from '#contract/insight/import-fields.ts';
import {
  agreementHeadings,
  customerHeadings,
  type InstallmentColumn,
  installmentHeadings,
  vagueAgreementHeadings,
  vagueCustomerHeadings,
  vagueInstallmentHeadings,
} from '#contract/insight/import-headings.ts';
import { type ColumnPlaces, type KnownHeadings, matchColumns } from '#domain/tables/match-columns.ts';

interface Headings {
  readonly known: KnownHeadings<ImportFieldName>;
  readonly vague: KnownHeadings<ImportFieldName>;
}

const headings: Readonly<Record<ImportKind, Headings>> = {
  customers: { known: withOwn('customers', customerHeadings), vague: vagueCustomerHeadings },
  agreements: { known: withOwn('agreements', agreementHeadings), vague: vagueAgreementHeadings },
};

/** The headings of the templates and the others. */
function withOwn(kind: ImportKind, others: KnownHeadings<ImportFieldName>): KnownHeadings<ImportFieldName> {
  return Object.fromEntries(
    fieldNamesOf(kind).map((field) => {
      const own = importFields[kind][field]?.heading;
      return [field, [...(own === undefined ? [] : [own.en, own.ur]), ...(others[field] ?? [])]];
    }),
  );
}

/** Finds the columns of a kind of file by their headings. */
export function matchHeadings(kind: ImportKind, cells: readonly string[]): ColumnPlaces<ImportFieldName> {
  return matchColumns(cells, headings[kind].known, headings[kind].vague);
}

const ofTemplate = withOwn('agreements', {});
const ofInstallments: KnownHeadings<InstallmentColumn> = Object.fromEntries(
  Object.entries(installmentHeadings).map(([column, others]) => [
    column,
    [...(ofTemplate[column as ImportFieldName] ?? []), ...others],
  ]),
);

/** Finds the columns of a sheet that lists installments by their headings. */
export function matchInstallmentHeadings(cells: readonly string[]): ColumnPlaces<InstallmentColumn> {
  return matchColumns<InstallmentColumn>(cells, ofInstallments, vagueInstallmentHeadings);
}
