import { useId } from 'react';
import type { Language, Phrase } from '#domain/language.ts';
import { telephoneLink } from '#web/outside-links.ts';
import button from '../parts/button.module.css';
import { ExternalLink } from '../parts/external-link.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './branch-actions.module.css';
import { branchMessages } from './branches.messages.ts';
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
      <span>{say(branchMessages.getDirections)}</span>
      {city}
    </>
  );
  const call = (
    <>
      <Icon name="phone" size={18} />
      <span>{say(branchMessages.callNow)}</span>
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
      <span id={reason} className="visually-hidden">
        {say(branchMessages.notYet)}
      </span>
    </div>
  );
}
