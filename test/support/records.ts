import type { Application } from '../../lib/model/application.ts';
import type { Batch, WaitingRow } from '../../lib/model/batch.ts';
import type { Center } from '../../lib/model/center.ts';
import { type IsoDate, parseIsoDate } from '../../lib/model/date.ts';
import type { Grant } from '../../lib/model/grant.ts';
import { centerKeyOfId, foldId } from '../../lib/model/identity.ts';
import type { Locality } from '../../lib/model/locality.ts';
import { type Cents, ZERO, cents } from '../../lib/model/money.ts';
import type {
  FactorName,
  Goalposts,
  MeasuredFactor,
  ProgramRules,
  Readings,
  Round,
  Weight,
} from '../../lib/model/round.ts';

// Plain records for tests: each has sensible defaults, and a test names only what it is about.

/** An amount as people write it: usd('1,900,000'), usd('50,000.01'). */
export function usd(text: string): Cents {
  const match = /^(\d+)(?:\.(\d{2}))?$/.exec(text.replaceAll(',', ''));
  if (!match) throw new Error(`not an amount: ${text}`);
  return cents(Number(match[1]) * 100 + Number(match[2] ?? '0'));
}

/** A real day: on('2026-07-01'). */
export function on(text: string): IsoDate {
  const day = parseIsoDate(text);
  if (day === null) throw new Error(`no such day: ${text}`);
  return day;
}

/** A decimal in whole units of 10^-places, exactly: units('0.4', 9) is 400,000,000. */
function units(text: string, places: number): number {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > places) throw new Error(`not a decimal of ${places} places: ${text}`);
  return Number(`${match[1] ?? ''}${fraction.padEnd(places, '0')}`);
}

/** Millionths: goalposts, square miles, points of area need. */
export const millionths = (text: string): number => units(text, 6);

/** Billionths: weights and shares. */
export const billionths = (text: string): number => units(text, 9);

/** Hundredths: miles. */
export const hundredths = (text: string): number => units(text, 2);

/** A county of 10,000 seniors on 100 square miles: 100 to the square mile. */
export function aLocality(given: Partial<Locality> = {}): Locality {
  return {
    fips: '24001',
    name: 'Allegany County',
    aliases: [],
    seniorPopulation: 10_000,
    landArea: millionths('100'),
    source: 'made up for the test',
    row: 2,
    ...given,
  };
}

/** What a test may say of an application; the ids give the keys by which they are compared. */
export type ApplicationFacts = Partial<Omit<Application, 'projectKey'>>;

/**
 * A senior center is built new for $1,000,000 without a federal grant; $500,000 is asked. Everything optional is
 * left blank. It is in the county of aLocality().
 */
export function anApplication(given: ApplicationFacts = {}): Application {
  const { projectId = null, centerId = null } = given;
  return {
    row: 2,
    applicationId: 'A-001',
    program: 'senior_center',
    projectId,
    projectKey: projectId === null ? null : foldId(projectId),
    projectTitle: 'A senior center',
    projectScope: '',
    projectTypes: ['construction'],
    applicant: 'Allegany County',
    applicantType: 'local_government',
    locality: aLocality(),
    centerId,
    centerKey: centerId === null ? null : centerKeyOfId(centerId),
    centerName: '',
    receivedOn: on('2026-05-01'),
    eligibleCost: usd('1,000,000'),
    federalGrant: ZERO,
    cdbgGrant: null,
    otherGrants: null,
    requestedGrant: usd('500,000'),
    localMatch: null,
    propertyValue: null,
    centerValue: null,
    residualValue: null,
    priorMatch: null,
    outstandingStateDebt: null,
    otherStateInvestment: null,
    stateFundsUsed: null,
    stateBondedDebt: null,
    povertyArea: null,
    surplusBuildingCertified: null,
    sectarianUse: null,
    federalLawContrary: null,
    seniorPopulation: null,
    serviceArea: null,
    latitude: null,
    longitude: null,
    nearestOverride: null,
    overrideEvidence: '',
    areaNeed: null,
    extra: [],
    ...given,
  };
}

/** An assisted living facility is renovated by a county; nothing keeps it from being eligible. */
export function anAssistedLivingApplication(given: ApplicationFacts = {}): Application {
  return anApplication({
    program: 'assisted_living',
    projectTypes: ['renovation'],
    projectTitle: 'An assisted living facility',
    sectarianUse: 'no',
    areaNeed: millionths('50'),
    ...given,
  });
}

/** What a test may say of a grant; `projectId` and `centerId` give the keys by which they are compared. */
export type GrantFacts = Partial<Omit<Grant, 'projectKey'>> & {
  readonly projectId?: string | null;
  readonly centerId?: string | null;
};

/** $100,000 of this program, approved on 2020-01-01 and received, to no named center and no named project. */
export function aGrant({ projectId = null, centerId = null, ...given }: GrantFacts = {}): Grant {
  return {
    grantId: 'G-001',
    program: 'senior_center',
    programKind: 'this_program',
    fips: '24001',
    centerKey: centerId === null ? null : centerKeyOfId(centerId),
    centerName: '',
    projectKey: projectId === null ? null : foldId(projectId),
    masterPlan: false,
    approvedOn: on('2020-01-01'),
    amount: usd('100,000'),
    amountReturned: null,
    status: 'received',
    source: 'made up for the test',
    round: null,
    row: 2,
    ...given,
  };
}

/** An open center in Cumberland. */
export function aCenter(given: Partial<Center> = {}): Center {
  return {
    centerId: 'C-1',
    name: 'A senior center',
    fips: '24001',
    latitude: 39.651902,
    longitude: -78.758378,
    open: true,
    source: 'made up for the test',
    row: 2,
    ...given,
  };
}

/** The readings of the page, but for those given. */
export function readings(given: Partial<Readings> = {}): Readings {
  return {
    boardKeepsDollarCap: true,
    cdbgIsFederal: true,
    countNetGrants: true,
    windowHalfOpen: true,
    priorStateGrantsAreOtherGrants: true,
    regulationValueCountsLocalWork: true,
    ...given,
  };
}

/** goalposts('10', '1100', 'log'). */
export function goalposts(from: string, to: string, scale: 'linear' | 'log' = 'linear'): Goalposts {
  return { from: millionths(from), to: millionths(to), scale, reason: 'made up for the test' };
}

export function weight(text: string): Weight {
  return { text, billionths: billionths(text) };
}

/** weights({ density: '0.4', proximity: '0.6' }). */
export function weights(given: Partial<Record<FactorName, string>>): ReadonlyMap<FactorName, Weight> {
  return new Map(Object.entries(given).map(([name, text]) => [name as FactorName, weight(text)]));
}

/** The rules of the contract's example round file, ranked by density alone, on $2,000,000. */
export function someRules(given: Partial<ProgramRules> = {}): ProgramRules {
  return {
    budget: usd('2,000,000'),
    policy: 'fill_down',
    minimumViableShare: billionths('0.5'),
    recommendBoardRoute: false,
    weights: weights({ density: '1' }),
    goalposts: new Map<MeasuredFactor, Goalposts>([
      ['density', goalposts('10', '1100', 'log')],
      ['proximity', goalposts('0', '15')],
      ['area_need', goalposts('0', '100')],
    ]),
    notEstablishedScores: 0,
    tieBreaks: ['never_funded', 'received_on', 'application_id'],
    ...given,
  };
}

/** Both programs, decided on 2026-07-01; the ledger is complete, and there is no deadline. */
export function aRound(given: Partial<Round> = {}): Round {
  return {
    id: 'FY2027',
    title: 'Senior facilities, fiscal year 2027',
    decisionDate: on('2026-07-01'),
    receiptDeadline: null,
    governingText: 'statute',
    ledgerComplete: true,
    readings: readings(),
    programs: {
      senior_center: someRules(),
      assisted_living: someRules({ budget: usd('1,000,000'), weights: weights({ area_need: '1' }) }),
    },
    ...given,
  };
}

/** A round of senior centers alone, under rules of its own. */
export function aSeniorCenterRound(rules: Partial<ProgramRules> = {}, given: Partial<Round> = {}): Round {
  return aRound({ programs: { senior_center: someRules(rules) }, ...given });
}

/** A row that an error keeps from being ranked. */
export function aWaitingRow(given: Partial<WaitingRow> = {}): WaitingRow {
  return {
    row: 3,
    applicationId: 'A-002',
    program: 'senior_center',
    applicant: 'Allegany County',
    locality: 'Allegany County',
    centerName: null,
    projectTitle: null,
    receivedOn: on('2026-05-01'),
    requestedGrant: null,
    extra: [],
    ...given,
  };
}

/** A batch that intake found nothing wrong with. */
export function aBatch(given: Partial<Batch> = {}): Batch {
  const { applications = [], waiting = [] } = given;
  const accepted = applications.length;
  const refused = waiting.length;
  return {
    upload: null,
    extraColumns: [],
    applications,
    waiting,
    ledger: [],
    centers: [],
    localities: [aLocality()],
    findings: [],
    rejected: false,
    referenceFault: false,
    counts: { seen: accepted + refused, accepted, refused, blank: 0 },
    ...given,
  };
}
