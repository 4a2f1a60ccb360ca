import type { ReactNode } from 'react';
import type { SearchResult } from '#contract/insight/search.ts';
import type { EmployeeRow } from '#contract/lender/employees.ts';
import { pickWritten, type Written } from '#domain/written.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
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
  /** The command with the customer's name, in place of the name and the number. */
  readonly title?: string;
}

/** The found customer, with a detail that tells two people of one name apart. */
export function SearchResultRow({ result, title }: SearchResultRowProps) {
  const pick = usePick();
  return (
    <FoundPerson fullName={result.fullName} number={title === undefined ? result.number : null} title={title}>
      <Ltr>{result.cnicMasked}</Ltr>
      <CustomerPhone phone={result.phone} />
      <span>{pick(result.branch)}</span>
    </FoundPerson>
  );
}

interface EmployeeResultRowProps {
  readonly employee: EmployeeRow;
}

export function EmployeeResultRow({ employee: { fullName, phone, branch } }: EmployeeResultRowProps) {
  const pick = usePick();
  return (
    <FoundPerson fullName={fullName} number={null}>
      {phone !== null && <Ltr>{formatStoredPhone(phone)}</Ltr>}
      {branch !== null && <span>{pick(branch.city)}</span>}
    </FoundPerson>
  );
}

interface FoundPersonProps {
  readonly fullName: Written;
  readonly number: string | null;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function FoundPerson({ fullName, number, title, children }: FoundPersonProps) {
  const name = pickWritten(fullName, useLanguage());
  return (
    <Row as="span" gap={3} align="center">
      <Avatar name={name} shape="square" />
      <Stack as="span" className={classes.who}>
        <Row as="span" gap={[0, 2]} wraps tone="ink" weight={600}>
          {number !== null && <Code>{number}</Code>}
          {title === undefined ? <WrittenText>{name}</WrittenText> : <span>{title}</span>}
        </Row>
        <Row as="span" gap={[0, 2]} wraps size={2} tone="muted">
          {children}
        </Row>
      </Stack>
    </Row>
  );
}
