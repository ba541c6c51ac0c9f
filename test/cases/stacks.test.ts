import { describe, expect, it } from 'vitest';
import { addStage, newApp, synthesise } from '../cdk/synthesis.ts';

// Cases about what is deployed. The rest of it is tested in test/cdk.

const { template, resources } = synthesise({ stage: 'prod' });

describe('stacks', () => {
  it('113-cdk-table-replaced: the history table keeps its id, name and keys, and is kept whatever happens', () => {
    const tables = Object.entries(resources).filter(([, { Type }]) => Type.startsWith('AWS::DynamoDB::'));
    expect(tables).toHaveLength(1);
    const [id, table] = tables[0]!;
    expect(id).toBe('HistoryTable');
    expect(table).toMatchObject({
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        // With a name given, CloudFormation cannot make a second table to replace the first by.
        TableName: 'grantline-prod-history',
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        Replicas: [
          {
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          },
        ],
      },
    });
  });

  it('115-cdk-cycle: all stages are synthesised by one app, storage and trigger in one stack', () => {
    const app = newApp();
    const stacks = ['dev', 'test', 'prod'].map((stage) => addStage(app, { stage }));
    expect(app.synth().stacks).toHaveLength(3);
    for (const stack of stacks) expect(stack.dependencies).toEqual([]);
    expect(stacks.every((stack) => stack.nestedStackParent === undefined)).toBe(true);
  });

  it('077-suffix-case: what is told of is chosen by its folder alone, and 082-output-retriggers: in the inbox alone', () => {
    const rules = Object.values(template.findResources('AWS::Events::Rule')) as { Properties: object }[];
    expect(rules.map(({ Properties }) => Properties)).toMatchObject([
      {
        EventPattern: {
          source: ['aws.s3'],
          'detail-type': ['Object Created'],
          detail: { bucket: { name: [{ Ref: 'InboxBucket' }] }, object: { key: [{ prefix: 'inbox/' }] } },
        },
      },
    ]);
    // Reports go to another bucket, which tells nobody.
    expect(resources.ReportsBucket!.Properties.NotificationConfiguration).toBeUndefined();
  });

  it('084-unversioned-collapse: both buckets keep versions', () => {
    for (const id of ['InboxBucket', 'ReportsBucket']) {
      expect(resources[id]!.Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    }
  });
});
