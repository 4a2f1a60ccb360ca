import { labelIn, type TextPart, textParts } from '#contract/fields/label-in.messages.ts';
import type { AuditEvent } from '#contract/lender/audit.ts';
import { otherLanguages } from '#domain/written.ts';
import type { RecordedField } from './recorded-field.ts';
import { fieldsOfAction, type PostLabels } from './recorded-fields.messages.ts';
import { asRecorded, type Reader, receiptNumber, voucherNumber } from './tell-value.ts';

export interface DiffRow {
  readonly name: string;
  /** Written as on the printed paper; otherwise in the reader's language. */
  readonly isWritten: boolean;
  /** Line by line; empty when there was no value. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The differences between before and after, in the reader's words and order. A text in two languages has a row for each. */
export function diffRows(
  { action, before, after }: Pick<AuditEvent, 'action' | 'before' | 'after'>,
  postLabels: PostLabels,
  reader: Reader,
): DiffRow[] {
  const fields = fieldsOfAction(action, postLabels);
  const recorded = new Set(Object.keys({ ...before, ...after }));
  // The known ones in their order, then those that another version of the product recorded, by their codes.
  return [...new Set([...fields.keys(), ...recorded])]
    .filter((name) => recorded.has(name) && fields.get(name) !== null)
    .flatMap((name) => {
      const field = fields.get(name) ?? { name: { en: name, ur: name }, tell: asRecorded };
      return rowsOf(field, before?.[name] ?? null, after?.[name] ?? null, reader);
    });
}

function rowsOf(field: RecordedField, before: unknown, after: unknown, reader: Reader): DiffRow[] {
  if (JSON.stringify(before) === JSON.stringify(after) && !isMasked(before)) return [];
  if (isText(before) || isText(after)) {
    return textParts.flatMap((part) => {
      const [old, now] = [before, after].map((value) => (isText(value) ? (value[part] ?? null) : value));
      return rowsOf({ name: labelIn[part](field.name), tell: asRecorded }, old, now, reader);
    });
  }
  const row = {
    name: field.name[reader.language],
    isWritten: [asRecorded, receiptNumber, voucherNumber].some((tell) => tell === field.tell),
    before: linesOf(field, before, reader),
    after: linesOf(field, after, reader),
  };
  return row.before.length + row.after.length === 0 ? [] : [row];
}

/**
 * A phone, a CNIC or an e-mail, shown in part. An edit records only changes, so the same text on both sides means two values.
 */
function isMasked(value: unknown): boolean {
  return typeof value === 'string' && /\*{3}/.test(value);
}

function isText(value: unknown): value is Partial<Record<TextPart, string | null>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    otherLanguages.every((language) => language in value) &&
    ('own' in value || 'en' in value)
  );
}

function linesOf({ tell }: RecordedField, value: unknown, reader: Reader): readonly string[] {
  if (value === null || value === '') return [];
  try {
    return [tell(value, reader)].flat();
  } catch {
    // A manipulated record may have an invalid date. It must be shown, and must not break the page.
    return [asRecorded(value, reader)];
  }
}
