import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../lib/stacks/settings.ts';

const read = (given: Readonly<Record<string, string>>) => readSettings((name) => given[name]);

function complaint(given: Readonly<Record<string, string>>): string {
  try {
    read(given);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'no complaint';
}

describe('the settings of a stage', () => {
  it('keep what production replaces for ten years, and let nobody delete its stack', () => {
    expect(read({ stage: 'prod' })).toEqual({
      stage: 'prod',
      region: 'us-east-1',
      replacedVersionYears: 10,
      accessLogYears: 10,
      logRetentionDays: 3653,
      maxConcurrency: 5,
      terminationProtection: true,
      redrive: false,
    });
  });

  it('take region, address, reserve and redrive from the command line, which gives text', () => {
    const given = {
      stage: 'test',
      region: 'us-gov-west-1',
      alarmEmail: 'grants@example.org',
      reservedConcurrency: '4',
      redrive: 'true',
    };
    expect(read(given)).toMatchObject({
      region: 'us-gov-west-1',
      alarmEmail: 'grants@example.org',
      reservedConcurrency: 4,
      redrive: true,
    });
    expect(read({ stage: 'test', alarmEmail: '', redrive: 'false' })).toMatchObject({ redrive: false });
  });

  it.each([
    [{ stage: 'production' }, 'There is no stage "production". Write -c stage= with one of dev, test, prod.'],
    [{}, 'There is no stage without a name. Write -c stage= with one of dev, test, prod.'],
    [
      { stage: 'dev', region: 'Virginia' },
      'Setting region of stage dev: "Virginia" is no region. Write one such as us-east-1 or us-gov-west-1.',
    ],
    [
      { stage: 'dev', alarmEmail: 'ops' },
      'Setting alarmEmail of stage dev: "ops" is no e-mail address. Write one, or leave it out.',
    ],
    [
      { stage: 'dev', reservedConcurrency: '3' },
      'Setting reservedConcurrency of stage dev: 3 is too few: 2 reviews and 2 redrives at once need 4.',
    ],
    [{ stage: 'dev', redrive: 'on' }, 'Setting redrive of stage dev: "on" is neither true nor false.'],
  ])('%o is told what to mend', (given, message) => {
    expect(complaint(given)).toBe(message);
  });

  it('that are wrong in two places are told both', () => {
    expect(complaint({ stage: 'dev', region: 'here', alarmEmail: 'me' }).split('\n')).toHaveLength(2);
  });
});
