import { collectionEndpoints, keptRateDays } from '#contract/lending/collections.ts';
import { formatPercent } from '#web/format/rate.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import panel from '#web/office/kit/ui/panel.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { keptOf } from '../../ground/labels/contact-labels.messages.ts';
import { messages, ratesLead } from './due.messages.ts';
import type { DueQuery } from './due-tools.tsx';
import classes from './officer-promises.module.css';

type OfficerPromisesProps = Pick<DueQuery, 'officerId' | 'branchId'>;

/** The kept and broken promises, by officer. */
export function OfficerPromises({ officerId, branchId }: OfficerPromisesProps) {
  const pick = usePick();
  const { data: officers = [] } = useEndpoint(collectionEndpoints.listOfficerPromises, {
    query: { officerId, branchId },
  });
  if (officers.length === 0) return null;
  const rateOf = (kept: number, broken: number) => Math.round((100 * kept) / (kept + broken));
  return (
    <section className={`${panel.panel} ${classes.panel}`} aria-labelledby="officer-promises">
      <h2 id="officer-promises">{pick(messages.rates)}</h2>
      <p className={classes.lead}>{pick(ratesLead)(keptRateDays)}</p>
      <ul className={classes.officers}>
        {officers.map(({ officerId: id, officerName, kept, broken }) => (
          <li key={id}>
            <WrittenText>{pick(officerName)}</WrittenText>
            <span className={classes.figures}>
              <Ltr className={classes.rate}>{formatPercent(rateOf(kept, broken))}</Ltr>
              <span className={classes.lead}>{pick(keptOf)(kept, kept + broken)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
