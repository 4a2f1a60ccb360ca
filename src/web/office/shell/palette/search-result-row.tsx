import type { SearchResult } from '#contract/insight/search.ts';
import { personName } from '#web/format/person-name.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './search-result-row.module.css';

interface SearchResultRowProps {
  readonly result: SearchResult;
}

/** The customer that was found, with what tells two people of one name apart. */
export function SearchResultRow({ result }: SearchResultRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const name = personName(result, language);
  return (
    <span className={classes.row}>
      <Avatar name={name} shape="square" />
      <span className={classes.who}>
        <span className={classes.name}>
          {result.number !== null && <Code className={classes.number}>{result.number}</Code>}
          <WrittenText>{name}</WrittenText>
        </span>
        <span className={classes.facts}>
          <Ltr>{result.cnicMasked}</Ltr>
          <Ltr>{formatStoredPhone(result.phone)}</Ltr>
          <span>{pick(result.branch)}</span>
        </span>
      </span>
    </span>
  );
}
