import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { userRoutes } from '#contract/users.ts';
import { legalDocuments } from '#lib/legal-documents.ts';
import { signIn } from '../identity/sign-in.ts';
import { createUser, findUserId, setPassword } from '../identity/users.ts';
import { UserError } from '../process/user-error.ts';
import { clientSettings } from '../stage/client-settings.ts';
import { localEndpoint } from '../stage/endpoint-url.ts';
import { isLocalStage } from '../stage/local-stage.ts';
import { readOutputs, type StageOutputs } from '../stage/outputs.ts';
import { ApiClient } from './api-client.ts';
import { demoPassword } from './demo-accounts.ts';

/** A demo account that is signed in. */
interface SeedUser {
  readonly userId: string;
  readonly api: ApiClient;
}

/** The stage that a seed process was started for; any other than local and test is refused. */
export class SeedTarget {
  readonly outputs: StageOutputs;
  readonly #apiUrl: string;
  readonly identity: CognitoIdentityProviderClient;
  readonly #endpoint: string;

  constructor(env: Readonly<NodeJS.ProcessEnv>) {
    const stage = env['STAGE'] ?? '';
    if (!isLocalStage(stage)) {
      throw new UserError(`Demo data goes to the stages local and test only, not to "${stage}".`);
    }
    this.#endpoint = localEndpoint(env['AWS_ENDPOINT_URL'] ?? '');
    this.outputs = readOutputs(stage);
    this.#apiUrl = `${this.#endpoint}/_aws/execute-api/${this.outputs.ApiId}/api`;
    this.identity = new CognitoIdentityProviderClient(clientSettings(this.#endpoint));
  }

  /** Makes the account where it is missing, with the password of all demo accounts. */
  async ensureAccount(email: string, name: string): Promise<string> {
    const pool = this.outputs.UserPoolId;
    const found = await findUserId(this.identity, pool, email);
    if (found) return found;
    const userId = await createUser(this.identity, pool, { email, name, silently: true });
    await setPassword(this.identity, pool, email, demoPassword);
    return userId;
  }

  /** Signs a demo account in, and has it accept the terms, which the app would ask for first. */
  async signIn(email: string): Promise<SeedUser> {
    const { UserPoolId: userPoolId, UserPoolClientId: userPoolClientId } = this.outputs;
    const pool = { endpoint: this.#endpoint, userPoolId, userPoolClientId };
    const { userId, accessToken } = await signIn(pool, email, demoPassword);
    const api = new ApiClient(this.#apiUrl, accessToken);
    await api.call(userRoutes.acceptTerms, { body: { version: legalDocuments.termsVersion } });
    return { userId, api };
  }
}
