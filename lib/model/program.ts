export const PROGRAMS = ['senior_center', 'assisted_living'] as const;
export type Program = (typeof PROGRAMS)[number];

/** Kinds of work; a project "involves" a kind if its application lists it. */
export const PROJECT_TYPES = [
  'construction',
  'acquisition',
  'conversion',
  'renovation',
  'improvement',
  'equipment',
  'planning_design',
  'master_plan',
] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

export const APPLICANT_TYPES = ['local_government', 'nonprofit'] as const;
export type ApplicantType = (typeof APPLICANT_TYPES)[number];

/** The three legal texts, by the keys that every output uses. */
export const SENIOR_CENTER_STATUTE = 'senior-center-statute';
export const SENIOR_CENTER_REGULATION = 'senior-center-regulation';
export const ASSISTED_LIVING_STATUTE = 'assisted-living-statute';
export type TextKey =
  typeof SENIOR_CENTER_STATUTE | typeof SENIOR_CENTER_REGULATION | typeof ASSISTED_LIVING_STATUTE;

/** The texts that bear on a program; the first governs unless the round file says otherwise. */
export const TEXTS_OF: Readonly<Record<Program, readonly TextKey[]>> = {
  senior_center: [SENIOR_CENTER_STATUTE, SENIOR_CENTER_REGULATION],
  assisted_living: [ASSISTED_LIVING_STATUTE],
};
