/** The name of the secret with the keys of a stage for Web Push, which the deploy script makes. */
export function pushKeysName(stage: string): string {
  return `vitrine-${stage}-push-keys`;
}

/** Whether a text is a public key for Web Push: an uncompressed point of P-256 in base64url. */
export function isPushPublicKey(text: string): boolean {
  return /^B[\w-]{86}$/.test(text);
}
