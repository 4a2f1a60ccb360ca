import { directionOf, languages } from '#domain/language.ts';
import { BranchCard } from '#web/branch-card/branch-card.tsx';
import { usePick } from '#web/i18n/language.ts';
import classes from './branch-preview.module.css';
import { type BranchValues, siteBranchOf } from './branch-values.ts';
import { messages } from './branches.messages.ts';

interface BranchPreviewProps {
  readonly values: BranchValues;
  readonly isHeadOffice: boolean;
}

/** The card of the public site, in both languages: the same component, so that it cannot differ. */
export function BranchPreview({ values, isHeadOffice }: BranchPreviewProps) {
  const pick = usePick();
  return (
    <figure translate="no" className={classes.preview} data-hidden={!values.isPublic}>
      <figcaption>{pick(values.isPublic ? messages.preview : messages.hidden)}</figcaption>
      {languages.map((language) => (
        <div key={language} lang={language} dir={directionOf(language)} className={classes.card}>
          <BranchCard branch={siteBranchOf(values, isHeadOffice, language)} language={language} />
        </div>
      ))}
    </figure>
  );
}
