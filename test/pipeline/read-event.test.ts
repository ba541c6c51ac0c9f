import { describe, expect, it } from 'vitest';
import { uploadsOf, UnknownEventError } from '../../lib/pipeline/read-event.ts';

const own = (key: string, versionId?: string, eventName = 'ObjectCreated:Put') => ({
  Records: [
    {
      eventSource: 'aws:s3',
      eventName,
      userIdentity: { principalId: 'EXAMPLE' },
      s3: { object: versionId === undefined ? { key } : { key, versionId } },
    },
  ],
});

describe('an event of S3 itself', () => {
  it('has its key decoded once: plus to space, then percent signs', () => {
    const key = 'inbox/rounds/FY27+round%2B1+%28100%25%29+Ren%C3%A9/applications.csv';
    expect(uploadsOf(own(key, 'v1'))).toEqual([
      {
        key: 'inbox/rounds/FY27 round+1 (100%) René/applications.csv',
        versionId: 'v1',
        uploadedBy: 'EXAMPLE',
        uploadedByFrom: 'event',
      },
    ]);
  });

  it('may name no version: the current one is meant', () => {
    expect(uploadsOf(own('inbox/ledger/a.csv'))[0]?.versionId).toBeNull();
  });

  it('of something deleted or restored is no upload', () => {
    expect(uploadsOf(own('inbox/a.csv', 'v1', 'ObjectRemoved:Delete'))).toEqual([]);
  });
});

describe('an event by way of EventBridge', () => {
  const bridged = (type: string) => ({
    'detail-type': type,
    detail: { object: { key: 'inbox/a+b%20c.csv', 'version-id': 'v2' }, requester: '111122223333' },
  });

  it('has its key as it is', () => {
    expect(uploadsOf(bridged('Object Created'))).toEqual([
      { key: 'inbox/a+b%20c.csv', versionId: 'v2', uploadedBy: '111122223333', uploadedByFrom: 'event' },
    ]);
  });

  it('of another kind is no upload', () => {
    expect(uploadsOf(bridged('Object Tags Added'))).toEqual([]);
  });
});

it('takes a test event for nothing, and what it does not know for a fault', () => {
  expect(uploadsOf({ Service: 'Amazon S3', Event: 's3:TestEvent' })).toEqual([]);
  expect(() => uploadsOf({ hello: 1 })).toThrow(UnknownEventError);
});
