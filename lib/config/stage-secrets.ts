/** Returns the name of the secret that a stage's distribution sends to the API; the deploy script creates it. */
export function edgeSecretName(stage: string): string {
  return `vitrine-${stage}-edge-secret`;
}

/** The stacks' knowledge of that secret. No template contains its values. */
export interface EdgeSecret {
  /** Version whose value the distribution sends. */
  readonly versionId: string;
  /** SHA-256 (hex) of each value that the API accepts. */
  readonly hashes: readonly string[];
}

/** Formats the secret as a context value: `<version>/<hash>`, with further hashes after commas. */
export function edgeSecretText({ versionId, hashes }: EdgeSecret): string {
  return `${versionId}/${hashes.join()}`;
}

/** Reads that context value; throws if it is malformed. */
export function edgeSecretIn(text: string | undefined): EdgeSecret | undefined {
  if (text === undefined) return undefined;
  if (!/^[\w-]{32,64}\/[0-9a-f]{64}(,[0-9a-f]{64})*$/.test(text)) {
    throw new Error(`edgeSecret must be <version>/<SHA-256>[,<SHA-256>], not "${text}".`);
  }
  const [versionId = '', hashes = ''] = text.split('/');
  return { versionId, hashes: hashes.split(',') };
}

/** Returns the name of the secret with a stage's Web Push keys; the deploy script creates it. */
export function pushKeysName(stage: string): string {
  return `vitrine-${stage}-push-keys`;
}

/** Tells whether a text is a public key for Web Push: an uncompressed P-256 point in base64url. */
export function isPushPublicKey(text: string): boolean {
  return /^B[\w-]{86}$/.test(text);
}

/** Returns the name of the secret with a stage's voucher signing keys; the deploy script creates it. */
export function voucherKeysName(stage: string): string {
  return `vitrine-${stage}-voucher-keys`;
}
