import type { SearchResult } from '#contract/insight/search.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './search-result-row.module.css';

interface SearchResultRowProps {
  readonly result: SearchResult;
}

/** The found customer, with a detail that tells two people of one name apart. */
export function SearchResultRow({ result }: SearchResultRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const name = pickWritten(result.fullName, language);
  return (
    <Row as="span" gap={3} align="center">
      <Avatar name={name} shape="square" />
      <Stack as="span" className={classes.who}>
        <Row as="span" gap={[0, 2]} wraps tone="ink" weight={600}>
          {result.number !== null && <Code>{result.number}</Code>}
          <WrittenText>{name}</WrittenText>
        </Row>
        <Row as="span" gap={[0, 2]} wraps size={2} tone="muted">
          <Ltr>{result.cnicMasked}</Ltr>
          <CustomerPhone phone={result.phone} />
          <span>{pick(result.branch)}</span>
        </Row>
      </Stack>
    </Row>
  );
}
