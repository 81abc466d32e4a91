/** Returns the name of the secret with a stage's Web Push keys; the deploy script creates it. */
export function pushKeysName(stage: string): string {
  return `vitrine-${stage}-push-keys`;
}

/** Tells whether a text is a public key for Web Push: an uncompressed P-256 point in base64url. */
export function isPushPublicKey(text: string): boolean {
  return /^B[\w-]{86}$/.test(text);
}
