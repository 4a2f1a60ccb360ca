import type { ReactNode } from 'react';
import type { Customer } from '#contract/lending/customers.ts';
import type { Language } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { postalAddress } from '#web/format/postal-address.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { relativeNames } from '../../ground/labels/customer-words.messages.ts';
import type { PaperLender } from '../../ground/sheet/paper-lender.ts';
import { messages as sheetMessages } from '../../ground/sheet/paper-sheet.messages.ts';
import { messages } from './agreement-paper.messages.ts';
import classes from './agreement-paper.module.css';

/** The customer's name on an agreement: in Urdu if it is known. */
export type AgreementParty = Pick<
  Customer,
  'fullName' | 'relative' | 'relativeName' | 'cnicMasked' | 'phone' | 'address' | 'city'
>;

interface AgreementPartiesProps {
  readonly lender: PaperLender;
  readonly customer: AgreementParty;
  readonly language: Language;
}

/** The parties of the agreement. */
export function AgreementParties({ lender, customer, language }: AgreementPartiesProps) {
  const { relative, relativeName } = customer;
  const { written, city } = postalAddress(customer, language);
  return (
    <Grid gap={[3, 6]} column="15rem" className={classes.parties}>
      <section>
        <h3>{messages.lender[language]}</h3>
        <dl>
          <Fact label={messages.name[language]}>{lender.name[language]}</Fact>
          {lender.licenceNumber !== null && (
            <Fact label={messages.licence[language]}>
              <Ltr>{lender.licenceNumber}</Ltr>
            </Fact>
          )}
          <Fact label={messages.phone[language]}>
            <Ltr>{lender.complaints}</Ltr>
          </Fact>
        </dl>
      </section>
      <section>
        <h3>{messages.customer[language]}</h3>
        <dl>
          <Fact label={messages.name[language]}>
            <bdi>{pickWritten(customer.fullName, language)}</bdi>
          </Fact>
          <Fact label={relativeNames[relative][language]}>
            <bdi>{pickWritten(relativeName, language)}</bdi>
          </Fact>
          <Fact label={messages.cnic[language]}>
            <Ltr>{customer.cnicMasked}</Ltr>
          </Fact>
          <Fact label={messages.phone[language]}>
            <CustomerPhone phone={customer.phone} language={language} />
          </Fact>
          <Fact label={messages.address[language]}>
            <bdi>{written}</bdi>
            {city !== null && (
              <>
                {sheetMessages.comma[language]} <bdi>{city}</bdi>
              </>
            )}
          </Fact>
        </dl>
      </section>
    </Grid>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <Row gap={2}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Row>
  );
}
