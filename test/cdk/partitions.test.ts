import { describe, expect, it } from 'vitest';
import { addStage, expectResource, newApp, synthesise } from './synthesis.ts';

describe('in GovCloud', () => {
  const { text, template } = synthesise({ stage: 'prod', region: 'us-gov-west-1' });

  it('no resource is named as if it were elsewhere', () => {
    expect(text).not.toContain('arn:aws:');
    expect(text).not.toContain('us-east-1');
    expect(text).toContain('arn:aws-us-gov:');
  });

  it('the table lies in the region that was given', () => {
    expectResource(template, 'AWS::DynamoDB::GlobalTable', {
      Replicas: [{ Region: 'us-gov-west-1' }],
    });
  });
});

describe('in any account', () => {
  it('all stages are made by one app, each a stack of its own', () => {
    const app = newApp();
    for (const stage of ['dev', 'test', 'prod']) addStage(app, { stage });
    const made = app.synth().stacks;
    expect(made.map((each) => [each.stackName, each.environment.account, each.environment.region])).toEqual([
      ['grantline-dev', 'unknown-account', 'us-east-1'],
      ['grantline-prod', 'unknown-account', 'us-east-1'],
      ['grantline-test', 'unknown-account', 'us-east-1'],
    ]);
    expect(
      made.map((each) =>
        each.dependencies.filter(({ id }) => id.startsWith('grantline') && !id.endsWith('.assets')),
      ),
    ).toEqual([[], [], []]);
    expect(made.map((each) => each.terminationProtection ?? false)).toEqual([false, true, false]);
  });
});
