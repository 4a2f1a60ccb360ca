import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Phrase } from '#domain/language.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { PasswordField } from '../form/fields/password-field.tsx';
import { TextAreaField } from '../form/fields/text-area-field.tsx';
import { ActionButton } from '../ui/action-button.tsx';
import { Banner } from '../ui/banner.tsx';
import { Dialog } from '../ui/dialog.tsx';
import classes from './confirm-dialog.module.css';
import { messages } from './overlay.messages.ts';

/** What was entered; empty where the dialog does not ask for it. */
export interface Confirmation {
  readonly reason: string;
  readonly currentPassword: string;
}

interface ConfirmDialogProps {
  /** The question, with the object and the amount in it. */
  readonly title: string;
  readonly icon?: ReactNode;
  /** What happens then, and what the page asks besides. */
  readonly children: ReactNode;
  /** The button repeats what is done, and the amount. */
  readonly verb: ReactNode;
  /** Takes something away. */
  readonly isDestructive?: boolean;
  readonly asksReason?: boolean;
  /** What only the person who signed in may do, even at a screen left open. */
  readonly asksPassword?: boolean;
  /** Why it cannot be done as it is. */
  readonly disabledReason?: Phrase | null;
  /** Does it; rejects with an `ApiFailure` where the server refuses, which is then shown with what was entered still there. */
  readonly onConfirm: (given: Confirmation) => Promise<unknown>;
  readonly onClose: () => void;
}

const lengthMax = 500;

/** Asks before something happens that cannot be undone by the way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, icon, children, verb, isDestructive = false, disabledReason = null, onClose } = props;
  const pick = usePick();
  const id = useId();
  const { fieldOf, refusal, isSending, confirm } = useConfirmation(props, id);
  return (
    <Dialog title={title} icon={icon} onClose={isSending ? ignore : onClose}>
      <form className={classes.form} noValidate onSubmit={confirm}>
        {children}
        {refusal !== null && (
          <div role="alert">
            <Banner tone="bad" title={refusal} />
          </div>
        )}
        {props.asksReason && (
          <TextAreaField {...fieldOf('reason')} label={messages.reason} isRequired lengthMax={lengthMax} />
        )}
        {props.asksPassword && (
          <PasswordField
            {...fieldOf('currentPassword')}
            label={messages.password}
            hint={messages.passwordHint}
            autoComplete="current-password"
          />
        )}
        <div className={classes.actions}>
          <Button variant="default" size="lg" onClick={isSending ? undefined : onClose}>
            {pick(messages.cancel)}
          </Button>
          <ActionButton
            type="submit"
            size="lg"
            color={isDestructive ? 'red' : 'blue'}
            disabledReason={disabledReason}
            isRunning={isSending}
          >
            {verb}
          </ActionButton>
        </div>
      </form>
    </Dialog>
  );
}

function ignore() {}

type Problems = Partial<Record<keyof Confirmation, Phrase>>;

/** What was entered, what is wrong with it, and sending it. The focus goes to the first field that is wrong. */
function useConfirmation({ asksReason, asksPassword, onConfirm }: ConfirmDialogProps, id: string) {
  const [given, setGiven] = useState<Confirmation>({ reason: '', currentPassword: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  function enter(change: Partial<Confirmation>) {
    setGiven({ ...given, ...change });
    setProblems({});
  }

  function object(found: Problems) {
    setProblems(found);
    document.getElementById(`${id}${Object.keys(found)[0]}`)?.focus();
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const missing: Problems = {
      ...(asksReason && given.reason.trim() === '' && { reason: messages.reasonMissing }),
      ...(asksPassword && given.currentPassword === '' && { currentPassword: messages.passwordMissing }),
    };
    setRefusal(null);
    if (Object.keys(missing).length > 0) {
      object(missing);
      return;
    }
    setIsSending(true);
    try {
      await onConfirm({ ...given, reason: given.reason.trim() });
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      setRefusal(thrown.errors[0]?.message ?? thrown.message);
    } finally {
      setIsSending(false);
    }
  }

  const fieldOf = (name: keyof Confirmation) => ({
    id: `${id}${name}`,
    name,
    value: given[name],
    problem: problems[name],
    onEdit: (entered: string) => enter({ [name]: entered }),
  });
  return { fieldOf, refusal, isSending, confirm };
}
