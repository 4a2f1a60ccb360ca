import { customerRequestEndpoints, customerRequestForm } from '#contract/lending/customer-requests.ts';
import { type MyAgreement, myAccountEndpoints } from '#contract/lending/my-account.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import type { CustomerRequestKind } from '#domain/lending/customer-requests/customer-request.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { agreementChoice } from './agreement-choice.ts';
import { askLeads, askNames, messages } from './asks.messages.ts';

interface AskProps {
  /** The id of the agreement that is the likely subject. */
  readonly id: string;
  readonly close: () => void;
}

export const AskRelief = (props: AskProps) => <AskDrawer {...props} kind="relief" />;
export const AskAnotherDate = (props: AskProps) => <AskDrawer {...props} kind="another_date" />;
export const AskCallBack = (props: AskProps) => <AskDrawer {...props} kind="call_back" />;

interface AskDrawerProps extends AskProps {
  readonly kind: CustomerRequestKind;
}

/** A short form in which a customer asks the branch for something. */
function AskDrawer({ kind, id, close }: AskDrawerProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(myAccountEndpoints.getMyAccount, {}, forEditing);
  const agreements = data?.agreements.filter(({ status }) =>
    kind === 'call_back' ? refusalOfAction('log_contact', status) === null : status === 'active',
  );
  return (
    <Drawer title={pick(askNames[kind])} lead={pick(askLeads[kind])} onClose={close}>
      {agreements === undefined ? (
        error === null ? (
          <Skeleton height={240} radius="lg" />
        ) : (
          <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
        )
      ) : agreements.length === 0 ? (
        <p>{pick(messages.noAgreement)}</p>
      ) : (
        <AskForm kind={kind} agreements={agreements} firstId={id} close={close} />
      )}
    </Drawer>
  );
}

interface AskFormProps extends Pick<AskDrawerProps, 'kind' | 'close'> {
  readonly agreements: readonly MyAgreement[];
  readonly firstId: string;
}

interface AskValues {
  readonly agreementId: string | null;
  readonly kind: CustomerRequestKind;
  readonly reason: string | null;
  readonly wishedOn: string | null;
}

function AskForm({ kind, agreements, firstId, close }: AskFormProps) {
  const pick = usePick();
  const { send } = useAction(customerRequestEndpoints.sendCustomerRequest);
  const first = agreements.find(({ id }) => id === firstId) ?? agreements[0];
  const initial: AskValues = { agreementId: first?.id ?? null, kind, reason: null, wishedOn: null };
  const { field, ...form } = useOfficeForm({
    initial,
    labels: messages,
    schema: customerRequestForm,
    send: (body) => send({ body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.sent) });
      close();
    },
  });
  return (
    <PanelForm
      form={form}
      verb={messages.send}
      verbWhileSending={messages.sending}
      refused={messages.refused}
      cancel={{ label: messages.cancel, run: close }}
    >
      {agreements.length > 1 && (
        <SelectField
          {...field('agreementId')}
          isRequired
          choices={agreements.map((agreement) => agreementChoice(agreement, pick))}
        />
      )}
      {kind === 'another_date' && <DateField {...field('wishedOn')} isRequired />}
      <TextAreaField {...field('reason')} isRequired lengthMax={1000} />
    </PanelForm>
  );
}
