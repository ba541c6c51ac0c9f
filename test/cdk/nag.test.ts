import { type Stack, Validations } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { describe, expect, it, vi } from 'vitest';
import { nagPacks } from '../../lib/stacks/nag-packs.ts';
import { addStage, newApp } from './synthesis.ts';

/** What the packs find, as "construct: rule", in order. */
function findings(stack: Stack): string[] {
  const found = nagPacks().flatMap((pack) => pack.validateScope(stack).violations);
  return found
    .flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${constructPath ?? 'nowhere'}: ${ruleName}`),
    )
    .sort();
}

const EXPLAINED = [
  'grantline-dev/Buckets/AccessLogs/Resource: NIST.800.53.R5-S3BucketReplicationEnabled',
  'grantline-dev/Buckets/AccessLogs/Resource: NIST.800.53.R5-S3DefaultEncryptionKMS',
  'grantline-dev/Buckets/Inbox/Resource: NIST.800.53.R5-S3BucketReplicationEnabled',
  'grantline-dev/Buckets/Reports/Resource: NIST.800.53.R5-S3BucketReplicationEnabled',
  'grantline-dev/Review/Function/Resource: NIST.800.53.R5-LambdaConcurrency',
  'grantline-dev/Review/Function/Resource: NIST.800.53.R5-LambdaDLQ',
  'grantline-dev/Review/Function/Resource: NIST.800.53.R5-LambdaInsideVPC',
  'grantline-dev/Review/Permissions/Resource: AwsSolutions-IAM5[Resource::*]',
  'grantline-dev/Review/Permissions/Resource: AwsSolutions-IAM5[Resource::<InboxBucket.Arn>/inbox/*]',
  'grantline-dev/Review/Permissions/Resource: AwsSolutions-IAM5[Resource::<ReportsBucket.Arn>/*]',
];

describe('AwsSolutions and NIST 800-53 revision 5', () => {
  it.each([
    { stage: 'dev' },
    { stage: 'prod', region: 'us-gov-west-1', alarmEmail: 'ops@example.org' },
    { stage: 'prod', reservedConcurrency: '7' },
  ])('find nothing that is not explained in %o', (given) => {
    expect(findings(addStage(newApp(), given))).toEqual([]);
  });

  it('would find exactly what is explained: no reason outlives its finding', () => {
    const acknowledge = vi.spyOn(Validations.prototype, 'acknowledge').mockReturnValue();
    try {
      const stack = addStage(newApp(), { stage: 'dev' });
      expect(findings(stack)).toEqual(EXPLAINED);
      const explained = acknowledge.mock.calls.flat();
      expect(explained).toHaveLength(EXPLAINED.length);
      for (const { reason } of explained) expect(reason.split(' ').length).toBeGreaterThan(8);
    } finally {
      acknowledge.mockRestore();
    }
  });

  it('find a bucket that somebody adds without care', () => {
    const stack = addStage(newApp(), { stage: 'dev' });
    new s3.Bucket(stack, 'Careless');
    expect(findings(stack)).toEqual(
      expect.arrayContaining([
        'grantline-dev/Careless/Resource: AwsSolutions-S10',
        'grantline-dev/Careless/Resource: NIST.800.53.R5-S3BucketVersioningEnabled',
      ]),
    );
  });
});
