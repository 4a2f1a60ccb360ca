import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import { settingsEndpoints } from '#contract/lender/settings.ts';
import { type SiteNeed, siteNeeds } from '#domain/lender/site-publication.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { CheckIcon, ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Tile } from '#web/office/kit/ui/tile.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { lenderLabels } from '../../ground/lender-labels.messages.ts';
import { SiteLink } from '../../ground/site-link.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { SitePreview } from './site-preview.tsx';
import { branchesSaid, messages, needTexts } from './site-publication.messages.ts';

type Settings = OutputOf<typeof settingsEndpoints.getSettings>;

/** The state of the public site, the things that it still needs, and the act of publishing it or taking it back. */
export function SitePublicationPage() {
  const pick = usePick();
  return (
    <SettingsFrame lead={pick(messages.lead)}>
      {(settings) => <SitePublication settings={settings} />}
    </SettingsFrame>
  );
}

interface PartProps {
  readonly settings: Settings;
}

function SitePublication({ settings }: PartProps) {
  const pick = usePick();
  const { isPublished } = settings.sitePublication.content;
  return (
    <Stack gap={4}>
      {isPublished ? (
        <Banner tone="good" title={pick(messages.isPublic)} action={<SiteLink />} />
      ) : (
        <Banner tone="warning" title={pick(messages.isNotPublic)} action={<SitePreview />}>
          <p>{pick(messages.isNotPublicText)}</p>
        </Banner>
      )}
      {!isPublished && <Needs missing={settings.missingForSite} />}
      <Claims settings={settings} />
      {(isPublished || settings.missingForSite.length === 0) && <Act settings={settings} />}
    </Stack>
  );
}

const needPages = {
  licence: 'lenderProfile',
  contacts: 'lenderProfile',
  branch: 'branches',
  branch_phones: 'branches',
  claims: 'siteOffer',
} as const satisfies Readonly<Record<SiteNeed, string>>;

function Needs({ missing }: { readonly missing: readonly SiteNeed[] }) {
  const pick = usePick();
  const link = usePageLink();
  const shown = siteNeeds.filter((need) => need !== 'branch_phones' || missing.includes(need));
  return (
    <Section title={pick(messages.needs)}>
      <Stack as="ul" gap={3}>
        {shown.map((need) => {
          const isMissing = missing.includes(need);
          const { name, verb } = needTexts[need];
          return (
            <Row key={need} as="li" gap={3} align="center" justify="space-between" wraps>
              <Row gap={3} align="center">
                <Tile icon={isMissing ? ClockIcon : CheckIcon} tone={isMissing ? 'warning' : 'good'} />
                <p>
                  {pick(name)} {!isMissing && <span className="visually-hidden">{pick(messages.there)}</span>}
                </p>
              </Row>
              {isMissing && (
                <Button as={Link} to={link(needPages[need]).to} variant="default">
                  {pick(verb)}
                </Button>
              )}
            </Row>
          );
        })}
      </Stack>
    </Section>
  );
}

/** The claims of the site, so that nobody publishes one that is not true. */
function Claims({ settings }: PartProps) {
  const pick = usePick();
  const link = usePageLink();
  const { lenderProfile, siteOffer, sitePublication, publicBranches } = settings;
  const { licenceNumber } = lenderProfile.content;
  const { badges, stats } = siteOffer.content;
  const figures = [...Object.values(badges), stats.families, stats.years].map((claim) => ({
    figure: claim.figure,
    words: pick('label' in claim ? claim.label : claim.claim),
  }));
  return (
    <Section
      title={pick(sitePublication.content.isPublished ? messages.saysNow : messages.says)}
      {...(siteOffer.version === 0 && { lead: pick(messages.claimsTrue) })}
      actions={
        <Button as={Link} to={link('siteOffer').to} variant="default">
          {pick(messages.changeClaims)}
        </Button>
      }
    >
      <Stack as="ul" gap={2}>
        <li>
          {licenceNumber === null ? (
            <Text as="span" tone="muted">
              {pick(messages.noLicence)}
            </Text>
          ) : (
            <>
              {pick(lenderLabels.licenceNumber)} <Ltr>{licenceNumber}</Ltr>
            </>
          )}
        </li>
        <li>{pick(branchesSaid)(publicBranches)}</li>
        {figures.map(({ figure, words }) => (
          <li key={words}>
            {figure !== null && <Ltr>{figure}</Ltr>} {words}
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Act({ settings }: PartProps) {
  const pick = usePick();
  const [isAsked, setIsAsked] = useState(false);
  const { send } = useAction(settingsEndpoints.saveSitePublication);
  const { content, version } = settings.sitePublication;
  const { isPublished } = content;
  const verb = pick(isPublished ? messages.takeBack : messages.publish);
  return (
    <Row justify="end">
      <Button size="lg" variant={isPublished ? 'default' : 'filled'} onClick={() => setIsAsked(true)}>
        {verb}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={pick(isPublished ? messages.takeBackTitle : messages.publishTitle)}
          verb={verb}
          isDestructive={isPublished}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            await send({ body: { content: { isPublished: !isPublished }, version } });
            setIsAsked(false);
            showToast({ tone: 'good', title: pick(isPublished ? messages.takenBack : messages.published) });
          }}
        >
          <p>{pick(isPublished ? messages.takeBackText : messages.publishText)}</p>
        </ConfirmDialog>
      )}
    </Row>
  );
}
