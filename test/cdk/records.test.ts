import { describe, expect, it } from 'vitest';
import { synthesise, type Resource } from './synthesis.ts';

const { resources } = synthesise({ stage: 'prod' });

/** What holds the record of the State's grants, by logical id. Another id here is another, empty store. */
const STORES = {
  HistoryTable: 'AWS::DynamoDB::GlobalTable',
  InboxBucket: 'AWS::S3::Bucket',
  ReportsBucket: 'AWS::S3::Bucket',
  AccessLogsBucket: 'AWS::S3::Bucket',
  RecordsKey: 'AWS::KMS::Key',
  OperationsKey: 'AWS::KMS::Key',
};

const store = (id: keyof typeof STORES): Resource => resources[id]!;

function ofType(type: string): string[] {
  return Object.keys(resources).filter((id) => resources[id]!.Type === type);
}

describe('what holds records', () => {
  it.each(Object.entries(STORES))('%s is there under its id, and is kept whatever happens', (id, type) => {
    expect(resources[id]).toMatchObject({
      Type: type,
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
    });
  });

  it('is all of its kind that there is', () => {
    for (const type of new Set(Object.values(STORES))) {
      const expected = Object.entries(STORES).filter(([, each]) => each === type);
      expect(ofType(type).sort()).toEqual(expected.map(([id]) => id).sort());
    }
  });
});

describe('the history table', () => {
  it('has a name and keys that never change', () => {
    expect(store('HistoryTable').Properties).toMatchObject({
      TableName: 'grantline-prod-history',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
    });
  });

  it('can be brought back to any second, is not deleted by mistake, and has its own key', () => {
    expect(store('HistoryTable').Properties).toMatchObject({
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      Replicas: [
        {
          Region: 'us-east-1',
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          SSESpecification: { KMSMasterKeyId: { 'Fn::GetAtt': ['RecordsKey', 'Arn'] } },
        },
      ],
    });
  });
});

describe('a bucket', () => {
  const kept = ['InboxBucket', 'ReportsBucket'] as const;

  it.each([...kept, 'AccessLogsBucket'] as const)('%s keeps versions and is closed to the public', (id) => {
    expect(store(id).Properties).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
    });
  });

  it.each([...kept, 'AccessLogsBucket'] as const)('%s refuses what does not come over TLS', (id) => {
    const policies = ofType('AWS::S3::BucketPolicy').map((each) => resources[each]!.Properties);
    const own = policies.filter((each) => (each.Bucket as { Ref: string }).Ref === id);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      PolicyDocument: {
        Statement: expect.arrayContaining([
          expect.objectContaining({
            Effect: 'Deny',
            Action: 's3:*',
            Principal: { AWS: '*' },
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        ]),
      },
    });
  });

  it.each(kept)('%s has the key of records, logs who reads it, and keeps old versions ten years', (id) => {
    expect(store(id).Properties).toMatchObject({
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          {
            BucketKeyEnabled: true,
            ServerSideEncryptionByDefault: {
              SSEAlgorithm: 'aws:kms',
              KMSMasterKeyID: { 'Fn::GetAtt': ['RecordsKey', 'Arn'] },
            },
          },
        ],
      },
      LoggingConfiguration: { DestinationBucketName: { Ref: 'AccessLogsBucket' } },
      LifecycleConfiguration: {
        Rules: [
          {
            Status: 'Enabled',
            NoncurrentVersionExpiration: { NoncurrentDays: 3650 },
            AbortIncompleteMultipartUpload: { DaysAfterInitiation: 7 },
          },
        ],
      },
    });
  });

  it.each(kept)('%s never lets a current version expire', (id) => {
    expect(JSON.stringify(store(id).Properties)).not.toContain('ExpirationInDays');
  });
});

it.each(['RecordsKey', 'OperationsKey'] as const)('%s is renewed every year', (id) => {
  expect(store(id).Properties).toMatchObject({ EnableKeyRotation: true, RotationPeriodInDays: 365 });
});
