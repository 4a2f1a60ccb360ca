import { useState } from 'react';
import { type FieldDevice, fieldDeviceEndpoints } from '#contract/lending/field/field-devices.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { EmployeeStep } from '../employee-step.tsx';
import { fieldPhone, messages, registeredText, revokedText, revokePhone } from './phone-steps.messages.ts';

const { listFieldDevices, revokeFieldDevice } = fieldDeviceEndpoints;

interface PhoneStepsProps {
  readonly officerId: string;
}

/** The phones on which a person works in the field, each to be revoked; nothing while there is none. */
export function PhoneSteps({ officerId }: PhoneStepsProps) {
  const { data: phones = [] } = useEndpoint(listFieldDevices, { query: { officerId } });
  return phones.map((phone) => <PhoneStep key={phone.id} phone={phone} />);
}

interface PhoneStepProps {
  readonly phone: FieldDevice;
}

function PhoneStep({ phone: { id, branchCode, code, name, registeredAt, revokedAt } }: PhoneStepProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const [isAsked, setAsked] = useState(false);
  const { send } = useAction(revokeFieldDevice);
  const moment = (iso: string) => formatMoment(instantOf(iso), language, now);
  const number = `${branchCode}-${code}`;
  return (
    <>
      <EmployeeStep
        title={pick(fieldPhone)(number)}
        text={
          revokedAt === null
            ? pick(registeredText)(name, moment(registeredAt))
            : pick(revokedText)(name, moment(revokedAt))
        }
        action={
          revokedAt === null && (
            <Button variant="default" onClick={() => setAsked(true)}>
              {pick(messages.revoke)}
            </Button>
          )
        }
      />
      {isAsked && (
        <ConfirmDialog
          title={pick(revokePhone)(number)}
          verb={pick(messages.revoke)}
          isDestructive
          onConfirm={async () => {
            await send({ params: { id } });
            setAsked(false);
            showToast({ tone: 'good', title: pick(messages.isRevoked) });
          }}
          onClose={() => setAsked(false)}
        >
          <p>{pick(messages.revokeText)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
