import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { privateBucket } from '../constructs/private-bucket.ts';
import { hashedFiles, uploadSite } from '../constructs/site-upload.ts';

interface SiteStackProps extends StackProps {
  readonly config: StageConfig;
  /** The folder of the built site; without one, the deploy uploads none. */
  readonly siteDirectory: string | undefined;
}

/**
 * The bucket of the site, and in it the files that pages name by a hash. They are there before the API changes and before
 * the first page that names them; the web stack uploads the rest.
 */
export class SiteStack extends Stack {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { config, siteDirectory } = props;
    this.bucket = privateBucket(this, 'SiteFiles', config);
    // A local endpoint cannot run the uploader, so the scripts put the files into the bucket there.
    if (config.place.kind === 'aws' && siteDirectory !== undefined) {
      const { logDays } = config;
      uploadSite(this, { bucket: this.bucket, siteDirectory, files: hashedFiles, logDays });
    }
    new CfnOutput(this, 'SiteBucketName', { value: this.bucket.bucketName });
  }
}
