import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect } from 'vitest';
import { GrantlineStack } from '../../lib/stacks/grantline-stack.ts';
import { readSettings } from '../../lib/stacks/settings.ts';
import { temporaryFolder } from '../support/temporary.ts';

interface CdkJson {
  readonly app: string;
  readonly context: Readonly<Record<string, unknown>>;
}
export const cdkJson = JSON.parse(
  readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'),
) as CdkJson;

const folder = temporaryFolder();
/** Something to upload; what the functions are made of is tested beside their handlers. */
const code = mkdtempSync(join(folder, 'code-'));
writeFileSync(join(code, 'index.mjs'), 'export const handler = () => {};\n');

/** An app with the flags of cdk.json, that writes nowhere else than to a temporary folder. */
export function newApp(): App {
  return new App({ context: { ...cdkJson.context }, outdir: mkdtempSync(join(folder, 'out-')) });
}

/** A stage as `cdk synth -c stage=... -c name=value` would make it. */
export function addStage(app: App, given: Readonly<Record<string, string>>): GrantlineStack {
  return new GrantlineStack(
    app,
    readSettings((name) => given[name]),
    { review: code },
  );
}

export interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

export interface Synthesised {
  readonly template: Template;
  readonly text: string;
  readonly resources: Readonly<Record<string, Resource>>;
}

export function synthesise(given: Readonly<Record<string, string>>): Synthesised {
  const template = Template.fromStack(addStage(newApp(), given));
  const json = template.toJSON() as { Resources: Record<string, Resource> };
  return { template, text: JSON.stringify(json), resources: json.Resources };
}

/** The properties of every resource of a type, in order of their ids. */
export function propertiesOf<Properties = Resource['Properties']>(
  template: Template,
  type: string,
): Properties[] {
  const found = template.findResources(type) as Readonly<Record<string, { readonly Properties: Properties }>>;
  return Object.keys(found)
    .sort()
    .map((id) => found[id]!.Properties);
}

/** That a resource of this type has these properties, counted as the assertion that it is. */
export function expectResource(template: Template, type: string, properties: unknown): void {
  expect(() => template.hasResourceProperties(type, properties)).not.toThrow();
}
