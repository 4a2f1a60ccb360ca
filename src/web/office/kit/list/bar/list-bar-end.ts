import { createContext, type ReactNode } from 'react';

/** The control at the end of every list's bar, which the frame of the office hands in. */
export const ListBarEnd = createContext<ReactNode>(null);
