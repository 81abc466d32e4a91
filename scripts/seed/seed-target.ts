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

/** The stage that is filled with demo data: `local` or `test`. The constructor throws a UserError for others. */
export class SeedTarget {
  readonly #endpoint: string;
  readonly #outputs;
  readonly #client;

  constructor(stage: string, endpoint: string) {
    this.#endpoint = requireLocalUrl(endpoint);
    this.#outputs = readOutputs(requireLocalStage(stage));
    this.#client = new CognitoIdentityProviderClient(clientSettings(this.#endpoint));
  }

  /** Signs in to a demo account, and accepts the terms. Creates the account if it is missing. */
  async account(email: string, name: string, { isStaff = false } = {}): Promise<SeedUser> {
    const { ApiId, UserPoolId: poolId, UserPoolClientId: clientId } = this.#outputs;
    const user = { poolId, email, name, password: demoPassword };
    const { userId } = await ensureUser(this.#client, user);
    // Before sign-in, because the token contains the groups of the user.
    if (isStaff) await grantStaff(this.#client, { poolId, email, userId });
    const session = await signIn(this.#client, { poolId, clientId }, email, demoPassword);
    const url = `${this.#endpoint}/_aws/execute-api/${ApiId}/api`;
    const api = new ApiClient(url, session.accessToken);
    await api.request(userRoutes.acceptTerms, { body: { version: legalDocuments.termsVersion } });
    return { userId, api };
  }
}
