import { expect, test } from 'vitest';
import { fillWords, type MessageFactTexts, messageGaps, problemOfWords } from './message-gaps.ts';

const words = '{lender}: {amount} is due today. Write {payment_number}.';

test.each<[string, string, ReturnType<typeof problemOfWords>]>([
  ['with all that it needs', words, null],
  ['with more that it may have', `${words} {name}, {agreement}, {phone}`, null],
  ['that names a gap twice', `${words} {amount}`, null],
  [
    'with a wrong letter in a gap',
    words.replace('{amount}', '{amuont}'),
    { kind: 'unknown', gap: '{amuont}' },
  ],
  ['with spaces in a gap', words.replace('{amount}', '{ amount }'), { kind: 'unknown', gap: '{ amount }' }],
  ['with a gap of another message', `${words} {link}`, { kind: 'unknown', gap: '{link}' }],
  ['with an empty gap', `${words} {}`, { kind: 'unknown', gap: '{}' }],
  ['with half a gap', words.replace('{amount}', '{amount'), { kind: 'unknown', gap: '{' }],
  ['with a brace alone', `${words} }`, { kind: 'unknown', gap: '}' }],
  ['with a name of every object', `${words} {constructor}`, { kind: 'unknown', gap: '{constructor}' }],
  ['without the amount', words.replace('{amount}', '5,000'), { kind: 'missing', gap: '{amount}' }],
  ['without anything', 'Salam', { kind: 'missing', gap: '{lender}' }],
])('a reminder %s is judged', (_, written, problem) => {
  expect(problemOfWords('due_today', written)).toEqual(problem);
});

test('gaps are filled in their order, and a fact that looks like a gap is not filled again', () => {
  const named = Object.fromEntries(messageGaps.map((gap) => [gap, gap.toUpperCase()]));
  const facts = { ...named, name: '{link}' } as unknown as MessageFactTexts;
  expect(fillWords('{amount}, {name}: {amount} {other}', facts)).toEqual({
    text: 'AMOUNT, {link}: AMOUNT {other}',
    parameters: ['AMOUNT', '{link}', 'AMOUNT'],
  });
});
