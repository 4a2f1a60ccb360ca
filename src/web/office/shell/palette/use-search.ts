import { type SearchResult, searchEndpoints } from '#contract/insight/search.ts';
import { type EmployeeRow, employeeEndpoints } from '#contract/lender/employees.ts';
import { useSettled } from '#web/office/kit/data/use-settled.ts';
import { useEndpoint } from '../../kit/data/use-endpoint.ts';
import { useMay } from '../use-may.ts';

/** A shorter text has too many results. */
const lettersMin = 2;
const pauseMs = 200;
const employeesMax = 5;

export interface Found {
  readonly customers: readonly SearchResult[];
  readonly employees: readonly EmployeeRow[];
}

export interface Search extends Found {
  /** `none`: the text is too short to search, or this role has nobody to search for. */
  readonly state: 'none' | 'searching' | 'failed' | 'done';
  readonly failure: Error | null;
  readonly again: () => void;
}

/** Searches customers on the server, and employees where it is asked to, after a short pause. The text is kept neither in an address nor in the browser. */
export function useSearch(text: string, findsEmployees: boolean): Search {
  const typed = text.trim();
  const asked = useSettled(typed, pauseMs);
  const maySearch = useMay('customers.read');
  const mayManage = useMay('employees.manage') && findsEmployees;
  const isAsked = maySearch && typed.length >= lettersMin;
  const isSent = isAsked && asked === typed;
  const customers = useEndpoint(
    searchEndpoints.search,
    { body: { text: asked } },
    { enabled: isSent, gcTime: 0 },
  );
  const employees = useEndpoint(
    employeeEndpoints.listEmployees,
    { body: { search: asked } },
    { enabled: isSent && mayManage, gcTime: 0 },
  );
  const again = () => {
    void customers.refetch();
    if (mayManage) void employees.refetch();
  };
  const nothing = { customers: [], employees: [], failure: null, again };
  if (!isAsked) return { ...nothing, state: 'none' };
  // The answer to other words must not be opened by mistake.
  if (asked !== typed) return { ...nothing, state: 'searching' };
  const failure = customers.error ?? employees.error;
  if (failure !== null) return { ...nothing, state: 'failed', failure };
  if (customers.data === undefined || (mayManage && employees.data === undefined))
    return { ...nothing, state: 'searching' };
  return {
    ...nothing,
    customers: customers.data,
    employees: employees.data?.slice(0, employeesMax) ?? [],
    state: 'done',
  };
}
