import { fieldItemEndpoints, type HeldSlip } from '#contract/lending/field/field-items.ts';
import { holdReasonNames } from '#contract/lending/labels/field-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { lendingWords } from '../../../ground/labels/lending-words.messages.ts';
import { formMessages } from '../../enter/money-form.messages.ts';
import { useMoveChoices, useMoveTargets } from '../../enter/move-fields.tsx';
import { messages as cash } from '../cash.messages.ts';
import { CashQuestions } from '../cash-questions.tsx';
import { messages } from './held-slips.messages.ts';

/** The slips from the field that are on hold, each with its reason and the ways out of it. */
export function HeldSlips() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { data = [] } = useEndpoint(fieldItemEndpoints.listHeldSlips, {}, { refetchInterval: 25_000 });
  return (
    <CashQuestions
      title={messages.title}
      lead={messages.lead}
      rows={data.filter(({ kind }) => kind === 'collected')}
      keyOf={({ id }) => id}
      person={lendingWords.receivedBy}
      personOf={({ officerName, heldAt, holdReason }) => [
        pick(officerName),
        <>
          {formatMoment(instantOf(heldAt), language, now)} · {pick(holdReasonNames[holdReason])}
        </>,
      ]}
      paper={cash.slip}
      paperOf={({ number, customerName, agreementNumber }) => [
        <Code key="number">{number}</Code>,
        <>
          {pickWritten(customerName, language)} · <Code>{agreementNumber}</Code>
        </>,
      ]}
      amount={cash.amount}
      amountOf={({ amount }) => <Money amount={amount ?? 0} />}
      refusalOf={({ isOwn, waysOut }, verb) => {
        if (isOwn) return messages.ownSlip;
        if (verb === messages.toOther && !waysOut.includes('post_to_other')) return messages.notToMove;
        return verb === messages.post && !waysOut.includes('post') ? messages.notToPost : null;
      }}
      answers={[
        {
          verb: messages.post,
          dialog: (slip, close) => (
            <SettleDialog
              slip={slip}
              way="post"
              text={messages.postText}
              done={messages.posted}
              onClose={close}
            />
          ),
        },
        {
          verb: messages.toOther,
          dialog: (slip, close) => (
            <SettleDialog
              slip={slip}
              way="post_to_other"
              text={messages.toOtherText}
              done={messages.posted}
              onClose={close}
            />
          ),
        },
        {
          verb: messages.giveBack,
          dialog: (slip, close) => (
            <SettleDialog
              slip={slip}
              way="give_back"
              text={messages.giveBackText}
              done={messages.givenBack}
              onClose={close}
            />
          ),
        },
      ]}
    />
  );
}

const verbs = {
  post: messages.post,
  post_to_other: messages.toOther,
  give_back: messages.giveBack,
} as const;

interface SettleDialogProps {
  readonly slip: HeldSlip;
  readonly way: keyof typeof verbs;
  readonly text: Phrase;
  readonly done: Phrase;
  readonly onClose: () => void;
}

function SettleDialog({ slip, way, text, done, onClose }: SettleDialogProps) {
  const pick = usePick();
  const endpoint = fieldItemEndpoints.settleFieldItem;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { way, agreementId: null as string | null, note: null as string | null },
    labels: { note: cash.reason, way: messages.title, agreementId: messages.otherAgreement },
    schema: endpoint.body,
    send: (body) => send({ params: { id: slip.id }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(done) });
      onClose();
    },
  });
  const verb = verbs[way];
  const others = useMoveTargets(
    { customer: { id: slip.customerId }, agreementId: slip.agreementId },
    way === 'post_to_other',
  );
  const choices = useMoveChoices(others);
  return (
    <FormDialog form={form} title={pick(verb)} verb={pick(verb)} onClose={onClose}>
      <Text>
        <Code>{slip.number}</Code> · <Money amount={slip.amount ?? 0} /> ·{' '}
        {pick(holdReasonNames[slip.holdReason])}
      </Text>
      <Text>{pick(text)}</Text>
      {way === 'post_to_other' &&
        (others?.length === 0 ? (
          <Banner tone="warning" title={pick(messages.noOther)} />
        ) : (
          <SelectField
            {...form.field('agreementId')}
            isRequired
            none={formMessages.chooseAgreement}
            choices={choices}
          />
        ))}
      <TextAreaField {...form.field('note')} isRequired lengthMax={500} />
    </FormDialog>
  );
}
