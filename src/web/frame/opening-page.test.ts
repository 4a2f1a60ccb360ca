import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QistMark } from '#web/ui/qist-mark.tsx';

const drawn = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

test('the star in the served HTML is the one that the app then draws', () => {
  const page = readFileSync(new URL('../app.html', import.meta.url), 'utf8');
  expect(drawn(page)).toEqual(drawn(renderToStaticMarkup(createElement(QistMark, { size: 48 }))));
});
