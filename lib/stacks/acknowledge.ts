import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Says why a finding of cdk-nag does not apply to one construct. Never on the stack: a reason that is good for one
 * resource would then hide the next one. A test fails when a finding that is acknowledged is no longer reported.
 */
export function acknowledge(construct: IConstruct, reason: string, ...findings: readonly string[]): void {
  Validations.of(construct).acknowledge(...findings.map((id) => ({ id, reason })));
}
