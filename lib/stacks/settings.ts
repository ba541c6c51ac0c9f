import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod';

const STAGES = ['dev', 'test', 'prod'] as const;

/** As in us-east-1 or us-gov-west-1. */
const REGION = /^[a-z]{2}(?:-[a-z]+)+-\d$/;
const NO_REGION = 'is no region. Write one such as us-east-1 or us-gov-west-1.';

/** SQS allows 2 or more here too. */
export const REDRIVES_AT_ONCE = 2;

const fields = z.strictObject({
  stage: z.enum(STAGES),
  region: z.string(says(NO_REGION)).regex(REGION, says(NO_REGION)),
  /** Who is told of alarms; without it, subscribe to the topic by hand. */
  alarmEmail: z.email(says('is no e-mail address. Write one, or leave it out.')).optional(),
  /** How long a replaced or deleted upload or report can still be brought back. */
  replacedVersionYears: z.int().min(1).max(100),
  accessLogYears: z.int().min(1).max(100),
  logRetentionDays: z.enum(RetentionDays),
  /** Reviews at once. SQS allows 2 or more. */
  maxConcurrency: z.int().min(2).max(1000),
  /** Taken out of the account's own limit, which is 10 in a new account: leave out until it is raised. */
  reservedConcurrency: z.int(says('is no whole number. Write one, or leave it out.')).optional(),
  /** Refuses to delete the stack. */
  terminationProtection: z.boolean(),
  /** On while dead letters are delivered again; see docs/runbook.md. */
  redrive: z.boolean(says('is neither true nor false.')),
});

/** Fewer would throttle deliveries, and a throttled delivery counts as a failed one. */
const schema = fields.superRefine(({ maxConcurrency, reservedConcurrency }, context) => {
  const needed = maxConcurrency + REDRIVES_AT_ONCE;
  if (reservedConcurrency === undefined || reservedConcurrency >= needed) return;
  context.addIssue({
    code: 'custom',
    path: ['reservedConcurrency'],
    message: `${reservedConcurrency} is too few: ${maxConcurrency} reviews and ${REDRIVES_AT_ONCE} redrives at once need ${needed}.`,
  });
});

function says(problem: string): { error: (issue: { readonly input?: unknown }) => string } {
  return { error: ({ input }) => `${JSON.stringify(input)} ${problem}` };
}

/** Everything in which one stage may differ from another. */
export type Settings = Readonly<z.infer<typeof schema>>;
export type Stage = Settings['stage'];

const forRehearsal = {
  replacedVersionYears: 1,
  accessLogYears: 1,
  logRetentionDays: RetentionDays.ONE_MONTH,
  maxConcurrency: 2,
  terminationProtection: false,
} as const;

const ofStage: Readonly<Record<Stage, object>> = {
  dev: forRehearsal,
  test: forRehearsal,
  // Years for the agency to set by its own schedule of records. Current versions and the history never expire.
  prod: {
    replacedVersionYears: 10,
    accessLogYears: 10,
    logRetentionDays: RetentionDays.TEN_YEARS,
    maxConcurrency: 5,
    terminationProtection: true,
  },
};

/** What may be given with `-c name=value`. The command line gives text. */
const GIVEN = ['region', 'alarmEmail', 'reservedConcurrency', 'redrive'] as const;

/** Reads the settings of a stage; `context` looks up what `-c name=value` or cdk.json gave. */
export function readSettings(context: (name: string) => unknown): Settings {
  const stage = context('stage');
  if (!isStage(stage)) {
    throw new SettingsError(
      `There is no stage ${stage === undefined ? 'without a name' : JSON.stringify(stage)}. Write -c stage= with one of ${STAGES.join(', ')}.`,
    );
  }
  const given = GIVEN.map((name) => [name, readText(context(name))] as const);
  const parsed = schema.safeParse({
    region: 'us-east-1',
    redrive: false,
    ...ofStage[stage],
    stage,
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  });
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    parsed.error.issues
      .map(({ path, message }) => `Setting ${path.join('.')} of stage ${stage}: ${message}`)
      .join('\n'),
  );
}

function isStage(value: unknown): value is Stage {
  return STAGES.some((stage) => stage === value);
}

/** Numbers and yes or no as they are meant; an empty text is nothing given. */
function readText(value: unknown): unknown {
  if (value === '') return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}

/** A setting that a person has to mend: the message says which, and how. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
