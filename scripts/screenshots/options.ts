import { parseArgs } from 'node:util';
import { type Language, languages } from '#contract/http/languages.ts';
import { UserError } from '../process/user-error.ts';

interface Options {
  /** Words that the names of the screenshots contain. */
  readonly words: readonly string[];
  /** Whether only the pictures of the README are made. */
  readonly isForReadme: boolean;
  readonly language: Language;
}

/** Reads the arguments of `npm run screenshots`. Throws a UserError where they mean nothing. */
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
