import type { ReactNode } from 'react';
import { complaintCommandEndpoints } from '#contract/desk/complaint-commands.ts';
import { type Complaint, complaintEndpoints } from '#contract/desk/complaints.ts';
import { languageWords } from '#contract/fields/plain-choices.messages.ts';
import { complaintLengthMax } from '#domain/desk/complaints/complaint.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PersonField } from '#web/office/kit/form/choices/person-field.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { useLeadOn } from '#web/office/shell/use-lead-on.ts';
import { messages, openOf } from './complaints.messages.ts';

export type ComplaintTask = 'answer' | 'note' | 'link' | 'assign' | 'name';

interface TaskProps {
  readonly complaint: Complaint;
  readonly onClose: () => void;
}

const dialogs: Readonly<Record<ComplaintTask, (props: TaskProps) => ReactNode>> = {
  answer: AnswerDialog,
  note: NoteDialog,
  link: LinkDialog,
  assign: AssignDialog,
  name: NameDialog,
};

export function ComplaintDialog({ task, ...props }: TaskProps & { readonly task: ComplaintTask }) {
  const Task = dialogs[task];
  return <Task {...props} />;
}

function useSaved(onClose: () => void) {
  const pick = usePick();
  return () => {
    showToast({ tone: 'good', title: pick(messages.saved) });
    onClose();
  };
}

/** The answer is written in the complainant's own language. */
function AnswerDialog({ complaint: { id, language }, onClose }: TaskProps) {
  const pick = usePick();
  const endpoint = complaintCommandEndpoints.answerComplaint;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { answer: null } as { readonly answer: string | null },
    labels: { answer: messages.answer },
    schema: endpoint.body,
    send: (body) => send({ params: { id }, body }),
    onSaved: useSaved(onClose),
  });
  return (
    <FormDialog form={form} title={pick(messages.answer)} verb={pick(messages.giveAnswer)} onClose={onClose}>
      <Text>
        {pick(messages.language)}: {pick(languageWords[language])}
      </Text>
      <TextAreaField
        {...form.field('answer')}
        isRequired
        writtenIn={language}
        lengthMax={complaintLengthMax}
      />
    </FormDialog>
  );
}

function NoteDialog({ complaint: { id }, onClose }: TaskProps) {
  const pick = usePick();
  const endpoint = complaintCommandEndpoints.addComplaintNote;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { note: null } as { readonly note: string | null },
    labels: { note: messages.noteField },
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ params: { id }, body, idempotencyKey }),
    onSaved: useSaved(onClose),
  });
  return (
    <FormDialog form={form} title={pick(messages.note)} verb={pick(messages.note)} onClose={onClose}>
      <TextAreaField {...form.field('note')} isRequired lengthMax={2000} />
    </FormDialog>
  );
}

function LinkDialog({ complaint: { id, receiptNumber }, onClose }: TaskProps) {
  const pick = usePick();
  const endpoint = complaintCommandEndpoints.linkComplaintEntry;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { receiptNumber },
    labels: { receiptNumber: messages.receiptNumber },
    schema: endpoint.body,
    send: (body) => send({ params: { id }, body }),
    onSaved: useSaved(onClose),
  });
  return (
    <FormDialog form={form} title={pick(messages.link)} verb={pick(messages.link)} onClose={onClose}>
      <TextField {...form.field('receiptNumber')} isRequired isCode lengthMax={40} />
    </FormDialog>
  );
}

/** The people to choose from, without the person concerned. */
function usePeople(without: string | undefined) {
  const pick = usePick();
  const { data = [] } = useEndpoint(complaintEndpoints.listComplaintHandlers);
  return data
    .filter(({ id }) => id !== without)
    .map(({ id, name, branch, openComplaints }) => ({
      id,
      fullName: { own: name.en, ur: name.ur },
      note: [branch && pick(branch.city), pick(openOf)(openComplaints)].filter(Boolean).join(' · '),
    }));
}

function AssignDialog({ complaint: { id, about }, onClose }: TaskProps) {
  const pick = usePick();
  const endpoint = complaintCommandEndpoints.assignComplaint;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { handlerId: null } as { readonly handlerId: string | null },
    labels: { handlerId: messages.handler },
    schema: endpoint.body,
    send: (body) => send({ params: { id }, body }),
    onSaved: useSaved(onClose),
  });
  return (
    <FormDialog form={form} title={pick(messages.assign)} verb={pick(messages.assign)} onClose={onClose}>
      <PersonField
        {...form.field('handlerId')}
        isRequired
        none={messages.choose}
        people={usePeople(about?.id)}
      />
    </FormDialog>
  );
}

/** Whoever names themselves does not see the complaint any more, so the list is next. */
function NameDialog({ complaint: { id, about }, onClose }: TaskProps) {
  const pick = usePick();
  const area = useArea();
  const leadOn = useLeadOn();
  const endpoint = complaintCommandEndpoints.namePersonConcerned;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { personId: about?.id ?? null },
    labels: { personId: messages.about },
    schema: endpoint.body,
    send: (body) => send({ params: { id }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.saved) });
      leadOn(area.complaints(), { replace: true });
    },
  });
  return (
    <FormDialog form={form} title={pick(messages.name)} verb={pick(messages.name)} onClose={onClose}>
      <PersonField
        {...form.field('personId')}
        none={messages.nobodyConcerned}
        people={usePeople(undefined)}
      />
    </FormDialog>
  );
}
