import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';

/** A branch as a cell of a report, made by the statement itself. */
export function branchCell(alias: string): string {
  return `json_build_object('code', ${alias}.code,
                            'city', ${phraseOf(`${alias}.city`)})`;
}

/** A person as a cell of a report; null where an outer join found nobody. */
export function personCell(alias: string): string {
  return `CASE WHEN ${alias}.id IS NOT NULL
            THEN json_build_object('fullName', ${writtenOf(`${alias}.full_name`)}) END`;
}

/** The business day of a moment, as an expression. */
export const dayOf = (moment: string) => `(${moment} AT TIME ZONE 'Asia/Karachi')::date`;
