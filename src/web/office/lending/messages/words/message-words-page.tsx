import { Link } from 'react-router';
import { messageWordsEndpoints } from '#contract/lending/messages/message-words.ts';
import { languages } from '#domain/language.ts';
import { fillWords } from '#domain/lending/messages/message-gaps.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { templateNames } from '../../ground/labels/message-names.messages.ts';
import { exampleOf } from './example-of.ts';
import { aboutTemplate, messages } from './words.messages.ts';
import { WrittenMessage } from './written-message.tsx';

/** The messages that the lender sends, each in both languages as an example customer reads it. */
export function MessageWordsPage() {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  return (
    <RecordPage
      back={usePageLink()('settings')}
      title={title}
      help={pick(messages.listHelp)}
      item={useEndpoint(messageWordsEndpoints.listMessageWords, {})}
      notOpened={messages.loadError}
    >
      {(all) => (
        <Stack gap={4}>
          {all.words.map(({ template, words: written, isOwn }) => (
            <Section
              key={template}
              title={pick(templateNames[template])}
              lead={isOwn ? pick(messages.own) : undefined}
              actions={
                <Button
                  as={Link}
                  variant="default"
                  to={area.editMessageWords(template)}
                  aria-label={pick(aboutTemplate)(pick(messages.edit), pick(templateNames[template]))}
                >
                  {pick(messages.edit)}
                </Button>
              }
            >
              <Grid column="18rem" gap={4} pad={4} align="start">
                {languages.map((language) => (
                  <WrittenMessage
                    key={language}
                    text={fillWords(written[language], exampleOf(template, all)[language]).text}
                    language={language}
                  />
                ))}
              </Grid>
            </Section>
          ))}
        </Stack>
      )}
    </RecordPage>
  );
}
