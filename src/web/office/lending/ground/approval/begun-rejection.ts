import { useLocation } from 'react-router';

/** The state of a history entry whose drawer begins with the question why this request is rejected. */
export function begunRejection(approvalId: string): object {
  return { begunRejection: approvalId };
}

/** True if this history entry begins with the rejection of the request. Other requests may be stepped to in the same drawer. */
export function useBegunRejection(approvalId: string): boolean {
  const { begunRejection: begun } = { begunRejection: null, ...(useLocation().state as object | null) };
  return begun === approvalId;
}
