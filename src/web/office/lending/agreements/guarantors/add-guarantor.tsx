import { useState } from 'react';
import * as z from 'zod/mini';
import { cnicNumber } from '#contract/fields/cnic-field.ts';
import type { Customer } from '#contract/lending/customers.ts';
import { type Guarantor, guarantorEndpoints, guarantorForm } from '#contract/lending/guarantors.ts';
import { pickWritten } from '#domain/written.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { CnicField } from '#web/office/kit/form/fields/cnic-field.tsx';
import { GrowingLineField } from '#web/office/kit/form/fields/growing-line-field.tsx';
import { PhoneField } from '#web/office/kit/form/fields/phone-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { memberOfStaff } from '../../ground/labels/customer-words.messages.ts';
import classes from './add-guarantor.module.css';
import { DifferingGuarantor, type EnteredGuarantor } from './differing-guarantor.tsx';
import { exposureOf, labels, messages } from './guarantors.messages.ts';
import { sharesHousehold } from './shares-household.ts';
import type { KnownGuarantor } from './use-known-guarantors.ts';

interface AddGuarantorProps {
  readonly customer: Customer;
  /** The guarantors on the list already. */
  readonly taken: readonly (string | null)[];
  readonly onAdd: (guarantor: KnownGuarantor) => void;
}

/** The guarantor found by a CNIC; null for nobody. */
interface Found {
  readonly cnic: string;
  readonly guarantor: Guarantor | null;
  /** Other details for the same person, entered before it was known that they are on record. */
  readonly entered?: EnteredGuarantor;
}

/** Adds a guarantor by the CNIC: a person on record, with the agreements they vouch for already, or a new person. */
export function AddGuarantor({ customer, taken, onAdd }: AddGuarantorProps) {
  const pick = usePick();
  const [found, setFound] = useState<Found | null>(null);

  function add(guarantor: Guarantor) {
    const { id, fullName, exposure, isColleague, particulars } = guarantor;
    setFound(null);
    onAdd({
      id,
      fullName,
      exposure,
      isColleague,
      isOfHousehold: particulars !== null && sharesHousehold(particulars, customer),
    });
  }

  return (
    <Section title={pick(messages.findTitle)} lead={pick(messages.findLead)}>
      {found === null && <FindGuarantor onFound={setFound} />}
      {found?.guarantor && found.entered && (
        <DifferingGuarantor
          known={found.guarantor}
          entered={found.entered}
          onAdd={add}
          onOther={() => setFound(null)}
        />
      )}
      {found?.guarantor && !found.entered && (
        <OnRecord
          guarantor={found.guarantor}
          isTaken={taken.includes(found.guarantor.id)}
          onAdd={add}
          onOther={() => setFound(null)}
        />
      )}
      {found?.guarantor === null && (
        <NewGuarantor cnic={found.cnic} onAdd={add} onDiffers={setFound} onOther={() => setFound(null)} />
      )}
    </Section>
  );
}

const lookUp = z.object({ cnic: cnicNumber() });

interface FindGuarantorProps {
  readonly onFound: (found: Found) => void;
}

function FindGuarantor({ onFound }: FindGuarantorProps) {
  const find = useAction(guarantorEndpoints.findGuarantor);
  const form = useOfficeForm({
    initial: { cnic: null as string | null },
    labels: { cnic: labels.cnic },
    schema: lookUp,
    send: async (body) => ({ cnic: body.cnic, guarantor: (await find.send({ body })).data }),
    onSaved: onFound,
  });
  return (
    <PanelForm
      form={form}
      verb={messages.find}
      verbWhileSending={messages.finding}
      refused={messages.notFound}
    >
      <CnicField {...form.field('cnic')} isRequired />
    </PanelForm>
  );
}

interface OnRecordProps {
  readonly guarantor: Guarantor;
  readonly isTaken: boolean;
  readonly onAdd: (guarantor: Guarantor) => void;
  readonly onOther: () => void;
}

/** A person on record. A branch that does not know them sees only the name and the agreements they vouch for. */
function OnRecord({ guarantor, isTaken, onAdd, onOther }: OnRecordProps) {
  const pick = usePick();
  const name = pickWritten(guarantor.fullName, useLanguage());
  const { exposure, isColleague, particulars } = guarantor;
  return (
    <Row
      gap={[3, 6]}
      align="center"
      justify="space-between"
      wraps
      pad={[3, 4]}
      className={classes.found}
      role="status"
    >
      <div>
        <Text weight={600}>
          <WrittenText>{name}</WrittenText>
        </Text>
        <p>{pick(exposureOf)(exposure)}</p>
        {isColleague && <Badge tone="purple" icon={UserIcon} text={pick(memberOfStaff)} />}
        <Text size={2} tone="muted">
          {particulars === null ? (
            pick(messages.otherBranch)
          ) : (
            <FactLine>
              <Ltr>{particulars.cnicMasked}</Ltr>
              <Ltr>{formatStoredPhone(particulars.phone)}</Ltr>
              <WrittenText>{particulars.address}</WrittenText>
            </FactLine>
          )}
        </Text>
        {isTaken && <p>{pick(messages.alreadyThere)}</p>}
      </div>
      <Row gap={2} wraps>
        {!isTaken && <Button onClick={() => onAdd(guarantor)}>{pick(messages.add)}</Button>}
        <Button variant="default" onClick={onOther}>
          {pick(messages.other)}
        </Button>
      </Row>
    </Row>
  );
}

type GuarantorValues = Draft<z.input<typeof guarantorForm>>;

const nobody: GuarantorValues = {
  fullName: { own: '', ur: '' },
  cnic: null,
  phone: null,
  address: '',
  occupation: '',
};

interface NewGuarantorProps extends Pick<OnRecordProps, 'onAdd' | 'onOther'> {
  readonly cnic: string;
  readonly onDiffers: (found: Found) => void;
}

function NewGuarantor({ cnic, onAdd, onDiffers, onOther }: NewGuarantorProps) {
  const pick = usePick();
  const save = useAction(guarantorEndpoints.saveGuarantor);
  const find = useAction(guarantorEndpoints.findGuarantor);
  const form = useOfficeForm({
    initial: { ...nobody, cnic } as GuarantorValues,
    labels,
    schema: guarantorForm,
    async send(body): Promise<Found> {
      try {
        return { cnic: body.cnic, guarantor: (await save.send({ body })).data };
      } catch (thrown) {
        if (!(thrown instanceof ApiFailure) || thrown.code !== 'guarantor_on_record') throw thrown;
        return {
          cnic: body.cnic,
          guarantor: (await find.send({ body: { cnic: body.cnic } })).data,
          entered: body,
        };
      }
    },
    onSaved: (found) => (found.guarantor && !found.entered ? onAdd(found.guarantor) : onDiffers(found)),
  });
  return (
    <PanelForm
      form={form}
      verb={messages.save}
      verbWhileSending={messages.saving}
      refused={messages.notSaved}
      cancel={{ label: messages.other, run: onOther }}
    >
      <p role="status">{pick(messages.isNew)}</p>
      <CnicField {...form.field('cnic')} isRequired />
      <TextFields fields={form.text('fullName')} lengthMax={120} />
      <PhoneField {...form.field('phone')} isRequired />
      <GrowingLineField {...form.field('address')} isRequired lengthMax={400} />
      <TextField {...form.field('occupation')} lengthMax={120} />
    </PanelForm>
  );
}
