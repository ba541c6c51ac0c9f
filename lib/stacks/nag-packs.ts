import { Validations, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks, NIST80053R5Checks, type NagPack } from 'cdk-nag';

/** The rules that every stack here is held to. */
export function nagPacks(): NagPack[] {
  return [new AwsSolutionsChecks(), new NIST80053R5Checks()];
}

/** Lets synthesis fail on a finding that nobody has acknowledged. */
export function holdToNagPacks(app: App): void {
  Validations.of(app).addPlugins(...nagPacks());
}
