/** Masks typed text as `50030-230`. */
export function maskPostalCode(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** Masks typed text as `18:30`; the hour has one digit if two would exceed 24, or `:` or `h` follows. */
export function maskTime(typed: string): string {
  const [, hour = '', separator = '', minutes = ''] =
    /^\D*(\d{0,2})\s*([:h]?)\D*(\d*)/i.exec(typed) ?? [];
  const hasOneDigit = Number(hour) > 24;
  const shown = hasOneDigit ? hour.slice(0, 1) : hour;
  const rest = (hasOneDigit ? hour.slice(1) + minutes : minutes).slice(0, 2);
  return rest !== '' || (separator !== '' && shown !== '') ? `${shown}:${rest}` : shown;
}

/** Matches a month written as a word, as in `1 de dezembro`. */
const namesMonth = /^\D*\d+\D*\p{L}{3}/u;

const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits);
const isMonth = (digits: string) => Number(digits) >= 1 && Number(digits) <= 12;

/** Moves surplus digits of a number into the next one: day, month and year have two, two and four. */
function groupsOf([first = '', second = '', third = '']: readonly string[]): string[] {
  const month = first.slice(2) + second;
  return [first.slice(0, 2), month.slice(0, 2), (month.slice(2) + third).slice(0, 4)];
}

/** Returns year, month and day of a text that starts with the year; undefined for other text. */
function fromYear(numbers: readonly string[], end: string | undefined): string[] | undefined {
  const [first = '', second = '', third = ''] = numbers;
  if (isYear(first) && (numbers.length > 1 || end)) {
    return [first, second.slice(0, 2), third.slice(0, 2)];
  }
  // The mask has split a typed year, as in `20/27`. After a complete day, a point ends a sentence.
  if (!end || first.length !== 2 || !isYear(first + second)) return undefined;
  if (numbers.length === 2 && !isMonth(second)) return [first + second];
  return numbers.length === 3 && isMonth(third) && end !== '.'
    ? [first + second, third]
    : undefined;
}

/**
 * Masks typed or pasted text as `05/11/1990`. A separator typed at the end adds a leading zero to a single digit. Days
 * typed as `1990-11-05` keep their hyphens until complete. Text that names the month stays unchanged, and the form
 * refuses it.
 */
export function maskDate(typed: string): string {
  if (namesMonth.test(typed)) return typed.trim();
  const numbers = typed.match(/\d+/g) ?? [];
  const end = /(?<=\d)[/.-]$/.exec(typed)?.[0];
  const iso = fromYear(numbers, end);
  const groups = (iso ?? groupsOf(numbers)).filter(Boolean);
  const [year, month = '', day = ''] = iso ?? [];
  if (month.length === 2 && day.length === 2) return `${day}/${month}/${year}`;
  const separator = iso ? '-' : '/';
  if (!end || groups.length > 2) return groups.join(separator);
  return [...groups.map((digits) => digits.padStart(2, '0')), ''].join(separator);
}
