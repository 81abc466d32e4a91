import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { routes } from '#contract/routes.ts';
import type { StageConfig } from '../config.ts';
import { freshFiles, lastingFiles, noSharing, sharedAnswers } from './cache-policies.ts';
import {
  answerJson,
  callsApart,
  imageKeys,
  keepForAYear,
  pageForAppPaths,
} from './edge-functions.ts';
import { apiOrigin, bucketOrigin } from './edge-origins.ts';
import { allowEdgeToRead } from './edge-read-policy.ts';
import { dataHeaders, pageHeaders } from './security-headers.ts';

interface SpaSiteProps {
  readonly config: StageConfig;
  readonly siteBucket: IBucket;
  readonly imagesBucket: IBucket;
  readonly apiId: string;
  /** What `/config.json` says, as JSON. */
  readonly settings: string;
  /** Where the page connects to besides its own origin. */
  readonly connect: readonly string[];
}

/** One origin for all: the app's page and files, the images, and the API. */
export class SpaSite extends Construct {
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: SpaSiteProps) {
    super(scope, id);
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `vitrine-${props.config.stage}`,
      defaultRootObject: 'index.html',
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // The cheaper classes leave out South America, where the users are.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_ALL,
      ...this.behaviors(props),
    });
    this.acknowledgeChoices();
    const distributionArn = this.distribution.distributionArn;
    const tlsOnly = props.config.place.kind === 'aws';
    allowEdgeToRead(this, 'SitePolicy', {
      bucket: props.siteBucket,
      distributionArn,
      tlsOnly,
      tellsMissing: true,
    });
    allowEdgeToRead(this, 'ImagesPolicy', {
      bucket: props.imagesBucket,
      distributionArn,
      tlsOnly,
      except: ['*/uncompressed/*'],
    });
  }

  private behaviors(
    props: SpaSiteProps,
  ): Pick<cloudfront.DistributionProps, 'defaultBehavior' | 'additionalBehaviors'> {
    const access = new cloudfront.S3OriginAccessControl(this, 'EdgeAccess');
    const site = {
      origin: bucketOrigin(props.siteBucket, access),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
    const fresh = freshFiles(this);
    const lasting = lastingFiles(this);
    const data = dataHeaders(this, 'DataHeaders');
    const keep = this.atEdge('KeepForAYear', keepForAYear, 'VIEWER_RESPONSE');
    return {
      defaultBehavior: {
        ...site,
        cachePolicy: fresh,
        responseHeadersPolicy: pageHeaders(this, 'PageHeaders', props, { revalidate: true }),
        functionAssociations: [this.atEdge('PageForAppPaths', pageForAppPaths, 'VIEWER_REQUEST')],
      },
      additionalBehaviors: {
        ...this.apiBehaviors(apiOrigin(this, props.config, props.apiId), data),
        '/config.json': {
          ...site,
          cachePolicy: fresh,
          functionAssociations: [
            this.atEdge('Settings', answerJson(props.settings), 'VIEWER_REQUEST'),
          ],
        },
        '/images/*': {
          ...site,
          origin: bucketOrigin(props.imagesBucket, access),
          cachePolicy: lasting,
          responseHeadersPolicy: data,
          functionAssociations: [this.atEdge('ImageKeys', imageKeys, 'VIEWER_REQUEST'), keep],
        },
        '/static/*': {
          ...site,
          cachePolicy: lasting,
          responseHeadersPolicy: pageHeaders(this, 'StaticHeaders', props, { revalidate: false }),
          functionAssociations: [keep],
        },
      },
    };
  }

  /** The API, and before it the few of its paths that the contract lets anyone keep. */
  private apiBehaviors(
    origin: cloudfront.IOrigin,
    responseHeadersPolicy: cloudfront.ResponseHeadersPolicy,
  ): Record<string, cloudfront.BehaviorOptions> {
    const api = {
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
    };
    const shared = { ...api, cachePolicy: sharedAnswers(this) };
    const cacheable = Object.values(routes)
      .flatMap((table) => Object.values(table))
      .filter((route) => route.cacheSeconds !== undefined);
    return {
      ...Object.fromEntries(cacheable.map((route) => [`/api${route.path}`, shared])),
      '/api/*': {
        ...api,
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        cachePolicy: noSharing(this),
        functionAssociations: [this.atEdge('CallsApart', callsApart, 'VIEWER_REQUEST')],
      },
    };
  }

  private atEdge(
    id: string,
    code: string,
    eventType: keyof typeof cloudfront.FunctionEventType,
  ): cloudfront.FunctionAssociation {
    return {
      function: new cloudfront.Function(this, id, {
        code: cloudfront.FunctionCode.fromInline(code),
        runtime: cloudfront.FunctionRuntime.JS_2_0,
      }),
      eventType: cloudfront.FunctionEventType[eventType],
    };
  }

  private acknowledgeChoices(): void {
    Validations.of(this.distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR1',
        reason: 'Offers are for anyone to see, from wherever they travel.',
      },
      {
        id: 'AwsSolutions-CFR2',
        reason:
          'The gateway limits the rate of calls and Cognito that of sign-ins; all else is static.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          'The gateway logs every call of the API; what else the edge serves is public files.',
      },
      {
        id: 'AwsSolutions-CFR4',
        reason:
          "CloudFront's own certificate fixes the protocols; a domain of ours will bring its own.",
      },
      {
        id: 'AwsSolutions-CFR5',
        reason:
          'Only the endpoint on the same machine is reached without TLS; on AWS it is TLS 1.2.',
      },
    );
  }
}
