import { parseArgs } from 'node:util';
import { type Language, languages } from '#contract/http/languages.ts';
import { UserError } from '../process/user-error.ts';

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
