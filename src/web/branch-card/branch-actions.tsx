import { useId } from 'react';
import type { Language, Phrase } from '#domain/language.ts';
import { telephoneLink } from '#web/outside-links.ts';
import button from '../site-parts/button.module.css';
import { ExternalLink } from '../site-parts/external-link.tsx';
import { Icon } from '../site-parts/icon.tsx';
import styles from './branch-actions.module.css';
import { cardMessages } from './branch-card.messages.ts';
import type { CardBranch } from './card-branch.ts';

interface BranchActionsProps {
  readonly branch: CardBranch;
  readonly language: Language;
}

export function BranchActions({ branch, language }: BranchActionsProps) {
  const say = (phrase: Phrase) => phrase[language];
  const reason = useId();
  const city = <span className="visually-hidden">{`: ${branch.city[language]}`}</span>;
  const directions = (
    <>
      <Icon name="route" size={18} />
      <span>{say(cardMessages.getDirections)}</span>
      {city}
    </>
  );
  const call = (
    <>
      <Icon name="phone" size={18} />
      <span>{say(cardMessages.callNow)}</span>
      {city}
    </>
  );
  if (branch.isReachable && branch.mapUrl !== null && branch.phone !== null) {
    return (
      <div className={`${styles.actions} screen-only`}>
        <ExternalLink
          language={language}
          href={branch.mapUrl}
          className={`${button.button} ${button.primary}`}
        >
          {directions}
        </ExternalLink>
        <a href={telephoneLink(branch.phone)} className={`${button.button} ${button.outline}`}>
          {call}
        </a>
      </div>
    );
  }
  return (
    <div className={`${styles.actions} ${styles.filling} screen-only`}>
      <button type="button" disabled aria-describedby={reason} className={`${button.button} ${button.off}`}>
        {directions}
      </button>
      <button type="button" disabled aria-describedby={reason} className={`${button.button} ${button.off}`}>
        {call}
      </button>
      <small id={reason}>{say(cardMessages.notYet)}</small>
    </div>
  );
}
