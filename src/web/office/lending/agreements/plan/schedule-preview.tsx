import { fieldMessage } from '#contract/field-messages/field-messages.ts';
import type { ClosedDaysForm } from '#contract/lending/terms/closed-days.ts';
import type { KeyFacts } from '#domain/lending/agreements/key-facts.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { RetryIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { MovedFrom } from '../../ground/closed-days/moved-from.tsx';
import { messages, scheduleLead } from './plan.messages.ts';
import type { PlanPreview } from './plan-preview.ts';
import classes from './schedule-preview.module.css';

interface SchedulePreviewProps {
  readonly preview: PlanPreview;
  readonly closedDays: ClosedDaysForm | undefined;
}

/** The schedule that the plan makes as it is typed, or why it makes none. */
export function SchedulePreview({ preview, closedDays }: SchedulePreviewProps) {
  const pick = usePick();
  const language = useLanguage();
  const dates = (facts: KeyFacts) =>
    [formatDate(facts.firstDueOn, language), formatDate(facts.lastDueOn, language)] as const;
  return (
    <Section
      title={pick(messages.preview)}
      lead={preview.ok && pick(scheduleLead)(preview.facts.installments.length, ...dates(preview.facts))}
      actions={
        <Row
          as="p"
          gap={2}
          align="center"
          pad={[1, 2]}
          size={2}
          tone="action"
          weight={600}
          className={classes.live}
        >
          <RetryIcon size={16} />
          <span>{pick(messages.live)}</span>
        </Row>
      }
    >
      {preview.ok ? (
        <>
          <Bars facts={preview.facts} />
          <Rows facts={preview.facts} closedDays={closedDays} />
        </>
      ) : (
        <Text tone="muted" role="status">
          {preview.issue === null ? pick(messages.noSchedule) : fieldMessage(preview.issue, language)}
        </Text>
      )}
    </Section>
  );
}

interface PartProps {
  readonly facts: KeyFacts;
}

/** One bar for each installment, as high as its amount. The table below says the same. */
function Bars({ facts: { installments } }: PartProps) {
  const highest = Math.max(...installments.map(({ amount }) => amount));
  return (
    <Row gap={1} align="end" className={classes.bars} aria-hidden="true">
      {installments.map(({ number, amount }) => (
        <div
          key={number}
          className={classes.bar}
          data-highest={amount === highest || undefined}
          style={{ blockSize: `${Math.max(4, (amount / highest) * 44)}px` }}
        />
      ))}
    </Row>
  );
}

interface RowsProps extends PartProps, Pick<SchedulePreviewProps, 'closedDays'> {}

function Rows({ facts: { installments, financed, regularAmount }, closedDays }: RowsProps) {
  const pick = usePick();
  const language = useLanguage();
  let left: number = financed;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is scrolled is reached by keyboard
    <section className={classes.frame} aria-label={pick(messages.rows)} tabIndex={0}>
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{pick(messages.due)}</th>
            <th scope="col" data-figure>
              {pick(messages.amount)}
            </th>
            <th scope="col" data-figure>
              {pick(messages.left)}
            </th>
          </tr>
        </thead>
        <tbody>
          {installments.map(({ number, dueOn, movedFrom, amount }) => {
            left -= amount;
            return (
              <tr key={number} data-remainder={amount !== regularAmount || undefined}>
                <td>
                  <Ltr>{number}</Ltr>
                </td>
                <td>
                  <span className={classes.due}>{formatDate(dueOn, language)}</span>
                  {amount !== regularAmount && (
                    <Text as="span" size={2} tone="action">
                      {pick(messages.remainder)}
                    </Text>
                  )}
                  <MovedFrom day={movedFrom} closedDays={closedDays} />
                </td>
                <td data-figure>
                  <Text as={Ltr} weight={600}>
                    {formatCount(amount)}
                  </Text>
                </td>
                <td data-figure>
                  <Ltr>{formatCount(left)}</Ltr>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{pick(messages.total)}</th>
            <td data-figure>
              <Ltr>{formatCount(financed)}</Ltr>
            </td>
            <td data-figure>
              <Ltr>{formatCount(left)}</Ltr>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
