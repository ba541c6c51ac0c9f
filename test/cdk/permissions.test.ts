import { describe, expect, it } from 'vitest';
import { propertiesOf, synthesise } from './synthesis.ts';

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

interface Policy {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

const { template, resources } = synthesise({ stage: 'prod' });

function statements(): readonly Statement[] {
  return propertiesOf<Policy>(template, 'AWS::IAM::ManagedPolicy').flatMap(
    (policy) => policy.PolicyDocument.Statement,
  );
}

/** What the function may do with a resource, named by its logical id in the template. */
function actionsOn(logicalId: string): string[] {
  return statements()
    .filter((each) => JSON.stringify(each.Resource).includes(`"${logicalId}"`))
    .flatMap((each) => each.Action)
    .sort();
}

describe('the role of the review', () => {
  it('has one policy, and nothing beside it', () => {
    const roles = propertiesOf(template, 'AWS::IAM::Role');
    expect(roles).toHaveLength(1);
    expect(Object.keys(roles[0]!).sort()).toEqual(['AssumeRolePolicyDocument', 'Tags']);
    expect(Object.keys(template.findResources('AWS::IAM::ManagedPolicy'))).toHaveLength(1);
    expect(Object.keys(template.findResources('AWS::IAM::Policy'))).toEqual([]);
  });

  it('reads every version in the inbox, and writes none', () => {
    expect(actionsOn('InboxBucket')).toEqual([
      's3:GetObject',
      's3:GetObjectVersion',
      's3:ListBucket',
      's3:ListBucketVersions',
    ]);
  });

  it('writes reports, and deletes none', () => {
    expect(actionsOn('ReportsBucket')).toEqual([
      's3:GetObject',
      's3:GetObjectVersion',
      's3:ListBucket',
      's3:ListBucketVersions',
      's3:PutObject',
    ]);
  });

  it('appends to history, and neither scans nor deletes it', () => {
    expect(actionsOn('HistoryTable')).toEqual([
      'dynamodb:BatchWriteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
    ]);
  });

  it('uses the key of records through S3 and DynamoDB only', () => {
    const ofKey = statements().filter((each) => JSON.stringify(each.Resource).includes('"RecordsKey"'));
    expect(ofKey).toHaveLength(1);
    expect(JSON.stringify(ofKey[0]!.Condition)).toMatch(/kms:ViaService.*s3\.us-east-1.*dynamodb\.us-east-1/);
  });

  it('may do nothing by wildcard: no action, and no resource but for X-Ray', () => {
    const actions = statements().flatMap((each) => each.Action);
    expect(actions.filter((action) => action.includes('*'))).toEqual([]);
    const anywhere = statements().filter((each) => each.Resource === '*');
    expect(anywhere.flatMap((each) => each.Action)).toEqual([
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
    expect(statements().every((each) => each.Effect === 'Allow')).toBe(true);
  });

  it('has its policy before it reads the queue', () => {
    const [policy] = Object.keys(template.findResources('AWS::IAM::ManagedPolicy'));
    const mappings = Object.values(resources).filter(
      (each) => each.Type === 'AWS::Lambda::EventSourceMapping',
    );
    expect(mappings).toHaveLength(2);
    for (const mapping of mappings) expect(mapping).toMatchObject({ DependsOn: [policy] });
  });
});
