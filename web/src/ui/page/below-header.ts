import { createContext, type ReactNode } from 'react';

/** Content that the shell adds below the heading of a page. */
export const BelowHeader = createContext<ReactNode>(null);
