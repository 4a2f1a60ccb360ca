import type { importEndpoints } from '#contract/insight/imports.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { checkImport } from './check-import.ts';
import { differencesNow } from './differences-now.ts';
import { discardImport } from './discard-import.ts';
import { faultyRows } from './faulty-rows.ts';
import { csvTemplate, xlsxTemplate } from './import-template.ts';
import { findImport, listImportRows, listImports } from './imports.queries.ts';
import { importRowView, importView } from './imports.view.ts';
import { matchImport } from './match-import.ts';
import { startImport } from './start-import.ts';
import { chooseImportRows } from './taking-over/choose-import-rows.ts';
import { undoImport } from './undo-import.ts';

export const importRoutes: Handlers<typeof importEndpoints> = {
  downloadImportCsv: async ({ input, language }) => csvTemplate(input.params.kind, language),
  downloadImportXlsx: async ({ input, language }) => xlsxTemplate(input.params.kind, language),
  async listImports({ context, input }) {
    const { rows, page } = await listImports(context.pool, input.query.cursor);
    return { data: rows.map((row) => importView(row)), page };
  },
  async checkImport(call) {
    const { row, isKnownFile } = await checkImport(call);
    return { data: importView(row, isKnownFile) };
  },
  getImport: async ({ context, input }) => ({
    data: importView(await findImport(context.pool, input.params.id)),
  }),
  async listImportRows({ context, input, language }) {
    const file = await findImport(context.pool, input.params.id);
    const { rows, page } = await listImportRows(context.pool, file.id, input.query);
    const differences = await differencesNow(context, file, rows);
    const reader = { language, today: businessDateOf(context.clock.now()) };
    return {
      data: rows.map((row) => importRowView(row, file, differences.get(row.line), reader)),
      page,
    };
  },
  matchImport: async (call) => ({ data: importView(await matchImport(call)) }),
  chooseImportRows: async (call) => ({ data: importView(await chooseImportRows(call)) }),
  startImport: async (call) => ({ data: importView(await startImport(call)) }),
  undoImport: async (call) => ({ data: importView(await undoImport(call)) }),
  async discardImport(call) {
    await discardImport(call);
    return { data: null };
  },
  exportFaultyRows: ({ context, input, language }) => faultyRows(context.pool, input.params.id, language),
};
