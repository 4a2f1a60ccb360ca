import * as z from 'zod/mini';
import { typedPassword } from '#contract/fields/password-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { useOfficeForm } from '../engine/use-office-form.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormDialog, type QuestionProps } from './form-dialog.tsx';
import { labels, messages } from './question.messages.ts';

/** The input; empty when the dialog does not ask for it. */
export interface Confirmation {
  readonly reason: string;
  readonly currentPassword: string;
  readonly totpCode: string;
}

interface ConfirmDialogProps extends QuestionProps {
  readonly asksReason?: boolean;
  /** Asks for the password, for actions that must not be possible at an unlocked screen. */
  readonly asksPassword?: boolean;
  /** Asks for a code of the two-step sign-in too. */
  readonly asksCode?: boolean;
  /** Runs the action. It rejects with an `ApiFailure` when the server refuses; the dialog shows it and keeps the input. */
  readonly onConfirm: (given: Confirmation) => Promise<unknown>;
}

const lengthMax = 500;
const reason = requiredText(lengthMax, 'reason_required');

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    asksReason = false,
    asksPassword = false,
    asksCode = false,
    onConfirm,
    children,
    ...question
  } = props;
  const form = useOfficeForm({
    initial: { reason: '', currentPassword: '', totpCode: '' },
    labels,
    schema: z.object({
      reason: asksReason ? reason : z.string(),
      currentPassword: asksPassword ? typedPassword() : z.string(),
      totpCode: asksCode ? requiredText(40, 'code_required') : z.string(),
    }),
    send: onConfirm,
    onSaved: () => undefined,
  });
  return (
    <FormDialog {...question} form={form}>
      {children}
      {asksReason && <TextAreaField {...form.field('reason')} isRequired lengthMax={lengthMax} />}
      {asksPassword && (
        <PasswordField
          {...form.field('currentPassword')}
          hint={messages.passwordHint}
          autoComplete="current-password"
        />
      )}
      {asksCode && (
        <TextField
          {...form.field('totpCode')}
          isRequired
          inputMode="numeric"
          direction="ltr"
          autoComplete="one-time-code"
          lengthMax={40}
        />
      )}
    </FormDialog>
  );
}
