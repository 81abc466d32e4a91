import { CfnUserPoolGroup, type UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/config.ts';
import { tokenIssuer } from '../config/local-endpoint.ts';
import { refusalToDeploy } from '../config/mail-sender.ts';
import type { TokenSource } from '../constructs/api/http-api.ts';
import { identityPool, userPool, webClient } from '../constructs/api/user-pool.ts';
import { refuseDeploy } from '../constructs/refuse-deploy.ts';

interface IdentityStackProps extends StackProps {
  readonly config: StageConfig;
  readonly mailFrom: string | undefined;
}

/** The user pool, its groups, the web app's client, and the identity pool. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool;
  readonly webClient: UserPoolClient;
  readonly identityPoolId: string;
  private readonly config: StageConfig;

  constructor(scope: Construct, id: string, props: IdentityStackProps) {
    super(scope, id, props);
    this.config = props.config;
    this.userPool = userPool(this, props.config, props.mailFrom);
    this.webClient = webClient(this.userPool);
    this.identityPoolId = identityPool(this, this.userPool, this.webClient);
    for (const groupName of ['owners', 'validators', 'staff']) {
      new CfnUserPoolGroup(this, `Group-${groupName}`, {
        userPoolId: this.userPool.userPoolId,
        groupName,
      });
    }
    const refusal = refusalToDeploy(props.config, props.mailFrom);
    if (refusal) refuseDeploy(this, 'MailSender', refusal);

    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.webClient.userPoolClientId });
    new CfnOutput(this, 'IdentityPoolId', { value: this.identityPoolId });
  }

  /** Issuer and client of the tokens that the API accepts. */
  get tokens(): TokenSource {
    const { userPoolId } = this.userPool;
    return {
      userPoolId,
      issuer: tokenIssuer(this.config, userPoolId),
      clientId: this.webClient.userPoolClientId,
    };
  }
}
