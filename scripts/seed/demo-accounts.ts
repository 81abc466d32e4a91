/** The password of every demo account; they exist on the stages local and test only. */
export const demoPassword = 'Vitrine#2026';

export const demoAccounts = [
  { email: 'dona@vitrine.test', what: 'owner of an active bakery with two shops and offers' },
  { email: 'tapioca@vitrine.test', what: 'owner of a business that waits for approval' },
  { email: 'vento@vitrine.test', what: 'owner of a business that staff rejected' },
  { email: 'salao@vitrine.test', what: 'owner of a business that staff suspended' },
  { email: 'balcao@vitrine.test', what: 'validator of the bakery, who has to change the password' },
  { email: 'ana@vitrine.test', what: 'consumer who follows shops and indicated two' },
  { email: 'nova@vitrine.test', what: 'confirmed user with no business yet' },
  { email: 'equipe@vitrine.test', what: 'staff of the marketplace' },
] as const;

export function printDemoAccounts(): void {
  console.log(`Demo accounts, password ${demoPassword} for all:`);
  for (const { email, what } of demoAccounts) console.log(`  ${email.padEnd(21)} ${what}`);
}
