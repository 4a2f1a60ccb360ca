import { directionOf, languages } from '#domain/language.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { formatClock } from '#web/format/clock-time.ts';
import { formatInternationalPhone } from '#web/format/international-phone.ts';
import { usePick } from '#web/i18n/language.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './branch-preview.module.css';
import type { BranchValues } from './branch-values.ts';
import { messages } from './branches.messages.ts';

interface BranchPreviewProps {
  readonly values: BranchValues;
  readonly isHeadOffice: boolean;
}

/** The card of the public site as it would stand there, in both languages. */
export function BranchPreview({ values, isHeadOffice }: BranchPreviewProps) {
  const pick = usePick();
  const phone = parsePhone(values.phone ?? '');
  return (
    <figure translate="no" className={classes.preview} data-hidden={!values.isPublic}>
      <figcaption>{pick(values.isPublic ? messages.preview : messages.hidden)}</figcaption>
      {languages.map((language) => (
        <div key={language} lang={language} dir={directionOf(language)} className={classes.card}>
          <p className={classes.head}>
            <strong>{values.city[language]}</strong>
            {isHeadOffice && <span className={classes.tag}>{messages.headOffice[language]}</span>}
          </p>
          <p className={classes.area}>{values.area[language]}</p>
          <p>{values.address[language]}</p>
          <p>
            <Ltr>{phone === null ? values.phone : formatInternationalPhone(phone)}</Ltr>
          </p>
          <p>
            <Ltr>{`${formatClock(values.opensAt ?? '')} - ${formatClock(values.closesAt ?? '')}`}</Ltr>
          </p>
          <p>{values.manager[language]}</p>
          <p className={classes.actions} data-off={!values.hasDirections}>
            <span>{messages.getDirections[language]}</span>
            <span>{messages.callNow[language]}</span>
          </p>
        </div>
      ))}
    </figure>
  );
}
