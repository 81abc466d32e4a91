/** Returns the name of the secret with a stage's voucher signing keys; the deploy script creates it. */
export function voucherKeysName(stage: string): string {
  return `vitrine-${stage}-voucher-keys`;
}
