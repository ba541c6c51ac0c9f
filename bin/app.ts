import { App } from 'aws-cdk-lib';
import { GrantlineStack } from '../lib/stacks/grantline-stack.ts';
import { holdToNagPacks } from '../lib/stacks/nag-packs.ts';
import { readSettings, SettingsError } from '../lib/stacks/settings.ts';

// scripts/cdk-app.mjs runs this after it has built what lies in dist/lambda.
try {
  const app = new App();
  holdToNagPacks(app);
  new GrantlineStack(
    app,
    readSettings((name) => app.node.tryGetContext(name)),
    { review: 'dist/lambda/review' },
  );
  app.synth();
} catch (error) {
  // A sentence for whoever typed the command, and no stack trace.
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
