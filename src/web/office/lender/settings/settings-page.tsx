import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { may } from '#domain/rights/capabilities.ts';
import { areaPaths } from '#web/area-paths.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { messages as digitsMessages } from '#web/office/kit/digits/digits.messages.ts';
import { DigitsSwitch } from '#web/office/kit/digits/digits-switch.tsx';
import { BranchIcon, ClockIcon, ShieldIcon, TextsIcon } from '#web/office/kit/ui/action-icons.tsx';
import { ChevronEndIcon, UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { LanguageSwitch } from '#web/office/shell/language-switch.tsx';
import { knownRole, useSession } from '#web/session/session.ts';
import type { IconProps } from '#web/ui/icon.tsx';
import { auditTitle } from '../audit/audit.messages.ts';
import { messages as branchMessages } from '../branches/branches.messages.ts';
import { messages, settingsTitle } from './settings.messages.ts';
import classes from './settings-page.module.css';

const { superadmin: admin } = areaPaths;

/** What only who manages the lender's settings reaches from here. */
const lenderPages = [
  { title: messages.lender, text: messages.lenderText, to: admin.lenderProfile, icon: UserIcon },
  { title: messages.texts, text: messages.textsText, to: admin.siteTexts, icon: TextsIcon },
  { title: messages.rules, text: messages.rulesText, to: admin.officeRules, icon: ClockIcon },
  { title: branchMessages.title, text: messages.branchesText, to: admin.branches, icon: BranchIcon },
  { title: auditTitle, text: messages.auditText, to: admin.audit, icon: ShieldIcon },
];

/** Everybody's own preferences, and for those who manage the lender the way to its settings. */
export function SettingsPage() {
  const pick = usePick();
  const language = useLanguage();
  const role = knownRole(useSession().user);
  const isManager = role !== undefined && may(role, 'settings.manage');
  return (
    <>
      <PageHeader title={pick(settingsTitle)} lead={pick(isManager ? messages.lead : messages.ownLead)} />
      <section className={`${panel.panel} ${classes.own}`} aria-labelledby="own-language">
        <div>
          <h2 id="own-language">{pick(messages.language)}</h2>
          <p>{pick(messages.languageLead)}</p>
        </div>
        <LanguageSwitch />
      </section>
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
        <ul className={classes.pages}>
          {lenderPages.map(({ title, text, to, icon }) => (
            <SettingsLink key={to} title={pick(title)} text={pick(text)} to={to} icon={icon} />
          ))}
        </ul>
      )}
    </>
  );
}

interface SettingsLinkProps {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly icon: ComponentType<IconProps>;
}

function SettingsLink({ title, text, to, icon: Sign }: SettingsLinkProps) {
  return (
    <li className={`${panel.panel} ${classes.page}`}>
      <span className={classes.tile}>
        <Sign size={22} />
      </span>
      <div>
        <Link to={to}>{title}</Link>
        <p>{text}</p>
      </div>
      <ChevronEndIcon className={classes.chevron} />
    </li>
  );
}
