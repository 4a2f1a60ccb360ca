import type { OutputOf } from '#contract/endpoint.ts';
import { settingsEndpoints } from '#contract/lender/settings.ts';
import { offerLengthsMax, siteOffer } from '#contract/lender/site-offer.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { SavedOnSite } from '../../ground/saved-on-site.tsx';
import { badgeNames, offerNames, serviceNames } from '../../ground/site-offer-labels.messages.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { BadgeFields, OfferPhrase, ServiceFields, StatFields } from './offer-fields.tsx';
import { labels, messages, type OfferValues } from './site-offer.messages.ts';

export function SiteOfferPage() {
  const pick = usePick();
  return (
    <SettingsFrame lead={pick(settingsMessages.offerText)}>
      {(settings, askAgain) => (
        <SiteOffer kept={settings.siteOffer} askAgain={async () => (await askAgain())?.siteOffer} />
      )}
    </SettingsFrame>
  );
}

type Kept = OutputOf<typeof settingsEndpoints.saveSiteOffer>;

interface SiteOfferProps {
  readonly kept: Kept;
  readonly askAgain: () => Promise<Kept | undefined>;
}

/** In the order in which a visitor sees the parts. */
function SiteOffer({ kept, askAgain }: SiteOfferProps) {
  const pick = usePick();
  const save = useAction(settingsEndpoints.saveSiteOffer);
  const editing = useRecordForm({
    record: kept,
    askAgain,
    valuesOf: ({ content }): OfferValues => content,
    labels,
    schema: siteOffer,
    bodyOf: (content) => content,
    send: (content, version) => save.send({ body: { content, version } }),
  });
  const { form } = editing;
  return (
    <>
      <AfterSave saves={form.saves}>
        <SavedOnSite isSaved={form.saves > 0 && !form.isChanged} />
      </AfterSave>
      <RecordForm of={editing} back={useArea().settings()}>
        <FormSection title={pick(offerNames.headline)} lead={pick(messages.headlineLead)}>
          <OfferPhrase form={form} path="headline" kind="headline" lengthMax={offerLengthsMax.headline} />
        </FormSection>
        {(['regulator', 'noInterest', 'families'] as const).map((badge) => (
          <FormSection key={badge} title={pick(badgeNames[badge])} lead={pick(messages.badgeLead)}>
            <BadgeFields form={form} badge={badge} />
          </FormSection>
        ))}
        {(['dowry', 'business', 'installments'] as const).map((service) => (
          <FormSection key={service} title={pick(serviceNames[service])} lead={pick(messages.serviceLead)}>
            <ServiceFields form={form} service={service} />
          </FormSection>
        ))}
        <FormSection title={pick(offerNames.showsPrices)} lead={pick(messages.showsPricesLead)}>
          <SwitchField {...form.field('showsPrices')} />
        </FormSection>
        <FormSection title={pick(offerNames.reliefExample)} lead={pick(messages.reliefLead)}>
          <MoneyField {...form.field('reliefExample.requested')} isRequired />
          <MoneyField {...form.field('reliefExample.repaid')} isRequired />
        </FormSection>
        <FormSection title={pick(offerNames.promise)} lead={pick(messages.promiseLead)}>
          <OfferPhrase form={form} path="promise" kind="promise" lengthMax={offerLengthsMax.promise} />
        </FormSection>
        <FormSection title={pick(offerNames.stats)} lead={pick(messages.statsLead)}>
          {(['families', 'years', 'branches', 'interest'] as const).map((stat) => (
            <StatFields key={stat} form={form} stat={stat} />
          ))}
        </FormSection>
      </RecordForm>
    </>
  );
}
