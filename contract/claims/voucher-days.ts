const millisecondsPerDay = 86_400_000;
const firstDay = Date.UTC(2020, 0, 1) / millisecondsPerDay;

/** Returns a day `YYYY-MM-DD` as days since 2020-01-01. Throws a RangeError where it does not fit into two bytes. */
export function numberOfDay(day: string): number {
  const number = Date.parse(`${day}T00:00:00.000Z`) / millisecondsPerDay - firstDay;
  if (number >= 0 && number <= 0xffff) return number;
  throw new RangeError(`A voucher has no room for the day ${day}`);
}

/** Returns the day `YYYY-MM-DD` so many days after 2020-01-01. */
export function dayOfNumber(number: number): string {
  return new Date((firstDay + number) * millisecondsPerDay).toISOString().slice(0, 10);
}
