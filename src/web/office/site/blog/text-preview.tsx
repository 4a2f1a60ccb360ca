import { useState } from 'react';
import { blogEndpoints } from '#contract/site/blog.ts';
import { directionOf, type Language } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { messages } from './manage-blog.messages.ts';
import { PostText } from './post-text.tsx';
import classes from './text-preview.module.css';

interface TextPreviewProps {
  readonly text: string;
  readonly language: Language;
}

/** A text as readers will see it. The server makes it, by the same rules as theirs. */
export function TextPreview({ text, language }: TextPreviewProps) {
  const pick = usePick();
  const [asked, setAsked] = useState<string | null>(null);
  const { data, error } = useEndpoint(
    blogEndpoints.previewBlogText,
    { body: { text: asked } },
    { enabled: asked !== null && asked.trim() !== '', staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  return (
    <Stack gap={2} align="start" className={classes.preview}>
      <Button variant="default" onClick={() => setAsked(text)}>
        {pick(messages.preview)}
      </Button>
      <div role="status">
        {asked !== null && asked.trim() === '' && pick(messages.previewEmpty)}
        {error?.message}
      </div>
      {data !== undefined && (
        <section
          aria-label={pick(messages.preview)}
          lang={language}
          dir={directionOf(language)}
          className={classes.text}
        >
          <PostText html={data.html} />
        </section>
      )}
    </Stack>
  );
}
