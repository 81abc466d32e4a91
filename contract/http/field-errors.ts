import type * as z from 'zod/mini';
import { type FieldError, type FieldErrorCode, fieldErrorCodes } from './errors.ts';

const knownCodes = new Set<string>(fieldErrorCodes);

const tooSmall: Partial<Record<string, FieldErrorCode>> = { string: 'TOO_SHORT', array: 'TOO_FEW' };
const tooBig: Partial<Record<string, FieldErrorCode>> = { string: 'TOO_LONG', array: 'TOO_MANY' };

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  if (issue.code === 'custom') {
    return knownCodes.has(issue.message) ? (issue.message as FieldErrorCode) : 'INVALID_VALUE';
  }
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'REQUIRED';
  switch (issue.code) {
    case 'invalid_type':
      return 'INVALID_TYPE';
    case 'too_small':
      return tooSmall[issue.origin] ?? 'TOO_SMALL';
    case 'too_big':
      return tooBig[issue.origin] ?? 'TOO_BIG';
    case 'invalid_format':
    case 'not_multiple_of':
      return 'INVALID_FORMAT';
    default:
      return 'INVALID_VALUE';
  }
}

/** Converts zod's issues to field errors: one per path, and one per unknown key. */
function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const errors = issues.flatMap((issue): FieldError[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...issue.path, key].join('.'),
        code: 'UNKNOWN_FIELD',
      }));
    }
    return [{ path: issue.path.join('.'), code: codeOf(issue) }];
  });
  const paths = errors.map(({ path }) => path);
  return errors.filter(({ path }, index) => paths.indexOf(path) === index);
}

type Checked<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly errors: readonly FieldError[] };

/** Parses `input` by a schema. Lambdas and the web's forms get the same field errors. */
export function parseInput<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
): Checked<z.output<S>> {
  const result = schema.safeParse(input, { reportInput: true });
  return result.success
    ? { success: true, data: result.data }
    : { success: false, errors: fieldErrorsOf(result.error.issues) };
}
