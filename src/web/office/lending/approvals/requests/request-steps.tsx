import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { Phrase } from '#domain/language.ts';
import type { ApprovalKind } from '#domain/lending/approvals/approval.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useLeaveWarning } from '#web/office/kit/form/engine/unsaved-forms.ts';
import type { FramedForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { FormSummary } from '#web/office/kit/form/form-summary.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { ApprovalTile } from '../../ground/approval/approval-tile.tsx';
import classes from './request-steps.module.css';
import { messages, stepText } from './requests.messages.ts';

interface RequestStepsProps {
  readonly kind: ApprovalKind;
  readonly title: Phrase;
  readonly about: { readonly name: string; readonly number: string };
  readonly form: FramedForm & { readonly check: () => boolean };
  /** The reason why it cannot be requested as entered; null when it can, or while the input is incomplete. */
  readonly refusal: Phrase | null;
  readonly fields: ReactNode;
  /** The preview of the result, for a last look. */
  readonly review: ReactNode;
  /** Repeats the request and the amount. */
  readonly verb: ReactNode;
  readonly isDestructive?: boolean;
  readonly close: () => void;
}

/** Sends a request in two steps: enter it with its reason, then review its effect and send it. */
export function RequestSteps(props: RequestStepsProps) {
  const { kind, title, about, form, refusal, fields, review, verb, isDestructive = false, close } = props;
  const pick = usePick();
  const formId = useId();
  const [isReviewed, setIsReviewed] = useState(false);
  useLeaveWarning(form);
  // A refused request is corrected in the step of its input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt leads back, even with the same text
  useEffect(() => setIsReviewed(false), [form.failures]);

  const isDone = form.saves > 0;
  const step = isReviewed ? 2 : 1;
  const frame = {
    sign: <ApprovalTile kind={kind} />,
    lead: (
      <FactLine>
        <WrittenText>{about.name}</WrittenText>
        <Code>{about.number}</Code>
      </FactLine>
    ),
    onClose: close,
  };

  if (isDone) {
    return (
      <Drawer
        {...frame}
        title={pick(title)}
        foot={
          <Button size="lg" onClick={close}>
            {pick(messages.close)}
          </Button>
        }
      >
        <AfterSave saves={form.saves}>
          <Banner tone="good" title={pick(messages.requested)}>
            <p>{pick(messages.requestedText)}</p>
          </Banner>
        </AfterSave>
      </Drawer>
    );
  }
  return (
    <Drawer
      key={step}
      {...frame}
      title={pick(isReviewed ? messages.checkTitle : title)}
      tools={
        <Text as="span" size={2} tone="muted" className={classes.step}>
          {pick(stepText)(step)}
        </Text>
      }
      foot={
        isReviewed ? (
          <>
            <Button size="lg" variant="default" onClick={() => setIsReviewed(false)}>
              {pick(messages.back)}
            </Button>
            <ActionButton
              size="lg"
              color={isDestructive ? 'red' : 'blue'}
              disabledReason={refusal}
              isRunning={form.isSending}
              onPress={() => void form.submit()}
            >
              <span>{form.isSending ? pick(messages.sending) : verb}</span>
            </ActionButton>
          </>
        ) : (
          <>
            <Text as="span" tone="muted" className={classes.nothingYet}>
              {pick(messages.nothingYet)}
            </Text>
            <Button size="lg" type="submit" form={formId}>
              {pick(messages.review)}
            </Button>
          </>
        )
      }
    >
      {isReviewed ? (
        <Stack gap={4}>
          {review}
          <Text tone="muted">{pick(messages.secondPerson)}</Text>
        </Stack>
      ) : (
        <Stack
          as="form"
          id={formId}
          noValidate
          gap={4}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (form.check() && refusal === null) setIsReviewed(true);
          }}
        >
          <FormSummary form={form} refused={messages.notRequested} />
          {fields}
          <div role="alert">{refusal !== null && <Banner tone="bad" title={pick(refusal)} />}</div>
        </Stack>
      )}
    </Drawer>
  );
}
