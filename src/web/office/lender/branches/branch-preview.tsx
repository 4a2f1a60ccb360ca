import { directionOf, languages } from '#domain/language.ts';
import { BranchCard } from '#web/branch-card/branch-card.tsx';
import { usePick } from '#web/i18n/language.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import classes from './branch-preview.module.css';
import { type BranchValues, siteBranchOf } from './branch-values.ts';
import { messages } from './branches.messages.ts';

interface BranchPreviewProps {
  readonly values: BranchValues;
  readonly isHeadOffice: boolean;
}

/** The card of the public site, in both languages: the same component, so that it cannot differ. */
export function BranchPreview({ values, isHeadOffice }: BranchPreviewProps) {
  const pick = usePick();
  return (
    <Grid
      as="figure"
      translate="no"
      gap={3}
      column="18.75rem"
      pad={4}
      className={classes.preview}
      data-hidden={!values.isPublic}
    >
      <Text as="figcaption" size={2} tone="muted" weight={500} className={classes.caption}>
        {pick(values.isPublic ? messages.preview : messages.hidden)}
      </Text>
      {languages.map((language) => (
        <Stack key={language} lang={language} dir={directionOf(language)} size={4} className={classes.card}>
          <BranchCard branch={siteBranchOf(values, isHeadOffice, language)} language={language} />
        </Stack>
      ))}
    </Grid>
  );
}
