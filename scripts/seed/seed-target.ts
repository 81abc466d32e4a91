import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { ensureUser, grantStaff } from '../identity/users.ts';
import { requireLocalUrl } from '../local-endpoint/find-endpoint.ts';
import { requireLocalStage } from '../stage/arguments.ts';
import { clientSettings } from '../stage/local-environment.ts';
import { readOutputs } from '../stage/outputs.ts';
import { ApiClient } from './api-client.ts';
import { demoPassword } from './demo-accounts.ts';

/** A demo account with the API for its user. */
export interface SeedUser {
  readonly userId: string;
  readonly api: ApiClient;
}

/** The stage to fill, `local` or `test`. The constructor throws a UserError for others. */
export class SeedTarget {
  readonly #poolId: string;
  readonly #client;

  constructor(stage: string, endpoint: string) {
    this.#poolId = readOutputs(requireLocalStage(stage)).UserPoolId;
    this.#client = new CognitoIdentityProviderClient(clientSettings(requireLocalUrl(endpoint)));
  }

  /** Returns a demo account that has accepted the terms, and creates it if missing. */
  async account(email: string, name: string, { isStaff = false } = {}): Promise<SeedUser> {
    const poolId = this.#poolId;
    const user = { poolId, email, name, password: demoPassword };
    const account = await ensureUser(this.#client, user);
    const { userId } = account;
    if (isStaff) await grantStaff(this.#client, user, account);
    const api = new ApiClient({ sub: userId, ...(isStaff && { 'cognito:groups': '[staff]' }) });
    await api.request(userRoutes.acceptTerms, { body: { version: legalDocuments.termsVersion } });
    return { userId, api };
  }
}
