import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

const at = (along: number, up: number) => ({ along, up, width: 0.15 });

test('labels are placed where there is room, and otherwise left out', () => {
  expect(placeLabels([at(0.5, 0.5)])).toEqual(['end']);
  expect(placeLabels([at(0.95, 0.5)])).toEqual(['start']);
  expect(placeLabels([at(0.5, 0.5), at(0.55, 0.5)])).toEqual(['start', 'end']);
  expect(placeLabels(Array.from({ length: 6 }, () => at(0.5, 0.5)))).toContain(null);
});
