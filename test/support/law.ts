import { assistedLivingStatute } from '../../lib/law/assisted-living-statute.ts';
import { type LawOfRound, lawOfRound } from '../../lib/law/law-of-round.ts';
import type { Quarters } from '../../lib/law/limits.ts';
import { seniorCenterRegulation } from '../../lib/law/senior-center-regulation.ts';
import { seniorCenterStatute } from '../../lib/law/senior-center-statute.ts';
import { type Trace, silent } from '../../lib/law/trace.ts';
import type { CenterRoom, CountedGrant } from '../../lib/law/window.ts';
import type { Grant } from '../../lib/model/grant.ts';
import type { Readings } from '../../lib/model/round.ts';
import {
  type ApplicationFacts,
  aRound,
  anApplication,
  anAssistedLivingApplication,
  on,
  readings,
} from './records.ts';

/** What surrounds an application: the day, the earlier grants, the readings that differ from the page's. */
export interface Setting {
  readonly decidedOn?: string;
  readonly ledger?: readonly Grant[];
  readonly readings?: Partial<Readings>;
  readonly say?: Trace;
}

export function theLaw(setting: Setting = {}): LawOfRound {
  const round = aRound({
    decisionDate: on(setting.decidedOn ?? '2026-07-01'),
    readings: readings(setting.readings),
  });
  return lawOfRound(round, setting.ledger ?? []);
}

/** § 10-504 on an application. */
export function statute(application: ApplicationFacts, setting: Setting = {}) {
  return seniorCenterStatute(anApplication(application), theLaw(setting), setting.say ?? silent);
}

/** The regulation on an application. */
export function regulation(application: ApplicationFacts, setting: Setting = {}) {
  return seniorCenterRegulation(anApplication(application), theLaw(setting), setting.say ?? silent);
}

/** § 24-1004 on an application. */
export function assistedLiving(application: ApplicationFacts, setting: Setting = {}) {
  const facts = anAssistedLivingApplication(application);
  return assistedLivingStatute(facts, theLaw(setting), setting.say ?? silent);
}

/** The room of a center named "C-1", by whose id a test gives its grants. */
export function roomOfCenter(setting: Setting): CenterRoom {
  const room = theLaw(setting).roomOf('id:C-1');
  if (room === null) throw new Error('no rule on the center’s 15 years held on that day');
  return room;
}

export const idsOf = (grants: readonly CountedGrant[]): string[] => grants.map(({ grant }) => grant.grantId);

/** One step told to the trace; an amount as the number of cents, halves and quarters included. */
export interface ToldStep {
  readonly clause: string;
  readonly label: string;
  readonly value: string | number;
}

/** A trace that keeps what it is told. */
export function aRecorder(): Trace & { readonly steps: ToldStep[] } {
  const steps: ToldStep[] = [];
  const keep = (clause: string, label: string, value: string | number): void =>
    void steps.push({ clause, label, value });
  return {
    steps,
    money: (clause, label, _sources, value: Quarters) => keep(clause, label, value / 4),
    condition: (clause, label, _sources, value) => keep(clause, label, value),
    note: (clause, label, _sources, value) => keep(clause, label, value),
  };
}
