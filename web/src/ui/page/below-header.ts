import { createContext, type ReactNode } from 'react';

/** What the shell adds below the heading of a page. */
export const BelowHeader = createContext<ReactNode>(null);
