import { sitePreviewEndpoints } from '#contract/lender/site-preview.ts';
import { type Language, languages } from '#domain/language.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { messages, previewNames } from './site-publication.messages.ts';

/** Opens the site as visitors will see it, the reader's language first. */
export function SitePreview() {
  const pick = usePick();
  const reader = useLanguage();
  const { run, isRunning, failure } = useAction(sitePreviewEndpoints.openSitePreview);

  async function open(language: Language): Promise<void> {
    // Opened while the press still counts as a user gesture: later the browser would block it as a pop-up.
    const tab = window.open('', '_blank');
    let path: string | null = null;
    await run({ body: { language } }, (answer) => {
      path = answer.data.path;
    });
    if (tab === null) return;
    tab.opener = null;
    if (path === null) tab.close();
    else tab.location.replace(path);
  }

  return (
    <>
      <Row gap={2} wraps>
        {languages
          .toSorted((one) => (one === reader ? -1 : 1))
          .map((language) => (
            <ActionButton
              key={language}
              variant="default"
              disabledReason={null}
              isRunning={isRunning}
              onPress={() => void open(language)}
            >
              {pick(language === reader ? messages.preview : previewNames[language])}
            </ActionButton>
          ))}
      </Row>
      <div role="alert">{failure !== null && <Banner tone="bad" title={failure.message} />}</div>
    </>
  );
}
