import type * as z from 'zod/mini';
import { type Guarantor, guarantorEndpoints, type guarantorForm } from '#contract/lending/guarantors.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './differing-guarantor.module.css';
import { labels, messages } from './guarantors.messages.ts';

/** The details that a clerk entered of a new guarantor. */
export type EnteredGuarantor = z.input<typeof guarantorForm>;

interface DifferingGuarantorProps {
  readonly known: Guarantor;
  readonly entered: EnteredGuarantor;
  readonly onAdd: (guarantor: Guarantor) => void;
  readonly onOther: () => void;
}

/** A CNIC that is on record with other details than were entered: both side by side, to choose from. */
export function DifferingGuarantor({ known, entered, onAdd, onOther }: DifferingGuarantorProps) {
  const pick = usePick();
  const edit = useAction(guarantorEndpoints.editGuarantor);
  const { particulars } = known;

  function takeOver(version: number) {
    const { cnic: _, ...form } = entered;
    void edit.run({ params: { id: known.id }, body: { ...form, version } }, ({ data }) => {
      const { id, fullName, exposure, isColleague, agreements: __, ...kept } = data;
      onAdd({ id, fullName, exposure, isColleague, particulars: kept });
    });
  }

  return (
    <Stack gap={3} role="status">
      <Banner tone="warning" title={pick(messages.differs)}>
        {particulars === null ? (
          <p>{pick(messages.otherBranchDiffers)}</p>
        ) : (
          <Differences known={known} entered={entered} />
        )}
      </Banner>
      {edit.failure !== null && (
        <div role="alert">
          <Banner tone="bad" title={pick(messages.notTakenOver)}>
            <p>{edit.failure.message}</p>
          </Banner>
        </div>
      )}
      <Row gap={2} wraps>
        {particulars !== null && (
          <Button aria-disabled={edit.isRunning} onClick={() => takeOver(particulars.version)}>
            {pick(messages.takeOver)}
          </Button>
        )}
        <Button variant="default" onClick={() => onAdd(known)}>
          {pick(messages.keep)}
        </Button>
        <Button variant="default" onClick={onOther}>
          {pick(messages.other)}
        </Button>
      </Row>
    </Stack>
  );
}

/** The fields in which the two differ, as they are on record and as they were entered. */
function Differences({ known, entered }: Pick<DifferingGuarantorProps, 'known' | 'entered'>) {
  const pick = usePick();
  const { particulars } = known;
  if (particulars === null) return null;
  const namesOf = ({ own, ur }: EnteredGuarantor['fullName']) => [own, ur].filter(Boolean).join(' · ');
  const rows = [
    { label: labels.fullName, kept: namesOf(known.fullName), now: namesOf(entered.fullName) },
    {
      label: labels.phone,
      kept: formatStoredPhone(particulars.phone),
      now: formatStoredPhone(entered.phone),
    },
    { label: labels.address, kept: particulars.address, now: entered.address },
    { label: labels.occupation, kept: particulars.occupation ?? '–', now: entered.occupation ?? '–' },
  ].filter(({ kept, now }) => kept !== now);
  return (
    <dl className={classes.differences}>
      {rows.map(({ label, kept, now }) => (
        <div key={label.en}>
          <Text as="dt" weight={600}>
            {pick(label)}
          </Text>
          <dd>
            {pick(messages.onRecord)}: <Said text={kept} isFigure={label === labels.phone} />
          </dd>
          <dd>
            {pick(messages.entered)}: <Said text={now} isFigure={label === labels.phone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Said({ text, isFigure }: { readonly text: string; readonly isFigure: boolean }) {
  return isFigure ? <Ltr>{text}</Ltr> : <WrittenText>{text}</WrittenText>;
}
