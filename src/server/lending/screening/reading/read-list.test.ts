import { describe, expect, test } from 'vitest';
import { listRowsMax } from '#contract/lending/screening/list-file.ts';
import { readListRows } from '#domain/lending/screening/read-list-rows.ts';
import { listRowsOf, UnreadableList } from './list-rows.ts';
import { readList } from './read-list.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') => listRowsOf(Buffer.from(text, encoding));
const reasonOf = (text: string, encoding?: BufferEncoding) => {
  try {
    return read(text, encoding);
  } catch (error) {
    return error instanceof UnreadableList ? error.refusal.reason : error;
  }
};

const asif = { name: 'Asif', fatherName: 'Rasool', cnic: '3520212345671', reference: 'Q.1' };

describe('the described shape', () => {
  test.each([
    ['csv', 'name,father_name,cnic,reference\nAsif,Rasool,35202-1234567-1,Q.1\n'],
    ['csv', '\uFEFFReference;Name;CNIC;Father_name;remarks\r\nQ.1;Asif;3520212345671;Rasool;"a;b"\r\n\r\n'],
    ['json', '[{"name":"Asif","father_name":"Rasool","cnic":"35202-1234567-1","reference":"Q.1","x":[1]}]'],
    [
      'xml',
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- x --><list><entry><name>Asif</name><father_name>Rasool</father_name><cnic>35202-1234567-1</cnic><reference><![CDATA[Q.1]]></reference></entry></list>',
    ],
  ])('is read from %s', (format, text) => {
    const { rows, ...list } = read(text);
    expect(list).toEqual({ format });
    expect(readListRows(rows)).toMatchObject({ ok: true, entries: [asif] });
  });

  test('has texts in any script, with the signs that XML writes in another way', () => {
    const { rows } = read('<list><entry><name>محمد &amp; &#1593;لی</name></entry></list>');
    expect(rows).toEqual([{ row: 1, values: { name: 'محمد & علی' } }]);
  });
});

describe('a file is refused', () => {
  test.each([
    ['', 'screening_list_not_read'],
    ['name\n', 'screening_list_empty'],
    ['[]', 'screening_list_empty'],
    ['<list></list>', 'screening_list_empty'],
    ['full_name,cnic\nAsif,3520212345671\n', 'screening_list_not_read'],
    ['name,name\nAsif,Rasool\n', 'screening_list_not_read'],
    ['name,cnic\nAsif,3520212345671,more\n', 'screening_list_not_read'],
    ['name,cnic\n"Asif,3520212345671\n', 'screening_list_not_read'],
    ['[{"name":"Asif"},5]', 'screening_list_not_read'],
    ['[{"name":"Asif"}', 'screening_list_not_read'],
    ['{"name":"Asif"}', 'screening_list_not_read'],
    ['<list><entry><name>Asif</name></entry>', 'screening_list_not_read'],
    ['<list><entry><name>Asif</entry></list>', 'screening_list_not_read'],
    ['<list><person><name>Asif</name></person></list>', 'screening_list_not_read'],
    ['<people><entry><name>Asif</name></entry></people>', 'screening_list_not_read'],
    [`${'<list>'.repeat(100_000)}`, 'screening_list_not_read'],
    ['name\nAs\0if\n', 'screening_list_not_read'],
  ])('because it is no list: %.40s', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  test('in another encoding', () => {
    for (const encoding of ['utf16le', 'latin1'] as const)
      expect(reasonOf('name\nAsé\n', encoding)).toBe('screening_list_not_read');
  });

  test.each([
    '<!DOCTYPE list [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><list><entry><name>&b;</name></entry></list>',
    '<!DOCTYPE list [<!ENTITY xxe SYSTEM "file:///etc/passwd">]><list><entry><name>&xxe;</name></entry></list>',
    '<!doctype list SYSTEM "http://example.com/list.dtd"><list><entry><name>Asif</name></entry></list>',
  ])('with entities of its own: %.40s', (text) => {
    expect(reasonOf(text)).toBe('screening_list_with_entities');
  });
});

describe('in a thread of its own', () => {
  const readWhole = (text: string) => readList(new Uint8Array(Buffer.from(text)));

  test('a list is read in parts that the database takes', async () => {
    const { parts, ...read } = await readWhole('name,cnic\nAsif,35202-1234567-1\nAsif,3520212345671\n');
    expect(read).toEqual({ format: 'csv', rows: 1, repeated: 1 });
    expect(parts).toMatchObject([{ firstLine: 2, lastLine: 2 }]);
    expect(JSON.parse(parts[0]?.json ?? '')).toMatchObject([{ name: 'Asif', cnic: '3520212345671' }]);
  });

  test('a row that cannot be used is named as the reader of the file counts', async () => {
    const refused = (row: number, fault: string) => ({
      code: 'screening_row_refused',
      details: { row, fault },
    });
    await expect(readWhole('name,cnic\nAsif,\n\nNadeem,123\n')).rejects.toMatchObject(
      refused(4, 'cnic_wrong'),
    );
    await expect(readWhole('[{"name":"Asif"},{"cnic":""}]')).rejects.toMatchObject(
      refused(2, 'name_missing'),
    );
    const xml = '<list><entry><name>Asif</name></entry><entry><name> </name></entry></list>';
    await expect(readWhole(xml)).rejects.toMatchObject(refused(2, 'name_missing'));
  });

  test('a list has as many rows as it may, and no more', async () => {
    const list = (rows: number) =>
      `name,father_name\n${Array.from({ length: rows }, (_, n) => `Name ${n},Father`).join('\n')}`;
    expect(await readWhole(list(listRowsMax))).toMatchObject({ rows: listRowsMax, repeated: 0 });
    const tooLong = { code: 'screening_list_too_long', details: { rowsMax: listRowsMax } };
    await expect(readWhole(list(listRowsMax + 1))).rejects.toMatchObject(tooLong);
  });
});
