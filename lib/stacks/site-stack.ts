import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config/config.ts';
import { hashedFiles, uploadSite } from '../constructs/edge/site-upload.ts';
import { privateBucket } from '../constructs/storage/private-bucket.ts';

interface SiteStackProps extends StackProps {
  readonly config: StageConfig;
  /** Folder of the built site; without it, the deploy uploads nothing. */
  readonly siteDirectory: string | undefined;
}

/**
 * The site's bucket and its hashed files, deployed before the API changes and before a page names them. The web stack
 * uploads the rest.
 */
export class SiteStack extends Stack {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { config, siteDirectory } = props;
    this.bucket = privateBucket(this, 'SiteFiles', config);
    // Local endpoints cannot run the uploader; the scripts fill the bucket there.
    if (config.location.kind === 'aws' && siteDirectory !== undefined) {
      const { logDays } = config;
      uploadSite(this, { bucket: this.bucket, siteDirectory, files: hashedFiles, logDays });
    }
    new CfnOutput(this, 'SiteBucketName', { value: this.bucket.bucketName });
  }
}
