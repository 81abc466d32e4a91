import { render } from 'preact';
import type { ReactElement } from 'react';

/**
 * Shows an element in a box, instead of what was there before. Its types are React's, which TypeScript sees; the build
 * of open pages makes it by Preact, which is a tenth as large.
 */
export const renderInto = (box: HTMLElement, element: ReactElement | null): void =>
  render(element as unknown as Parameters<typeof render>[0], box);
