import type { ReactNode } from 'react';
import type { Language, Phrase } from '#domain/language.ts';
import { formatInternationalPhone } from '#web/format/international-phone.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { OpenHours } from '#web/ui/open-hours.tsx';
import { Icon, type IconName } from '../site-parts/icon.tsx';
import { cardMessages } from './branch-card.messages.ts';
import styles from './branch-facts.module.css';
import type { CardBranch } from './card-branch.ts';

interface BranchFactsProps {
  readonly branch: CardBranch;
  readonly language: Language;
}

export function BranchFacts({ branch, language }: BranchFactsProps) {
  const say = (phrase: Phrase) => phrase[language];
  const manager = say(cardMessages.manager);
  return (
    <dl className={styles.facts}>
      <Fact icon="pin" name={say(cardMessages.address)}>
        {branch.address}
      </Fact>
      <Fact icon="phone" name={say(cardMessages.phone)}>
        <Ltr>{branch.phone === null ? '–' : formatInternationalPhone(branch.phone)}</Ltr>
      </Fact>
      <Fact icon="clock" name={say(cardMessages.hours)}>
        {branch.opensAt === '' || branch.closesAt === '' ? (
          '–'
        ) : (
          <OpenHours language={language} opensAt={branch.opensAt} closesAt={branch.closesAt} />
        )}
      </Fact>
      <Fact icon="user" name={manager}>
        {branch.isHeadOffice && `${manager}: `}
        {branch.manager}
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly icon: IconName;
  /** Read by a screen reader instead of the icon. */
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.icon}>
        <Icon name={icon} size={18} />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
