import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { languages } from '#domain/language.ts';
import { noRupees, type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import { visitorsTerms } from '#test/support/lending/visitors-terms.ts';
import { fc } from '#test/support/runs/properties.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { exampleDays } from '#web/public/calculator/example-days.ts';
import { type PricePlan, planPrice } from '#web/public/calculator/plan-price.ts';
import { KeyInstallments } from '../../ground/statement/key-figures.tsx';
import { newDraftValues } from '../draft/draft-values.ts';
import { type PlanPreview, previewOf } from './plan-preview.ts';

/** The preview that the branch sees once it has typed the terms of a visitor into a new agreement of that day. */
function typedAtTheBranch(
  { price, downPayment, rows }: PricePlan,
  roundingStep: Rupees,
  today: CalendarDate,
): PlanPreview {
  const items = [{ productId: null, description: 'Fridge', quantity: 1, unitPrice: price }];
  const terms = { items, downPayment, count: rows.length, roundingStep };
  return previewOf({ ...newDraftValues(today), ...terms }, noRupees, today);
}

test('the calculator and the preview of the agreement have the same installments on the same days', () => {
  fc.assert(
    fc.property(visitorsTerms, ({ today, ...visit }) => {
      const plan = planPrice(visit, visit);
      if ('problem' in plan) return;
      const days = exampleDays(today, plan.rows.length);
      const example = plan.rows.map((amount, index) => ({ number: index + 1, dueOn: days[index], amount }));
      expect(sumOf([plan.downPayment, ...plan.rows])).toBe(visit.price);
      expect(typedAtTheBranch(plan, visit.roundingStep, today)).toMatchObject({
        ok: true,
        facts: { downPayment: plan.downPayment, installments: example, totalPayable: visit.price },
      });
    }),
  );
});

test('the paper of the key facts lists what the calculator said, in both languages', () => {
  const today = calendarDate('2027-01-31');
  const visit = { price: rupees(132_000), downPayment: rupees(20_000), months: 18 };
  const plan = planPrice(visit, { downPaymentMinPercent: 10, roundingStep: rupees(50) });
  if ('problem' in plan) throw new Error(plan.problem);
  const preview = typedAtTheBranch(plan, rupees(50), today);
  if (!preview.ok) throw new Error('these terms make a schedule');
  const days = exampleDays(today, plan.rows.length);
  for (const language of languages) {
    const html = renderToStaticMarkup(createElement(KeyInstallments, { facts: preview.facts, language }));
    const said = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, row = '']) =>
      row.split(/<[^>]+>/).filter(Boolean),
    );
    expect(said).toEqual(
      plan.rows.map((amount, index) => [
        String(index + 1),
        formatDate(days[index] ?? '', language),
        formatCount(amount),
      ]),
    );
  }
});
