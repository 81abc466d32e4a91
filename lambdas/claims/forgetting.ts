/** Years after the month of its end until a claim loses its consumer. */
const retentionYears = 2;

/** Returns the end of a month (`YYYY-MM`) in UTC. */
export function endOfClaimsMonth(monthText: string): Date {
  const [year, month] = monthText.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0));
}

/** Returns when claims that end in a month (`YYYY-MM`) lose their consumers, in Unix seconds. */
export function forgottenAt(monthText: string): number {
  const end = endOfClaimsMonth(monthText);
  return Date.UTC(end.getUTCFullYear() + retentionYears, end.getUTCMonth()) / 1000;
}
