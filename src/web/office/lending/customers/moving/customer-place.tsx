import { Suspense, useState } from 'react';
import type { Customer } from '#contract/lending/customers.ts';
import { customerLabels } from '#contract/lending/field-labels.ts';
import { usePick } from '#web/i18n/language.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { MoveIcon } from '#web/office/kit/ui/action-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useOfficerChoices } from '../../ground/customer/use-officer-choices.ts';
import { officerTitle } from '../../ground/labels/customer-words.messages.ts';
import { messages } from './customer-place.messages.ts';

/** Its file is fetched when somebody is moved. */
const MoveCustomers = latePart(async () => (await import('./move-customers.tsx')).MoveCustomers);

interface CustomerPlaceProps {
  readonly customer: Customer;
  readonly onMoved: () => void;
}

/** The officer in charge of a customer, with the button to move the customer to another. */
export function CustomerPlace({ customer: { id, branchId, officerId }, onMoved }: CustomerPlaceProps) {
  const pick = usePick();
  const [isMoving, setIsMoving] = useState(false);
  const branch = useBranchChoices().find(({ value }) => value === branchId);
  const officer = useOfficerChoices(branchId).find(({ value }) => value === officerId);
  return (
    <FormSection title={pick(messages.title)} lead={pick(messages.lead)}>
      <Facts
        facts={[
          { label: pick(customerLabels.branchId), value: branch?.label },
          {
            label: pick(officerTitle),
            value: officer ? <WrittenText>{officer.label}</WrittenText> : pick(messages.nobody),
          },
        ]}
      />
      <div>
        <ActionButton
          variant="default"
          icon={<MoveIcon size={18} />}
          disabledReason={null}
          onPress={() => setIsMoving(true)}
        >
          {pick(messages.toOther)}
        </ActionButton>
      </div>
      {isMoving && (
        <Suspense>
          <MoveCustomers
            which={{ ids: [id] }}
            onClose={(hasMoved) => {
              setIsMoving(false);
              if (hasMoved) onMoved();
            }}
          />
        </Suspense>
      )}
    </FormSection>
  );
}
