/** Password of every demo account; they exist only on the stages local and test. */
export const demoPassword = 'Vitrine#2026';

interface DemoAccount {
  readonly email: string;
  readonly what: string;
  /** No test signs in with this account, so the test stage does not get its data. */
  readonly isForPeopleOnly?: true;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'dona@vitrine.test',
    what: 'owner of an active bakery with two shops, three months of statistics, and an invoice to pay',
  },
  { email: 'tapioca@vitrine.test', what: 'owner of a business that waits for approval' },
  { email: 'vento@vitrine.test', what: 'owner of a business that staff rejected' },
  { email: 'salao@vitrine.test', what: 'owner of a business that staff suspended' },
  {
    email: 'flores@vitrine.test',
    what: 'owner of a florist with invoices in every state',
    isForPeopleOnly: true,
  },
  {
    email: 'bicicleta@vitrine.test',
    what: 'owner of a business that was suspended because it did not pay',
    isForPeopleOnly: true,
  },
  {
    email: 'farmacia@vitrine.test',
    what: 'owner of a pharmacy chain with limits and a price that were agreed on',
    isForPeopleOnly: true,
  },
  {
    email: 'pet@vitrine.test',
    what: 'owner of a pet shop on the last day of its trial',
    isForPeopleOnly: true,
  },
  { email: 'balcao@vitrine.test', what: 'validator of the bakery, who has to change the password' },
  {
    email: 'ana@vitrine.test',
    what: 'consumer who follows shops, indicated two, and has vouchers of every kind',
  },
  {
    email: 'caio@vitrine.test',
    what: 'consumer with one voucher to use at the bakery, and two that were used there',
  },
  { email: 'nova@vitrine.test', what: 'confirmed user with no business yet' },
  { email: 'equipe@vitrine.test', what: 'staff of the marketplace' },
];

export function printDemoAccounts(): void {
  console.log(`Demo accounts, password ${demoPassword} for all:`);
  for (const { email, what } of demoAccounts) console.log(`  ${email.padEnd(22)} ${what}`);
}
