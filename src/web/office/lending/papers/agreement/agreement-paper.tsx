import type { Agreement } from '#contract/lending/agreements.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDate, instantOf } from '#web/format/date-time.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { consentWayNames } from '../../ground/labels/customer-words.messages.ts';
import { relationName } from '../../ground/labels/guarantor-relations.messages.ts';
import { versionOf } from '../../ground/sheet/paper-sheet.messages.ts';
import { PaperSheet, PaperSignatures, type PaperSubject } from '../../ground/sheet/paper-sheet.tsx';
import { KeyFigures, KeyInstallments, PriceProof } from '../../ground/statement/key-figures.tsx';
import { savedFacts } from '../../ground/statement/saved-facts.ts';
import { AgreementGoods } from './agreement-goods.tsx';
import { AgreementLoan } from './agreement-loan.tsx';
import { consentTo, messages, neverMore, titles } from './agreement-paper.messages.ts';
import classes from './agreement-paper.module.css';
import { AgreementParties, type AgreementParty } from './agreement-parties.tsx';

/** The data of an agreement on paper. */
export interface AgreementPaperData extends PaperSubject {
  readonly customer: AgreementParty;
  readonly agreement: Agreement;
}

interface AgreementPaperProps {
  readonly paper: AgreementPaperData;
  readonly language: Language;
}

/** The paper that customer, lender and guarantors sign. */
export function AgreementPaper({ paper, language }: AgreementPaperProps) {
  const { lender, customer, agreement } = paper;
  const { contractKind, termsVersion, guarantors, entries } = agreement;
  const isLoan = contractKind === 'qard_e_hasan';
  const facts = savedFacts(agreement);
  const isDelivered = entries.some(({ kind, isReversed }) => kind === 'delivery' && !isReversed);
  const edition = versionOf[language](termsVersion, dayOf(agreement.termsMadeAt, language));
  return (
    <PaperSheet subject={paper} title={titles[contractKind]} edition={edition} language={language}>
      {!isDelivered && (
        <Text weight={600} className={classes.notInForce}>
          {messages.notInForce[language]}
        </Text>
      )}
      <AgreementParties lender={lender} customer={customer} language={language} />
      {isLoan ? (
        <AgreementLoan agreement={agreement} language={language} />
      ) : (
        <AgreementGoods agreement={agreement} language={language} />
      )}
      <section>
        <h3>{messages.terms[language]}</h3>
        <KeyFigures facts={facts} contractKind={contractKind} language={language} />
      </section>
      <PriceProof facts={facts} contractKind={contractKind} language={language} />
      <KeyInstallments facts={facts} language={language} />
      <section>
        <h3>{messages.guarantors[language]}</h3>
        {guarantors.length === 0 && <p>{messages.noGuarantors[language]}</p>}
        <ul className={classes.guarantors}>
          {guarantors.map(({ id, relation, ...person }) => (
            <li key={id}>
              <bdi>{pickWritten(person.fullName, language)}</bdi> ·{' '}
              <bdi>{relationName(relation, language)}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.signed}>
        <section>
          <h3>{messages.consent[language]}</h3>
          <p>{consentText(agreement, language)}</p>
        </section>
        <p>{neverMore[contractKind][language]}</p>
        <PaperSignatures
          lender={lender}
          language={language}
          others={[
            ...(isLoan ? [{ key: 'receiver', place: messages.receiverSigns[language] }] : []),
            ...guarantors.map(({ id, ...person }) => ({
              key: id,
              place: (
                <>
                  {messages.guarantorSigns[language]} · <bdi>{pickWritten(person.fullName, language)}</bdi>
                </>
              ),
            })),
          ]}
        />
      </div>
    </PaperSheet>
  );
}

function consentText(agreement: Agreement, language: Language): string {
  const { consentedVersion, consentHow, consentedAt } = agreement;
  if (consentedVersion === null || consentHow === null || consentedAt === null)
    return messages.noConsent[language];
  const how = consentWayNames[consentHow][language];
  if (consentHow === 'before_move') return how;
  return consentTo[language](consentedVersion, how, dayOf(consentedAt, language));
}

function dayOf(moment: string, language: Language): string {
  return formatDate(businessDateOf(instantOf(moment)), language);
}
