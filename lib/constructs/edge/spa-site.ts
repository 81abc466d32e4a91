import type { ErrorResponse } from 'aws-cdk-lib/aws-cloudfront';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Duration, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { apiPath } from '#contract/http/route.ts';
import { imagesPath } from '#contract/media/images.ts';
import type { StageConfig } from '../../config/config.ts';
import type { EdgeSecret } from '../../config/stage-secrets.ts';
import { allowEdgeToRead, apiOrigin, bucketOrigin } from './edge-origins.ts';
import {
  apiAnswers,
  dataHeaders,
  freshFiles,
  lastingFiles,
  openPageAnswers,
  openPageHeaders,
  pageHeaders,
  removableFiles,
} from './edge-policies.ts';
import { apiRequest, openPageRequest } from './edge-requests.ts';
import { answerJson } from './functions/answer-json.ts';
import { cacheForAYear } from './functions/cache-for-a-year.ts';
import { dropForeignParameters } from './functions/drop-foreign-parameters.ts';
import { imageKeys } from './functions/image-keys.ts';
import { openPage } from './functions/open-page.ts';
import { openPagePatterns } from './functions/open-page-of.ts';
import { spaFallback } from './functions/spa-fallback.ts';

/** Error statuses that a distribution can configure. */
const configurableStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/**
 * Prevents caching of errors, which CloudFront otherwise repeats to every caller for ten seconds. The entries name no
 * page, so an error keeps the status and body of its origin.
 */
const uncachedErrors: ErrorResponse[] = configurableStatuses.map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

interface SpaSiteProps {
  readonly config: StageConfig;
  readonly siteBucket: IBucket;
  readonly imagesBucket: IBucket;
  readonly apiId: string;
  readonly edgeSecret: EdgeSecret | undefined;
  /** Content of `/config.json`. */
  readonly settings: string;
  /** Origins that the page connects to besides its own. */
  readonly connect: readonly string[];
  /** Origins of files that the page shows besides its own. */
  readonly show: readonly string[];
}

/** One web origin for the app, the open pages, the images and the API. */
export class SpaSite extends Construct {
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: SpaSiteProps) {
    super(scope, id);
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `vitrine-${props.config.stage}`,
      defaultRootObject: 'index.html',
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // The cheaper classes exclude South America, where the users are.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_ALL,
      errorResponses: uncachedErrors,
      ...this.behaviors(props),
    });
    this.acknowledgeChoices(props.config);
    const distributionArn = this.distribution.distributionArn;
    const tlsOnly = props.config.location.kind === 'aws';
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
      except: ['*/uncompressed/*', '*/withheld/*'],
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
    const cacheForever = this.atEdge('KeepForAYear', cacheForAYear, 'VIEWER_RESPONSE');
    return {
      defaultBehavior: {
        ...site,
        cachePolicy: fresh,
        responseHeadersPolicy: pageHeaders(this, 'PageHeaders', props, { revalidate: true }),
        functionAssociations: [this.atEdge('SpaFallback', spaFallback, 'VIEWER_REQUEST')],
      },
      additionalBehaviors: {
        ...this.openPages(props),
        [`${apiPath}/*`]: {
          origin: apiOrigin(this, props),
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
          cachedMethods: cloudfront.CachedMethods.CACHE_GET_HEAD,
          cachePolicy: apiAnswers(this),
          originRequestPolicy: apiRequest(this),
          responseHeadersPolicy: data,
          functionAssociations: [this.atEdge('ApiQuery', dropForeignParameters, 'VIEWER_REQUEST')],
        },
        '/config.json': {
          ...site,
          cachePolicy: fresh,
          functionAssociations: [
            this.atEdge('Settings', answerJson(props.settings), 'VIEWER_REQUEST'),
          ],
        },
        [`${imagesPath}/*`]: {
          ...site,
          origin: bucketOrigin(props.imagesBucket, access),
          cachePolicy: removableFiles(this),
          compress: false,
          responseHeadersPolicy: data,
          functionAssociations: [this.atEdge('ImageKeys', imageKeys, 'VIEWER_REQUEST')],
        },
        '/static/*': {
          ...site,
          cachePolicy: lasting,
          responseHeadersPolicy: pageHeaders(this, 'StaticHeaders', props, { revalidate: false }),
          functionAssociations: [cacheForever],
        },
      },
    };
  }

  /** The behaviour of open pages, which are the API's answers without its path. */
  private openPages(props: SpaSiteProps): Readonly<Record<string, cloudfront.BehaviorOptions>> {
    const behavior: cloudfront.BehaviorOptions = {
      origin: apiOrigin(this, { ...props, below: apiPath }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: openPageAnswers(this),
      originRequestPolicy: openPageRequest(this),
      responseHeadersPolicy: openPageHeaders(this),
      functionAssociations: [this.atEdge('OpenPage', openPage, 'VIEWER_REQUEST')],
    };
    return Object.fromEntries(openPagePatterns.map((pattern) => [pattern, behavior]));
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

  private acknowledgeChoices({ location }: StageConfig): void {
    Validations.of(this.distribution).acknowledge(
      {
        id: 'AwsSolutions-CFR1',
        reason: 'Offers are public in all countries.',
      },
      {
        id: 'AwsSolutions-CFR2',
        reason:
          'The gateway limits the rate of calls and Cognito that of sign-ins; everything else is static.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          location.kind === 'aws'
            ? 'The stack edge-logs records every request by standard logging v2; the rule only knows legacy logging, which cannot omit paths and queries.'
            : 'A local endpoint has no log delivery, and only its developers use it.',
      },
      {
        id: 'AwsSolutions-CFR4',
        reason:
          "CloudFront's default certificate determines the protocols; a custom domain would have its own.",
      },
      {
        id: 'AwsSolutions-CFR5',
        reason:
          'Only the endpoint on the same machine is reached without TLS; on AWS it is TLS 1.2.',
      },
    );
  }
}
