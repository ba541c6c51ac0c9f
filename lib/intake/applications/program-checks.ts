import type { RowCheck } from './check.ts';
import { rulesOf } from './check.ts';
import {
  halfCoordinates,
  halfDensity,
  noAreaNeed,
  noCoordinates,
  nonprofitCenter,
  overrideWithoutEvidence,
  programNotInRound,
} from './rules.ts';
import { scanPlace } from '../place-scan.ts';

const programInRound: RowCheck = {
  name: 'whether the round has the program',
  needs: ['program'],
  run(draft, scan, { round, at }) {
    if (draft.program === null || rulesOf(draft.program, round) !== null) return;
    scan.report(programNotInRound, { program: draft.program, round: round.id }, at.program);
  },
};

const applicantMayApply: RowCheck = {
  name: 'whether the applicant may apply to the program',
  needs: ['program', 'applicant_type'],
  run(draft, scan, { at }) {
    if (draft.program === 'senior_center' && draft.applicantType === 'nonprofit') {
      scan.report(nonprofitCenter, undefined, at.applicant_type);
    }
  },
};

const densityIsWhole: RowCheck = {
  name: 'senior population and service area together',
  needs: ['senior_population', 'service_area_sq_mi'],
  run(draft, scan, { at }) {
    if ((draft.seniorPopulation === null) === (draft.serviceArea === null)) return;
    const missing = draft.seniorPopulation === null ? at.senior_population : at.service_area_sq_mi;
    scan.report(halfDensity, { missing: missing.spec.title }, missing);
  },
};

const overrideIsEvidenced: RowCheck = {
  name: 'evidence of the overriding distance',
  needs: ['nearest_center_miles_override', 'override_evidence'],
  run(draft, scan, { at }) {
    if (draft.nearestOverride !== null && draft.overrideEvidence === '') {
      scan.report(overrideWithoutEvidence, undefined, at.override_evidence);
    }
  },
};

const placeIsKnown: RowCheck = {
  name: 'distance to the nearest center',
  needs: ['program', 'latitude', 'longitude', 'nearest_center_miles_override'],
  run(draft, scan, { round, at }) {
    const { latitude, longitude } = draft;
    if (latitude !== null && longitude !== null) {
      scanPlace(
        scan,
        { column: at.latitude, degrees: latitude },
        { column: at.longitude, degrees: longitude },
      );
    } else if (latitude !== null || longitude !== null) {
      const missing = latitude === null ? at.latitude : at.longitude;
      scan.report(halfCoordinates, { missing: missing.spec.title }, missing);
    } else if (
      draft.nearestOverride === null &&
      rulesOf(draft.program, round)?.weights.has('proximity') === true
    ) {
      scan.report(noCoordinates, undefined, at.latitude);
    }
  },
};

const areaNeedIsKnown: RowCheck = {
  name: 'area need where it has weight',
  needs: ['program', 'area_need'],
  run(draft, scan, { round, at }) {
    if (draft.areaNeed === null && rulesOf(draft.program, round)?.weights.has('area_need') === true) {
      scan.report(noAreaNeed, undefined, at.area_need);
    }
  },
};

export const PROGRAM_CHECKS: readonly RowCheck[] = [
  programInRound,
  applicantMayApply,
  densityIsWhole,
  overrideIsEvidenced,
  placeIsKnown,
  areaNeedIsKnown,
];
