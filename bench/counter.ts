// Measures the counter: the time from a voucher in view to its text on a slow phone, how many pictures of vouchers the
// decoder reads, and what happens to vouchers of an hour offline. Exits with 1 if a goal is missed.
import { main } from '#scripts/process/main.ts';
import { measureHourOffline } from './counter/measure-hour-offline.ts';
import { readPictures } from './counter/read-pictures.ts';
import { timeToResult } from './counter/time-to-result.ts';

await main(async () => {
  const met = [await timeToResult(), await readPictures(), await measureHourOffline()];
  return met.every(Boolean) ? 0 : 1;
});
