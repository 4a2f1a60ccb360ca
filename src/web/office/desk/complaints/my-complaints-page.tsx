import { useState } from 'react';
import type * as z from 'zod/mini';
import { complaintCommandEndpoints, type MyComplaint } from '#contract/desk/complaint-commands.ts';
import { complaintForm } from '#contract/desk/complaint-form.ts';
import { complaintStatusNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { languageChoiceName } from '#contract/language-choice.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { complaintPath } from '#domain/desk/contact-requests/tracking-code.ts';
import { formatCalendarDay, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { withQuery } from '#web/paths.ts';
import { ComplaintTextField, KindField } from './complaint-fields.tsx';
import { messages } from './complaints.messages.ts';
import classes from './complaints.module.css';

const { sendMyComplaint, listMyComplaints } = complaintCommandEndpoints;

type Values = Draft<z.input<typeof complaintForm>>;
const initial: Values = {
  ...{ kind: null, text: null, aboutName: null, receiptNumber: null, gender: null, isNameHidden: false },
};

/** A customer's own complaints, and the form of another one. */
export function MyComplaintsPage() {
  const pick = usePick();
  const { title } = usePage();
  const { data = [] } = useEndpoint(listMyComplaints);
  const [sent, setSent] = useState(0);
  return (
    <>
      <PageHeader title={title} help={pick(messages.mineHelp)} />
      {data.length > 0 && (
        <Section title={title}>
          <Stack as="ul" gap={3}>
            {data.map((complaint) => (
              <MyComplaintLine key={complaint.code} complaint={complaint} />
            ))}
          </Stack>
        </Section>
      )}
      <Section title={pick(messages.complain)}>
        <div className={classes.mine}>
          <MyComplaintForm key={sent} onSent={() => setSent(sent + 1)} />
        </div>
      </Section>
    </>
  );
}

function MyComplaintLine({
  complaint: { number, code, status, receivedAt, answerBy },
}: {
  readonly complaint: MyComplaint;
}) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <li>
      <a href={withQuery(complaintPath(code), { [languageChoiceName]: language })}>
        <Code>{number}</Code>
      </a>
      <Text tone="muted">
        <FactLine>
          {pick(complaintStatusNames[status])}
          {formatCalendarDay(businessDateOf(instantOf(receivedAt)), language, now)}
          {status !== 'answered' &&
            `${pick(messages.answerBy)} ${formatCalendarDay(answerBy, language, now)}`}
        </FactLine>
      </Text>
    </li>
  );
}

/** Begins anew after each complaint. */
function MyComplaintForm({ onSent }: { readonly onSent: () => void }) {
  const pick = usePick();
  const { send } = useAction(sendMyComplaint);
  const form = useOfficeForm({
    initial,
    labels: {
      ...{ kind: messages.kind, text: messages.text, aboutName: messages.about, gender: messages.gender },
      ...{ receiptNumber: messages.receiptNumber, isNameHidden: messages.isMyNameHidden },
    },
    schema: complaintForm,
    send: (body, idempotencyKey) => send({ body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.takenDown) });
      onSent();
    },
  });
  const { field } = form;
  return (
    <PanelForm
      form={form}
      verb={messages.complain}
      verbWhileSending={messages.sending}
      refused={messages.notSent}
    >
      <KindField {...field('kind')} />
      <ComplaintTextField {...field('text')} />
      <TextField {...field('receiptNumber')} isCode lengthMax={40} />
      <TextField {...field('aboutName')} lengthMax={120} />
      <SwitchField {...field('isNameHidden')} />
    </PanelForm>
  );
}
