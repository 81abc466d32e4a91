import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { userRoutes } from '#contract/routes/users.ts';
import { legalDocuments } from '#lib/legal-documents.ts';
import { signIn } from '../identity/sign-in.ts';
import { ensureUser, grantStaff } from '../identity/users.ts';
import { requireLocalUrl } from '../local-endpoint/local-url.ts';
import { requireLocalStage } from '../stage/arguments.ts';
import { clientSettings } from '../stage/client-settings.ts';
import { readOutputs } from '../stage/outputs.ts';
import { ApiClient } from './api-client.ts';
import { demoPassword } from './demo-accounts.ts';

/** A signed-in demo account. */
export interface SeedUser {
  readonly userId: string;
  readonly api: ApiClient;
}

/** The stage that is filled with demo data: `local` or `test`, any other is refused. */
export class SeedTarget {
  readonly #endpoint: string;
  readonly #outputs;
  readonly #client;

  constructor(stage: string, endpoint: string) {
    this.#endpoint = requireLocalUrl(endpoint);
    this.#outputs = readOutputs(requireLocalStage(stage));
    this.#client = new CognitoIdentityProviderClient(clientSettings(this.#endpoint));
  }

  /** Signs a demo account in, which is created if it is missing and accepts the terms. */
  async account(email: string, name: string, { isStaff = false } = {}): Promise<SeedUser> {
    const { ApiId, UserPoolId: poolId, UserPoolClientId: clientId } = this.#outputs;
    const user = { poolId, email, name, password: demoPassword };
    const { userId } = await ensureUser(this.#client, user);
    // The token says whether its user is staff.
    if (isStaff) await grantStaff(this.#client, { poolId, email, userId });
    const session = await signIn(this.#client, { poolId, clientId }, email, demoPassword);
    const url = `${this.#endpoint}/_aws/execute-api/${ApiId}/api`;
    const api = new ApiClient(url, session.accessToken);
    await api.request(userRoutes.acceptTerms, { body: { version: legalDocuments.termsVersion } });
    return { userId, api };
  }
}
