import { type MessageToSend, messageEndpoints } from '#contract/lending/messages/messages.ts';
import { directionOf } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { templateNames } from '../ground/labels/message-names.messages.ts';
import { messages, smsOfParts, toSendText } from './messages.messages.ts';
import classes from './messages-page.module.css';

interface DryRunProps {
  readonly branchId: string | undefined;
}

/** The dry run: the reminders that would be sent now, with their words. */
export function DryRun({ branchId }: DryRunProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(messageEndpoints.listMessagesToSend, { query: { branchId } });
  if (data === undefined)
    return error === null ? null : (
      <LoadError title={pick(messages.toSendFailed)} failure={error} onRetry={refetch} />
    );
  const { messages: written, total, parts } = data;
  return (
    <Section
      title={pick(messages.dryRun)}
      lead={
        <>
          {pick(total === 0 ? messages.noneToSend : messages.toSendHelp)}{' '}
          {total > 0 && pick(toSendText)(total, parts)}
        </>
      }
    >
      <Grid as="ul" column="18rem" gap={4} pad={4}>
        {written.map((message) => (
          <li key={message.agreementId}>
            <WrittenMessage message={message} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function WrittenMessage({ message }: { readonly message: MessageToSend }) {
  const pick = usePick();
  const readers = useLanguage();
  const area = useArea();
  const { customerName, customerId, template, text, language, parts } = message;
  return (
    <Stack gap={3} className={classes.message}>
      <PersonCell
        name={pickWritten(customerName, readers)}
        second={pick(templateNames[template])}
        shape="square"
        to={area.customerBalance(customerId)}
      />
      <Text size={3} lang={language} dir={directionOf(language)} className={classes.words}>
        {text}
      </Text>
      <Text size={2} tone="muted">
        {pick(smsOfParts)(parts)}
      </Text>
    </Stack>
  );
}
