import type { OutputOf } from '#contract/endpoint.ts';
import { bookRulesEndpoints } from '#contract/lender/book-rules.ts';
import { type BookRulesForm, bookCodeLengthMax, bookRules } from '#contract/lending/books/book-rules.ts';
import { type CashAccount, cashAccountEndpoints } from '#contract/lending/cash/cash-accounts.ts';
import { chartAccounts } from '#domain/lending/books/chart-account.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { labels, messages } from './book-rules.messages.ts';

/** The codes of the accountant's books. */
export function BookRulesPage() {
  const pick = usePick();
  const { title } = usePage();
  const { isFetchedAfterMount, data, ...asked } = useEndpoint(
    bookRulesEndpoints.getBookRules,
    {},
    forEditing,
  );
  const { data: accounts } = useEndpoint(cashAccountEndpoints.listCashAccounts, {});
  const isHere = isFetchedAfterMount && accounts !== undefined;
  return (
    <RecordPage
      back={usePageLink()('books')}
      title={title}
      help={pick(settingsMessages.bookRulesText)}
      item={{ ...asked, data: isHere ? data : undefined }}
      notOpened={settingsMessages.loadError}
    >
      {(kept, askAgain) => <CodesForm kept={kept} accounts={accounts ?? []} askAgain={askAgain} />}
    </RecordPage>
  );
}

type Kept = OutputOf<typeof bookRulesEndpoints.saveBookRules>;

interface CodesFormProps {
  readonly kept: Kept;
  readonly accounts: readonly CashAccount[];
  readonly askAgain: () => Promise<Kept | undefined>;
}

function CodesForm({ kept, accounts, askAgain }: CodesFormProps) {
  const pick = usePick();
  const save = useAction(bookRulesEndpoints.saveBookRules);
  const editing = useRecordForm({
    record: kept,
    askAgain,
    valuesOf: ({ content }): Draft<BookRulesForm> => ({
      ...content,
      ownCodes: accounts.map(({ id }) => ({
        id,
        code: content.ownCodes.find((own) => own.id === id)?.code ?? content.codes.account,
      })),
    }),
    labels,
    schema: bookRules,
    bodyOf: (content) => content,
    send: (content, version) => save.send({ body: { content, version } }),
  });
  const { form } = editing;
  const shape = { direction: 'ltr', isCode: true, isRequired: true, lengthMax: bookCodeLengthMax } as const;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <RecordForm of={editing} back={useArea().books()}>
        <FormSection title={pick(labels.codes)} lead={pick(messages.codesLead)}>
          {chartAccounts.map((account) => (
            <TextField key={account} {...form.field(`codes.${account}`)} {...shape} />
          ))}
        </FormSection>
        <FormSection title={pick(labels.provision)} lead={pick(messages.provisionLead)}>
          {kept.content.provision.map(({ overDays }, index) => (
            <Grid key={overDays} column="12.5rem" align="start" className={section.pair}>
              <NumberField {...form.field(`provision.${index}.overDays`)} isRequired digitsMax={4} />
              <NumberField {...form.field(`provision.${index}.percent`)} isRequired digitsMax={3} />
            </Grid>
          ))}
        </FormSection>
        {accounts.length > 0 && (
          <FormSection title={pick(labels.ownCodes)} lead={pick(messages.ownLead)}>
            {accounts.map(({ id, name }, index) => (
              <TextField
                key={id}
                {...form.field(`ownCodes.${index}.code`)}
                label={{ en: name, ur: name }}
                {...shape}
              />
            ))}
          </FormSection>
        )}
      </RecordForm>
    </>
  );
}
