import { usePick } from '#web/i18n/language.ts';
import { Button } from '../controls/button.tsx';
import { Banner } from '../ui/banner.tsx';
import { AfterSave } from './after-save.tsx';
import type { RecordForm } from './engine/use-record-form.ts';
import { messages, theyChanged } from './form.messages.ts';

type MeanwhileBannerProps = Pick<RecordForm<unknown, unknown>, 'meanwhile' | 'takeOver'>;

/** When somebody else has saved the record meanwhile: the offer to take over their changes, and then which these were. */
export function MeanwhileBanner({ meanwhile, takeOver }: MeanwhileBannerProps) {
  const pick = usePick();
  if (meanwhile === null) return null;
  return meanwhile === 'refused' ? (
    <Banner
      tone="warning"
      title={pick(messages.conflict)}
      action={
        <Button variant="default" onClick={() => void takeOver()}>
          {pick(messages.takeOver)}
        </Button>
      }
    />
  ) : (
    <AfterSave saves={1}>
      <Banner tone="good" title={pick(theyChanged)(meanwhile.map(pick))} />
    </AfterSave>
  );
}
