/** The name of the secret with the keys by which a stage signs vouchers, which the deploy script makes. */
export function voucherKeysName(stage: string): string {
  return `vitrine-${stage}-voucher-keys`;
}
