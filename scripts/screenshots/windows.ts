import { parseArgs } from 'node:util';
import type { BrowserContextOptions } from '@playwright/test';
import { type Language, languages } from '#contract/http/languages.ts';
import type { State } from '#test/screens/state.ts';
import { UserError } from '../process/user-error.ts';

type ColorScheme = 'light' | 'dark';

interface Window {
  readonly options: BrowserContextOptions & {
    readonly viewport: { readonly width: number; readonly height: number };
  };
  /** Colour schemes of the pictures, in this order. */
  readonly schemes: readonly ColorScheme[];
  /** CSS medium; screen by default. */
  readonly media?: 'print';
  /** Text size in percent. */
  readonly textSize?: number;
}

const touch = { deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

const table = {
  phone: {
    options: { viewport: { width: 390, height: 844 }, ...touch },
    schemes: ['light', 'dark'],
  },
  desktop: { options: { viewport: { width: 1280, height: 800 } }, schemes: ['light', 'dark'] },
  // The smallest window in which nothing may be cut off, with text at twice the size (WCAG 1.4.4 and 1.4.10).
  large: {
    options: { viewport: { width: 320, height: 640 }, ...touch },
    schemes: ['light'],
    textSize: 200,
  },
  // A4 at 96 pixels per inch.
  paper: {
    options: { viewport: { width: 794, height: 1123 } },
    schemes: ['light'],
    media: 'print',
  },
} as const satisfies Readonly<Record<string, Window>>;

export type WindowName = keyof typeof table;

export const windowNames = Object.keys(table) as readonly WindowName[];

export const windowOf = (name: WindowName): Window => table[name];

/** Returns the windows for a state; main states also get large text in a small window. */
export function windowsOf({ only, isMain }: Pick<State, 'only' | 'isMain'>): readonly WindowName[] {
  if (only) return [only];
  return isMain ? ['phone', 'desktop', 'large'] : ['phone', 'desktop'];
}

interface Options {
  /** Words in the names of the wanted screenshots. */
  readonly words: readonly string[];
  /** Whether to make only the README's pictures. */
  readonly isForReadme: boolean;
  readonly language: Language;
}

/** Parses the arguments of `npm run screenshots`; throws a UserError if they are wrong. */
export function readScreenshotOptions(args: readonly string[]): Options {
  const { values, positionals: words } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      readme: { type: 'boolean', default: false },
      language: { type: 'string', default: 'pt' },
    },
  });
  const language = languages.find((known) => known === values.language);
  if (!language) throw new UserError(`--language is one of ${languages.join(', ')}.`);
  if (values.readme && (words.length > 0 || language !== 'pt')) {
    throw new UserError('--readme makes all pictures of the README: leave the rest out.');
  }
  return { words, isForReadme: values.readme, language };
}
