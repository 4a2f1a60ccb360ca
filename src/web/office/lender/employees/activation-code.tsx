import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { CopyIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { useLender } from '#web/office/shell/use-lender.ts';
import { whatsAppMessageLink } from '#web/outside-links.ts';
import { signInViewPath } from '#web/paths.ts';
import { invitation, messages, worksUntil } from './activation.messages.ts';
import classes from './activation-code.module.css';

export type IssuedCode = OutputOf<typeof employeeEndpoints.issueActivationCode>;

interface ActivationCodeProps {
  readonly employee: Employee;
  readonly issued: IssuedCode;
}

/** The one time that the code is seen, and the ways to hand it over. */
export function ActivationCode({ employee, issued }: ActivationCodeProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const lender = useLender();
  const [isCopied, setIsCopied] = useState(false);
  const phone = parsePhone(employee.phone ?? '');
  const text = invitation[employee.language]({
    name: employee.fullName,
    lender: lender.name[employee.language],
    code: issued.code,
    address: new URL(signInViewPath('create-account', ''), window.location.origin).href,
  });

  async function copy() {
    await navigator.clipboard.writeText(issued.code);
    setIsCopied(true);
  }

  return (
    <div className={classes.activation}>
      <p>{pick(messages.lead)}</p>
      <output aria-label={pick(messages.code)} className={classes.code}>
        <Code>{issued.code}</Code>
      </output>
      <p className={classes.until}>
        {pick(worksUntil)(formatMoment(instantOf(issued.expiresAt), language, now))}
      </p>
      <div className={classes.ways}>
        <Button
          variant="default"
          size="lg"
          leftSection={isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          onClick={copy}
        >
          <span aria-live="polite">{pick(isCopied ? messages.copied : messages.copy)}</span>
        </Button>
        {phone !== null && (
          <Button
            component="a"
            variant="default"
            size="lg"
            leftSection={<WhatsAppIcon />}
            href={whatsAppMessageLink(phone, text)}
            target="_blank"
            rel="noreferrer"
          >
            {pick(messages.whatsApp)}
          </Button>
        )}
      </div>
    </div>
  );
}
