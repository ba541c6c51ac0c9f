import { newDraft } from '../../lib/intake/applications/draft.ts';
import type { Application } from '../../lib/model/application.ts';

const FIELDS = Object.keys(newDraft(0)) as (keyof Application)[];

/** An application with every value as a property of its own, so that two can be compared. */
export function plainApplication(application: Application): Readonly<Record<string, unknown>> {
  return Object.fromEntries(FIELDS.map((field) => [field, application[field]]));
}
