import { useState } from 'react';
import { type FieldDevice, fieldDeviceEndpoints } from '#contract/lending/field/field-devices.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { DataTable } from '#web/office/kit/list/data-table.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { BranchDaysSection } from './branch-days-section.tsx';
import { messages, revokeTitle } from './field-phones.messages.ts';
import { HeldVisits } from './held-visits.tsx';
import { usePhoneColumns } from './use-phone-columns.tsx';

const { listFieldDevices, revokeFieldDevice } = fieldDeviceEndpoints;

/** The phones of officers, with the day that each took along. */
export function FieldPhonesPage() {
  const pick = usePick();
  const { title } = usePage();
  return (
    <RecordPage
      back={usePageLink()('cash')}
      title={title}
      help={pick(messages.help)}
      item={useEndpoint(listFieldDevices, { query: {} }, { refetchInterval: 25_000 })}
      notOpened={messages.failed}
    >
      {(phones) => (
        <>
          <BranchDaysSection phones={phones} />
          <HeldVisits />
          <Phones phones={phones} />
        </>
      )}
    </RecordPage>
  );
}

interface PhonesProps {
  readonly phones: readonly FieldDevice[];
}

function Phones({ phones }: PhonesProps) {
  const pick = usePick();
  const [asked, setAsked] = useState<FieldDevice | null>(null);
  const columns = usePhoneColumns(useMay('field.manage') ? setAsked : null);
  return (
    <Section title={pick(messages.phones)}>
      {phones.length === 0 ? (
        <Text tone="muted">{pick(messages.empty)}</Text>
      ) : (
        <DataTable
          label={pick(messages.phones)}
          columns={columns}
          rows={phones}
          keyOf={({ id }) => id}
          isSelected={() => false}
          isStale={false}
          sort={undefined}
          onSort={() => {}}
        />
      )}
      {asked !== null && <RevokePhone phone={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

interface RevokePhoneProps {
  readonly phone: FieldDevice;
  readonly onClose: () => void;
}

function RevokePhone({ phone: { id, branchCode, code }, onClose }: RevokePhoneProps) {
  const pick = usePick();
  const { send } = useAction(revokeFieldDevice);
  return (
    <ConfirmDialog
      title={pick(revokeTitle)(`${branchCode}-${code}`)}
      verb={pick(messages.revoke)}
      isDestructive
      onConfirm={async () => {
        await send({ params: { id } });
        onClose();
        showToast({ tone: 'good', title: pick(messages.isRevoked) });
      }}
      onClose={onClose}
    >
      <p>{pick(messages.revokeText)}</p>
    </ConfirmDialog>
  );
}
