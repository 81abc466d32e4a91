// Measures the counter: the time from a voucher in view to its text on a slow phone, how many pictures of vouchers the
// decoder reads, and what happens to vouchers of an hour offline. Exits with 1 if a goal is missed.
import { main } from '#scripts/process/main.ts';
import { measureHourOffline } from './counter/measure-hour-offline.ts';
import { readPictures } from './counter/read-pictures.ts';
import { timeToResult } from './counter/time-to-result.ts';

const rows = [timeToResult, readPictures, measureHourOffline];

await main(async () => {
  const measured = [];
  for (const measure of rows) measured.push(await measure());
  console.log();
  for (const { what, goal, figure, isMet } of measured) {
    console.log(`${isMet ? '✓' : '✗'} ${what}: ${figure}; goal: ${goal}`);
  }
  return measured.every(({ isMet }) => isMet) ? 0 : 1;
});
