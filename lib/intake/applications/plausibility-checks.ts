import { addYears } from '../../model/date.ts';
import { cents, formatDollars } from '../../model/money.ts';
import { groupDigits, sayDecimal } from '../say-number.ts';
import { sayParts } from '../say-parts.ts';
import type { RowCheck } from './check.ts';
import {
  misplacedPoint,
  otherCounty,
  receivedAfterDecision,
  receivedLongAgo,
  requestAboveCost,
  tooManySeniors,
  tooMuchArea,
} from './rules.ts';

// Questions, never errors: each threshold is so wide that what it asks about is seldom meant.

/**
 * The money named for a project should come near its cost. Ten times either way is asked about; where the local
 * match is blank the request alone may rightly be small, and only a hundredth is.
 */
const moneyFitsCost: RowCheck = {
  name: 'the money named for the project against its cost',
  needs: ['eligible_cost', 'federal_grant', 'cdbg_grant', 'other_grants', 'requested_grant', 'local_match'],
  run(draft, scan, { at }) {
    const { eligibleCost, requestedGrant, federalGrant, cdbgGrant, otherGrants, localMatch } = draft;
    if (eligibleCost === null || requestedGrant === null || eligibleCost === 0 || requestedGrant === 0)
      return;
    const named =
      requestedGrant + (federalGrant ?? 0) + (cdbgGrant ?? 0) + (otherGrants ?? 0) + (localMatch ?? 0);
    const least = localMatch === null ? eligibleCost / 100 : eligibleCost / 10;
    if (named < least || named > eligibleCost * 10) {
      scan.report(
        misplacedPoint,
        {
          money: formatDollars(cents(named)),
          parts: sayParts([
            [at.requested_grant, requestedGrant],
            [at.federal_grant, federalGrant],
            [at.cdbg_grant, cdbgGrant],
            [at.other_grants, otherGrants],
            [at.local_match, localMatch],
          ]),
          cost: formatDollars(eligibleCost),
        },
        at.eligible_cost,
      );
    } else if (requestedGrant > eligibleCost) {
      const facts = { requested: formatDollars(requestedGrant), cost: formatDollars(eligibleCost) };
      scan.report(requestAboveCost, facts, at.requested_grant);
    }
  },
};

const areaWithinLocality: RowCheck = {
  name: 'the area affected against its locality',
  needs: ['locality', 'senior_population', 'service_area_sq_mi'],
  run(draft, scan, { at }) {
    const { locality, seniorPopulation, serviceArea } = draft;
    if (locality === null) return;
    if (seniorPopulation !== null && seniorPopulation > locality.seniorPopulation) {
      const facts = {
        given: groupDigits(seniorPopulation),
        locality: locality.name,
        whole: groupDigits(locality.seniorPopulation),
      };
      scan.report(tooManySeniors, facts, at.senior_population);
    }
    if (serviceArea !== null && serviceArea > locality.landArea) {
      const facts = {
        given: sayDecimal(serviceArea),
        locality: locality.name,
        whole: sayDecimal(locality.landArea),
      };
      scan.report(tooMuchArea, facts, at.service_area_sq_mi);
    }
  },
};

const placeInLocality: RowCheck = {
  name: 'the coordinates against the locality',
  needs: ['locality', 'latitude', 'longitude'],
  run(draft, scan, { neighbourhoods, localities, at }) {
    const { locality, latitude, longitude } = draft;
    if (locality === null || latitude === null || longitude === null || scan.errors > 0) return;
    const stray = neighbourhoods.stray(locality.fips, latitude, longitude);
    if (stray === null) return;
    const other = localities.byFips(stray.otherFips)?.name ?? stray.otherFips;
    const facts = {
      locality: locality.name,
      miles: stray.miles.toFixed(0),
      other,
      otherMiles: stray.otherMiles.toFixed(0),
    };
    scan.report(otherCounty, facts, at.latitude, {
      value: `${scan.cell(at.latitude).trim()}, ${scan.cell(at.longitude).trim()}`,
    });
  },
};

const receivedInTime: RowCheck = {
  name: 'the day of receipt against the decision date',
  needs: ['received_on'],
  run(draft, scan, { round, at }) {
    const { receivedOn } = draft;
    if (receivedOn === null) return;
    const { decisionDate } = round;
    const facts = { received: receivedOn, decided: decisionDate };
    if (receivedOn > decisionDate) scan.report(receivedAfterDecision, facts, at.received_on);
    else if (receivedOn < addYears(decisionDate, -2)) scan.report(receivedLongAgo, facts, at.received_on);
  },
};

export const PLAUSIBILITY_CHECKS: readonly RowCheck[] = [
  moneyFitsCost,
  areaWithinLocality,
  placeInLocality,
  receivedInTime,
];
