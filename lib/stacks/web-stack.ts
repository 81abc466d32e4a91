import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { apiPath } from '#contract/http/route.ts';
import { imagesPath } from '#contract/media/images.ts';
import type { StageConfig } from '../config/config.ts';
import { legalDocuments } from '../config/legal-documents.ts';
import { endpointOfLambdas, localEndpoint } from '../config/local-endpoint.ts';
import type { EdgeSecret } from '../config/stage-secrets.ts';
import { namedFiles, uploadSite } from '../constructs/edge/site-upload.ts';
import { SpaSite } from '../constructs/edge/spa-site.ts';
import { allowUploads } from '../constructs/storage/upload-cors.ts';
import type { IdentityStack } from './identity-stack.ts';

interface ConfigJsonInputs {
  readonly config: StageConfig;
  readonly version: string;
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly identityPoolId: string;
  /** Public key for push subscriptions; undefined if the stage sends no push. */
  readonly pushPublicKey: string | undefined;
}

/** Returns the content of `/config.json`, which the web app reads at its start. */
function configJson(inputs: ConfigJsonInputs): Readonly<Record<string, string>> {
  const endpoint = localEndpoint(inputs.config);
  return {
    stage: inputs.config.stage,
    version: inputs.version,
    region: inputs.region,
    userPoolId: inputs.userPoolId,
    userPoolClientId: inputs.userPoolClientId,
    identityPoolId: inputs.identityPoolId,
    ...(endpoint !== undefined && { cognitoEndpoint: endpoint }),
    apiPath,
    imagesPath,
    ...(inputs.pushPublicKey !== undefined && { pushPublicKey: inputs.pushPublicKey }),
    postalCodeService: inputs.config.postalCodeService,
    ...(inputs.config.contactEmail !== undefined && { contactEmail: inputs.config.contactEmail }),
    ...legalDocuments,
  };
}

interface WebStackProps extends StackProps {
  readonly config: StageConfig;
  readonly version: string;
  readonly siteDirectory: string | undefined;
  readonly pushPublicKey: string | undefined;
  readonly edgeSecret: EdgeSecret | undefined;
  /** The site's bucket, which already has the hashed files. */
  readonly siteBucket: IBucket;
  readonly imagesBucket: IBucket;
  readonly receiptsBucket: Bucket;
  readonly httpApi: HttpApi;
  readonly identity: IdentityStack;
}

/** The single origin of the app, its configuration, the images and the API. */
export class WebStack extends Stack {
  readonly distribution: IDistribution;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { config, identity, siteBucket } = props;
    const settings = configJson({
      config,
      version: props.version,
      region: this.region,
      userPoolId: identity.userPool.userPoolId,
      userPoolClientId: identity.webClient.userPoolClientId,
      identityPoolId: identity.identityPoolId,
      pushPublicKey: props.pushPublicKey,
    });
    const site = new SpaSite(this, 'Site', {
      config,
      siteBucket,
      imagesBucket: props.imagesBucket,
      apiId: props.httpApi.apiId,
      edgeSecret: props.edgeSecret,
      settings: this.toJsonString(settings),
      connect: this.servicesOfThePage(props),
      show: this.shownFiles(props),
    });
    this.distribution = site.distribution;
    if (config.location.kind === 'aws') {
      const origin = `https://${site.distribution.distributionDomainName}`;
      const { imagesBucket, receiptsBucket } = props;
      const { logDays } = config;
      const buckets = { UploadCors: imagesBucket, ReceiptCors: receiptsBucket };
      allowUploads(this, 'UploadCors', { buckets, origin, logDays });
    }
    if (config.location.kind === 'aws' && props.siteDirectory !== undefined) {
      uploadSite(this, {
        bucket: siteBucket,
        siteDirectory: props.siteDirectory,
        files: namedFiles,
        after: site.distribution,
        logDays: config.logDays,
      });
    }

    new CfnOutput(this, 'DistributionId', { value: site.distribution.distributionId });
    new CfnOutput(this, 'DistributionDomainName', {
      value: site.distribution.distributionDomainName,
    });
  }

  /** Returns the origins of files that the page shows: receipts. */
  private shownFiles({ config, receiptsBucket }: WebStackProps): readonly string[] {
    const endpoint = localEndpoint(config);
    if (endpoint === undefined) return [`https://${receiptsBucket.bucketRegionalDomainName}`];
    return [...new Set([endpoint, endpointOfLambdas(config) ?? endpoint])];
  }

  /** Returns the origins of sign-in, uploads and postal codes. */
  private servicesOfThePage(props: WebStackProps): readonly string[] {
    const { config, imagesBucket, receiptsBucket } = props;
    const endpoint = localEndpoint(config);
    const aws =
      endpoint === undefined
        ? [
            `https://cognito-idp.${this.region}.amazonaws.com`,
            `https://cognito-identity.${this.region}.amazonaws.com`,
            `https://${imagesBucket.bucketRegionalDomainName}`,
            `https://${receiptsBucket.bucketRegionalDomainName}`,
          ]
        : new Set([endpoint, endpointOfLambdas(config) ?? endpoint]);
    return [...aws, new URL(config.postalCodeService).origin];
  }
}
