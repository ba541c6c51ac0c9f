import { RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as kms from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/**
 * Results, publications, receipts and the ledger. An empty table works without complaint, and makes every locality
 * never funded and every ceiling fresh: so the id is pinned, and the name is given, which makes CloudFormation refuse
 * a change that would replace the table.
 */
export class HistoryTable extends dynamodb.TableV2 {
  constructor(scope: Construct, id: string, props: { readonly stage: string; readonly key: kms.IKey }) {
    super(scope, id, {
      tableName: `grantline-${props.stage}-history`,
      partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
      sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
      billing: dynamodb.Billing.onDemand(),
      encryption: dynamodb.TableEncryptionV2.customerManagedKey(props.key),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      // For deletion and for replacement.
      removalPolicy: RemovalPolicy.RETAIN,
    });
    (this.node.defaultChild as dynamodb.CfnGlobalTable).overrideLogicalId('HistoryTable');
  }
}
