import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { FormSummary } from '#web/sign-in/form/form-summary.tsx';
import type { useAccountForm } from '#web/sign-in/form/use-account-form.ts';
import classes from './profile-form.module.css';

interface ProfileFormProps {
  readonly form: Pick<ReturnType<typeof useAccountForm>, 'element' | 'isSending'> & {
    readonly summary: Omit<ComponentProps<typeof FormSummary>, 'title'>;
  };
  readonly children: ReactNode;
  readonly submit: Phrase;
  readonly submitWhileSending: Phrase;
  /** What did not happen, when it is refused. */
  readonly refused: Phrase;
  readonly isDangerous?: boolean;
  readonly onCancel?: { readonly label: Phrase; readonly run: () => void };
  /** What has just happened. */
  readonly done?: string | undefined;
}

/** The frame of every form of the profile: what stands in its way, its fields, its way out. */
export function ProfileForm({
  form,
  children,
  submit,
  submitWhileSending,
  refused,
  isDangerous = false,
  onCancel,
  done = '',
}: ProfileFormProps) {
  const pick = usePick();
  return (
    <form className={classes.form} {...form.element}>
      <FormSummary {...form.summary} title={pick(refused)} />
      {children}
      <div className={classes.foot}>
        <Button type="submit" color={isDangerous ? 'red' : 'blue'} aria-disabled={form.isSending}>
          {pick(form.isSending ? submitWhileSending : submit)}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel.run}>
            {pick(onCancel.label)}
          </Button>
        )}
        <p role="status" className={classes.done}>
          {done}
        </p>
      </div>
    </form>
  );
}
