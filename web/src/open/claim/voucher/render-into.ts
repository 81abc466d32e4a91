import { render } from 'preact';
import type { ReactElement } from 'react';

/**
 * Shows an element as the content of a box. TypeScript sees React's types. The build of open pages uses Preact, which is
 * a tenth as large.
 */
export const renderInto = (box: HTMLElement, element: ReactElement | null): void =>
  render(element as unknown as Parameters<typeof render>[0], box);
