import type { Preview, PreviewedAgreement } from './preview.ts';

/**
 * A canonical text of a preview, for comparing and hashing: equal previews have equal texts, in whatever order their fields
 * come. No value contains a space or a line break: they are names, ids, dates and whole rupees.
 */
export function textOfPreview({ kind, agreements }: Preview): string {
  return [kind, ...agreements.flatMap(linesOf)].join('\n');
}

function linesOf(agreement: PreviewedAgreement): string[] {
  const { agreementId, status, price, downPayment, relief, outstanding, overpaid } = agreement;
  return [
    line('agreement', agreementId, status, price, downPayment, relief, outstanding, overpaid),
    ...agreement.rows.map(({ number, dueOn, amount, paid }) => line('row', number, dueOn, amount, paid)),
    ...agreement.entries.map(({ kind, amount, debit, credit, valuedOn, rule, reverses }) =>
      line('entry', kind, amount, debit, credit, valuedOn, rule, reverses),
    ),
  ];
}

function line(...fields: readonly (string | number | null)[]): string {
  return fields.map((field) => field ?? '-').join(' ');
}

/** True if the decision matches its preview row for row. If not, the terms have changed and a new preview is needed. */
export function isSamePreview(previewed: Preview, now: Preview): boolean {
  return textOfPreview(previewed) === textOfPreview(now);
}
