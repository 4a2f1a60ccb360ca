import type { ComplaintKind } from '#domain/desk/complaints/complaint.ts';

/** The paths of the drawings beside the kinds, on 24 by 24. */
export const kindDrawings: Readonly<Record<ComplaintKind, string>> = {
  conduct: 'M12 4a4 4 0 110 8 4 4 0 010-8zM5 20c0-3.5 3-5.5 7-5.5s7 2 7 5.5',
  payment: 'M3 6h18v12H3zM12 9.5a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM6.5 12h.01M17.5 12h.01',
  terms: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h6M9 16h6',
  goods: 'M2 6h12v10H2zM14 9h4l4 4v3h-8zM6.5 16a2 2 0 110 4 2 2 0 010-4zM17.5 16a2 2 0 110 4 2 2 0 010-4z',
  privacy: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  other: 'M12 4a8 8 0 110 16 8 8 0 010-16zM8.5 12h.01M12 12h.01M15.5 12h.01',
};
