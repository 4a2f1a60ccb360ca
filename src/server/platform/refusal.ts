import type { ErrorCode, ErrorDetails } from '#contract/errors/error-catalogue.ts';
import type { FieldIssue } from '#contract/field-messages/field-issue.ts';

/** A field that a schema or a rule refuses. Its message is translated when the request is answered. */
export interface RefusedField extends FieldIssue {
  /** Its path in the body, for example `guarantors.0.phone`; empty when the body as a whole is meant. */
  readonly field: string;
}

/** A refusal for a reason that the caller can act on. Any other thrown value is a bug or a failure of ours. */
export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly details: ErrorDetails<Code> | undefined;
  readonly fields: readonly RefusedField[];

  constructor(
    code: Code,
    ...[details, fields]: ErrorDetails<Code> extends undefined
      ? [details?: undefined, fields?: readonly RefusedField[]]
      : [details: ErrorDetails<Code>]
  ) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
    this.fields = fields ?? [];
  }
}

/** Refuses one field for a reason that its schema can't know. */
export function refusedField(field: string, message: FieldIssue['message']): Refusal {
  return new Refusal('invalid_input', undefined, [{ field, message }]);
}

/** The reason of a rule: a code of the catalogue, with the figures that its text needs. */
type Reason = {
  [Code in ErrorCode]: { readonly reason: Code } & (ErrorDetails<Code> extends undefined
    ? unknown
    : ErrorDetails<Code>);
}[ErrorCode];

/** The refusal for the reason that a rule gives, with its figures. */
export function refusalFor(reason: Reason): Refusal {
  return new Refusal(reason.reason, reason as never);
}

/** Throws a refusal if the rule gives a reason. */
export function refuse(reason: Reason | null): void {
  if (reason !== null) throw refusalFor(reason);
}
