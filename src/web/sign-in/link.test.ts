import { expect, test } from 'vitest';
import { linkIn } from './link.ts';

test.each([
  ['#reset=q7_-Zk', { kind: 'reset', secret: 'q7_-Zk' }],
  ['#set-up=q7_-Zk', { kind: 'set-up', secret: 'q7_-Zk' }],
  ['#google', { kind: 'google', secret: '' }],
  ['', null],
  ['#', null],
  ['#content', null],
  ['#constructor=x', null],
  ['#resets=x', null],
])('the fragment %j is the link %j', (fragment, link) => {
  expect(linkIn(fragment)).toEqual(link);
});
