import type { transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { keptPictureType } from '#contract/picture.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { reportTransfer } from './report-transfer.ts';
import { matchTransfer, refuseTransfer } from './settle-transfer.ts';
import {
  findLikelyPayments,
  findSlip,
  findTransferReport,
  listTransferReports,
} from './transfer-reports.queries.ts';
import { likelyPaymentView, myTransferView, transferView } from './transfer-reports.view.ts';

export const transferReportRoutes: Handlers<typeof transferReportEndpoints> = {
  reportTransfer: async (call) => ({ data: myTransferView(await reportTransfer(call)) }),
  async listTransferReports({ context, reach, input }) {
    const { queue = 'checking', ...query } = input.query;
    const { rows, page } = await listTransferReports(context.pool, reach, { ...query, queue });
    return { data: rows.map(transferView), page };
  },
  async getTransferReport({ context, reach, input }) {
    const row = await findTransferReport(context.pool, reach, input.params.id);
    const likely = row.state === 'checking' ? await findLikelyPayments(context.pool, row) : [];
    return { data: { ...transferView(row), likelyPayments: likely.map(likelyPaymentView) } };
  },
  async showTransferSlip({ context, reach, input }) {
    const hash = await findSlip(context.pool, reach, input.params.id);
    return { picture: await context.files.read(hash), mediaType: keptPictureType, isImmutable: false };
  },
  async matchTransferReport(call) {
    await matchTransfer(call);
    return {
      data: transferView(await findTransferReport(call.context.pool, call.reach, call.input.params.id)),
    };
  },
  async refuseTransferReport(call) {
    await refuseTransfer(call);
    return {
      data: transferView(await findTransferReport(call.context.pool, call.reach, call.input.params.id)),
    };
  },
};
