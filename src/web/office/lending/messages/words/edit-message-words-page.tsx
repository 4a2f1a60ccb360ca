import { useParams } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import {
  type MessageWords,
  messageWordsEndpoints,
  messageWordsForm,
} from '#contract/lending/messages/message-words.ts';
import type { Phrase } from '#domain/language.ts';
import { type MessageTemplate, nameAtWhatsApp } from '#domain/lending/messages/message-template.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { templateNames } from '../../ground/labels/message-names.messages.ts';
import { exampleOf } from './example-of.ts';
import { approvalText, messages } from './words.messages.ts';
import { WordsField } from './words-field.tsx';

const { listMessageWords, saveMessageWords } = messageWordsEndpoints;
type AllWords = OutputOf<typeof listMessageWords>;

/** The words of one message: both languages, its gaps, and how an example customer reads it. */
export function EditMessageWordsPage() {
  const pick = usePick();
  const { title } = usePage();
  const { template = '' } = useParams();
  const { isFetchedAfterMount, data, error, refetch } = useEndpoint(listMessageWords, {}, forEditing);
  const oneOf = (all: AllWords | undefined) => {
    const kept = all?.words.find((each) => each.template === template);
    return all && kept && { kept, all };
  };
  return (
    <RecordPage
      back={usePageLink()('messageWords')}
      title={title}
      head={({ kept }) => ({ title: pick(templateNames[kept.template]), help: pick(messages.editHelp) })}
      item={{
        data: isFetchedAfterMount ? oneOf(data) : undefined,
        error,
        refetch: async () => ({ data: oneOf((await refetch()).data) }),
      }}
      notOpened={messages.loadError}
    >
      {({ kept, all }, askAgain) => (
        <WordsForm
          key={kept.template}
          kept={kept}
          all={all}
          askAgain={async () => (await askAgain())?.kept}
        />
      )}
    </RecordPage>
  );
}

interface WordsFormProps {
  readonly kept: MessageWords;
  readonly all: AllWords;
  readonly askAgain: () => Promise<MessageWords | undefined>;
}

const isSame = (one: Phrase<string | null>, other: Phrase) => one.en === other.en && one.ur === other.ur;

function WordsForm({ kept, all, askAgain }: WordsFormProps) {
  const pick = usePick();
  const save = useAction(saveMessageWords);
  const { template } = kept;
  const { by } = all;
  const example = exampleOf(template, all);
  const editing = useRecordForm({
    record: kept,
    askAgain,
    valuesOf: ({ words }): Draft<{ words: Phrase }> => ({ words }),
    labels: { words: messages.words },
    schema: messageWordsForm,
    bodyOf: ({ words }) => ({ template, words }),
    send: (content, version) => save.send({ body: { content, version } }),
  });
  const { form, record } = editing;
  const fields = form.text('words').flatMap(({ part, field }) => (part === 'own' ? [] : [{ part, field }]));
  const [written = record.words] = [form.values.words];
  const isProducts = isSame(written, record.byDefault);
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <RecordForm of={editing} back={useArea().messageWords()}>
        {by === 'whatsapp' && (
          <WhatsAppBanner template={template} ownVersion={isProducts ? null : record.version + 1} />
        )}
        <FormSection title={pick(messages.words)} lead={pick(messages.wordsLead)}>
          {fields.map(({ part, field }) => (
            <WordsField
              key={part}
              template={template}
              language={part}
              field={field}
              example={example[part]}
            />
          ))}
          <Row className={section.wide}>
            <Button
              variant="default"
              disabled={isProducts}
              onClick={() => fields.map(({ part, field }) => field.onEdit(record.byDefault[part]))}
            >
              {pick(messages.reset)}
            </Button>
          </Row>
        </FormSection>
      </RecordForm>
    </>
  );
}

interface WhatsAppBannerProps {
  readonly template: MessageTemplate;
  readonly ownVersion: number | null;
}

/** The rule of WhatsApp about these words. */
function WhatsAppBanner({ template, ownVersion }: WhatsAppBannerProps) {
  const pick = usePick();
  const isCode = template === 'code';
  return (
    <Banner tone="warning" title={pick(isCode ? messages.ownWordsTitle : messages.approvalTitle)}>
      <Text>
        {isCode ? pick(messages.ownWordsText) : pick(approvalText)(nameAtWhatsApp(template, ownVersion))}
      </Text>
    </Banner>
  );
}
