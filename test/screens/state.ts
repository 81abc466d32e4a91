import type { Page } from '@playwright/test';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { type ScreenName, screenNames, screenOf } from '#web/screens/screens.ts';
import type { DemoIds } from './demo-ids.ts';

/** Something that is done with a page, before it is opened or once it is shown. */
export type Step = (page: Page, ids: DemoIds) => Promise<unknown>;

/** A demo account that sees a screen, or a visitor. */
type Account = 'visitor' | 'dona' | 'tapioca' | 'vento' | 'salao' | 'nova' | 'equipe';

/** A screen in one state. What is left out derives from the table of screens. */
export interface State {
  /** An owner or staff where the screen is for users, a visitor elsewhere. */
  readonly as?: Account;
  /** The path of the screen when left out. */
  readonly path?: (ids: DemoIds) => string;
  /** Items of the local storage. */
  readonly stored?: (ids: DemoIds) => Readonly<Record<string, string>>;
  /** What is done before the page is opened, such as replacing an answer of the API. */
  readonly given?: readonly Step[];
  /** What is done when the page is shown, such as opening a dialog. */
  readonly steps?: readonly Step[];
  /** The state lasts while something is loading. */
  readonly isBusy?: true;
  /** What a screen usually shows: seen with large text and on a desktop, too, and measured by Lighthouse. */
  readonly isMain?: true;
  /** It shows what another state shows, by the same components with other words: the browser tests leave it out. */
  readonly isRepeated?: true;
  /** What it is for; a screen of any size when left out. */
  readonly only?: 'phone' | 'paper';
}

/** A row of a screen's usual state. */
export const main = { isMain: true } as const;

/** `shopList` as `shop-list`. */
type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

type Start = Kebab<ScreenName> | 'not-found';

/** The name of a state: that of its screen, and what is particular to it, such as `shop-list-empty`. */
export type StateName = Start | `${Start}-${string}`;

export type States = { readonly [Name in StateName]?: State };

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The screen that a state is of; undefined for a path without a screen. */
export function screenOfState(name: StateName): ScreenName | undefined {
  const isOf = (screen: ScreenName) => `${name}-`.startsWith(`${kebab(screen)}-`);
  return screenNames.filter(isOf).toSorted((one, other) => other.length - one.length)[0];
}

/** A row with its name. */
export interface NamedState extends State {
  readonly name: StateName;
}

/** Who sees a state. */
export function accountOf({ name, as }: NamedState): Account {
  const screen = screenOfState(name);
  if (as || !screen) return as ?? 'visitor';
  const { layout, roles = ['owner'] } = screenOf(screen);
  if (layout !== 'private') return 'visitor';
  return roles.includes('owner') ? 'dona' : 'equipe';
}

/** The path that shows a state. */
export function pathOf({ name, path }: NamedState, ids: DemoIds): string {
  const screen = screenOfState(name);
  return path?.(ids) ?? (screen ? linkToScreen(screen) : '/nada');
}
