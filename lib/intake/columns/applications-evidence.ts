import { column } from '../columns.ts';

const NOT_EVIDENCED = 'yes or no; blank means not evidenced.';

/** The yes and no answers, and what priority is measured by: the right-hand end of an applications file. */
export const EVIDENCE_COLUMNS = [
  column(
    'state_funds_used',
    'answer',
    'State funds used',
    'Whether State funds were used to acquire, build or maintain the property or the building.',
    {
      example: 'no',
      source: 'Senior center regulation, F; § 24-1004(e)',
      notes: NOT_EVIDENCED,
    },
  ),
  column(
    'state_bonded_debt',
    'answer',
    'State bonded debt',
    'Whether the State is responsible for bonded debt in connection with the property or the building.',
    {
      example: 'no',
      source: 'Senior center regulation, F; § 24-1004(e)',
      notes: NOT_EVIDENCED,
    },
  ),
  column(
    'poverty_area',
    'answer',
    'Poverty area',
    'Whether the project is designated as eligible for poverty area funding.',
    {
      example: 'no',
      source: '§ 24-1004(f)',
      notes: NOT_EVIDENCED,
    },
  ),
  column(
    'surplus_building_certified',
    'answer',
    'Surplus building certified',
    'Whether it is certified that the area has no surplus public building that would do.',
    { example: 'yes', source: '§ 24-1004(b)', notes: NOT_EVIDENCED },
  ),
  column(
    'sectarian_use',
    'answer',
    'Sectarian use',
    'Whether a part of the grant would serve a sectarian religious purpose.',
    {
      example: 'no',
      source: '§ 24-1004(h)',
      notes: NOT_EVIDENCED,
    },
  ),
  column(
    'federal_law_contrary',
    'answer',
    'Federal law contrary',
    'Whether federal law keeps the federal grant from being applied first.',
    { example: 'no', source: 'Senior center regulation, D', notes: NOT_EVIDENCED },
  ),
  column('senior_population', 'whole', 'Senior population', 'Seniors in the area affected by the project.', {
    unit: 'people',
    example: '5169',
    source: '§ 10-504(c)(1)',
    notes: "Together with the service area, or neither: then the locality's figures are used.",
  }),
  column('service_area_sq_mi', 'decimal', 'Service area', 'Land area affected by the project. More than 0.', {
    unit: 'square miles',
    example: '276.988',
    source: '§ 10-504(c)(1)',
    notes: 'Together with the senior population, or neither. Up to six decimals.',
  }),
  column('latitude', 'latitude', 'Latitude', 'Where the project stands.', {
    unit: 'decimal degrees',
    example: '39.2123',
    source: '§ 10-504(c)(2)',
    notes: 'Required where proximity has weight and no nearest-center override is given.',
  }),
  column('longitude', 'longitude', 'Longitude', 'Where the project stands. West is negative.', {
    unit: 'decimal degrees',
    example: '-76.0699',
    source: '§ 10-504(c)(2)',
    notes: 'Required where proximity has weight and no nearest-center override is given.',
  }),
  column(
    'nearest_center_miles_override',
    'decimal',
    'Nearest center override',
    'Miles to the nearest other center, where the straight line misleads.',
    {
      unit: 'miles',
      example: '14.5',
      source: '§ 10-504(c)(2)',
      notes: 'Up to two decimals; needs the evidence.',
    },
  ),
  column('override_evidence', 'text', 'Override evidence', 'Where the overriding distance comes from.', {
    example: 'Driving distance by State road map, filed 2026-04-20',
  }),
  column('area_need', 'decimal', 'Area need', "The Department's priority of the area.", {
    unit: 'points, 0 to 100',
    example: '62.5',
    source: '§ 24-1004(g)(3)',
    notes: 'Required where it has weight. Up to six decimals.',
  }),
] as const;
