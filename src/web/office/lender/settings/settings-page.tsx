import type { ReactNode } from 'react';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { messages as digitsMessages } from '#web/office/kit/digits/digits.messages.ts';
import { DigitsSwitch } from '#web/office/kit/digits/digits-switch.tsx';
import { messages as keysMessages } from '#web/office/kit/keys/keys.messages.ts';
import { LetterKeysSwitch } from '#web/office/kit/keys/letter-keys-switch.tsx';
import { LanguageSwitch } from '#web/office/kit/language/language-switch.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { listRowsLead, listRowsTitle } from '#web/office/kit/list/list-rows.messages.ts';
import { ListRowsSwitch } from '#web/office/kit/list/list-rows-switch.tsx';
import { LinkRow } from '#web/office/kit/ui/link-row.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages } from './settings.messages.ts';
import classes from './settings-page.module.css';

/** The pages that are linked only for those who manage the lender's settings. */
const lenderPages = {
  site: [
    { page: 'lenderProfile', text: messages.lenderText },
    { page: 'siteTexts', text: messages.textsText },
    { page: 'siteOffer', text: messages.offerText },
    { page: 'branches', text: messages.branchesText },
    { page: 'manageBlog', text: messages.blogText },
    { page: 'sitePublication', text: messages.publicationText },
  ],
  lender: [
    { page: 'officeRules', text: messages.rulesText },
    { page: 'closedDays', text: messages.closedDaysText },
    { page: 'reliefFund', text: messages.reliefFundText },
    { page: 'cashAccounts', text: messages.accountsText },
    { page: 'messageWords', text: messages.messageWordsText },
    { page: 'bookRules', text: messages.bookRulesText },
    { page: 'complaintRules', text: messages.complaintRulesText },
    { page: 'screeningRules', text: messages.screeningRulesText },
    { page: 'fieldPhones', text: messages.fieldPhonesText },
    { page: 'products', text: messages.productsText },
    { page: 'imports', text: messages.importsText },
    { page: 'audit', text: messages.auditText },
  ],
} as const;

/** Everybody's own preferences, and links to the lender's settings for those who manage them. */
export function SettingsPage() {
  const pick = usePick();
  const language = useLanguage();
  const isManager = useMay('settings.manage');
  const hasLists = useMay('customers.read');
  const { title } = usePage();
  const pageLink = usePageLink();
  return (
    <>
      <PageHeader title={title} help={pick(isManager ? messages.lead : messages.ownLead)} />
      <OwnChoice id="own-language" title={pick(messages.language)} lead={pick(messages.languageLead)}>
        <LanguageSwitch />
      </OwnChoice>
      {hasLists && (
        <OwnChoice id="own-lists" title={pick(listRowsTitle)} lead={pick(listRowsLead)}>
          <ListRowsSwitch />
        </OwnChoice>
      )}
      {hasLists && (
        <OwnChoice id="own-keys" title={pick(keysMessages.title)} lead={pick(keysMessages.lead)}>
          <LetterKeysSwitch />
        </OwnChoice>
      )}
      {language === 'ur' && (
        <OwnChoice id="own-digits" title={pick(digitsMessages.title)} lead={pick(digitsMessages.lead)}>
          <DigitsSwitch />
        </OwnChoice>
      )}
      {isManager && (
        <Grid gap={4} column="25rem" align="start">
          {(['site', 'lender'] as const).map((place) => (
            <section key={place} className={panel.panel} aria-labelledby={`settings-${place}`}>
              <Row as="h2" id={`settings-${place}`} size={4} pad={[3, 4]}>
                {pick(messages[place])}
              </Row>
              <ul>
                {lenderPages[place].map(({ page, text }) => (
                  <LinkRow key={page} {...pageLink(page)} text={pick(text)} />
                ))}
              </ul>
            </section>
          ))}
        </Grid>
      )}
    </>
  );
}

interface OwnChoiceProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A choice that a user makes for themself. */
function OwnChoice({ id, title, lead, children }: OwnChoiceProps) {
  return (
    <Row
      as="section"
      gap={[3, 6]}
      align="center"
      justify="space-between"
      wraps
      pad={5}
      className={`${panel.panel} ${classes.own}`}
      aria-labelledby={id}
    >
      <div>
        <h2 id={id}>{title}</h2>
        <Text tone="muted">{lead}</Text>
      </div>
      {children}
    </Row>
  );
}
