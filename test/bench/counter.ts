// Measures the camera of the counter: the time from a voucher in view to its text on a slow phone, and how many
// pictures of vouchers the decoder reads. Exits with 1 if a goal is missed.
import { main } from '#scripts/process/main.ts';
import { readPictures } from './counter/read-pictures.ts';
import { timeToResult } from './counter/time-to-result.ts';

const rows = [timeToResult, readPictures];

await main(async () => {
  const measured = [];
  for (const measure of rows) measured.push(await measure());
  console.log();
  for (const { what, goal, figure, isMet } of measured) {
    console.log(`${isMet ? '✓' : '✗'} ${what}: ${figure}; goal: ${goal}`);
  }
  return measured.every(({ isMet }) => isMet) ? 0 : 1;
});
