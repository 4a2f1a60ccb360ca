import { expect, test } from 'vitest';
import { className } from './class-name.ts';

const css = `.skeleton { animation: breathe 1s }
.spinner { animation: turn 1s }
@keyframes breathe { 50% { opacity: 0.4 } }
@keyframes turn { to { rotate: 1turn } }`;

test('classes and animations of a file have different names', () => {
  const names = ['skeleton', 'spinner', 'breathe', 'turn'].map((name) =>
    className(name, 'a.module.css', css),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a name is the same in each build, and another in another file', () => {
  expect(className('turn', 'a.module.css', css)).toBe(className('turn', 'a.module.css', css));
  expect(className('turn', 'a.module.css', css)).not.toBe(className('turn', 'b.module.css', css));
});
