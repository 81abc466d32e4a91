import { needRunningEndpoint } from '../local-endpoint/ensure-endpoint.ts';
import { caughtMails } from '../local-endpoint/mails.ts';
import { main } from '../process/main.ts';
import { UserError } from '../process/user-error.ts';

await main(async () => {
  const [address, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new UserError('Usage: npm run mail [-- <address>]');
  const mails = await caughtMails(await needRunningEndpoint('local'), address);
  if (mails.length === 0) console.log(address ? `No mail to ${address} yet.` : 'No mail yet.');
  for (const { sentAt, to, subject, text } of mails) {
    console.log(`${sentAt.toISOString()}  to ${to.join(', ')}\n${subject}\n${text}\n`);
  }
});
