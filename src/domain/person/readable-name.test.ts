import { describe, expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { foldForSearch } from './fold-for-search.ts';
import { hasAddress, readableName } from './readable-name.ts';

const invisible = [
  ...['\u200B', '\u200E', '\u200F', '\u202A', '\u202E', '\u2060', '\u2066', '\u2069', '\u061C', '\uFEFF'],
  ...['\u00AD', '\u034F', '\u115F', '\u1160', '\u3164', '\uFFA0', '\u2800', '\u{E0041}', '\uFE0F', '\u0090'],
];

describe('a readable name', () => {
  test.each([
    ['Muhammad Aslam', 'Muhammad Aslam'],
    ['  Muhammad \t Aslam\u00A0', 'Muhammad Aslam'],
    ['Dear customer,\r\n\r\nsend Rs 5,000', 'Dear customer, send Rs 5,000'],
    ['one\u2028two\u2029three\u0085four', 'one two three four'],
    ['\u202EmalsA', 'malsA'],
    ['As\u200Blam', 'Aslam'],
    ['As\u200Clam', 'Aslam'],
    ['مُحَمَّد اسلم', 'مُحَمَّد اسلم'],
    ['خوش\u200Cبخت', 'خوش\u200Cبخت'],
    ['شاہِ\u200Cجہاں', 'شاہِ\u200Cجہاں'],
    ['\u200Cاسلم\u200D', 'اسلم'],
    ['اسلم\u200C\u200Cخان', 'اسلمخان'],
    ['\u0301Aslam \u064B', 'Aslam'],
    ['José', 'José'],
    ['M. Aslam s/o Akbar (2)', 'M. Aslam s/o Akbar (2)'],
  ])('of %j is %j', (text, name) => {
    expect(readableName(text)).toBe(name);
  });

  test.each([...invisible, '', ' ', '\u0301', '\u064B', '...', '123', '🙂', '\u3164 \u2800'])(
    'is not made of %j',
    (text) => {
      expect(readableName(text)).toBe('');
    },
  );

  test('has one line and no invisible sign, stays as it is when read again, and is found like the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...invisible,
        '\u200C',
        '\u200D',
        '\u064B',
        '\u0301',
        ' ',
        '\n',
        'ا',
        'ب',
        'ش',
        'a',
        'é',
      ),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const name = readableName(pieces.join(''));
        expect(readableName(name)).toBe(name);
        expect(name).not.toMatch(/[\r\n\t\u2028\u2029]/u);
        expect(name.replace(/[\u200C\u200D]/gu, '')).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
        expect(name).not.toMatch(/(?:^|[^\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?:$|\P{L})/u);
      }),
    );
  });

  test('of letters and their marks is the text, and a search finds it by either', () => {
    const word = fc.stringMatching(/^[a-zA-Zاآبپدéü](?:[a-zA-Zابپدکگلمنوےéü]|[بپدکگلمنوی][\u064E\u0651])*$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.constantFrom(...invisible), (words, sign) => {
        const name = words.join(' ');
        expect(readableName(name)).toBe(name);
        expect(foldForSearch(readableName(words.join(` ${sign}`)))).toBe(foldForSearch(name));
      }),
    );
  });

  // With a time that grows with the square of the length, each would take minutes.
  test.each(['ا\u200C', '\u0301', 'ا\u064B', ' \u0301', '\u200B', 'a@'])(
    'of %j 300,000 times over is made within the time of a test',
    (text) => {
      const long = text.repeat(300_000);
      expect(readableName(long).length).toBeLessThan(long.length + 1);
      expect(hasAddress(long)).toBe(text === 'a@');
    },
  );
});

describe('an address in a name', () => {
  test.each([
    ...[
      'evil@example.pk',
      'a @ b',
      'http://x',
      'see HTTPS://x.y',
      'www.evil.example',
      'WWW.evil',
      'evil.com',
    ],
    ...['pay at evil.pk/now', 'bit.ly', 'evil．com', 'evil。com', 'a＠b', 'Aslam.Khan.net', 'evil.com.'],
  ])('is seen in %j', (text) => {
    expect(hasAddress(text)).toBe(true);
  });

  test.each([
    ...['Muhammad Aslam', 'M.Aslam', 'Ch.Nazir Ahmad', 'S.M. Ali', 'Aslam S/O Akbar', 'Dr. Ayesha (Ph.D)'],
    ...['محمد اسلم', 'A. Company', 'M.Comail', '@aslam', 'javascript:hostile()'],
  ])('is not seen in %j', (text) => {
    expect(hasAddress(text)).toBe(false);
  });
});
