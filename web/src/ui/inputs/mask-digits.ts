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
