import { Link } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { ChartFrame } from '../kit/chart/chart-frame.tsx';
import { messages, months } from './gallery.messages.ts';
import classes from './gallery-page.module.css';

const points = [5_410_000, 5_760_000, 6_120_000, 6_480_000, 7_446_200, 5_288_600].map((collected, index) => ({
  collected,
  due: collected + 466_200,
  month: months[index] ?? messages.month,
}));
const most = Math.max(...points.map(({ due }) => due));

/** The frame of a chart, with a simple chart in it. */
export function GalleryChart() {
  const pick = usePick();
  return (
    <ChartFrame
      title={pick(messages.chart)}
      lead={pick(messages.chartLead)}
      points={points}
      nameOf={({ month }) => pick(month)}
      pointLabel={pick(messages.month)}
      figures={[
        { label: pick(messages.collected), of: ({ collected }) => <Money amount={collected} /> },
        { label: pick(messages.fellDue), of: ({ due }) => <Money amount={due} /> },
      ]}
      actionOf={() => (
        <Link to="." className="touch">
          {pick(messages.openReport)}
        </Link>
      )}
    >
      {(shown) => (
        <Row align="end" className={classes.bars}>
          {points.map(({ collected, month }, index) => (
            <span
              key={month.en}
              data-shown={index === shown}
              style={{ blockSize: `${(collected / most) * 100}%` }}
            />
          ))}
        </Row>
      )}
    </ChartFrame>
  );
}
