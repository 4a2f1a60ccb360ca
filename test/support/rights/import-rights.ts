import { type TestApi, testPassword } from '#test/support/calls/api.ts';
import { check, doneImport } from '#test/support/lending/imports.ts';
import type { Desk } from '#test/support/lending/lending.ts';
import { csvFile, registered } from '#test/support/lending/register-files.ts';
import type { Expected } from './lending-rights.ts';

const superadminOnly: Expected = {
  nobody: 401,
  customer: 403,
  employee: 403,
  otherEmployee: 403,
  superadmin: 200,
};

/** The rights around imports. */
export function importRights(testApi: TestApi, desk: Desk) {
  const byKind = {
    request: async () => ({ params: { kind: 'customers' as const } }),
    expected: superadminOnly,
  };
  const checked = async () => check(testApi, desk, csvFile([registered()]));
  const byImport = {
    request: async () => ({ params: { id: (await checked()).id } }),
    expected: superadminOnly,
  };
  return {
    downloadImportCsv: byKind,
    downloadImportXlsx: byKind,
    listImports: { request: async () => ({}), expected: superadminOnly },
    checkImport: {
      request: async () => ({
        body: { kind: 'customers' as const, fileName: 'customers.csv', table: csvFile([registered()]) },
      }),
      expected: superadminOnly,
    },
    getImport: byImport,
    listImportRows: byImport,
    exportFaultyRows: byImport,
    discardImport: byImport,
    matchImport: {
      request: async () => {
        const { id, columns } = await checked();
        return { params: { id }, body: { columns } };
      },
      expected: superadminOnly,
    },
    chooseImportRows: {
      request: async () => ({ params: { id: (await checked()).id }, body: { isChosen: true, row: null } }),
      expected: superadminOnly,
    },
    startImport: {
      request: async () => ({ params: { id: (await checked()).id }, body: { password: testPassword } }),
      expected: superadminOnly,
    },
    undoImport: {
      request: async () => ({
        params: { id: (await doneImport(testApi, desk)).id },
        body: { password: testPassword, reason: 'The wrong register' },
      }),
      expected: superadminOnly,
    },
  };
}
