import type { AgreementBackground } from '#contract/lending/agreement-decisions.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatPercent } from '#web/format/rate.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { CheckIcon, ClockIcon, UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { CostProof } from '../../ground/cost/cost-proof.tsx';
import {
  contractKindNames,
  principalNames,
  serviceNames,
} from '../../ground/labels/agreement-labels.messages.ts';
import { memberOfStaff } from '../../ground/labels/customer-words.messages.ts';
import { frequencyName } from '../../ground/labels/frequency.messages.ts';
import { relationName } from '../../ground/labels/guarantor-relations.messages.ts';
import { daysLate, lateOnes, limitOf, owesOwn, vouchesFor } from './agreement-background.messages.ts';
import { exposureText, guarantorsAsked, messages } from './agreement-terms.messages.ts';
import classes from './agreement-terms.module.css';
import { Late, WrittenOff } from './debt-badges.tsx';

interface AgreementTermsProps {
  readonly agreement: Agreement;
  /** The load of the guarantors, for who decides; undefined for others, and until it has loaded. */
  readonly background: AgreementBackground | undefined;
}

/**
 * The facts to approve an agreement by: its items, its plan, the proof that it costs no more than its price, the consent and the
 * guarantors.
 */
export function AgreementTerms({ agreement, background }: AgreementTermsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { service, contractKind, price, downPayment, relief, financed, frequency, notes } = agreement;
  const isLoan = contractKind === 'qard_e_hasan';
  const rows = agreement.installments.filter(({ number }) => number > 0);
  const [first, last] = [rows.at(0), rows.at(-1)];
  const dayOf = (day: string) => formatCalendarDay(day, language, now);
  const dueOf = (row: (typeof rows)[number]) => (
    <FactLine>
      {dayOf(row.dueOn)}
      <Money amount={row.amount} />
    </FactLine>
  );
  const isConsented = agreement.consentedVersion === agreement.termsVersion;
  return (
    <section className={classes.terms} aria-label={pick(messages.terms)}>
      <Facts
        facts={[
          {
            label: pick(messages.contract),
            value: (
              <>
                {pick(contractKindNames[contractKind])}
                <SecondLine>{pick(serviceNames[service])}</SecondLine>
              </>
            ),
          },
          ...(isLoan ? [] : [{ label: pick(messages.items), value: <Items agreement={agreement} /> }]),
          { label: pick(principalNames[contractKind]), value: <Money amount={price} /> },
          ...(isLoan ? [] : [{ label: pick(messages.downPayment), value: <Money amount={downPayment} /> }]),
          ...(relief > 0 ? [{ label: pick(messages.relief), value: <Money amount={relief} /> }] : []),
          {
            label: pick(messages.plan),
            value: (
              <>
                <Money amount={financed} />
                <SecondLine>
                  <Ltr>{formatCount(rows.length)}</Ltr> × {pick(frequencyName)(frequency)}
                </SecondLine>
              </>
            ),
          },
          ...(first === undefined ? [] : [{ label: pick(messages.firstDue), value: dueOf(first) }]),
          ...(last === undefined ? [] : [{ label: pick(messages.lastDue), value: dueOf(last) }]),
          { label: pick(messages.rate), value: <Ltr>{formatPercent('0.00')}</Ltr> },
          { label: pick(messages.total), value: <Money amount={price - relief} /> },
          {
            label: pick(messages.consent),
            value: isConsented ? (
              <Badge tone="good" icon={CheckIcon} text={pick(messages.consentGiven)} />
            ) : (
              <Badge tone="warning" icon={AlertIcon} text={pick(messages.consentMissing)} />
            ),
          },
          {
            label: pick(messages.guarantors),
            value: <Guarantors agreement={agreement} background={background} />,
          },
          ...(notes === null
            ? []
            : [{ label: pick(messages.notes), value: <WrittenText>{notes}</WrittenText> }]),
        ]}
      />
    </section>
  );
}

function Items({ agreement }: Pick<AgreementTermsProps, 'agreement'>) {
  const pick = usePick();
  return (
    <Stack as="ul" gap={2}>
      {agreement.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be the same, and none changes its place
        <li key={index}>
          <WrittenText>{pick(item.description)}</WrittenText>
          <SecondLine>
            <Ltr>{formatCount(item.quantity)}</Ltr> × <Money amount={item.unitPrice} />
          </SecondLine>
          <CostProof agreement={agreement} item={item} />
        </li>
      ))}
    </Stack>
  );
}

function Guarantors({ agreement, background }: AgreementTermsProps) {
  const language = useLanguage();
  const pick = usePick();
  const { guarantors, guarantorsNeeded } = agreement;
  return (
    <Stack as="ul" gap={2}>
      {guarantors.length === 0 && <li>{pick(messages.noGuarantors)}</li>}
      {guarantors.map(({ id, relation, exposure, isColleague, isOfHousehold, ...person }) => {
        const load = background?.guarantors.find((guarantor) => guarantor.id === id);
        return (
          <li key={id}>
            <WrittenText>{pickWritten(person.fullName, language)}</WrittenText>
            <SecondLine>
              <FactLine>
                <WrittenText>{relationName(relation, language)}</WrittenText>
                {load === undefined
                  ? exposure !== null && pick(exposureText)(exposure)
                  : pick(vouchesFor)(load.agreements)}
                {load !== undefined && load.most !== null && pick(limitOf)(formatCount(load.most))}
              </FactLine>
            </SecondLine>
            {load !== undefined && load.late > 0 && (
              <Badge
                tone="warning"
                icon={ClockIcon}
                text={pick(lateOnes)(load.late, pick(daysLate)(load.daysPastDue))}
              />
            )}
            {load !== undefined && load.own !== null && <OwnDebts own={load.own} />}
            {isColleague && <Badge tone="purple" icon={UserIcon} text={pick(memberOfStaff)} />}
            {isOfHousehold && <Badge tone="warning" icon={AlertIcon} text={pick(messages.ownHousehold)} />}
          </li>
        );
      })}
      {guarantors.length < guarantorsNeeded && (
        <li>
          <Badge
            tone="warning"
            icon={AlertIcon}
            text={pick(guarantorsAsked)(guarantors.length, guarantorsNeeded)}
          />
        </li>
      )}
    </Stack>
  );
}

interface OwnDebtsProps {
  readonly own: NonNullable<AgreementBackground['guarantors'][number]['own']>;
}

/** The debts of a guarantor who is a customer too. */
function OwnDebts({ own: { owed, daysPastDue, writtenOff } }: OwnDebtsProps) {
  const pick = usePick();
  if (owed === 0 && writtenOff === 0) return null;
  return (
    <>
      {owed > 0 && <SecondLine>{pick(owesOwn)(formatRupees(owed))}</SecondLine>}
      <Row gap={[1, 2]} wraps>
        {daysPastDue > 0 && <Late days={daysPastDue} />}
        {writtenOff > 0 && <WrittenOff amount={writtenOff} />}
      </Row>
    </>
  );
}
