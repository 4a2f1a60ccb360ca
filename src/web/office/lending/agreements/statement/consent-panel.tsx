import type { Agreement } from '#contract/lending/agreements.ts';
import { consentEndpoints, consentForm } from '#contract/lending/consents/consents.ts';
import type { Customer } from '#contract/lending/customers.ts';
import { termsConsentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { consentWayNames } from '../../ground/labels/customer-words.messages.ts';
import { messages as draftMessages } from '../draft/draft.messages.ts';
import { ConsentCodeFields } from './consent-code-fields.tsx';
import { consentRecorded, messages } from './statement.messages.ts';

interface ConsentPanelProps {
  readonly agreement: Agreement;
  readonly customer: Customer;
  /** Once a consent to these terms is on record. */
  readonly onConsented?: () => void;
}

/** The customer's consent to the terms that are shown: recorded, or to be recorded. */
export function ConsentPanel(props: ConsentPanelProps) {
  const { agreement } = props;
  const pick = usePick();
  const { consentedVersion, termsVersion } = agreement;
  const isGiven = consentedVersion === termsVersion;
  return (
    <Section title={pick(messages.consent)} lead={pick(messages.consentLead)}>
      {consentedVersion !== null && !isGiven && <Banner tone="warning" title={pick(messages.outdated)} />}
      {isGiven ? (
        <GivenConsent agreement={agreement} />
      ) : (
        // Input for one version does not carry over to the next.
        <ConsentForm key={termsVersion} {...props} />
      )}
    </Section>
  );
}

type GivenConsentProps = Pick<ConsentPanelProps, 'agreement'>;

function GivenConsent({ agreement }: GivenConsentProps) {
  const pick = usePick();
  return (
    <Banner tone="good" title={pick(consentRecorded)(agreement.termsVersion)}>
      <ConsentFacts agreement={agreement} />
    </Banner>
  );
}

/** The way and the time of the customer's consent. */
export function ConsentFacts({ agreement: { consentHow, consentedAt } }: GivenConsentProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <FactLine>
      {consentHow !== null && pick(consentWayNames[consentHow])}
      {/* The register says no time. */}
      {consentedAt !== null &&
        consentHow !== 'before_move' &&
        formatMoment(instantOf(consentedAt), language, now)}
    </FactLine>
  );
}

function ConsentForm({ agreement, customer, onConsented }: ConsentPanelProps) {
  const pick = usePick();
  const consent = useAction(consentEndpoints.recordConsent);
  const { id, termsVersion } = agreement;
  const form = useOfficeForm({
    initial: { how: null as (typeof termsConsentWays)[number] | null, code: null as string | null },
    labels: { how: messages.how, code: messages.code },
    schema: consentForm,
    bodyOf: (values) => ({ ...values, termsVersion }),
    send: (body) => consent.send({ params: { id }, body }),
    onSaved: () => onConsented?.(),
  });
  return (
    <PanelForm
      form={form}
      verb={messages.record}
      verbWhileSending={messages.recording}
      refused={messages.notRecorded}
    >
      <SelectField
        {...form.field('how')}
        isRequired
        none={draftMessages.choose}
        choices={termsConsentWays.map((value) => ({ value, label: pick(consentWayNames[value]) }))}
      />
      {form.values.how === 'code' && (
        <ConsentCodeFields agreement={agreement} customer={customer} field={form.field('code')} />
      )}
    </PanelForm>
  );
}
