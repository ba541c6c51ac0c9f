/** A county or Baltimore City. */
export interface Locality {
  readonly fips: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** People of the senior age that the reference data counts (65 and over in the packaged data). */
  readonly seniorPopulation: number;
  /** Land area in millionths of a square mile. */
  readonly landArea: number;
  readonly source: string;
  readonly row: number;
}
