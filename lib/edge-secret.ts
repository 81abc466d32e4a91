/** The name of the secret that the distribution of a stage sends to the API; the deploy script makes it. */
export function edgeSecretName(stage: string): string {
  return `vitrine-${stage}-edge-secret`;
}

/** What the stacks know of that secret. Its values are in no template. */
export interface EdgeSecret {
  /** The version whose value the distribution sends. */
  readonly versionId: string;
  /** The SHA-256, in hexadecimal, of each value that the API accepts. */
  readonly hashes: readonly string[];
}

/** The secret as a context value of the synthesis: `<version>/<hash>`, with further hashes after commas. */
export function edgeSecretText({ versionId, hashes }: EdgeSecret): string {
  return `${versionId}/${hashes.join()}`;
}

/** Reads such a context value. Throws when it is malformed. */
export function edgeSecretIn(text: string | undefined): EdgeSecret | undefined {
  if (text === undefined) return undefined;
  if (!/^[\w-]{32,64}\/[0-9a-f]{64}(,[0-9a-f]{64})*$/.test(text)) {
    throw new Error(`edgeSecret must be <version>/<SHA-256>[,<SHA-256>], not "${text}".`);
  }
  const [versionId = '', hashes = ''] = text.split('/');
  return { versionId, hashes: hashes.split(',') };
}
