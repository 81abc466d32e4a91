import type { Page } from '@playwright/test';
import type { ScreenName } from '#web/screens/screens.ts';
import type { DemoIds } from './demo-ids.ts';
import type { WindowName } from './windows.ts';

/** Something that is done with a page, before it is opened or once it is shown. */
export type Step = (page: Page, ids: DemoIds) => Promise<unknown>;

/** A screen in one state. */
export interface Shot {
  /** The name of its files: lower-case words with hyphens, the screen first. */
  readonly name: string;
  readonly screen: ScreenName | 'notFound';
  /** The demo account that sees it, such as `dona`; a visitor when left out. */
  readonly as?: string;
  /** The path of the screen when left out. */
  readonly path?: (ids: DemoIds) => string;
  /** What is done before the page is opened, such as replacing an answer of the API. */
  readonly before?: readonly Step[];
  /** What is done when the page is shown, such as opening a dialog. */
  readonly steps?: readonly Step[];
  /** The state lasts while something is loading. */
  readonly isBusy?: true;
  /** The windows in which it is shown; phone and desktop when left out. */
  readonly windows?: readonly WindowName[];
}
