import { useState } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { usePick } from '#web/i18n/language.ts';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { AgreementDrawer, type ContactDrawerProps } from './agreement-drawer.tsx';
import { messages } from './collections.messages.ts';
import { ReachByText, ReachGuarantor } from './reach-by-text.tsx';
import { ReachedPersonField } from './reached-person-field.tsx';
import { ResultFields } from './result/result-fields.tsx';
import { useResultForm } from './result/use-result-form.ts';

/** Contacts a customer about an agreement, and logs the result. */
export function LogContactDrawer(props: ContactDrawerProps) {
  return (
    <AgreementDrawer {...props} title={messages.contact}>
      {(agreement) => <Contact agreement={agreement} close={props.close} />}
    </AgreementDrawer>
  );
}

interface ContactProps extends Pick<ContactDrawerProps, 'close'> {
  readonly agreement: Agreement;
}

function Contact({ agreement, close }: ContactProps) {
  const pick = usePick();
  const [guarantorId, setGuarantorId] = useState<string | null>(null);
  const guarantor = agreement.guarantors.find(({ id }) => id === guarantorId);
  const { id: agreementId, dueNow, next } = agreement;
  const form = useResultForm({
    agreementId,
    guarantorId,
    amount: dueNow || (next?.amount ?? null),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.logged) });
      close();
    },
  });
  return (
    <>
      <ReachedPersonField agreement={agreement} value={guarantorId} onChoose={setGuarantorId} />
      {guarantor === undefined ? (
        <ReachByText agreement={agreement} />
      ) : (
        <ReachGuarantor agreement={agreement} guarantor={guarantor} />
      )}
      <PanelForm
        form={form}
        verb={messages.contact}
        verbWhileSending={messages.sending}
        refused={messages.contactRefused}
        cancel={{ label: messages.cancel, run: close }}
      >
        <ResultFields form={form} />
      </PanelForm>
    </>
  );
}
