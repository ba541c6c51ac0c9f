/** An existing senior center or facility with a point on the map. */
export interface Center {
  readonly centerId: string;
  readonly name: string;
  readonly fips: string;
  /** Decimal degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly open: boolean;
  readonly source: string;
  readonly row: number;
}
