import { useLanguage, usePick } from '#web/i18n/language.ts';
import { messages as digitsMessages } from '#web/office/kit/digits/digits.messages.ts';
import { DigitsSwitch } from '#web/office/kit/digits/digits-switch.tsx';
import { LanguageSwitch } from '#web/office/kit/language/language-switch.tsx';
import { listRowsLead, listRowsTitle } from '#web/office/kit/list/list-rows.messages.ts';
import { ListRowsSwitch } from '#web/office/kit/list/list-rows-switch.tsx';
import card from '#web/office/kit/ui/link-card.module.css';
import { LinkCard } from '#web/office/kit/ui/link-card.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages } from './settings.messages.ts';
import classes from './settings-page.module.css';

/** What only who manages the lender's settings reaches from here. */
const lenderPages = [
  { page: 'lenderProfile', text: messages.lenderText },
  { page: 'siteTexts', text: messages.textsText },
  { page: 'siteOffer', text: messages.offerText },
  { page: 'officeRules', text: messages.rulesText },
  { page: 'reliefFund', text: messages.reliefFundText },
  { page: 'branches', text: messages.branchesText },
  { page: 'audit', text: messages.auditText },
] as const;

/** Everybody's own preferences, and for those who manage the lender the way to its settings. */
export function SettingsPage() {
  const pick = usePick();
  const language = useLanguage();
  const isManager = useMay('settings.manage');
  const hasLists = useMay('customers.read');
  const { title } = usePage();
  const pageLink = usePageLink();
  return (
    <>
      <PageHeader title={title} lead={pick(isManager ? messages.lead : messages.ownLead)} />
      <section className={`${panel.panel} ${classes.own}`} aria-labelledby="own-language">
        <div>
          <h2 id="own-language">{pick(messages.language)}</h2>
          <p>{pick(messages.languageLead)}</p>
        </div>
        <LanguageSwitch />
      </section>
      {hasLists && (
        <section className={`${panel.panel} ${classes.own}`} aria-labelledby="own-lists">
          <div>
            <h2 id="own-lists">{pick(listRowsTitle)}</h2>
            <p>{pick(listRowsLead)}</p>
          </div>
          <ListRowsSwitch />
        </section>
      )}
      {language === 'ur' && (
        <section className={`${panel.panel} ${classes.own}`} aria-labelledby="own-digits">
          <div>
            <h2 id="own-digits">{pick(digitsMessages.title)}</h2>
            <p>{pick(digitsMessages.lead)}</p>
          </div>
          <DigitsSwitch />
        </section>
      )}
      {isManager && (
        <ul className={card.cards}>
          {lenderPages.map(({ page, text }) => (
            <LinkCard key={page} {...pageLink(page)} text={pick(text)} />
          ))}
        </ul>
      )}
    </>
  );
}
